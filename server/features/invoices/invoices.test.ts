import assert from "node:assert/strict";
import { test } from "node:test";

import { problemsOf } from "#server/features/e-invoices/problems-of.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, type TestShop } from "#server/testing/start-test-shop.ts";
import { watchPlans } from "#server/testing/watch-plans.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";
import {
  invoiceSettingsAnswerSchema,
  type InvoiceSettingsChange,
} from "#shared/invoices/invoice-settings.ts";
import { invoiceAnswerSchema, invoiceListSchema } from "#shared/invoices/invoice.ts";
import type { Order } from "#shared/orders/order.ts";

import { documentOf } from "./document-of.ts";
import { invoiceStore } from "./invoice.store.ts";

const { shop, mail } = shopWithMailForTests();
const SELLER = { sellerName: "Example Cards", sellerNameAr: "بطاقات المثال", taxNumber: "123456" };

const path = ({ _id }: Pick<Order, "_id">) => `/api/v1/orders/${_id}`;
const patch = (order: Order, body: object, part = "") =>
  shop.askAsOwner(path(order) + part, asJson("PATCH", body));
const accept = (order: Order) => patch(order, { paymentState: "accepted" }, "/payment");
const issue = (
  order: Pick<Order, "_id">,
  body: object = {},
  ask: TestShop["ask"] = shop.askAsOwner,
) => ask(`${path(order)}/invoice`, asJson("POST", body));
const refund = (order: Order, amount: number) =>
  shop.askAsOwner(
    `${path(order)}/refunds`,
    asJson("POST", { amount, method: "cash", reason: "Example reason" }),
  );
const set = (change: InvoiceSettingsChange) =>
  answered(
    shop.askAsOwner("/api/v1/invoice-settings", asJson("PATCH", change)),
    invoiceSettingsAnswerSchema,
  );
async function list(query = "") {
  const answer = await shop.askAsOwner(`/api/v1/invoices?limit=1000&${query}`);
  return invoiceListSchema.parse(await answer.json()).data.data;
}
const of = async ({ _id }: Pick<Order, "_id">) => (await list(`order=${_id}`)).toReversed();
const documentsOf = async ({ _id }: Pick<Order, "_id">) =>
  (await invoiceStore(shop.database.db).ofOrder(_id)).map(documentOf);
let count = 0;
const named = () => ({ "personalInfo[firstName]": `Buyer ${++count}` });

test("nothing is issued before the owner has named a seller and a moment", async () => {
  const order = await placeTransfer(shop, named());
  await accept(order);
  await patch(order, { status: "delivered" });
  assert.equal((await refused(await issue(order))).code, "invoices_not_set_up");
  assert.deepEqual(await list(), []);
  const wrong = { issueWhen: "paid" };
  const path = "/api/v1/invoice-settings";
  const { codes } = await refused(await shop.askAsOwner(path, asJson("PATCH", wrong)));
  assert.deepEqual(Object.keys(codes ?? {}), ["sellerName"]);
  const taxed = { taxMode: "included", sellerName: "Example Cards" };
  const lacking = await refused(await shop.askAsOwner(path, asJson("PATCH", taxed)));
  assert.deepEqual(Object.keys(lacking.codes ?? {}), ["taxNumber"]);
  const letters = await refused(await shop.askAsOwner(path, asJson("PATCH", { taxNumber: "12a" })));
  assert.equal(letters.codes?.["taxNumber"]?.code, "digits_expected");
  const headers = { "Content-Type": "application/json", "If-Match": "2001-01-01T00:00:00.000Z" };
  const older = { method: "PATCH", headers, body: JSON.stringify(SELLER) };
  assert.equal((await shop.askAsOwner(path, older)).status, 412);
});

test("fifty orders that are paid at once have fifty numbers without a gap, each customer one mail", async () => {
  await set({ ...SELLER, issueWhen: "paid" });
  const email = "fifty@example.com";
  const more = () => ({ ...named(), "personalInfo[email]": email });
  const orders = await Promise.all(Array.from({ length: 50 }, () => placeCashOrder(shop, more())));
  const pay = async (order: Order): Promise<void> => {
    const { status } = await patch(order, { status: "delivered" });
    // On a machine that is busy with other things, some of so many are asked to come again.
    if (status === 503) return pay(order);
    assert.equal(status, 200);
  };
  await Promise.all(orders.map(pay));
  const numbers = (await list()).map(({ number }) => Number(number.split("-")[1]));
  assert.deepEqual(
    numbers,
    Array.from({ length: 50 }, (_, index) => 50 - index),
  );
  const told = (await mailsTo({ shop, mail }, email)).filter(({ text }) =>
    text.includes("has been issued for your order"),
  );
  assert.equal(told.length, 50);
  // Paid, taken back and paid again is paid once.
  await patch(orders[0]!, { status: "shipped" });
  await pay(orders[0]!);
  assert.equal((await of(orders[0]!)).length, 1);
});

