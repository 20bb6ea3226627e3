import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";

import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { readPdf } from "#server/platform/pictures/print/read-pdf.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests, type TestShop } from "#server/testing/start-test-shop.ts";
import { unzipped } from "#server/testing/unzipped.ts";
import { customersInvoicePath } from "#shared/invoices/customers-invoice-path.ts";
import { invoicesZipPath, MOST_IN_ZIP } from "#shared/invoices/invoice-calls.ts";
import { invoiceAnswerSchema, type Invoice } from "#shared/invoices/invoice.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import type { Order } from "#shared/orders/order.ts";

const shop = shopForTests();
const API = "/api/v1/invoices";
let count = 0;
const TYPED_NOWHERE = { "deliveryInfo[typedCountry]": "", "deliveryInfo[typedCity]": "" };

async function invoiced(more: Record<string, string> = {}): Promise<[Invoice, Order]> {
  const names = {
    "personalInfo[firstName]": "ليلى",
    "personalInfo[lastName]": `Example ${++count}`,
  };
  const order = await placeCashOrder(shop, { ...names, ...more });
  const body = asJson("POST", { buyerTaxNumber: "987654" });
  const issued = shop.askAsOwner(`/api/v1/orders/${order._id}/invoice`, body);
  return [await answered(issued, invoiceAnswerSchema, 201), order];
}

const setUp = (more: object = {}) =>
  shop.askAsOwner(
    "/api/v1/invoice-settings",
    asJson("PATCH", {
      sellerName: "Example Cards",
      sellerNameAr: "بطاقات المثال",
      taxNumber: "123456",
      taxMode: "included",
      ...more,
    }),
  );

/** The texts of each page, in the sequence in which they are read. */
async function textsOf(answer: Response | Promise<Response>): Promise<string[][]> {
  const response = await answer;
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("Content-Type"), "application/pdf");
  const { pages, object } = readPdf(Buffer.from(await response.arrayBuffer()));
  return pages.map(({ contents }) => {
    const { stream } = object(contents);
    const marks = inflateSync(stream.subarray(stream.indexOf("\nstream\n") + 8)).toString();
    return [...marks.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, codes]) =>
      Buffer.from(codes!, "hex").swap16().toString("utf16le").trim(),
    );
  });
}

async function linkOf({ _id }: Order): Promise<string> {
  return orderLinkStore(shop.database.db).add(_id);
}

test("the PDF says in either language who sold what to whom, and each amount with three decimals", async () => {
  await setUp();
  const [invoice, order] = await invoiced();
  const read = async (language: string) => {
    const [page] = await textsOf(shop.askAsOwner(`${API}/${invoice._id}.pdf?language=${language}`));
    return page!;
  };
  const english = await read("en");
  const amounts = [invoice.net, invoice.tax, invoice.total].map((amount) => amount.toFixed(3));
  const facts = [invoice.number, invoice.issuedOn, order.orderNumber, "123456", "987654"];
  for (const text of ["Tax invoice", "Example Cards", "ليلى", ...facts, ...amounts]) {
    assert.ok(english.includes(text), `${text} in ${english.join(" | ")}`);
  }
  const arabic = await read("ar");
  for (const text of ["فاتورة ضريبية", "بطاقات المثال", ...facts, ...amounts]) {
    assert.ok(arabic.includes(text), `${text} in ${arabic.join(" | ")}`);
  }
  // Without a language it is that of the order, and always the same file.
  const own = async () =>
    Buffer.from(await (await shop.askAsOwner(`${API}/${invoice._id}.pdf`)).arrayBuffer());
  assert.deepEqual(await own(), await own());
});

test("what has many lines goes on on further pages, each line and sum once", async () => {
  await setUp();
  const [invoice] = await invoiced();
  const { pool } = shop.database;
  // As if it had been issued so: nothing else makes so many lines.
  await pool.query("alter table invoices disable trigger user");
  await pool.query(
    `update invoices set facts = jsonb_set(facts, '{sold}', (select jsonb_agg(jsonb_build_object(
      'name', 'Item ' || nth, 'nameAr', '', 'quantity', 1, 'fils', 1000)) from generate_series(1, 60) nth)),
      total_fils = 60000 + (facts->'delivery'->>'fils')::int where id = $1`,
    [invoice._id],
  );
  await pool.query("alter table invoices enable trigger user");
  const pages = await textsOf(shop.askAsOwner(`${API}/${invoice._id}.pdf?language=en`));
  assert.ok(pages.length >= 2);
  for (let nth = 1; nth <= 60; nth++) {
    assert.equal(pages.flat().filter((text) => text === `Item ${nth}`).length, 1, `Item ${nth}`);
  }
  assert.ok(pages.at(-1)!.includes(`Page ${pages.length} of ${pages.length}`));
  assert.equal(pages.flat().filter((text) => text.startsWith("All amounts")).length, 1);
});

