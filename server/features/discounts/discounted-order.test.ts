import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { checkDiscount } from "#shared/discounts/check-discount-call.ts";
import { discountCalls, type DiscountForm } from "#shared/discounts/discount.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

let shop: TestShop;
beforeEach(async () => {
  await shop?.[Symbol.asyncDispose]();
  shop = await startTestShop();
});
after(() => shop[Symbol.asyncDispose]());

let count = 0;
/** Orders of one card for 35 JOD, each of somebody else. */
function send(more: OrderFields = {}): Promise<Response> {
  const name = `Customer ${++count}`;
  const own = { "cardDesign[nameOnCard]": name, "personalInfo[email]": `c${count}@example.com` };
  const body = multipart({ ...ORDER_ABROAD, ...own, ...more });
  return shop.ask("/api/v1/orders", { method: "POST", body });
}
const place = (more?: OrderFields) => answered(send(more), orderAnswerSchema, 201);
const TEN = { discountCode: "TEN" };

async function used(): Promise<number> {
  const answer = await shop.askAsOwner("/api/v1/discounts");
  const { data } = discountCalls.list.answers[200].schema.parse(await answer.json());
  return data.data[0]!.usedCount;
}
const change = (id: string, body: object) =>
  shop.askAsOwner(`/api/v1/discounts/${id}`, asJson("PATCH", body));
const patchOrder = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", body));
const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const addons = async () => {
  const { data } = (await (await shop.ask("/api/v1/addons")).json()) as {
    data: { data: { _id: string; inputType: string; price: number }[] };
  };
  return data.data.filter(({ inputType }) => inputType === "text");
};

const OTHER_PRODUCT = "0".repeat(24);

test("a code takes its part off product and addons, however it is typed, and the order says so", async () => {
  await addDiscount(shop, { code: "RAMADAN10", percent: 15 });
  const [addon] = await addons();
  const order = await place({
    discountCode: " ramadan ١٠",
    "addons[0][addon]": addon!._id,
    "addons[0][addonValue]": "Example",
  });
  const goods = 35 + addon!.price;
  const amount = Math.round(goods * 150) / 1000;
  assert.deepEqual(order.discount, { code: "RAMADAN10", amount });
  assert.equal(order.total, goods - amount);
  const { discount, total } = await answered(
    shop.askAsOwner(`/api/v1/orders/${order._id}`),
    orderAnswerSchema,
  );
  assert.deepEqual({ discount, total }, { discount: order.discount, total: order.total });
});

test("an amount larger than product and addons makes them free, and leaves delivery", async () => {
  await addDiscount(shop, { amount: 50 });
  const { pool } = shop.database;
  await pool.query("update cities set delivery_fee_fils = 5000");
  const order = await place(TEN);
  assert.deepEqual([order.discount!.amount, order.deliveryInfo.cityFee, order.total], [35, 5, 5]);
});

test("an order without a code is what it was before there were any", async () => {
  await addDiscount(shop);
  const form = { "cardDesign[nameOnCard]": "Same", "personalInfo[email]": "same@example.com" };
  const answer = await send(form);
  const text = await answer.text();
  assert.doesNotMatch(text, /discount/i);
  const { _id, total } = orderAnswerSchema.parse(JSON.parse(text)).data.data;
  assert.equal(total, 35);
  // An empty field is no code, and the same order; a code makes it another one.
  const empty = await answered(send({ ...form, discountCode: "  " }), orderAnswerSchema);
  assert.equal(empty._id, _id);
  assert.notEqual((await place({ ...form, ...TEN }))._id, _id);
  assert.equal((await answered(send({ ...form, ...TEN }), orderAnswerSchema)).total, 31.5);
  assert.equal(await used(), 1);
});