test("many orders that are delivered by one call are invoiced, a dry run and a cancelled one not", async () => {
  await set({ issueWhen: "delivered" });
  const orders = [await placeCashOrder(shop, named()), await placeCashOrder(shop, named())];
  const ids = orders.map(({ _id }) => _id);
  const setAll = (status: string, query = "") =>
    shop.askAsOwner(`/api/v1/orders/statuses${query}`, asJson("POST", { ids, status }));
  const cancelled = await placeCashOrder(shop, named());
  await patch(cancelled, { status: "cancelled" });
  ids.push(cancelled._id);
  await shop.askAsOwner(
    `${path(orders[0]!)}?dryRun=true`,
    asJson("PATCH", { status: "delivered" }),
  );
  const before = await list();
  assert.equal((await setAll("delivered")).status, 200);
  const after = await list();
  assert.equal(after.length, before.length + 2);
  assert.deepEqual(new Set(after.slice(0, 2).map(({ order }) => order)), new Set(ids.slice(0, 2)));
});

test("what fails behind the payment leaves neither number nor invoice", async () => {
  const { pool } = shop.database;
  await set({ issueWhen: "paid" });
  const order = await placeTransfer(shop, named());
  const [last] = await list();
  // The process ends right before the commit.
  const client = await pool.connect();
  await client.query("begin");
  await client.query("update orders set payment_state = 'accepted' where id = $1", [order._id]);
  await client.query("set constraints all immediate");
  const { rows } = await client.query("select 1 from invoices where order_id = $1", [order._id]);
  assert.equal(rows.length, 1);
  client.release(new Error("killed"));
  assert.deepEqual(await of(order), []);
  await accept(order);
  const [next] = await of(order);
  assert.equal(Number(next!.number.slice(5)), Number(last!.number.slice(5)) + 1);
});

test("each year begins at one", async () => {
  const [one, two] = [await placeCashOrder(shop, named()), await placeCashOrder(shop, named())];
  const { pool } = shop.database;
  const on = async ({ _id }: Order, day: string) => {
    await pool.query("select issue_invoice($1, '', '', $2)", [_id, day]);
    return (await of({ _id }))[0]!;
  };
  assert.equal((await on(one, "2098-12-31")).number, "2098-000001");
  const first = await on(two, "2099-01-01");
  assert.deepEqual([first.number, first.issuedOn], ["2099-000001", "2099-01-01"]);
});

test("by hand it is issued once, to whom staff name, and answered again for nobody else", async () => {
  await set({ issueWhen: "off" });
  const order = await placeCashOrder(shop, named());
  const buyer = { buyerName: "Example Company", buyerTaxNumber: "987654" };
  const [one, two] = await Promise.all([issue(order, buyer), issue(order, buyer)]);
  assert.deepEqual([one.status, two.status].toSorted(), [200, 201]);
  const given = await answered(issue(order), invoiceAnswerSchema);
  assert.deepEqual([given.buyer, given.buyerTaxNumber], ["Example Company", "987654"]);
  assert.equal((await refused(await issue(order, { buyerName: "Other" }))).code, "invoice_issued");
  assert.equal((await of(order)).length, 1);
  const [document] = await documentsOf(order);
  assert.equal(document!.payment, "receivable");
  await refused(await issue({ _id: "0".repeat(24) }), 404);
  await refused(await issue(order, { buyerTaxNumber: "x" }));
  const viewer = await hireColleague(shop, "viewer");
  assert.equal((await viewer.ask("/api/v1/invoices")).status, 200);
  await refused(issue(order, {}, viewer.ask), 403);
  const maker = await hireColleague(shop, "maker");
  await refused(maker.ask("/api/v1/invoices"), 403);
  const manager = await hireColleague(shop, "manager");
  await refused(manager.ask("/api/v1/invoice-settings", asJson("PATCH", SELLER)), 403);
});

