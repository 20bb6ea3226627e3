import assert from "node:assert/strict";
import { test } from "node:test";

import { ACCEPTANCE } from "#server/testing/acceptance.ts";
import { acceptQuote, answerQuote, sendQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { getCompanyRecords } from "#shared/companies/company-records.ts";
import { companyCalls } from "#shared/companies/company.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { invoiceSettingsAnswerSchema } from "#shared/invoices/invoice-settings.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { quoteAnswerEnvelope } from "#shared/quotes/quote.ts";

import { documentOf } from "../invoices/document-of.ts";
import { invoiceStore } from "../invoices/invoice.store.ts";

const { shop, mail } = shopWithMailForTests();
const api = "/api/v1";
const orderOf = async (id: string) =>
  answered(shop.askAsOwner(`${api}/orders/${id}`), staffOrderAnswerSchema);
const change = (id: string, body: object, part = "") =>
  shop.askAsOwner(`${api}/orders/${id}${part}`, asJson("PATCH", body));
const sum = async (text: string, values: unknown[]) =>
  (await shop.database.pool.query<{ n: number }>(text, values)).rows[0]!.n;
const companiesNamed = async (name: string) => {
  const path = `${api}/companies?search=${encodeURIComponent(name)}`;
  const schema = companyCalls.list.answers[200].schema;
  return schema.parse(await (await shop.askAsOwner(path)).json()).data.data;
};

test("accepting a quote makes its order: its cards, at its price, for the company", async () => {
  const terms = { count: 12, setup: 20, delivery: 5, name: "Example Harbour" };
  const { quote, order: id } = await acceptQuote(shop, {
    ...terms,
    acceptance: { taxNumber: "98765" },
  });
  assert.deepEqual([quote.cards, quote.total, quote.deposit], [180, 205, 0]);
  const order = await orderOf(id);
  assert.deepEqual(
    [order.quantity, order.total, order.setup, order.product.price, order.deliveryInfo.cityFee],
    [12, 205, 20, 15, 5],
  );
  assert.equal(order.cards.length, 12);
  assert.equal(new Set(order.cards.map(({ code }) => code)).size, 12);
  assert.ok(order.cards.every(({ nameOnCard, state }) => nameOnCard === "" && state === "waiting"));
  assert.deepEqual(
    [order.personalInfo.firstName, order.personalInfo.organization, order.personalInfo.email],
    ["Example", "Example Harbour", "works@example.com"],
  );
  const [company] = await companiesNamed("Harbour");
  assert.equal(company!.taxNumber, "98765");
  const records = await answered(
    shop.askAsOwner(`${api}/companies/${company!._id}/records`),
    getCompanyRecords.answers[200].schema,
  );
  assert.deepEqual(
    records.orders.map(({ id: own, count, named, total }) => [own, count, named, total]),
    [[id, 12, 0, 205]],
  );
  assert.deepEqual(
    records.requests.map(({ status }) => status),
    ["approved"],
  );
  const told = await mailsTo({ shop, mail }, "works@example.com");
  assert.ok(told.some(({ text }) => text.includes(order.orderNumber) && text.includes("205 JOD")));
});

test("an answer that is sent twice at once makes one order", async () => {
  const { quote, token } = await sendQuote(shop);
  const answers = await Promise.all([1, 2, 3].map(() => answerQuote(shop, token, ACCEPTANCE)));
  for (const answer of answers) {
    assert.equal((await answered(answer, quoteAnswerEnvelope)).state, "accepted");
  }
  const of = "select count(*)::int as n from orders where quote_id = $1";
  assert.equal(await sum(of, [quote._id]), 1);
});

test("without a name, a place or a known colour nothing is accepted, and each field says why", async () => {
  const { token } = await sendQuote(shop);
  const wrong = { answer: "accepted", addressLine1: "x", taxNumber: "12a" };
  const { codes } = await refused(await answerQuote(shop, token, wrong));
  assert.deepEqual(Object.keys(codes ?? {}).toSorted(), [
    "addressLine1",
    "city",
    "country",
    "firstName",
    "lastName",
    "position",
    "taxNumber",
  ]);
  const nowhere = { ...ACCEPTANCE, city: "0".repeat(24), color: "gold" };
  const unknown = await refused(await answerQuote(shop, token, nowhere));
  assert.deepEqual(Object.keys(unknown.codes ?? {}).toSorted(), ["city", "color"]);
  const of =
    "select count(*)::int as n from quotes where answer is not null and id = (select quote_id from quote_links where token_hash = encode(sha256($1::bytea), 'hex'))";
  assert.equal(await sum(of, [token]), 0);
});

test("the company of an earlier order is known by its tax number, or its name", async () => {
  const name = "Example Quarry";
  await acceptQuote(shop, { name, acceptance: { taxNumber: "5550001" } });
  await acceptQuote(shop, { name: "example  QUARRY" });
  await acceptQuote(shop, { name: "Quarry of Examples", acceptance: { taxNumber: "5550001" } });
  const known = await companiesNamed("quarry");
  assert.deepEqual(
    known.map((company) => company.name),
    [name],
  );
});

test("a deposit is paid first, the rest on delivery; then the invoice is issued, to the company", async () => {
  const settings = {
    sellerName: "Example Cards",
    taxNumber: "123456",
    taxMode: "added",
    issueWhen: "paid",
  };
  const path = `${api}/invoice-settings`;
  await answered(shop.askAsOwner(path, asJson("PATCH", settings)), invoiceSettingsAnswerSchema);
  const acceptance = { billingName: "Example Group Holding", taxNumber: "777" };
  const { quote, order: id } = await acceptQuote(shop, {
    count: 10,
    setup: 50,
    depositPercent: 50,
    acceptance,
  });
  assert.deepEqual([quote.tax, quote.total, quote.deposit], [32, 232, 116]);
  const order = await orderOf(id);
  assert.deepEqual([order.total, order.tax, order.deposit], [232, 32, 116]);
  assert.equal(order.paymentState, "better_receipt_asked");
  const paid = "select paid_fils as n from orders where id = $1";
  await change(id, { paymentState: "accepted" }, "/payment");
  assert.equal(await sum(paid, [id]), 116_000);
  const issued = async () => (await invoiceStore(shop.database.db).ofOrder(id)).map(documentOf);
  assert.deepEqual(await issued(), []);
  // Asked for before, it is of what is still to be paid; taken back, it leaves room for the one of the delivery.
  const post = (part: string, body: object) =>
    shop.askAsOwner(`${api}/orders/${id}/${part}`, asJson("POST", body));
  assert.equal((await post("invoice", {})).status, 201);
  assert.equal((await post("credit-note", { reason: "Example reason" })).status, 201);
  const early = await issued();
  assert.deepEqual(
    early.map(({ payment }) => payment),
    ["receivable", "receivable"],
  );
  const sheet = await shop.askAsOwner(
    `${api}/handovers`,
    asJson("POST", { courier: "Example Courier", orders: [id] }),
  );
  assert.match(await sheet.text(), /"cash":116\b/);
  await change(id, { status: "delivered" });
  assert.equal(await sum(paid, [id]), 232_000);
  const [, , invoice] = await issued();
  assert.equal(invoice!.payment, "cash");
  assert.deepEqual(
    [invoice!.buyer.name, invoice!.buyer.taxNumber, invoice!.totals.payableFils],
    ["Example Group Holding", "777", 232_000],
  );
  assert.deepEqual(
    invoice!.lines.map(({ name, quantity, netFils }) => [name, quantity, netFils]),
    [
      [order.product.title, 10, 150_000],
      ["Setup", 1, 50_000],
    ],
  );
  // On its way again only the deposit is paid.
  await change(id, { status: "shipped" });
  assert.equal(await sum(paid, [id]), 116_000);
});

test("cards of a company are taken from the stock of their colour, and refused when there are too few", async () => {
  const product = `${api}/products/${MAIN_PRODUCT_ID}`;
  const left = "select left_count as n from stock where color = 'black'";
  await shop.askAsOwner(product, asJson("PATCH", { stock: { black: 25 } }));
  await acceptQuote(shop, { count: 20, acceptance: { color: "black" } });
  assert.equal(await sum(left, []), 5);
  const { token } = await sendQuote(shop, { count: 20 });
  const { codes } = await refused(
    await answerQuote(shop, token, { ...ACCEPTANCE, color: "black" }),
  );
  assert.equal(codes?.["color"]?.code, "color_too_few");
  assert.equal(await sum(left, []), 5);
  await shop.askAsOwner(product, asJson("PATCH", { stock: { black: null } }));
});

test("a quote for two hundred cards is accepted whole", async () => {
  const { order } = await acceptQuote(shop, { count: 200, price: 12 });
  const of = "select count(distinct code)::int as n from cards where order_id = $1";
  assert.equal(await sum(of, [order]), 200);
  const figures =
    "select sum(n)::int as n from month_figures where kind = 'color' and key = 'black'";
  assert.ok((await sum(figures, [])) >= 200);
});

test("whoever types the name and tax number of a company gets neither its page nor its people", async () => {
  const name = "Example Vault";
  const { order: known } = await acceptQuote(shop, { name, acceptance: { taxNumber: "5550002" } });
  const strangers = [
    { email: "stranger@example.com", phone: "0790000009" },
    // The link to a quote goes by message too.
    { email: "works@example.com", phone: "0790000009" },
    { email: "stranger@example.com", phone: "0790000000" },
  ];
  const companyOf = async (id: string) => {
    const of = "select company_id as id from orders where id = $1";
    return (await shop.database.pool.query<{ id: string }>(of, [id])).rows[0]!.id;
  };
  for (const stranger of strangers) {
    const { order } = await acceptQuote(shop, {
      name,
      ...stranger,
      acceptance: { taxNumber: "5550002" },
    });
    assert.notEqual(await companyOf(order), await companyOf(known));
  }
});

test("a company that staff have noted by its name is the one that orders first, not one that has people", async () => {
  const add = (name: string) =>
    answered(
      shop.askAsOwner(`${api}/companies`, asJson("POST", { name })),
      companyCalls.create.answers[201].schema,
      201,
    );
  const { _id } = await add("Example Foundry");
  await acceptQuote(shop, { name: "Example Foundry" });
  const [noted, ...more] = await companiesNamed("foundry");
  assert.deepEqual([noted!._id, noted!.email, more], [_id, "works@example.com", []]);
  const { _id: listed } = await add("Example Smithy");
  const people = [{ firstName: "Example", lastName: "Person", position: "Clerk" }];
  await shop.askAsOwner(`${api}/rosters`, asJson("POST", { company: listed, people }));
  await acceptQuote(shop, { name: "Example Smithy" });
  assert.equal((await companiesNamed("smithy")).length, 2);
});