test("of the last use of a code one of 50 orders that are sent at once gets it", async () => {
  const { _id } = await addDiscount(shop, { mostUses: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(TEN)));
  assert.deepEqual(statusesOf(answers), [201, ...Array<number>(49).fill(400)]);
  const { errors } = await refused(answers.find(({ status }) => status === 400)!);
  assert.deepEqual(errors, {
    discountCode: "This discount code was used as often as it can be",
  });
  assert.equal(await used(), 1);
  await change(_id, { mostUses: 2 });
  await place(TEN);
});

test("one e-mail address uses a code as often as it may, also with orders at the same moment", async () => {
  await addDiscount(shop, { mostPerEmail: 2 });
  const as = (email: string) => send({ ...TEN, "personalInfo[email]": email });
  const emails = ["one@example.com", "ONE@example.com", "One@Example.com", "one@EXAMPLE.com"];
  const answers = await Promise.all(emails.map(as));
  assert.deepEqual(statusesOf(answers), [201, 201, 400, 400]);
  const { errors } = await refused(answers.find(({ status }) => status === 400)!);
  const used = "This discount code was used with this email address already";
  assert.deepEqual(errors, { discountCode: used });
  assert.equal((await as("two@example.com")).status, 201);
  const check = { code: "ten", product: MAIN_PRODUCT_ID, email: emails[0] };
  const checking = shop.ask("/api/v1/discounts/check", asJson("POST", check));
  assert.deepEqual((await refused(checking)).errors, { code: used });
});

test("a code that can't be used is refused with the reason, by the check and by the order", async () => {
  const { _id } = await addDiscount(shop);
  const check = (body: object = {}) =>
    shop.ask(
      "/api/v1/discounts/check",
      asJson("POST", { code: "ten", product: MAIN_PRODUCT_ID, goods: 35, ...body }),
    );
  const offered = checkDiscount.answers[200].schema;
  assert.deepEqual(await answered(check(), offered), { code: "TEN", percent: 10, amount: 0 });
  const anything: Partial<DiscountForm> = {
    startsOn: null,
    endsOn: null,
    mostUses: null,
    smallestTotal: 0,
    product: null,
    isActive: true,
  };
  const cases: [differs: Partial<DiscountForm>, message: string][] = [
    [{ startsOn: "2999-01-01" }, "This discount code can't be used yet"],
    [{ endsOn: "2026-01-01" }, "This discount code can't be used any more"],
    [{ isActive: false }, "This discount code can't be used any more"],
    [{ smallestTotal: 35.5 }, "This discount code is for orders from 35.500 JOD, without delivery"],
    [{ product: OTHER_PRODUCT }, "This discount code is for another product"],
  ];
  await shop.database.pool.query(
    "insert into products (id, title, description) values ($1, 'Example sticker', '')",
    [OTHER_PRODUCT],
  );
  for (const [differs, message] of cases) {
    assert.equal((await change(_id, { ...anything, ...differs })).status, 200);
    assert.deepEqual((await refused(check())).errors, { code: message });
    assert.deepEqual((await refused(send(TEN))).errors, { discountCode: message });
  }
  await change(_id, { ...anything, smallestTotal: 35, product: MAIN_PRODUCT_ID, mostUses: 1 });
  assert.equal((await place(TEN)).total, 31.5);
  const usedUp = "This discount code was used as often as it can be";
  assert.deepEqual((await refused(check())).errors, { code: usedUp });
  const unknown = "This discount code is not known";
  assert.deepEqual((await refused(check({ code: "NONE" }))).errors, { code: unknown });
  assert.deepEqual((await refused(send({ discountCode: "NONE" }))).errors, {
    discountCode: unknown,
  });
  await shop.askAsOwner(`/api/v1/discounts/${_id}`, { method: "DELETE" });
  assert.deepEqual((await refused(send(TEN))).errors, { discountCode: unknown });
});

test("an order is priced by what the discount is now, not by what it was for the order before", async () => {
  const { _id } = await addDiscount(shop);
  assert.equal((await place(TEN)).total, 31.5);
  await change(_id, { percent: 20 });
  assert.equal((await place(TEN)).total, 28);
});