test("an issued invoice stays as it is, and what would change its amounts is refused", async () => {
  const order = await placeCashOrder(shop, named());
  await issue(order);
  const [before] = await documentsOf(order);
  assert.equal(before!.totals.payableFils, order.total * 1000);
  await set({ sellerName: "Another seller" });
  assert.equal((await patch(order, { cardDesign: { nameOnCard: "Corrected" } })).status, 200);
  assert.deepEqual((await documentsOf(order))[0], before);
  await set(SELLER);
  await shop.database.pool.query("update orders set total_fils = total_fils + 1000 where id = $1", [
    order._id,
  ]);
  const body = { noAddons: true };
  assert.equal((await refused(await patch(order, body))).code, "order_invoiced");
  await shop.askAsOwner(path(order), { method: "DELETE" });
  await shop.database.pool.query("delete from orders where id = $1", [order._id]);
  assert.deepEqual((await documentsOf(order))[0], before);
  await assert.rejects(
    shop.database.pool.query("delete from invoices"),
    /never changed or deleted/,
  );
  await assert.rejects(shop.database.pool.query("update invoices set total_fils = 0"), /never/);
});

test("each refund has its credit note, all of them together the invoice's tax, and is not taken back", async () => {
  await set({ issueWhen: "paid", taxMode: "included" });
  const order = await placeTransfer(shop, named());
  await accept(order);
  const [invoice] = await of(order);
  assert.equal(invoice!.tax, Math.round(order.total * 1000 - (order.total * 1000) / 1.16) / 1000);
  for (const amount of [1.001, 2.003, order.total - 3.004]) await refund(order, amount);
  const [, ...notes] = await documentsOf(order);
  assert.deepEqual(
    notes.map(({ totals }) => totals.payableFils),
    [1001, 2003, order.total * 1000 - 3004],
  );
  const taxed = notes.reduce((sum, { totals }) => sum + totals.taxFils, 0);
  assert.equal(taxed, invoice!.tax * 1000);
  assert.match(notes[0]!.number, /^C\d{4}-000001$/);
  assert.deepEqual(notes[0]!.original, {
    uuid: (await documentsOf(order))[0]!.uuid,
    number: invoice!.number,
    totalFils: order.total * 1000,
    reason: "Example reason",
  });
  const money = await shop.askAsOwner(`${path(order)}/refunds`);
  const { data } = (await money.json()) as { data: { data: { refunds: { _id: string }[] } } };
  const taking = `${path(order)}/refunds/${data.data.refunds[0]!._id}`;
  const answer = await refused(await shop.askAsOwner(taking, { method: "DELETE" }));
  assert.equal(answer.code, "refund_credited");
});

test("what was given back before the invoice is credited with it, and a surplus is not", async () => {
  await set({ issueWhen: "off", taxMode: "none" });
  const order = await placeTransfer(shop, named());
  await accept(order);
  await refund(order, 4);
  await issue(order);
  assert.deepEqual((await of(order)).map(({ kind, total }) => [kind, total]).slice(1), [
    ["credit_note", 4],
  ]);
  const over = await placeTransfer(shop, named());
  await accept(over);
  await shop.database.pool.query("update orders set total_fils = total_fils - 5000 where id = $1", [
    over._id,
  ]);
  await issue(over);
  await refund(over, 5);
  assert.equal((await of(over)).length, 1);
});

test("an invoice that was never paid is taken back with a reason, once, and what is left of one never twice", async () => {
  await set({ issueWhen: "off", taxMode: "included" });
  const email = "credited@example.com";
  const order = await placeCashOrder(shop, { ...named(), "personalInfo[email]": email });
  const credit = (body: object, ask = shop.askAsOwner, to: Pick<Order, "_id"> = order) =>
    ask(`${path(to)}/credit-note`, asJson("POST", body));
  const reason = "Never paid";
  await refused(await credit({ reason }), 404);
  await issue(order);
  assert.deepEqual(Object.keys((await refused(await credit({}))).codes ?? {}), ["reason"]);
  await patch(order, { status: "cancelled" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => credit({ reason })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 201]);
  const [invoice, note, ...more] = await documentsOf(order);
  assert.deepEqual([note!.totals.payableFils, more], [invoice!.totals.payableFils, []]);
  assert.equal(note!.totals.taxFils, invoice!.totals.taxFils);
  assert.match(note!.number, /^C\d{4}-\d{6}$/);
  assert.equal(note!.counter, invoice!.counter + 1);
  assert.equal(note!.original!.reason, reason);
  assert.deepEqual(problemsOf(note!, "1"), []);
  assert.equal((await answered(credit({ reason }), invoiceAnswerSchema)).number, note!.number);

  const told = async (to: string) =>
    (await mailsTo({ shop, mail }, to)).filter(({ headers }) =>
      headers.get("subject")?.includes("credit note"),
    );
  const [notice, ...again] = await told(email);
  assert.deepEqual(again, []);
  for (const words of [note!.number, invoice!.number, reason, "/orders/", "No money"]) {
    assert.ok(notice!.text.includes(words), words);
  }

  // Of one of which a part was given back, the rest; what is given back then needs no note.
  const inArabic = "credited-arabic@example.com";
  const person = { ...named(), "personalInfo[email]": inArabic, language: "ar" };
  const paid = await placeTransfer(shop, person);
  await accept(paid);
  await issue(paid);
  await refund(paid, 10.001);
  await Promise.all([credit({ reason }, undefined, paid), refund(paid, 3)]);
  await refund(paid, 1);
  const notes = (await documentsOf(paid)).slice(1);
  const sum = (of: (totals: InvoiceDocument["totals"]) => number) =>
    notes.reduce((all, { totals }) => all + of(totals), 0);
  const [{ totals }] = (await documentsOf(paid)) as [InvoiceDocument];
  assert.deepEqual(
    [sum(({ payableFils }) => payableFils), sum(({ taxFils }) => taxFils)],
    [totals.payableFils, totals.taxFils],
  );
  // A refund's note is told with the refund.
  const mails = await mailsTo({ shop, mail }, inArabic);
  const about = (words: string) => mails.filter(({ text }) => text.includes(words));
  assert.equal(about("لا يُعاد معه أي مبلغ").length, 1);
  assert.ok(about("أعدنا إليك").every(({ text }) => text.includes("تجد الإشعار الدائن")));
  await refused(credit({ reason }, undefined, { _id: "0".repeat(24) }), 404);
  const viewer = await hireColleague(shop, "viewer");
  await refused(credit({ reason }, viewer.ask), 403);
});