test("names, addresses and reasons are whole on the PDF, however long they are", async () => {
  const words = (count: number, of: string) =>
    Array.from({ length: count }, (_, nth) => `${of}${nth}`).join(" ");
  const seller = { sellerName: words(20, "Seller"), address: words(20, "Street") };
  await setUp({ ...seller, sellerNameAr: words(20, "بائع") });
  const order = await placeCashOrder(shop, {
    "deliveryInfo[addressLine1]": words(20, "Lane"),
    "personalInfo[firstName]": `Example ${++count}`,
  });
  const post = (part: string, body: object) =>
    shop.askAsOwner(`/api/v1/orders/${order._id}/${part}`, asJson("POST", body));
  const buyerName = words(20, "Buyer");
  await answered(post("invoice", { buyerName }), invoiceAnswerSchema, 201);
  const reason = words(50, "Reason");
  const note = await answered(post("credit-note", { reason }), invoiceAnswerSchema, 201);
  await setUp({ sellerName: "Example Cards", sellerNameAr: "بطاقات المثال", address: "" });
  for (const language of ["en", "ar"] as const) {
    const path = `${API}/${note._id}.pdf?language=${language}`;
    const [page, ...more] = await textsOf(shop.askAsOwner(path));
    assert.deepEqual(more, []);
    const text = page!.join(" ");
    const own = language === "en" ? [seller.sellerName] : [];
    for (const whole of [...own, seller.address, words(20, "Lane"), buyerName, reason]) {
      assert.ok(text.includes(whole), `${whole} in ${text}`);
    }
  }
});

test("in Arabic the city has its Arabic name, and a number within a text is not turned around", async () => {
  await setUp();
  const { pool } = shop.database;
  const { rows } = await pool.query(
    "select id, country_id, name, name_ar from cities where name_ar <> '' order by name limit 1",
  );
  const { id, country_id, name, name_ar } = rows[0];
  const place = { "deliveryInfo[country]": country_id, "deliveryInfo[city]": id };
  const [invoice, order] = await invoiced({ ...place, ...TYPED_NOWHERE });
  const credit = asJson("POST", { reason: "ألغي بدل 2026-000123" });
  const credited = shop.askAsOwner(`/api/v1/orders/${order._id}/credit-note`, credit);
  const note = await answered(credited, invoiceAnswerSchema, 201);
  for (const [language, city] of [
    ["en", name],
    ["ar", name_ar],
  ] as const) {
    for (const { _id } of [invoice, note]) {
      const [page] = await textsOf(shop.askAsOwner(`${API}/${_id}.pdf?language=${language}`));
      assert.ok(page!.includes(city), `${city} in ${page!.join(" | ")}`);
    }
  }
  const [page] = await textsOf(shop.askAsOwner(`${API}/${note._id}.pdf?language=ar`));
  const whole = page!.map((text) => text.replace("\u200e", ""));
  // Among the facts, and in its line.
  assert.equal(whole.filter((text) => text === invoice.number).length, 2, whole.join(" | "));
  assert.ok(whole.includes("2026-000123"));
});

test("customers have their own order's documents by its link, and those of no other", async () => {
  await setUp();
  const [invoice, order] = await invoiced();
  const [other] = await invoiced();
  const token = await linkOf(order);
  const page = await answered(shop.ask(`/api/v1/orders/by-token/${token}`), orderPageAnswerSchema);
  assert.deepEqual(
    page.invoices.map(({ id, number, total }) => [id, number, total]),
    [[invoice._id, invoice.number, order.total]],
  );
  const [texts] = await textsOf(shop.ask(customersInvoicePath(token, invoice._id, "en")));
  assert.ok(texts!.includes(invoice.number));
  await refused(shop.ask(customersInvoicePath(token, other._id, "en")), 404);
  await refused(shop.ask(customersInvoicePath("0".repeat(32), invoice._id, "en")), 404);
  await refused(shop.ask(customersInvoicePath(token, "x", "en")), 404);
  await refused(shop.ask(`${customersInvoicePath(token, invoice._id, "en")}x`), 400);
});