test("a cancelled or deleted order gives its use back once, and takes it again if one is left", async () => {
  await addDiscount(shop, { mostUses: 2 });
  const [first, second] = [await place(TEN), await place(TEN)];
  const set = (order: Order, status: string) => patchOrder(order, { status });
  await set(first, "cancelled");
  await set(first, "cancelled");
  await shop.askAsOwner(`/api/v1/orders/${first._id}`, { method: "DELETE" });
  assert.equal(await used(), 1);
  await set(second, "delivered");
  await shop.askAsOwner(`/api/v1/orders/${second._id}`, { method: "DELETE" });
  assert.equal(await used(), 1, "what has left the shop has used it");
  const restore = ({ _id }: Order) =>
    shop.askAsOwner(`/api/v1/bin/order/${_id}/restore`, { method: "POST" });
  await restore(first);
  await set(first, "pending");
  assert.equal(await used(), 2);
  await set(first, "cancelled");
  const third = await place(TEN);
  assert.equal((await refused(set(first, "processing"))).code, "discount_used_up");
  await shop.askAsOwner(`/api/v1/orders/${third._id}`, { method: "DELETE" });
  assert.equal((await set(first, "processing")).status, 200);
  assert.equal((await refused(restore(third))).code, "discount_used_up");
  assert.equal(await used(), 2);
});

test("a corrected order keeps its discount, reckoned of what it is now", async () => {
  const { _id } = await addDiscount(shop, { percent: 15 });
  await addDiscount(shop, { code: "FORTY", amount: 40 });
  const [percent, amount] = [await place(TEN), await place({ discountCode: "forty" })];
  assert.deepEqual([percent.total, amount.total], [29.75, 0]);
  await change(_id, { percent: 1 });
  await shop.askAsOwner(`/api/v1/discounts/${_id}`, { method: "DELETE" });
  const [addon] = await addons();
  const wanted = { addons: [{ addon: addon!._id, addonValue: "Example" }] };
  const goods = 35 + addon!.price;
  const corrected = async (order: Order, body: object) => {
    const { total, discount } = await answered(patchOrder(order, body), orderAnswerSchema);
    return [total, discount!.amount];
  };
  const off = Math.round(goods * 150) / 1000;
  assert.deepEqual(await corrected(percent, wanted), [goods - off, off]);
  assert.deepEqual(await corrected(amount, wanted), [Math.max(goods - 40, 0), Math.min(goods, 40)]);
  assert.deepEqual(await corrected(percent, { noAddons: true }), [29.75, 5.25]);
});

test("a total that was seen is what counts, or the order is refused with the new one", async () => {
  await addDiscount(shop);
  const seen = (expectedTotal: string) => send({ ...TEN, expectedTotal });
  const { errors } = await refused(seen("35"));
  assert.deepEqual(errors, {
    expectedTotal: "The total is 31.500 JOD by now. Please look at it again before you order.",
  });
  assert.equal(await used(), 0);
  const form = { "cardDesign[nameOnCard]": "Seen", "personalInfo[email]": "seen@example.com" };
  const order = await place({ ...form, ...TEN, expectedTotal: "31.500" });
  // Sent again by who has not got the answer, at whatever price: it is the same order.
  const again = send({ ...form, ...TEN, expectedTotal: "35" });
  assert.equal((await answered(again, orderAnswerSchema))._id, order._id);
});

test("an order with a code is one statement, as one without", async () => {
  await addDiscount(shop, { mostUses: 50, mostPerEmail: 1 });
  await place(TEN);
  assert.equal(await countStatements(() => place(TEN)), 1);
  await place();
  assert.equal(await countStatements(() => place()), 1);
});

test("codes can be guessed only so often from one address", async () => {
  await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const guess = (code: string) =>
    limited.ask("/api/v1/discounts/check", asJson("POST", { code, product: MAIN_PRODUCT_ID }));
  for (let tried = 0; tried < 6; tried++) assert.equal((await guess(`GUESS${tried}`)).status, 400);
  await refused(guess("GUESS"), 429);
});
