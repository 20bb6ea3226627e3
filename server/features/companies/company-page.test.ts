import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { companyPageAnswerSchema } from "#shared/companies/company-page.ts";

import { companyLinkStore } from "./company-link.store.ts";

const shop = shopForTests();
const api = "/api/v1";
const pathOf = (token: string) => `${api}/companies/by-token/${token}`;

/** A company with an accepted quote, and a link to its page. */
async function orderingCompany(terms: Record<string, unknown> = {}) {
  const { order } = await acceptQuote(shop, terms);
  const of = "select company_id as id from orders where id = $1";
  const { rows } = await shop.database.pool.query<{ id: string }>(of, [order]);
  const company = rows[0]!.id;
  return { company, order, token: await companyLinkStore(shop.database.db).add(company) };
}
const read = (token: string) => answered(shop.ask(pathOf(token)), companyPageAnswerSchema);

test("the link opens the company's orders, with what is paid of them and which cards wait", async () => {
  const { company, order, token } = await orderingCompany({ count: 12, name: "Example Mills" });
  const note = { note: "For staff alone" };
  await shop.askAsOwner(`${api}/companies/${company}`, asJson("PATCH", note));
  const page = await read(token);
  assert.equal(page.name, "Example Mills");
  assert.deepEqual(
    page.orders.map(({ id, count, named, status, total, paid, due, invoices }) => {
      return [id, count, named, status, total, paid, due, invoices];
    }),
    [[order, 12, 0, "pending", 180, 0, 180, []]],
  );
  assert.deepEqual([page.waitingCards, page.rosters], [12, []]);
  assert.doesNotMatch(JSON.stringify(page), /For staff alone|works@example\.com/);
});

test("a link that doesn't work is the same 404, whatever the reason", async () => {
  const { company, token } = await orderingCompany();
  const unknown = await refused(shop.ask(pathOf("0".repeat(32))), 404);
  await shop.askAsOwner(`${api}/companies/${company}`, { method: "DELETE" });
  assert.deepEqual(await refused(shop.ask(pathOf(token)), 404), unknown);
});
