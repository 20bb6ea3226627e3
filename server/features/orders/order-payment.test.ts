import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

const { shop, mail } = shopWithMailForTests();

const decide = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}/payment`, asJson("PATCH", body));

async function decided(order: Order, body: object): Promise<Order> {
  return answered(decide(order, body), orderAnswerSchema);
}

async function recordOf({ _id }: Order) {
  return answered(shop.askAsOwner(`/api/v1/orders/${_id}/record`), orderRecordAnswerSchema);
}

const ask = (reason: string) => ({ paymentState: "better_receipt_asked", reason });

test("a receipt is accepted, and its order waits for nobody any more", async () => {
  const order = await placeTransfer(shop);
  assert.equal(order.paymentState, "receipt_to_check");
  assert.equal((await decided(order, { paymentState: "accepted" })).paymentState, "accepted");
  const { events } = await recordOf(order);
  const change = events.find((event) => event.kind === "change");
  assert.deepEqual(change?.changes, { paymentState: { from: "receipt_to_check", to: "accepted" } });
  // Taken back, it is to be checked again.
  const again = await decided(order, { paymentState: "receipt_to_check" });
  assert.equal(again.paymentState, "receipt_to_check");
});

test("who is asked for a better receipt reads why, in the language of the order", async () => {
  const email = "arabic@example.com";
  const more = { "personalInfo[email]": email, language: "ar" };
  const order = await placeTransfer(shop, more, "#112233");
  assert.equal(order.language, "ar");
  await settledNotifications(shop);
  const reason = "لا يظهر رقم الطلب\nفي الصورة";
  const asked = await decided(order, ask(reason));
  assert.deepEqual([asked.paymentState, asked.receiptReason], ["better_receipt_asked", reason]);
  await settledNotifications(shop);
  const [confirmation, question] = mail.mails.filter(({ recipients: [to] }) => to === email);
  assert.ok(confirmation!.text.includes("شكرًا"));
  const reported = question!;
  assert.ok(reported.headers.get("subject")!.includes(`إيصال الطلب ${order.orderNumber}`));
  for (const body of [reported.text, reported.html]) {
    assert.ok(body.includes("لا يظهر رقم الطلب"));
    assert.ok(body.includes(order.orderNumber));
  }
  assert.equal(reported.headers.get("reply-to"), "hello@naqra.example");

  const { events } = await recordOf(order);
  const sent = events.flatMap((event) => (event.kind === "notification" ? [event] : []));
  assert.deepEqual(sent.map(({ name, channel, status }) => [name, channel, status]).toSorted(), [
    ["better-receipt", "email", "done"],
    ["order-confirmation", "email", "done"],
    ["order-notice", "email", "done"],
  ]);
  assert.equal(events.at(-1)!.kind, "placed");
  assert.equal((await decided(asked, { paymentState: "accepted" })).receiptReason, "");
});

test("a decision that is taken back before it was sent is not sent", async () => {
  await using silent = await startTestShop();
  const order = await placeTransfer(silent);
  const path = `/api/v1/orders/${order._id}/payment`;
  await silent.askAsOwner(path, asJson("PATCH", ask("Too dark")));
  await silent.askAsOwner(path, asJson("PATCH", { paymentState: "accepted" }));
  const { betterReceipt } = await import("./notifications/order-notifications.ts");
  const context = {
    trx: silent.database.db,
    db: silent.database.db,
    transaction: silent.database.transaction,
    recipient: "",
    publicUrl: "",
    linkSecrets: { current: "x" },
  };
  await assert.rejects(betterReceipt.read({ orderId: order._id }, context), /decided on otherwise/);
});

test("a reason is needed, a known state, and an order that is paid by a receipt", async () => {
  const order = await placeTransfer(shop, {}, "#445566");
  for (const [body, field] of [
    [{ paymentState: "better_receipt_asked" }, "reason"],
    [ask("  "), "reason"],
    [ask("x".repeat(501)), "reason"],
    [{ paymentState: "cash_due" }, "paymentState"],
    [{}, "paymentState"],
  ] as const) {
    const response = await decide(order, body);
    assert.equal(response.status, 400, JSON.stringify(body));
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    assert.deepEqual(Object.keys(errors), [field]);
  }
  const cash = await placeCashOrder(shop);
  assert.equal((await decide(cash, { paymentState: "accepted" })).status, 400);
  assert.equal((await decide({ ...cash, _id: "0".repeat(24) }, ask("why"))).status, 404);
});

test("the same picture on another order is found, by the number of that order", async () => {
  const person = { "personalInfo[firstName]": "Second" };
  const first = await placeTransfer(shop, {}, "#778899");
  const second = await placeTransfer(shop, person, "#778899");
  const other = await placeTransfer(shop, person, "#99aabb");
  assert.deepEqual(
    (await recordOf(second)).sameReceipt.map(({ orderNumber }) => orderNumber),
    [first.orderNumber],
  );
  assert.deepEqual(
    (await recordOf(first)).sameReceipt.map(({ customerFullName }) => customerFullName),
    ["Second Customer"],
  );
  assert.deepEqual((await recordOf(other)).sameReceipt, []);
  await shop.askAsOwner(`/api/v1/orders/${first._id}`, { method: "DELETE" });
  assert.deepEqual((await recordOf(second)).sameReceipt, []);
});
