import assert from "node:assert/strict";
import { test } from "node:test";

import { pino } from "pino";

import { invoiceFiles } from "#server/features/invoices/invoice-files.ts";
import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import { startSendingEInvoices } from "#server/jobs.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { KEYS, startTaxAuthority } from "#server/testing/tax-authority.ts";
import { until } from "#server/testing/until.ts";
import { sendingAnswerSchema } from "#shared/e-invoices/e-invoice.ts";
import { invoiceListSchema } from "#shared/invoices/invoice.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.05, retries: 2 };
const SELLER = {
  sellerName: "Example Cards",
  sellerNameAr: "بطاقات المثال",
  taxNumber: "123456",
  activityNumber: "16683696",
  issueWhen: "paid",
  taxMode: "included",
};

test("what is issued once it is switched on reaches the tax authority, whose code then stands on the PDF", async () => {
  await using authority = await startTaxAuthority();
  await using shop = await startTestShop();
  const send = async (method: string, path: string, body: object) => {
    const answer = await shop.askAsOwner(`/api/v1${path}`, asJson(method, body));
    assert.ok(answer.ok, await answer.text());
  };
  const paid = async (name: string) => {
    const { _id } = await placeCashOrder(shop, { "personalInfo[firstName]": name });
    await send("PATCH", `/orders/${_id}`, { status: "delivered" });
    return _id;
  };
  await send("PATCH", "/invoice-settings", SELLER);
  const before = await paid("Before");
  await send("PATCH", "/e-invoicing", { serviceUrl: authority.url, ...KEYS, isOn: true });
  const order = await paid("Salma & <Sons>");
  const given = { amount: 5, method: "cash", reason: "Too late" };
  for (const id of [order, before]) await send("POST", `/orders/${id}/refunds`, given);

  const { config, database, secrets } = shop;
  const log = pino({ level: "silent" });
  const start = () => startSendingEInvoices({ config, database, secrets, log, pace: SOON });
  const sendingNow = async () => {
    const answer = await shop.askAsOwner("/api/v1/e-invoices");
    return sendingAnswerSchema.parse(await answer.json()).data.data;
  };
  const clearedNow = async () => (await sendingNow()).cleared;
  await using _first = await start();
  await until(async () => (await clearedNow()) === 1);
  // The credit note is looked for again once its invoice is cleared.
  await database.pool.query("update jobs set run_at = now() where kind = 'take-up-e-invoices'");
  await until(async () => (await clearedNow()) === 2);
  // Of an invoice that the authority does not know no credit note waits for it.
  assert.equal((await sendingNow()).waiting, 0);
  const codes: string[] = [];
  const drawInvoice = (_document: unknown, code: string) => {
    codes.push(code);
    return [];
  };
  const pictures = { draw: async () => new Uint8Array(), background: async () => new Uint8Array() };
  const files = invoiceFiles({
    database,
    pictures: pictures as never,
    invoicesIn: async () => ({ drawInvoice }),
  });
  for (const id of [before, order]) {
    const [row] = await invoiceStore(database.db).ofOrder(id);
    await files.pdf(row!.id, "en");
  }
  const [uuid] = authority.taken.keys();
  assert.match(codes[0]!, /^Example Cards\n123456\n/);
  assert.equal(codes[1], `QR of ${uuid}`);
  const [invoice, credit] = [...authority.taken.values()];
  assert.match(invoice!, /name="012">388<.*Salma &amp; &lt;Sons&gt;/s);
  assert.match(credit!, /name="012">381<.*<cbc:InstructionNote>Too late</s);

  // The list of invoices says how far each is, while it is on.
  const listed = async (query = "") => {
    const answer = await shop.askAsOwner(`/api/v1/invoices?${query}`);
    return invoiceListSchema.parse(await answer.json()).data.data;
  };
  const states = async () => (await listed()).map(({ eInvoice }) => eInvoice?.state);
  assert.deepEqual(await states(), [undefined, "cleared", "cleared", undefined]);
  const messages = ["Example reason"];
  const [, note] = await listed();
  await database.pool.query(
    "update e_invoices set state = 'refused', messages = $1 where invoice_id = $2",
    [JSON.stringify(messages), note!._id],
  );
  const [refused, ...others] = await listed("eInvoice=refused");
  assert.deepEqual([refused!._id, refused!.eInvoice!.messages, others], [note!._id, messages, []]);
  assert.equal(
    (await shop.askAsOwner("/api/v1/exports/invoices.csv?eInvoice=refused")).status,
    200,
  );
  await send("PATCH", "/e-invoicing", { isOn: false });
  assert.deepEqual(await states(), [undefined, undefined, undefined, undefined]);
});
