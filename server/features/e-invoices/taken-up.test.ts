import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { pino } from "pino";

import { startSendingEInvoices } from "#server/jobs.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { KEYS, startTaxAuthority, type TaxAuthority } from "#server/testing/tax-authority.ts";
import { until } from "#server/testing/until.ts";

import { eInvoicingLock } from "./e-invoicing-lock.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.05, retries: 2 };
const SELLER = {
  sellerName: "Example Cards",
  sellerNameAr: "بطاقات المثال",
  taxNumber: "123456",
  activityNumber: "16683696",
  issueWhen: "paid",
  taxMode: "included",
};

let authority: TaxAuthority;
before(async () => (authority = await startTaxAuthority()));
after(() => authority[Symbol.asyncDispose]());

/** A shop that issues invoices, and has keys for sending them. */
async function startIssuing(mood: TaxAuthority["mood"] = "clears") {
  authority.mood = mood;
  authority.taken.clear();
  const shop = await startTestShop();
  const { pool } = shop.database;
  const send = async (method: string, path: string, body: object) => {
    const answer = await shop.askAsOwner(`/api/v1${path}`, asJson(method, body));
    assert.ok(answer.ok, await answer.text());
  };
  await send("PATCH", "/invoice-settings", SELLER);
  await send("PATCH", "/e-invoicing", { serviceUrl: authority.url, ...KEYS });
  return {
    shop,
    pool,
    refund: (id: string) =>
      send("POST", `/orders/${id}/refunds`, { amount: 5, method: "cash", reason: "Too late" }),
    setUp: (body: object) => send("PATCH", "/e-invoicing", body),
    /** @returns the order's id */
    async issue(name: string) {
      const { _id } = await placeCashOrder(shop, { "personalInfo[firstName]": name });
      await send("PATCH", `/orders/${_id}`, { status: "delivered" });
      return _id;
    },
    /** The next look is due at once. */
    look: () => pool.query("update jobs set run_at = now() where kind = 'take-up-e-invoices'"),
    /** The buyers of what was taken up, in the sequence in which it was issued. */
    async known() {
      const { rows } = await pool.query<{ buyer: string }>(
        `select replace(buyer_name, ' Customer', '') as buyer
         from invoices join e_invoices on invoice_id = invoices.id order by counter`,
      );
      return rows.map(({ buyer }) => buyer);
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

const startSending = ({ config, database, secrets }: TestShop) =>
  startSendingEInvoices({
    config,
    database,
    secrets,
    log: pino({ level: "silent" }),
    pace: SOON,
  });

/** Of all that the tax authority has taken, in whatever sequence. */
const buyersTold = () =>
  [...authority.taken.values()]
    .map((xml) => /RegistrationName>(\w+) Customer</.exec(xml)?.[1])
    .toSorted();

test("what is issued while the keys are refused waits, and is sent once others are saved, though it was off between", async () => {
  await using issuing = await startIssuing("refuses-keys");
  const { pool } = issuing;
  await issuing.setUp({ isOn: true });
  await using _sending = await startSending(issuing.shop);
  await issuing.issue("First");
  await issuing.look();
  await until(async () => {
    const { rows } = await pool.query("select keys_refused_at as at from e_invoicing");
    return rows[0].at !== null;
  });
  await issuing.refund(await issuing.issue("Second"));
  await issuing.look();
  await until(async () => (await issuing.known()).length === 3);
  await issuing.setUp({ isOn: false });
  authority.mood = "clears";
  await issuing.setUp({ isOn: true, ...KEYS });
  await until(async () => {
    await issuing.look();
    return authority.taken.size === 3;
  });
  assert.deepEqual(buyersTold(), ["First", "Second", "Second"]);
});

test("what was issued right before it was switched off is sent later, and nothing that was issued while it was off", async () => {
  await using issuing = await startIssuing();
  const { shop } = issuing;
  await issuing.issue("Before");
  await issuing.setUp({ isOn: true });
  await issuing.issue("First");
  await issuing.setUp({ isOn: false });
  await issuing.issue("While off");
  await issuing.setUp({ isOn: true });
  await issuing.issue("Second");
  // As by the link in the mail that told of switching it on.
  await shop.database.transaction(async (trx) => {
    const undone = { before: { serviceUrl: authority.url, ...KEYS, isOn: "false" } };
    const owner = (await issuing.pool.query("select id from users")).rows[0];
    await eInvoicingLock.restore(undone as never, owner, trx);
  });
  await issuing.issue("While off again");
  assert.deepEqual(await issuing.known(), ["First", "Second"]);
  await issuing.setUp({ isOn: true, ...KEYS });
  await using _sending = await startSending(shop);
  await until(() => authority.taken.size === 2);
  assert.deepEqual(buyersTold(), ["First", "Second"]);
});

test("an invoice that is being issued while it is switched on is sent", async () => {
  await using issuing = await startIssuing();
  const { pool, shop } = issuing;
  await issuing.issue("Before");
  const { _id } = await placeCashOrder(shop, { "personalInfo[firstName]": "Meanwhile" });
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("update orders set status = 'delivered' where id = $1", [_id]);
    await client.query("set constraints all immediate");
    await issuing.setUp({ isOn: true });
    await client.query("commit");
  } finally {
    client.release();
  }
  await using _sending = await startSending(shop);
  await until(() => authority.taken.size === 1);
  assert.deepEqual(buyersTold(), ["Meanwhile"]);
});

test("a look that is under way while it is switched off takes up nothing that is issued from then on", async () => {
  await using issuing = await startIssuing();
  const { pool } = issuing;
  const { _id } = await placeCashOrder(issuing.shop);
  await issuing.setUp({ isOn: true });
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select from e_invoicing for update");
    await using _sending = await startSending(issuing.shop);
    await until(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    });
    await client.query("update e_invoicing set is_on = false");
    await client.query("update orders set status = 'delivered' where id = $1", [_id]);
    await client.query("commit");
    await until(async () => {
      const { rows } = await pool.query(
        "select from jobs where kind = 'take-up-e-invoices' and run_at > now() and started_at is null",
      );
      return rows.length > 0;
    });
  } finally {
    client.release();
  }
  assert.deepEqual(await issuing.known(), []);
});

test("while it is off the look for invoices does not wait, which would be told as a job that is late", async () => {
  await using issuing = await startIssuing();
  await issuing.issue("Unsent");
  await using _sending = await startSending(issuing.shop);
  const looks = async (when: string) => {
    const { rows } = await issuing.pool.query(
      `select from jobs where kind = 'take-up-e-invoices' and done_at is null and ${when}`,
    );
    return rows.length;
  };
  await until(async () => (await looks("true")) === 1);
  await issuing.look();
  await until(async () => (await looks("run_at > now()")) === 1);
  assert.deepEqual(await issuing.known(), []);
});
