import assert from "node:assert/strict";
import { test } from "node:test";

import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import { acceptQuote, answerQuote, sendQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { sendCompanyLink } from "#shared/companies/company-page-calls.ts";
import {
  companyLinkAnswerSchema,
  companyPageAnswerSchema,
} from "#shared/companies/company-page.ts";
import { companyCalls } from "#shared/companies/company.ts";
import { invoiceAnswerSchema } from "#shared/invoices/invoice.ts";
import { quoteAnswerEnvelope } from "#shared/quotes/quote.ts";

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

const linkOf = async (response: Promise<Response>) =>
  (await answered(response, companyLinkAnswerSchema)).token;

/** What became of a company's links, each with who did it. */
async function deedsOf(company: string): Promise<[by: string | null, deed: string][]> {
  const { rows } = await shop.database.pool.query<{ by: string | null; deed: string }>(
    `select user_id as by, changes->'companyLink'->>'to' as deed from history_entries
     where entity = 'company' and entity_id = $1 and changes ? 'companyLink' order by at`,
    [company],
  );
  return rows.map(({ by, deed }) => [by, deed]);
}

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

test("the link opens the invoices of the company's orders, and no others", async () => {
  const seller = { sellerName: "Example Cards", taxNumber: "123456" };
  await shop.askAsOwner(`${api}/invoice-settings`, asJson("PATCH", seller));
  const { order, token } = await orderingCompany();
  const issue = asJson("POST", { buyerTaxNumber: "987654" });
  const issued = shop.askAsOwner(`${api}/orders/${order}/invoice`, issue);
  const { _id } = await answered(issued, invoiceAnswerSchema, 201);
  const [invoice] = (await read(token)).orders[0]!.invoices;
  assert.ok(invoice);
  const pdf = await shop.ask(`${pathOf(token)}/invoices/${_id}.pdf`);
  assert.equal(pdf.status, 200);
  assert.equal(pdf.headers.get("Content-Type"), "application/pdf");
  const { token: other } = await orderingCompany();
  assert.equal((await shop.ask(`${pathOf(other)}/invoices/${_id}.pdf`)).status, 404);
});

test("a link that doesn't work is the same 404, whatever the reason", async () => {
  const { company, token } = await orderingCompany();
  const unknown = await refused(shop.ask(pathOf("0".repeat(32))), 404);
  await shop.askAsOwner(`${api}/companies/${company}`, { method: "DELETE" });
  assert.deepEqual(await refused(shop.ask(pathOf(token)), 404), unknown);
});

test("a renewed link ends those before it, to the page and to its orders, and is on record", async () => {
  const { company, order, token } = await orderingCompany();
  const opened = await linkOf(
    shop.ask(`${pathOf(token)}/orders/${order}/link`, { method: "POST" }),
  );
  const ofOrder = `${api}/orders/by-token/${opened}`;
  assert.equal((await shop.ask(ofOrder)).status, 200);
  const renewed = await linkOf(shop.ask(`${pathOf(token)}/link`, { method: "POST" }));
  assert.equal((await shop.ask(pathOf(token))).status, 404);
  assert.equal((await shop.ask(ofOrder)).status, 404);
  assert.equal((await read(renewed)).orders[0]!.id, order);
  assert.deepEqual(await deedsOf(company), [[null, "renewed_by_company"]]);
});

test("a link opens no order of another company", async () => {
  const { order } = await orderingCompany();
  const { token } = await orderingCompany();
  const path = `${pathOf(token)}/orders/${order}/link`;
  await refused(shop.ask(path, { method: "POST" }), 404);
});

test("staff send the link again, end all others where it has leaked, and are told of a missing address", async () => {
  const { company, token } = await orderingCompany();
  const send = (id: string, body: object) =>
    answered(
      shop.askAsOwner(`${api}/companies/${id}/link`, asJson("POST", body)),
      sendCompanyLink.answers[200].schema,
    );
  assert.deepEqual(await send(company, {}), { isSent: true });
  assert.equal((await shop.ask(pathOf(token))).status, 200);
  assert.deepEqual(await send(company, { endsOthers: true }), { isSent: true });
  assert.equal((await shop.ask(pathOf(token))).status, 404);
  const deeds = await deedsOf(company);
  assert.deepEqual(
    deeds.map(([, deed]) => deed),
    ["sent", "renewed"],
  );
  assert.ok(deeds.every(([by]) => by !== null));
  const blank = asJson("POST", { name: "Example without an Address" });
  const { _id } = await answered(
    shop.askAsOwner(`${api}/companies`, blank),
    companyCalls.create.answers[201].schema,
    201,
  );
  assert.deepEqual(await send(_id, {}), { isSent: false });
});

test("an accepted quote leads to the company's page for two weeks", async () => {
  const { quote, token } = await sendQuote(shop, { count: 3 });
  const path = `${api}/quotes/by-token/${token}/company-page`;
  await refused(shop.ask(path, { method: "POST" }), 404);
  await answered(answerQuote(shop, token, ACCEPTANCE), quoteAnswerEnvelope);
  const opened = await linkOf(shop.ask(path, { method: "POST" }));
  assert.equal((await read(opened)).waitingCards, 3);
  const age = "update quotes set answered_at = now() - interval '15 days' where id = $1";
  await shop.database.pool.query(age, [quote._id]);
  await refused(shop.ask(path, { method: "POST" }), 404);
});

test("whoever accepts a quote gets the link by mail", async () => {
  const { company } = await orderingCompany();
  const { rows } = await shop.database.pool.query<{ recipient: string }>(
    `select payload->>'recipient' as recipient from jobs
     where kind = 'email:company-link' and payload->'about'->>'companyId' = $1`,
    [company],
  );
  assert.deepEqual(rows, [{ recipient: "works@example.com" }]);
});

test("a renewed link ends the way to the page from the accepted quote too", async () => {
  const { token } = await sendQuote(shop, { count: 3 });
  await answered(answerQuote(shop, token, ACCEPTANCE), quoteAnswerEnvelope);
  const path = `${api}/quotes/by-token/${token}`;
  const opened = await linkOf(shop.ask(`${path}/company-page`, { method: "POST" }));
  const renewed = await linkOf(shop.ask(`${pathOf(opened)}/link`, { method: "POST" }));
  await refused(shop.ask(`${path}/company-page`, { method: "POST" }), 404);
  await refused(shop.ask(path), 404);
  assert.equal((await read(renewed)).waitingCards, 3);
});

test("the card of somebody who was erased waits for no name", async () => {
  const { order, token } = await orderingCompany({ count: 2 });
  await shop.database.pool.query(
    `update orders set further_cards = jsonb_set(further_cards, '{0,isErased}', 'true') where id = $1`,
    [order],
  );
  const { waitingCards, orders } = await read(token);
  assert.deepEqual([waitingCards, orders[0]!.named], [1, 1]);
});
