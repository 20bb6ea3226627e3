import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import { orderAnswerSchema, reservationAnswerSchema } from "#shared/orders/order.ts";

const shop = shopForTests();

const photo = async (field: string, color?: string) => ({
  field,
  name: `${field}.jpg`,
  bytes: await photoWithPlace(color),
});

/** An order with a logo and a receipt, and the token of its customer's page. */
async function placed(place: string) {
  const reserved = await shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id, pageToken } = reservationAnswerSchema.parse(await reserved.json()).data.data;
  const fields = {
    _id,
    "deliveryInfo[addressLine1]": place,
    "cardDesign[includePrintedLogo]": "true",
  };
  const body = multipart({ ...ORDER_ABROAD, ...fields, paymentMethod: "online" }, [
    await photo("despositeTransactionImg"),
    await photo("companyLogo", "#224466"),
  ]);
  const order = await answered(
    shop.ask("/api/v1/orders", { method: "POST", body }),
    orderAnswerSchema,
    201,
  );
  const page = `/api/v1/orders/by-token/${pageToken}`;
  const links = [order.despositeTransactionImg, order.cardDesign.companyLogo];
  return { id: _id, page, links, paths: [page, ...links] };
}

const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await shop.ask(path)).status));

const remove = (id: string) => shop.askAsOwner(`/api/v1/orders/${id}`, { method: "DELETE" });
const restore = (id: string) =>
  shop.askAsOwner(`/api/v1/bin/order/${id}/restore`, { method: "POST" });

test("from its deletion on no link to an order, its receipt or its logo works, until it is restored", async () => {
  const { id, paths } = await placed("Deleted Street 1");
  const { paths: others } = await placed("Another Street 2");
  assert.deepEqual(await statuses(paths), [200, 200, 200]);

  assert.equal((await remove(id)).status, 200);
  assert.deepEqual(await statuses(paths), [404, 404, 404]);
  const heads = paths.slice(1).map((path) => shop.ask(path, { method: "HEAD" }));
  assert.deepEqual(
    (await Promise.all(heads)).map(({ status }) => status),
    [404, 404],
  );
  assert.deepEqual(await statuses(others), [200, 200, 200], "another's");
  assert.equal((await remove(id)).status, 404, "deleted twice");

  assert.equal((await restore(id)).status, 200);
  assert.deepEqual(await statuses(paths), [200, 200, 200]);
});

test("the link of a receipt ends when another takes its place, and of a logo with the order", async () => {
  const { id, page, links } = await placed("Exchanged Street 3");
  const [receipt = "", logo = ""] = links;
  const decision = { paymentState: "better_receipt_asked", reason: "Too dark" };
  const path = `/api/v1/orders/${id}`;
  assert.equal((await shop.askAsOwner(`${path}/payment`, asJson("PATCH", decision))).status, 200);
  const sent = multipart({}, [await photo("receipt", "#118822")]);
  const { order } = await answered(
    shop.ask(`${page}/receipt`, { method: "POST", body: sent }),
    orderPageAnswerSchema,
  );
  assert.deepEqual(await statuses([receipt, order.despositeTransactionImg]), [404, 200]);

  const printed = {
    "cardDesign[nameOnCard]": order.cardDesign.nameOnCard,
    "cardDesign[color]": order.cardDesign.color,
    "cardDesign[includePrintedLogo]": "true",
    noAddons: "true",
  };
  const corrected = multipart(printed, [await photo("companyLogo", "#881122")]);
  assert.equal((await shop.askAsOwner(path, { method: "PATCH", body: corrected })).status, 200);
  assert.equal((await shop.ask(logo)).status, 200, "it can be undone");
  await remove(id);
  assert.deepEqual(await statuses([receipt, order.despositeTransactionImg, logo]), [404, 404, 404]);
  await restore(id);
  assert.deepEqual(await statuses([order.despositeTransactionImg, logo]), [200, 200]);
});