test("an invoice that was taken back entirely makes room for another, while something is paid or to be paid", async () => {
  await set({ issueWhen: "paid", taxMode: "included" });
  const credit = ({ _id }: Pick<Order, "_id">) =>
    shop.askAsOwner(`${path({ _id })}/credit-note`, asJson("POST", { reason: "Wrong buyer" }));
  const order = await placeCashOrder(shop, named());
  await shop.database.pool.query("update orders set total_fils = total_fils + 1000 where id = $1", [
    order._id,
  ]);
  const first = await answered(issue(order), invoiceAnswerSchema, 201);
  const other = { buyerName: "Example Company", buyerTaxNumber: "987654" };
  assert.equal((await refused(await issue(order, other))).code, "invoice_issued");
  await credit(order);
  const both = await Promise.all([issue(order, other), issue(order, other)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 201]);
  const [, , second, ...more] = await of(order);
  assert.deepEqual([second!.buyer, second!.total, more], ["Example Company", first.total, []]);
  assert.notEqual(second!.number, first.number);
  // While one stands, the total stays.
  const less = { noAddons: true };
  assert.equal((await refused(await patch(order, less))).code, "order_invoiced");
  await credit(order);
  assert.equal((await patch(order, less)).status, 200);
  // Paid in the end, it is invoiced by itself, and what is given back then is of the last one.
  await patch(order, { status: "delivered" });
  const [, , , , third] = await of(order);
  assert.equal(third!.total, first.total - 1);
  await refund(order, 4);
  const notes = await documentsOf(order);
  assert.deepEqual([notes.length, notes.at(-1)!.original!.number], [6, third!.number]);
  assert.equal(notes.at(-1)!.totals.payableFils, 4000);
  // A part that was given back before is credited with the next one, too.
  await credit(order);
  await issue(order);
  assert.deepEqual(
    (await of(order)).slice(-2).map(({ kind, total }) => [kind, total]),
    [
      ["invoice", third!.total],
      ["credit_note", 4],
    ],
  );
  // Of what was given back entirely nothing is left to invoice.
  await refund(order, third!.total - 4);
  const all = (await of(order)).length;
  assert.equal((await issue(order)).status, 200);
  await patch(order, { status: "shipped" });
  await patch(order, { status: "delivered" });
  assert.equal((await of(order)).length, all);
});

