import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";
import { takenOrderAnswerSchema } from "#shared/orders/staff-order-form.ts";

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
});
after(() => shop[Symbol.asyncDispose]());

const FURTHER = {
  firstName: "Second",
  lastName: "Example",
  nameOnCard: "Second E.",
  position: "Sales",
};
let count = 0;
/** An order like no other, as the panel sends it. */
const form = (more: object = {}) => ({
  product: MAIN_PRODUCT_ID,
  personalInfo: {
    firstName: "Example",
    lastName: "Customer",
    position: "Founder",
    organization: "Example Bakery",
    phoneNumbers: ["0790000000"],
    email: "customer@example.com",
  },
  cardDesign: { nameOnCard: `Card ${++count}` },
  deliveryInfo: {
    country: OTHER_COUNTRY_ID,
    city: OTHER_CITY_ID,
    typedCountry: "Exampleland",
    typedCity: "Exampleton",
    addressLine1: "Example Street 1",
    deliveryPhone: "0790000000",
    deliveryEmail: "customer@example.com",
  },
  paymentMethod: "cash",
  ...more,
});
const send = (body: object, ask = shop.askAsOwner, headers: Record<string, string> = {}) => {
  const init = asJson("POST", body);
  return ask("/api/v1/staff/orders", {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...headers },
  });
};
const take = (more?: object) => answered(send(form(more)), takenOrderAnswerSchema, 201);
const rows = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const codesIn = async (answer: Response) => {
  const { codes } = await refused(answer);
  return Object.entries(codes as Record<string, { code: string }>).map(([field, { code }]) => [
    field,
    code,
  ]);
};

test("an order by phone is what the same one by its customer is, and its customer gets a link that opens it", async () => {
  const taken = await take();
  const sent: OrderFields = { ...ORDER_ABROAD, "cardDesign[nameOnCard]": "By its customer" };
  const body = multipart(sent);
  const placed = await answered(
    shop.ask("/api/v1/orders", { method: "POST", body }),
    orderAnswerSchema,
    201,
  );
  assert.deepEqual([taken.total, taken.paymentState], [placed.total, "cash_due"]);
  const page = await shop.ask(`/api/v1/orders/by-token/${taken.pageToken}`);
  assert.equal(page.status, 200);
  const kinds = await rows(
    "select kind from jobs where payload->'about'->>'orderId' = $1 and kind = 'email:order-confirmation'",
    taken._id,
  );
  assert.equal(kinds.length, 1);
  const [entry] = await rows(
    "select action, user_id is not null as named, changes from history_entries where entity_id = $1",
    taken._id,
  );
  assert.deepEqual(entry, { action: "create", named: true, changes: {} });
});

test("price and fee are other ones for a reason, which is on record; the total follows", async () => {
  assert.deepEqual(await codesIn(await send(form({ price: 20 }))), [["reason", "field_required"]]);
  for (const [field, value] of [
    ["price", -1],
    ["price", 1.0001],
    ["fee", 1e12],
    ["price", "free"],
  ] as const) {
    const answer = await send(form({ [field]: value, reason: "A regular customer" }));
    assert.deepEqual(
      (await codesIn(answer)).map(([name]) => name),
      [field],
    );
  }
  const cards = [
    { firstName: "Second", lastName: "Example", nameOnCard: "Second", position: "Sales" },
  ];
  const taken = await take({ price: 20.5, fee: 2, reason: "A regular customer", cards });
  assert.deepEqual([taken.total, taken.product.price, taken.deliveryInfo.cityFee], [43, 20.5, 2]);
  const [entry] = await rows("select changes from history_entries where entity_id = $1", taken._id);
  assert.deepEqual(entry!["changes"], {
    productPriceFils: { from: 35_000, to: 20_500 },
    cityFeeFils: { from: 0, to: 2_000 },
    priceReason: { from: null, to: "A regular customer" },
  });
});

test("paid at the counter it is paid from the start, by transfer its receipt is asked for or has come", async () => {
  const paid = async (id: string) => {
    const [row] = await rows("select paid_fils, total_fils from orders where id = $1", id);
    return row!["paid_fils"] === row!["total_fils"];
  };
  const counter = await take({ payment: "paid" });
  assert.deepEqual([counter.paymentState, await paid(counter._id)], ["accepted", true]);
  const asked = await take({ paymentMethod: "online" });
  assert.deepEqual([asked.paymentState, await paid(asked._id)], ["better_receipt_asked", false]);
  const came = await take({ paymentMethod: "online", payment: "paid" });
  assert.deepEqual([came.paymentState, await paid(came._id)], ["accepted", true]);
  // Cancelled, the money is still there to be given back.
  await shop.askAsOwner(`/api/v1/orders/${counter._id}`, asJson("PATCH", { status: "cancelled" }));
  assert.ok(await paid(counter._id));
});

test("sent again with its key it is the same; at another price it is another", async () => {
  const body = form();
  const key = { "Idempotency-Key": "by phone" };
  const first = await answered(send(body, shop.askAsOwner, key), takenOrderAnswerSchema, 201);
  const again = await answered(send(body, shop.askAsOwner, key), takenOrderAnswerSchema);
  assert.equal(again._id, first._id);
  const other = await answered(
    send({ ...body, price: 1, reason: "A gift" }),
    takenOrderAnswerSchema,
    201,
  );
  assert.notEqual(other._id, first._id);
});

test("while selling is paused staff take orders; prices and payments only those who may change money", async () => {
  await shop.askAsOwner(`/api/v1/products/${MAIN_PRODUCT_ID}`, asJson("PATCH", { isPaused: true }));
  await take();
  await shop.askAsOwner(
    `/api/v1/products/${MAIN_PRODUCT_ID}`,
    asJson("PATCH", { isPaused: false }),
  );
  const maker = await hireColleague(shop, "maker");
  assert.equal((await send(form(), maker.ask)).status, 201);
  const cheap = { price: 1, reason: "A friend" };
  for (const more of [cheap, { payment: "paid" }, { fee: 0, reason: "Near by" }]) {
    assert.equal((await send(form(more), maker.ask)).status, 403);
  }
  const viewer = await hireColleague(shop, "viewer");
  assert.equal((await send(form(), viewer.ask)).status, 403);
  assert.equal((await send(form(), shop.ask)).status, 401);
});

test("a price above what can be stored is refused before anything is, and so is a total that has changed", async () => {
  const terms = {
    price: 1_000_000,
    reason: "Example",
    cards: Array.from({ length: 3 }, () => FURTHER),
  };
  assert.deepEqual(await codesIn(await send(form(terms))), [["price", "number_too_large"]]);
  // Not even where a discount leaves nothing of it to be paid.
  await addDiscount(shop, { code: "ALL", percent: 100 });
  assert.deepEqual(await codesIn(await send(form({ ...terms, discountCode: "ALL" }))), [
    ["price", "number_too_large"],
  ]);
  assert.deepEqual(await codesIn(await send(form({ expectedTotal: 1 }))), [
    ["expectedTotal", "total_changed"],
  ]);
});
