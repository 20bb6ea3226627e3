import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { multipart } from "#server/testing/order-form.ts";
import { pictureFor } from "#server/testing/order-with-pictures.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, type TestShop } from "#server/testing/start-test-shop.ts";
import { orderStatusesAnswerSchema } from "#shared/orders/order-statuses.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { orderMoneyAnswerSchema } from "#shared/refunds/refund.ts";

const { shop, mail } = shopWithMailForTests();
const REASON = { method: "transfer", reason: "The customer moved away" };

const pathOf = ({ _id }: Pick<Order, "_id">) => `/api/v1/orders/${_id}/refunds`;
const moneyOf = (order: Pick<Order, "_id">) =>
  answered(shop.askAsOwner(pathOf(order)), orderMoneyAnswerSchema);
const give = (
  order: Pick<Order, "_id">,
  amount: unknown,
  more: object = {},
  ask?: TestShop["ask"],
) => (ask ?? shop.askAsOwner)(pathOf(order), asJson("POST", { ...REASON, amount, ...more }));
const change = (order: Order, body: object, path = "") =>
  shop.askAsOwner(`/api/v1/orders/${order._id}${path}`, asJson("PATCH", body));
const accept = (order: Order) => change(order, { paymentState: "accepted" }, "/payment");
const sums = async (order: Order) => {
  const { paid, refunded, due, refundable } = await moneyOf(order);
  return [paid, refunded, due, refundable];
};

test("what is paid, given back and still due follows the order, whichever way it is paid", async () => {
  const transfer = await placeTransfer(shop);
  const { total } = transfer;
  assert.deepEqual(await sums(transfer), [0, 0, total, 0]);
  await accept(transfer);
  assert.deepEqual(await sums(transfer), [total, 0, 0, total]);
  await change(transfer, { paymentState: "receipt_to_check" }, "/payment");
  assert.deepEqual(await sums(transfer), [0, 0, total, 0]);

  const cash = await placeCashOrder(shop);
  await change(cash, { status: "shipped" });
  assert.deepEqual(await sums(cash), [0, 0, cash.total, 0]);
  await change(cash, { status: "delivered" });
  assert.deepEqual(await sums(cash), [cash.total, 0, 0, cash.total]);
  // A card that comes back stays paid, until the money is given back.
  await change(cash, { status: "cancelled" });
  assert.deepEqual(await sums(cash), [cash.total, 0, 0, cash.total]);
});

test("a correction after the payment leaves what is paid, so that the rest or the surplus is seen", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Corrected" });
  await accept(order);
  await shop.database.pool.query("update orders set total_fils = total_fils + 2500 where id = $1", [
    order._id,
  ]);
  assert.deepEqual(await sums(order), [order.total, 0, 2.5, order.total]);
  await shop.database.pool.query("update orders set total_fils = total_fils - 6500 where id = $1", [
    order._id,
  ]);
  assert.deepEqual((await moneyOf(order)).proposal, { feePercent: 0, fee: 0, amount: 4 });
});

test("money is given back in parts, never more than was paid, and the customer is told", async () => {
  const email = "refunded@example.com";
  const order = await placeTransfer(shop, { "personalInfo[email]": email });
  assert.equal((await refused(await give(order, 1))).code, "refund_above_paid");
  await accept(order);
  const body = multipart({ ...REASON, amount: "5.25" }, [await pictureFor("receipt")]);
  const first = await shop.askAsOwner(pathOf(order), { method: "POST", body });
  const money = await answered(first, orderMoneyAnswerSchema, 201);
  assert.deepEqual([money.paid, money.refunded], [order.total, 5.25]);
  const [refund] = money.refunds;
  assert.deepEqual([refund!.amount, refund!.reason], [5.25, REASON.reason]);
  assert.equal((await shop.ask(refund!.receipt)).status, 200);
  const rest = order.total - 5.25;
  assert.equal((await refused(await give(order, rest + 0.001))).code, "refund_above_paid");
  // At the same moment: one of them is all that is left.
  const both = await Promise.all([give(order, rest), give(order, rest)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 400]);
  assert.deepEqual(await sums(order), [order.total, order.total, 0, 0]);
  const told = (await mailsTo({ shop, mail }, email)).filter(({ text }) =>
    text.includes("transferred 5.250 JOD to you"),
  );
  assert.equal(told.length, 1);
});