test("a month is one ZIP and one list, and an empty month an empty one", async () => {
  await setUp();
  const [invoice] = await invoiced({ "personalInfo[firstName]": "=Formula" });
  const month = invoice.issuedOn.slice(0, 7);
  const zip = await shop.askAsOwner(`${API}.zip?month=${month}&language=en`);
  const files = unzipped(Buffer.from(await zip.arrayBuffer()));
  const { rows } = await shop.database.pool.query("select number from invoices order by counter");
  assert.deepEqual(
    [...files.keys()],
    rows.map(({ number }) => `${number}.pdf`),
  );
  assert.equal(files.get(`${invoice.number}.pdf`)!.toString("latin1", 0, 5), "%PDF-");
  const csv = await shop.askAsOwner(
    `/api/v1/exports/invoices.csv?month=${month}&search=${invoice.number}`,
  );
  const [head, line, ...rest] = (await csv.text()).trim().split("\r\n");
  assert.match(
    head!,
    /Number,Kind,Date,Order ID,Buyer,Buyer Tax Number,Net,Tax,Total,For Invoice$/,
  );
  assert.equal(
    line,
    `"\t${invoice.number}",Invoice,"\t${invoice.issuedOn}","${csvId(invoice)}","\t=Formula ${invoice.buyer.split(" ").slice(1).join(" ")}","\t987654",${invoice.net.toFixed(3)},${invoice.tax.toFixed(3)},${invoice.total.toFixed(3)},""`,
  );
  assert.deepEqual(rest, []);
  const none = await shop.askAsOwner(`${API}.zip?month=2001-01`);
  assert.deepEqual([...unzipped(Buffer.from(await none.arrayBuffer())).keys()], []);
  await refused(shop.askAsOwner(`${API}.zip?month=2026-00`), 400);
  await refused(shop.askAsOwner(`${API}.zip`), 400);
});

test("a month with more than one file holds is taken in parts, each document once", async () => {
  await setUp();
  const [invoice] = await invoiced();
  const { pool } = shop.database;
  // As if so many had been issued.
  await pool.query(
    `insert into invoices select (jsonb_populate_record(its, jsonb_build_object('id', lpad(nth::text, 24, 'a'),
      'uuid', gen_random_uuid(), 'number', '2031-' || lpad(nth::text, 6, '0'), 'counter', 100000 + nth,
      'issued_on', '2031-01-31'))).* from invoices its, generate_series(1, $2) nth where its.id = $1`,
    [invoice._id, MOST_IN_ZIP + 2],
  );
  const zip = (query: string) => shop.askAsOwner(`${API}.zip?month=2031-01&language=en${query}`);
  assert.equal((await refused(zip(""), 400)).codes?.["month"]?.code, "too_many_invoices");
  const first = await zip("&part=1");
  assert.equal(first.status, 200);
  await first.body!.cancel();
  const namesIn = async (query: string) => [
    ...unzipped(Buffer.from(await (await zip(query)).arrayBuffer())).keys(),
  ];
  assert.deepEqual(await namesIn("&part=2"), ["2031-002001.pdf", "2031-002002.pdf"]);
  assert.deepEqual(await namesIn("&part=3"), []);
  for (const wrong of ["0", "1.5", "x", ""]) await refused(zip(`&part=${wrong}`), 400);
  const own = await shop.askAsOwner(
    `/api/v1${invoicesZipPath(invoice.issuedOn.slice(0, 7), "en", 1)}`,
  );
  assert.ok(unzipped(Buffer.from(await own.arrayBuffer())).has(`${invoice.number}.pdf`));
});

/** An order's number may look like a figure. */
const csvId = ({ orderNumber }: Invoice) =>
  (/^\d[\de]*$/.test(orderNumber) ? "\t" : "") + orderNumber;

test("who may not see money sees no document, and what is no id is none", async () => {
  await setUp();
  const [invoice] = await invoiced();
  const maker = await hireColleague(shop, "maker");
  const viewer = await hireColleague(shop, "viewer");
  const ask = (by: Pick<TestShop, "ask">, path: string) => by.ask(path);
  await refused(ask(maker, `${API}/${invoice._id}.pdf`), 403);
  assert.equal((await ask(viewer, `${API}/${invoice._id}.pdf`)).status, 200);
  await refused(ask(viewer, `${API}.zip?month=2026-01`), 403);
  await refused(shop.ask(`${API}/${invoice._id}.pdf`), 401);
  await refused(shop.askAsOwner(`${API}/${"0".repeat(24)}.pdf`), 404);
  await refused(shop.askAsOwner(`${API}/${invoice._id}`), 404);
  await refused(shop.askAsOwner(`${API}/${invoice._id}.pdf?language=fr`), 400);
});
