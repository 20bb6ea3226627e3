import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { readMigrationFiles } from "drizzle-orm/migrator";

import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import {
  asJson,
  startSending,
  startTestShop,
  type TestShop,
} from "#server/testing/start-test-shop.ts";
import { settledNotifications, storedNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";

/**
 * Earlier versions stored notifications in a table of their own, and jobs in tables of a library.
 */

let mail: MailServer;
before(async () => (mail = await startMailServer()));
after(() => mail[Symbol.asyncDispose]());

const statements = readMigrationFiles({ migrationsFolder: "migrations" }).map(({ sql }) => sql);

/** Reverts a new shop's database to the state of the earlier version, with these rows. */
async function backToOutbox({ database: { pool } }: TestShop, rows: object[]): Promise<void> {
  const table = statements.flat().find((sql) => sql.includes('CREATE TABLE "outbox_messages"'))!;
  await pool.query(`drop table jobs; ${table}`);
  await pool.query(
    `insert into outbox_messages (id, channel, recipient, kind, payload, status, attempts, last_error, sent_at)
     select id, channel, recipient, kind, payload, status, attempts, last_error, sent_at
     from jsonb_to_recordset($1) as row (id text, channel text, recipient text, kind text,
       payload jsonb, status text, attempts integer, last_error text, sent_at timestamptz)`,
    [JSON.stringify(rows)],
  );
  await pool.query("create schema pgboss; create table pgboss.job (id uuid primary key)");
}

async function update({ database: { pool } }: TestShop): Promise<void> {
  const update = statements.find((sql) => sql.some((one) => one.includes('CREATE TABLE "jobs"')))!;
  for (const sql of update) await pool.query(sql);
}

test("notifications that an earlier version left unsent are sent after the update, and no others", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url });
  const { pool } = shop.database;
  const subscribe = (email: string) =>
    shop.ask("/api/v1/subscribers/subscribe", asJson("POST", { email }));
  const names = ["waits", "retried", "sent", "failed"];
  for (const name of names) await subscribe(`${name}@example.com`);
  const found = await pool.query<{ id: string; email: string }>(
    "select id, email from subscribers",
  );
  const idOf = (name: string) => found.rows.find(({ email }) => email.startsWith(name))!.id;
  const row = (name: string, more: object) => ({
    id: `of ${name}`,
    channel: "email",
    recipient: `${name}@example.com`,
    kind: "newsletter-confirmation",
    payload: { subscriberId: idOf(name) },
    status: "waiting",
    attempts: 0,
    last_error: "",
    ...more,
  });
  await backToOutbox(shop, [
    row("waits", {}),
    row("waits", { id: "of nobody else" }),
    row("retried", { attempts: 12, last_error: "Nobody there." }),
    row("sent", { status: "sent", attempts: 1, sent_at: new Date() }),
    row("failed", { status: "failed", attempts: 13, last_error: "Unknown." }),
  ]);

  await update(shop);
  // Asking to confirm again, while the first mail still waits, sends only one mail.
  await pool.query("update subscribers set confirmation_sent_at = now() - interval '2 hours'");
  await subscribe("waits@example.com");
  assert.equal((await storedNotifications(shop)).length, 5);
  await using _sending = await startSending(shop, {
    pollSeconds: 0.05,
    retries: 12,
    retrySeconds: 30,
  });
  const stored = await settledNotifications(shop);
  assert.deepEqual(
    stored.map(({ recipient, status, lastError }) => [recipient, status, lastError]).toSorted(),
    [
      ["failed@example.com", "failed", "Unknown."],
      ["retried@example.com", "done", ""],
      ["sent@example.com", "done", ""],
      ["waits@example.com", "done", ""],
      ["waits@example.com", "done", ""],
    ],
  );
  await until(() => mail.mails.length === 3);
  const ids = mail.mails.map(({ headers }) => headers.get("message-id"));
  const host = new URL(shop.config.publicUrl).hostname;
  assert.deepEqual(
    ids.toSorted(),
    ["of nobody else", "of retried", "of waits"].map((id) => `<${id}@${host}>`),
  );
  const left = "select from pg_namespace where nspname = 'pgboss'";
  assert.equal((await pool.query(left)).rowCount, 0);
});