test("of an erased customer's order money is given back, and nobody is written to", async () => {
  const email = "erased-before-refund@example.com";
  const order = await placeTransfer(shop, { "personalInfo[email]": email });
  await accept(order);
  await change(order, { status: "cancelled" });
  const body = asJson("POST", { email, isPreview: false });
  assert.equal((await shop.askAsOwner("/api/v1/people/erase", body)).status, 200);
  const answer = await give(order, order.total);
  assert.equal(answer.status, 201, await answer.text());
  const { rows } = await shop.database.pool.query(
    "select kind from jobs where payload->>'recipient' = ''",
  );
  assert.deepEqual(rows, []);
});

test("who read the order before somebody gave money back does not give it a second time", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Twice" });
  const accepted = (await (await accept(order)).json()) as { data: { data: Order } };
  const { updatedAt } = accepted.data.data;
  const headers = { "If-Match": updatedAt, "Content-Type": "application/json" };
  const body = JSON.stringify({ ...REASON, amount: 1 });
  const send = () => shop.askAsOwner(pathOf(order), { method: "POST", headers, body });
  assert.deepEqual([(await send()).status, (await send()).status], [201, 412]);
});

test("of a cancelled order the policy's share is proposed to be kept", async () => {
  for (const [hours, feePercent] of [
    [1, 0],
    [5, 5],
    [30, 10],
    [80, 0],
  ] as const) {
    const order = await placeTransfer(shop, { "personalInfo[firstName]": `After ${hours}` });
    await accept(order);
    await shop.database.pool.query(
      "update orders set created_at = now() - $2 * interval '1 hour' where id = $1",
      [order._id, hours],
    );
    await change(order, { status: "cancelled" });
    const fee = Math.round(order.total * 10 * feePercent) / 1000;
    const { proposal, due } = await moneyOf(order);
    assert.deepEqual(proposal, { feePercent, fee, amount: order.total - fee });
    assert.equal(due, 0);
  }
});

test("of an order whose card has left the shop, which only the shop cancels, all is proposed", async () => {
  const transfer = await placeTransfer(shop, { "personalInfo[firstName]": "Faulty" });
  await accept(transfer);
  const cash = await placeCashOrder(shop, { "personalInfo[firstName]": "Came back" });
  for (const [order, status] of [
    [transfer, "shipped"],
    [cash, "delivered"],
  ] as const) {
    await change(order, { status });
    await shop.database.pool.query(
      "update orders set created_at = now() - interval '28 hours' where id = $1",
      [order._id],
    );
    await change(order, { status: "cancelled" });
    const all = { feePercent: 0, fee: 0, amount: order.total };
    assert.deepEqual((await moneyOf(order)).proposal, all, status);
  }
  // Taken up again and cancelled while it is made, it may be as its customer wishes.
  await change(transfer, { status: "processing" });
  await change(transfer, { status: "cancelled" });
  assert.equal((await moneyOf(transfer)).proposal?.feePercent, 10);
});

test("an entry that was a mistake is taken back, and stays in the history", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Mistake" });
  await accept(order);
  const given = await answered(give(order, 3), orderMoneyAnswerSchema, 201);
  const path = `${pathOf(order)}/${given.refunds[0]!._id}`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 200);
  assert.deepEqual(await sums(order), [order.total, 0, 0, order.total]);
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 404);
  const record = await shop.askAsOwner(`/api/v1/orders/${order._id}/record`);
  assert.match(await record.text(), /"refund":\{"to":\{"amount":3,/);
});

