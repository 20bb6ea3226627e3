import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptQuote, answerQuote, sendQuote } from "#server/testing/accepted-quotes.ts";
import { answered } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { BULK_REQUEST } from "#server/testing/visitor-forms.ts";
import { readCompanyBoard } from "#shared/bulk-orders/company-board.ts";

const shop = shopForTests();
const { schema } = readCompanyBoard.answers[200];

async function board() {
  const columns = await answered(shop.askAsOwner("/api/v1/custom-orders-board"), schema);
  return Object.fromEntries(columns.map(({ column, ...shown }) => [column, shown]));
}
const companiesOf = async () =>
  Object.fromEntries(
    Object.entries(await board()).map(([column, { tickets }]) => [
      column,
      tickets.map(({ companyName }) => companyName),
    ]),
  );
const setStatus = async (order: string, status: string) => {
  const change = asJson("PATCH", { status });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${order}`, change)).status, 200);
};

test("each company's request stands where it is, with what it is worth and what it waits for", async () => {
  const companyInfo = { ...BULK_REQUEST.companyInfo, companyName: "Asks" };
  const asked = { companyInfo, orderDetails: { employeeCount: 50, message: "" } };
  assert.equal((await shop.ask("/api/v1/custom-orders", asJson("POST", asked))).status, 201);
  const { quote } = await sendQuote(shop, { name: "Thinks", count: 10, setup: 20, validDays: 30 });
  const { quote: sooner } = await sendQuote(shop, { name: "Thinks shorter", validDays: 7 });
  const { token } = await sendQuote(shop, { name: "Declines" });
  await answerQuote(shop, token, { answer: "declined" });
  const { order: agreed } = await acceptQuote(shop, { name: "Accepts", count: 3 });
  for (const [name, status] of [
    ["Gets made", "processing"],
    ["Gets sent", "shipped"],
    ["Has", "delivered"],
    ["Cancels", "cancelled"],
  ] as const) {
    await setStatus((await acceptQuote(shop, { name })).order, status);
  }

  assert.deepEqual(await companiesOf(), {
    new: ["Asks"],
    quoted: ["Thinks shorter", "Thinks"],
    accepted: ["Accepts"],
    making: ["Gets made"],
    sent: ["Has", "Gets sent"],
    declined: ["Cancels", "Declines"],
  });
  const columns = await board();
  const [first] = columns["new"]!.tickets;
  assert.deepEqual([first!.count, first!.value, first!.order], [50, 650, null]);
  assert.deepEqual(
    columns["quoted"]!.tickets.map(({ value, validUntil }) => [value, validUntil]),
    [
      [180, sooner.validUntil],
      [170, quote.validUntil],
    ],
  );
  const [accepted] = columns["accepted"]!.tickets;
  assert.deepEqual([accepted!.order!.id, accepted!.order!.waitingCards], [agreed, 3]);
  assert.deepEqual([accepted!.value, accepted!.validUntil], [45, null]);
  assert.equal(columns["sent"]!.count, 2);
});

test("what has ended leaves after thirty days, what waits stays however old it is", async () => {
  const { order } = await acceptQuote(shop, { name: "Long ago" });
  await setStatus(order, "delivered");
  await sendQuote(shop, { name: "Never answers" });
  const old = "now() - interval '31 days'";
  await shop.database.pool.query(`update history_entries set at = ${old} where entity_id = $1`, [
    order,
  ]);
  await shop.database.pool.query(
    `update quotes set created_at = ${old}, valid_until = current_date - 17 where company_name = 'Never answers'`,
  );
  const { sent, quoted } = await companiesOf();
  assert.ok(!sent!.includes("Long ago"));
  assert.equal(quoted![0], "Never answers");
});