test("that cash was paid is taken back, once the invoice that says so was", async () => {
  await set({ issueWhen: "paid", taxMode: "none" });
  const order = await placeCashOrder(shop, named());
  const decide = (paymentState: string) => patch(order, { paymentState }, "/payment");
  // As an order is that staff take as paid in cash.
  const pay = ({ _id }: Order) =>
    shop.database.pool.query("update orders set payment_state = 'accepted' where id = $1", [_id]);
  const paid = async () => {
    const text = "select payment_state, paid_fils from orders where id = $1";
    return Object.values((await shop.database.pool.query(text, [order._id])).rows[0]);
  };
  assert.equal((await refused(await decide("receipt_to_check"))).code, "receipt_not_needed");
  // What is issued as still to be paid depends on no payment.
  await issue(order);
  await pay(order);
  assert.deepEqual(await paid(), ["accepted", order.total * 1000]);
  assert.equal((await decide("cash_due")).status, 200);
  assert.deepEqual(await paid(), ["cash_due", 0]);
  const credit = () =>
    shop.askAsOwner(`${path(order)}/credit-note`, asJson("POST", { reason: "Never paid" }));
  await credit();
  // Paid, it is invoiced by itself.
  await pay(order);
  const [, , invoice] = await of(order);
  const why = await refused(await decide("cash_due"));
  assert.deepEqual([why.code, why.params], ["payment_invoiced", { number: invoice!.number }]);
  assert.deepEqual(await paid(), ["accepted", order.total * 1000]);
  await credit();
  assert.equal((await decide("cash_due")).status, 200);
  assert.deepEqual(await paid(), ["cash_due", 0]);
  // Of a cancelled one, too; and not while money was given back of it.
  await set({ issueWhen: "off" });
  await pay(order);
  await patch(order, { status: "cancelled" });
  assert.deepEqual(await paid(), ["accepted", order.total * 1000]);
  await refund(order, 1);
  assert.equal((await refused(await decide("cash_due"))).code, "payment_refunded");
  const other = await placeCashOrder(shop, named());
  await pay(other);
  await patch(other, { status: "cancelled" });
  assert.equal((await patch(other, { paymentState: "cash_due" }, "/payment")).status, 200);
  const viewer = await hireColleague(shop, "viewer");
  const taking = asJson("PATCH", { paymentState: "cash_due" });
  await refused(viewer.ask(`${path(other)}/payment`, taking), 403);
});

test("what was paid while its order was cancelled is invoiced when the order goes on", async () => {
  await set({ issueWhen: "paid" });
  const order = await placeTransfer(shop, named());
  await patch(order, { status: "cancelled" });
  await accept(order);
  assert.deepEqual(await of(order), []);
  await patch(order, { status: "processing" });
  assert.equal((await of(order)).length, 1);
});

test("an order in the bin, and one that is gone for good, can be credited once, and nobody is told", async () => {
  await set({ issueWhen: "off" });
  for (const isPurged of [false, true]) {
    const email = `binned-${isPurged}@example.com`;
    const order = await placeCashOrder(shop, { ...named(), "personalInfo[email]": email });
    await issue(order);
    await shop.askAsOwner(path(order), { method: "DELETE" });
    if (isPurged) {
      await shop.database.pool.query("delete from orders where id = $1", [order._id]);
    }
    const credit = () =>
      shop.askAsOwner(`${path(order)}/credit-note`, asJson("POST", { reason: "Never paid" }));
    const answers = await Promise.all([credit(), credit(), credit()]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 201]);
    assert.equal((await of(order)).length, 2);
    const told = await mailsTo({ shop, mail }, email);
    assert.ok(!told.some(({ text }) => text.includes("redit note")));
  }
});

test("the list finds numbers, buyers and months", async () => {
  const order = await placeCashOrder(shop, named());
  const issued = await answered(
    issue(order, { buyerName: "Unlike others" }),
    invoiceAnswerSchema,
    201,
  );
  const found = [`search=${issued.number}`, "search=unlike", `search=${order.orderNumber}`];
  for (const query of found) {
    assert.deepEqual(
      (await list(query)).map(({ _id }) => _id),
      [issued._id],
      query,
    );
  }
  const month = issued.issuedOn.slice(0, 7);
  assert.ok((await list(`month=${month}&kind=invoice`)).some(({ _id }) => _id === issued._id));
  assert.deepEqual(await list("month=2001-01"), []);
  await refused(await shop.askAsOwner("/api/v1/invoices?month=2026-13"));

  // Of very many not each is read.
  const { pool } = shop.database;
  await pool.query(
    `insert into invoices select (jsonb_populate_record(its, jsonb_build_object('id', lpad(nth::text, 24, 'a'),
      'uuid', gen_random_uuid(), 'number', '2032-' || lpad(nth::text, 6, '0'), 'counter', 100000 + nth,
      'buyer_name', 'Example ' || nth))).* from invoices its, generate_series(1, 5000) nth where its.id = $1`,
    [issued._id],
  );
  await pool.query("analyze invoices");
  const watched = watchPlans(pool);
  const query = { search: "2032-004321" };
  const { rows } = await invoiceStore(watched.db).page(query, { limit: 10, offset: 0 });
  assert.deepEqual(
    rows.map(({ number }) => number),
    ["2032-004321"],
  );
  assert.deepEqual(await watched.scannedTables(), new Set());
});
