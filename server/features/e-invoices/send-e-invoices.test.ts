import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { pino } from "pino";

import { createNotifications } from "#server/features/notifications/notifications.ts";
import { startWorker } from "#server/platform/jobs/worker.ts";
import { INVOICES } from "#server/testing/invoice-documents.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { KEYS, startTaxAuthority, type TaxAuthority } from "#server/testing/tax-authority.ts";
import { until } from "#server/testing/until.ts";
import { sendingAnswerSchema } from "#shared/e-invoices/e-invoice.ts";
import type { InvoiceDocument } from "#shared/invoices/invoice-document.ts";

import { eInvoiceStore } from "./e-invoice.store.ts";
import type { IssuedInvoices } from "./issued-invoices.ts";
import { sendEInvoices } from "./send-e-invoices.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.05, retries: 2 };
const log = pino({ level: "silent" });

let authority: TaxAuthority;
before(async () => (authority = await startTaxAuthority()));
after(() => authority[Symbol.asyncDispose]());

const change = async (shop: TestShop, body: object) => {
  const answer = await shop.askAsOwner("/api/v1/e-invoicing", asJson("PATCH", body));
  assert.equal(answer.status, 200, await answer.text());
};

const [EARLIER, INVOICE, CREDIT] = ["1", "2", "3"].map((end) => end.padStart(24, "0")) as [
  string,
  string,
  string,
];
const UUIDS = ["4c1f6e0a-6f5e-4a55-9d0e-3f1a5b7c9d11", "4c1f6e0a-6f5e-4a55-9d0e-3f1a5b7c9d12"];

/** A shop that has issued an invoice and a credit note for it, and sends them. */
async function startSending(mood: TaxAuthority["mood"], changed: Partial<InvoiceDocument> = {}) {
  Object.assign(authority, { mood, asked: 0 });
  authority.taken.clear();
  const shop = await startTestShop();
  const taxed: InvoiceDocument = {
    ...INVOICES["tax-added"],
    uuid: UUIDS[0]!,
    counter: 8,
    ...changed,
  };
  const credit: InvoiceDocument = { ...INVOICES["credit-note"], uuid: UUIDS[1]!, counter: 9 };
  credit.original = { ...credit.original!, uuid: UUIDS[0]! };
  const earlier = { ...INVOICES["without-tax"], counter: 7 };
  const documents = new Map<string, InvoiceDocument>([
    [EARLIER, earlier],
    [INVOICE, taxed],
    [CREDIT, credit],
  ]);
  const issued: IssuedInvoices = {
    last: async () => earlier.counter,
    after: async (from, most) =>
      [...documents]
        .filter(([, { counter }]) => counter > from)
        .slice(0, most)
        .map(([id, { uuid, number, counter, original }]) => {
          return { id, uuid, number, counter, originalUuid: original?.uuid ?? "" };
        }),
    find: async (id) => documents.get(id),
    activityNumber: async () => "16683696",
  };
  const { database, secrets, config } = shop;
  const handlers = sendEInvoices({
    database,
    secrets,
    config,
    issued,
    notifications: createNotifications(config),
  });
  const start = () => startWorker({ database, log, handlers, concurrency: 1, pace: SOON });
  await change(shop, { serviceUrl: authority.url, ...KEYS, isOn: true });
  // As a version leaves it that noted nothing when it was switched on.
  await database.pool.query("update e_invoicing set taken_up_to = null");
  let worker = await start();
  return {
    shop,
    documents,
    store: eInvoiceStore(database.db),
    stateOf: async (id: string) => (await eInvoiceStore(database.db).find(id))?.state,
    async restart() {
      await worker[Symbol.asyncDispose]();
      // The next look is due at once.
      await database.pool.query("update jobs set run_at = now() where kind = 'take-up-e-invoices'");
      worker = await start();
    },
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await shop[Symbol.asyncDispose]();
    },
  };
}

test("what is issued from then on is sent, a credit note after its invoice, and nothing twice", async () => {
  await using sending = await startSending("clears");
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
  assert.equal((await sending.store.find(INVOICE))!.qr, `QR of ${UUIDS[0]}`);
  assert.equal(await sending.stateOf(EARLIER), undefined);
  await sending.restart();
  await until(async () => (await sending.stateOf(CREDIT)) === "cleared");
  assert.deepEqual([...authority.taken.keys()], UUIDS);
  assert.equal(authority.asked, 2);
});

