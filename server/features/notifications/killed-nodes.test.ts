// Runs with --all: nodes are killed, over and over.
import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { test, type TestContext } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { startMailServer } from "#server/testing/mail-server.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";

const NODE = fileURLToPath(new URL("../../testing/mail-node-to-kill.ts", import.meta.url));
const KILLS = 50;
/** So many nodes send at a time. */
const NODES = 5;
const MAILS = 3 * KILLS;

interface SentMail {
  recipient: string;
  attempts: number;
  status: string;
}

/** E-mails about one message, each to an address of its own. */
async function addMails(shop: TestShop): Promise<void> {
  const response = await shop.ask("/api/v1/contact", asJson("POST", MESSAGE));
  const { data } = (await response.json()) as { data: { data: { _id: string } } };
  await shop.database.pool.query("delete from jobs");
  await shop.database.pool.query(
    `insert into jobs (id, kind, payload)
     select lpad(to_hex(n), 24, '0'), 'email:message-received', jsonb_build_object(
       'recipient', 'visitor' || n || '@example.com', 'about', jsonb_build_object('messageId', $1::text)
     ) from generate_series(1, $2::integer) as n`,
    [data.data._id, MAILS],
  );
}

/** A job's own count starts anew when the mail server is back, so the test counts for itself. */
const countAttempts = ({ database }: TestShop) =>
  database.pool.query(
    `create table begun (job_id text not null);
     create function note_begun() returns trigger language plpgsql as $$
       begin insert into begun values (new.id); return null; end $$;
     create trigger note_begun after update on jobs for each row
       when (new.started_at is not null and new.started_at is distinct from old.started_at)
       execute function note_begun();`,
  );

async function storedMails({ database }: TestShop): Promise<SentMail[]> {
  const { rows } = await database.pool.query<SentMail>(
    `select payload->>'recipient' as recipient, status,
       (select count(*)::integer from begun where job_id = jobs.id) as attempts from jobs`,
  );
  return rows;
}

/** Makes due what a killed node had begun, which otherwise takes half a minute. */
const letTimePass = ({ database }: TestShop) =>
  database.pool.query(
    `update jobs set run_at = now() where id in
       (select id from jobs where status = 'waiting' for update skip locked)`,
  );

test("however often its nodes are killed, no e-mail is lost, and only what was under way arrives twice", async (t: TestContext) => {
  await using mail = await startMailServer();
  await using shop = await startTestShop();
  await addMails(shop);
  await countAttempts(shop);
  const isOpen = async () => (await storedMails(shop)).some(({ status }) => status === "waiting");
  const { host, port, user, password, database } = shop.database.pool.options;
  const connection = JSON.stringify({ host, port, user, password, database });
  // Slow enough that there is a middle of sending, and refusing some of them on the way.
  let answers = 0;
  const slowly = setInterval(() => {
    mail.hold = delay(5 + (answers % 4) * 10);
    mail.refusal = answers % 7 === 3 ? "451 Try again later" : undefined;
    answers += 1;
  }, 5);

  let killed = 0;
  async function liveAndDie(mode: number): Promise<void> {
    const before = mail.received;
    const node = fork(NODE, [connection, mail.url], { stdio: "ignore" });
    const died = once(node, "exit");
    // Killed while an e-mail is on its way to the server, before or behind its yes, or soon after.
    await until(() => mail.received > before || node.exitCode !== null);
    await delay([0, 3, 8, 15, 30][mode % 5]);
    node.kill("SIGKILL");
    await died;
    killed += 1;
    await letTimePass(shop);
  }
  while (killed < KILLS) {
    await Promise.all(Array.from({ length: NODES }, (_, index) => liveAndDie(killed + index)));
  }
  clearInterval(slowly);
  mail.hold = undefined;
  mail.refusal = undefined;
  assert.ok(await isOpen(), "there was work until the last kill");

  const last = fork(NODE, [connection, mail.url], { stdio: "ignore" });
  const died = once(last, "exit");
  while (await isOpen()) {
    await letTimePass(shop);
    await delay(20);
  }
  last.kill();
  await died;

  const stored = await storedMails(shop);
  assert.ok(stored.every(({ status }) => status === "done"));
  const arrived = Map.groupBy(mail.mails, ({ recipients: [to] }) => to!);
  assert.equal(arrived.size, MAILS, "none is lost");
  let twice = 0;
  for (const { recipient, attempts } of stored) {
    const copies = arrived.get(recipient)!;
    twice += copies.length - 1;
    assert.ok(copies.length <= attempts, `${copies.length} copies in ${attempts} attempts`);
    // A mailbox can tell that they are one.
    assert.equal(new Set(copies.map(({ headers }) => headers.get("message-id"))).size, 1);
  }
  t.diagnostic(`${twice} of ${MAILS} arrived twice, after ${killed} kills`);
  // A node sends two at once.
  assert.ok(twice <= 2 * KILLS, `${twice} arrived twice`);
});