test("amounts and reasons that can't be are refused, and makers see no money", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Refused" });
  await accept(order);
  const cases: [object, string][] = [
    [{ amount: 0 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ amount: 1.0005 }, "amount"],
    [{ amount: "much" }, "amount"],
    [{ amount: 1e12 }, "amount"],
    [{ reason: " " }, "reason"],
    [{ reason: "x".repeat(501) }, "reason"],
    [{ method: "cheque" }, "method"],
  ];
  for (const [wrong, field] of cases) {
    const { codes } = await refused(await give(order, 1, wrong));
    assert.deepEqual(Object.keys(codes ?? {}), [field], JSON.stringify(wrong));
  }
  assert.equal((await give({ _id: "0".repeat(24) }, 1)).status, 404);
  const maker = await hireColleague(shop, "maker");
  assert.equal((await maker.ask(pathOf(order))).status, 403);
  assert.equal((await give(order, 1, {}, maker.ask)).status, 403);
  const viewer = await hireColleague(shop, "viewer");
  assert.equal((await viewer.ask(pathOf(order))).status, 200);
  assert.equal((await give(order, 1, {}, viewer.ask)).status, 403);
  assert.deepEqual(await sums(order), [order.total, 0, 0, order.total]);
});

test("a card that is made again is not paid again, and what was free counts as paid", async () => {
  const order = await placeCashOrder(shop);
  await change(order, { status: "delivered" });
  const { cards } = await answered(
    shop.askAsOwner(`/api/v1/orders/${order._id}`),
    staffOrderAnswerSchema,
  );
  const remaking = `/api/v1/orders/${order._id}/cards/${cards[0]!._id}/remaking`;
  await answered(
    shop.askAsOwner(remaking, asJson("POST", { code: "new" })),
    staffOrderAnswerSchema,
  );
  assert.deepEqual(await sums(order), [order.total, 0, 0, order.total]);
  for (const status of ["shipped", "delivered"]) {
    await change(order, { status });
    assert.deepEqual(await sums(order), [order.total, 0, 0, order.total]);
  }
  const free = await placeCashOrder(shop, { "personalInfo[firstName]": "Free" });
  const price = (fils: number) =>
    shop.database.pool.query("update orders set total_fils = $2 where id = $1", [free._id, fils]);
  await price(0);
  await change(free, { status: "delivered" });
  await price(5000);
  await change(free, { status: "completed" });
  assert.deepEqual(await sums(free), [0, 0, 5, 0]);
  // Staff read it with the order, as on its packing slip.
  const dueOf = async ({ _id }: Order) =>
    (await answered(shop.askAsOwner(`/api/v1/orders/${_id}`), staffOrderAnswerSchema)).due;
  assert.deepEqual([await dueOf(order), await dueOf(free)], [0, 5]);
});

test("an order of which all was given back is not taken up again", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Given back" });
  await accept(order);
  await change(order, { status: "cancelled" });
  assert.equal((await give(order, order.total - 1)).status, 201);
  assert.equal((await change(order, { status: "processing" })).status, 200);
  await change(order, { status: "cancelled" });
  assert.equal((await give(order, 1)).status, 201);
  const refusal = await refused(change(order, { status: "processing" }));
  assert.equal(refusal.code, "order_given_back");
  const many = await shop.askAsOwner(
    "/api/v1/orders/statuses",
    asJson("POST", {
      ids: [order._id],
      status: "processing",
      cancelledBefore: "2100-01-01T00:00:00Z",
    }),
  );
  const { data } = orderStatusesAnswerSchema.parse(await many.json());
  assert.deepEqual([data.changed, data.cancelled], [0, 0]);
  assert.deepEqual(
    data.failed.map(({ _id, code }) => [_id, code]),
    [[order._id, "order_given_back"]],
  );
});

test("another way of paying does not take a payment back that was used", async () => {
  const order = await placeTransfer(shop, { "personalInfo[firstName]": "Used" });
  await accept(order);
  await give(order, 1);
  const other = () => change(order, { paymentMethod: "cash" });
  assert.equal((await refused(await other())).code, "payment_refunded");
  assert.deepEqual(await sums(order), [order.total, 1, 0, order.total - 1]);
  const { refunds } = await moneyOf(order);
  await shop.askAsOwner(`${pathOf(order)}/${refunds[0]!._id}`, { method: "DELETE" });
  assert.equal((await other()).status, 200);
  assert.deepEqual(await sums(order), [0, 0, order.total, 0]);
});