test("one that was taken without an answer is cleared under its UUID when it is sent again", async () => {
  await using sending = await startSending("dies-after-taking");
  await until(async () => (await sending.store.find(INVOICE))?.trouble !== undefined);
  await until(async () => (await sending.store.find(INVOICE))!.trouble !== "");
  assert.equal(await sending.stateOf(INVOICE), "waiting");
  authority.mood = "clears";
  await sending.restart();
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
  const { answer, trouble, attempts } = (await sending.store.find(INVOICE))!;
  assert.match(answer, /ALREADY_SUBMITTED/);
  assert.deepEqual([trouble, attempts > 1], ["", true]);
  assert.equal(authority.taken.size, 1);
});

test("what fails for hours is sent again when the service is back", async () => {
  await using sending = await startSending("fails");
  const { pool } = sending.shop.database;
  await until(async () => {
    const { rows } = await pool.query("select status from jobs where kind = 'send-e-invoice'");
    return rows[0]?.status === "failed";
  });
  assert.equal(await sending.stateOf(INVOICE), "waiting");
  authority.mood = "answers-html";
  await sending.restart();
  await until(() => authority.asked > SOON.retries + 1);
  authority.mood = "clears";
  await sending.restart();
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
});

test("a refusal waits for staff, who send it again", async () => {
  await using sending = await startSending("refuses");
  await until(async () => (await sending.stateOf(INVOICE)) === "refused");
  const { messages } = (await sending.store.find(INVOICE))!;
  assert.deepEqual(messages, ["invoice-wrong: The sum of the lines is wrong"]);
  authority.mood = "clears";
  await sending.restart();
  const told = async (path: string, method = "GET") => {
    const answer = await sending.shop.askAsOwner(`/api/v1/e-invoices${path}`, { method });
    return sendingAnswerSchema.parse(await answer.json()).data.data;
  };
  // The credit note waits for its invoice.
  const { refused, waiting } = await told("");
  assert.deepEqual([refused[0]!.invoice, refused[0]!.messages, waiting], [INVOICE, messages, 1]);
  assert.equal((await told(`/${INVOICE}/sending`, "POST")).refusedCount, 0);
  await sending.restart();
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
  // What is cleared stays so. The credit note may be, too, by now.
  assert.ok((await told(`/${INVOICE}/sending`, "POST")).cleared > 0);
  assert.equal(await sending.stateOf(INVOICE), "cleared");
  const unknown = `/api/v1/e-invoices/${"f".repeat(24)}/sending`;
  assert.equal((await sending.shop.askAsOwner(unknown, { method: "POST" })).status, 404);
});

test("what the authority would refuse is not sent to it", async () => {
  await using sending = await startSending("clears", { number: "2026/17" });
  await until(async () => (await sending.stateOf(INVOICE)) === "refused");
  assert.deepEqual((await sending.store.find(INVOICE))!.problems, [{ problem: "number" }]);
  assert.equal(authority.asked, 0);
});

test("refused keys stop everything until other keys are saved", async () => {
  await using sending = await startSending("refuses-keys");
  const refusedAt = async () => {
    const answer = await sending.shop.askAsOwner("/api/v1/e-invoicing");
    return ((await answer.json()) as { data: { data: { keysRefusedAt: unknown } } }).data.data
      .keysRefusedAt;
  };
  await until(async () => (await refusedAt()) !== null);
  const { rows } = await sending.shop.database.pool.query(
    "select payload->>'recipient' as owner from jobs where kind like '%keys-refused%'",
  );
  assert.deepEqual(rows, [{ owner: OWNER.email }]);
  await sending.restart();
  assert.equal(authority.asked, 1);
  authority.mood = "clears";
  await change(sending.shop, { clientId: "another", secretKey: "key" });
  await change(sending.shop, KEYS);
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
});

test("keys that were refused by mistake are tried again once the same are saved", async () => {
  await using sending = await startSending("refuses-keys");
  const { pool } = sending.shop.database;
  const isPaused = async () =>
    (await pool.query("select from e_invoicing where keys_refused_at is not null")).rows.length > 0;
  await until(isPaused);
  authority.mood = "clears";
  // The switch and the address alone say nothing of the keys.
  await change(sending.shop, { isOn: true, serviceUrl: authority.url });
  assert.ok(await isPaused());
  const owners = async () =>
    (await pool.query("select from jobs where kind like '%locked-change%'")).rows.length;
  const told = await owners();
  assert.ok(told > 0);
  await change(sending.shop, KEYS);
  await until(async () => (await sending.stateOf(INVOICE)) === "cleared");
  // Nothing was changed that owners would have to be told.
  assert.equal(await owners(), told);
});
