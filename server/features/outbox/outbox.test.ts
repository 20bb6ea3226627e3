import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { after, before, test } from "node:test";

import { readConfig } from "#server/config.ts";
import { answered } from "#server/testing/answers.ts";
import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import {
  asJson,
  OWNER,
  startSending,
  startTestShop,
  type TestShop,
} from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import { historyListSchema } from "#shared/history/history.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { LOCALES } from "#shared/i18n/locale.ts";
import {
  NOTIFICATION_KINDS,
  outboxItemAnswerSchema,
  outboxListSchema,
  outboxMessageSchema,
  outboxRetriedSchema,
  outboxSummarySchema,
  previewSchema,
  testResultSchema,
} from "#shared/outbox/outbox.ts";

import { tryMail } from "./try-mail.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 0 };

let mail: MailServer;
before(async () => (mail = await startMailServer()));
after(() => mail[Symbol.asyncDispose]());

async function write(shop: TestShop, name: string) {
  const form = {
    fullName: name,
    email: "visitor@example.com",
    subject: "Delivery to Irbid",
    message: `How long does it take, ${name}?`,
  };
  assert.equal((await shop.ask("/api/v1/contact", asJson("POST", form))).status, 201);
  // That the visitor is told of it too is another matter.
  await shop.database.pool.query("delete from jobs where kind = 'email:message-received'");
}

async function list(shop: TestShop, query = "") {
  const response = await shop.askAsOwner(`/api/v1/outbox${query}`);
  assert.equal(response.status, 200);
  return outboxListSchema.parse(await response.json()).data;
}

async function summary(shop: TestShop) {
  return answered(shop.askAsOwner("/api/v1/outbox/summary"), outboxSummarySchema);
}

const change = (shop: TestShop, { _id }: { _id: string }, state: string) =>
  shop.askAsOwner(`/api/v1/outbox/${_id}`, asJson("PATCH", { state }));

async function changes(shop: TestShop, query: string) {
  const response = await shop.askAsOwner(`/api/v1/history?${query}`);
  const { data } = historyListSchema.parse(await response.json()).data;
  return data.map((entry) => entry.changes);
}

async function refused(response: Response, message: string): Promise<void> {
  assert.equal(response.status, 400);
  assert.equal(errorSchema.parse(await response.json()).message, message);
}

/** A shop with a notification that has failed for each of these names, the last one newest. */
async function shopWithFailed(...names: string[]): Promise<TestShop> {
  const shop = await startTestShop({ SMTP_URL: mail.url });
  mail.refusal = "550 Mailbox unavailable";
  for (const name of names) await write(shop, name);
  await using _sending = await startSending(shop, SOON);
  await settledNotifications(shop);
  mail.refusal = undefined;
  return shop;
}

test("what waits without a mail server is listed, and that there is none is reported", async () => {
  await using shop = await startTestShop();
  await write(shop, "Laila Example");
  await write(shop, "Omar Example");
  const { data, pagination } = await list(shop, "?page=1&limit=1");
  assert.deepEqual(pagination, { currentPage: 1, totalPages: 2, totalItems: 2, itemsPerPage: 1 });
  const [item] = data;
  assert.deepEqual(
    [item!.kind, item!.channel, item!.recipient, item!.state, item!.attempts, item!.problem],
    ["message-notice", "email", "hello@naqra.example", "waiting", 0, ""],
  );
  assert.equal((await list(shop, "?search=HELLO%40")).pagination.totalItems, 2);
  assert.equal((await list(shop, "?search=%25")).pagination.totalItems, 0);
  assert.equal((await list(shop, "?state=failed")).pagination.totalItems, 0);
  const [oldest] = (await list(shop, "?sort=createdAt")).data;
  assert.ok(oldest!.createdAt <= item!.createdAt);
  assert.deepEqual(await summary(shop), {
    mailServer: "",
    sender: "hello@naqra.example",
    hasSms: false,
    byState: { waiting: 2, held: 0, failed: 0, sent: 0, discarded: 0 },
  });
  const body = asJson("POST", { to: "somebody@example.com", language: "en" });
  await refused(await shop.askAsOwner("/api/v1/outbox/test", body), "No mail server is configured");
});

test("what has failed says why, waits when it is sent again, and is then sent", async () => {
  await using shop = await shopWithFailed("Laila Example");
  const [failed] = (await list(shop, "?state=failed")).data;
  assert.match(failed!.problem, /550 Mailbox unavailable/);
  assert.equal(failed!.attempts, 1);
  assert.equal(failed!.nextTryAt, null);

  const again = outboxItemAnswerSchema.parse(await (await change(shop, failed!, "waiting")).json());
  assert.deepEqual([again.data.data.state, again.data.data.attempts], ["waiting", 0]);
  assert.equal((await change(shop, failed!, "waiting")).status, 200, "said twice");
  const before = mail.mails.length;
  await using _sending = await startSending(shop, SOON);
  await settledNotifications(shop);
  assert.equal(mail.mails.length, before + 1);
  const [sent] = (await list(shop, "?state=sent")).data;
  assert.equal(sent!._id, failed!._id);
  assert.notEqual(sent!.sentAt, null);
  await refused(await change(shop, sent!, "discarded"), "Only what was not sent can be discarded");
  await refused(
    await change(shop, sent!, "waiting"),
    "Only what could not be sent can be sent again",
  );

  assert.deepEqual(await changes(shop, `entity=notification&entityId=${sent!._id}`), [
    { state: { from: "failed", to: "waiting" } },
  ]);
});

test("all that have failed are sent again at once, the same thing to the same people once", async () => {
  await using shop = await shopWithFailed("One Example", "Two Example", "Three Example");
  // The last one twice, as when it was caused again after it had failed.
  await shop.database.pool.query(
    `insert into jobs (id, kind, payload, key, status, created_at)
     select repeat('a', 24), kind, payload, key, 'failed', created_at - interval '1 day'
     from jobs order by created_at desc limit 1`,
  );
  // And one of which another waits by now.
  await shop.database.pool.query(
    `insert into jobs (id, kind, payload, key)
     select repeat('b', 24), kind, payload, key from jobs order by created_at limit 1 offset 1`,
  );
  const body = asJson("PATCH", { state: "waiting" });
  const [first, second] = await Promise.all([
    shop.askAsOwner("/api/v1/outbox", body),
    shop.askAsOwner("/api/v1/outbox", body),
  ]);
  const counts = await Promise.all(
    [first, second].map(
      async (each) => outboxRetriedSchema.parse(await each.json()).data.data.count,
    ),
  );
  assert.equal(counts[0]! + counts[1]!, 2);
  assert.deepEqual((await summary(shop)).byState, {
    waiting: 3,
    held: 0,
    failed: 2,
    sent: 0,
    discarded: 0,
  });
  for (const item of (await list(shop, "?state=failed")).data) {
    await refused(
      await change(shop, item, "waiting"),
      "The same notification is waiting to be sent already",
    );
  }
  for (const bad of [{}, { state: "discarded" }]) {
    const response = await shop.askAsOwner("/api/v1/outbox", asJson("PATCH", bad));
    assert.equal(response.status, 400);
  }
});

test("nobody discards what tells of accounts and of the shop's money, alone or with the rest", async () => {
  await using shop = await startTestShop();
  const account = {
    name: "Example",
    email: "colleague@naqra.example",
    password: "a longer password",
  };
  await shop.askAsOwner("/api/v1/login/register", asJson("POST", account));
  await write(shop, "Discarded Example");
  await shop.database.pool.query("update jobs set status = 'held'");
  const [told] = (await list(shop, "?search=owner")).data;
  assert.equal(told!.kind, "locked-change");
  await refused(
    await change(shop, told!, "discarded"),
    "This tells people what happened to an account or to the shop's money: it can't be discarded",
  );
  const all = asJson("PATCH", { from: "held", state: "discarded" });
  assert.equal((await shop.askAsOwner("/api/v1/outbox", all)).status, 200);
  const states = (await list(shop)).data.map(({ kind, state }) => [kind, state]);
  assert.deepEqual(states.toSorted(), [
    ["locked-change", "held"],
    ["message-notice", "discarded"],
  ]);
});

test("what is discarded is never sent, and what is being sent can't be discarded", async () => {
  await using shop = await startTestShop();
  await write(shop, "Discarded Example");
  const [item] = (await list(shop)).data;
  const discarded = await answered(change(shop, item!, "discarded"), outboxItemAnswerSchema);
  assert.deepEqual([discarded.state, discarded.sentAt], ["discarded", null]);
  await write(shop, "Sent Example");

  const config = readConfig({ SMTP_URL: mail.url });
  const held = Promise.withResolvers<void>();
  mail.hold = held.promise;
  const before = mail.received;
  await using _sending = await startSending({ ...shop, config }, SOON);
  await until(() => mail.received === before + 1);
  const [sending] = (await list(shop, "?state=waiting")).data;
  await refused(await change(shop, sending!, "discarded"), "It is being sent right now");
  mail.hold = undefined;
  held.resolve();
  await settledNotifications(shop);
  assert.deepEqual((await summary(shop)).byState, {
    waiting: 0,
    held: 0,
    failed: 0,
    sent: 1,
    discarded: 1,
  });
  assert.ok(!mail.mails.some(({ text }) => text.includes("Discarded Example")));

  const nothing = { _id: "0".repeat(24) };
  assert.equal((await change(shop, nothing, "discarded")).status, 404);
  assert.equal((await change(shop, sending!, "sent")).status, 400);
  // Work that sends nothing is none of the outbox's.
  await shop.database.pool.query(
    "insert into jobs (id, kind, payload) values ($1, 'sweep', '{}')",
    [nothing._id],
  );
  assert.equal((await change(shop, nothing, "discarded")).status, 404);
});

test("each kind has an example in both languages, and its page loads nothing", async () => {
  await using shop = await startTestShop({
    SMS_URL: "https://sms.example",
    SMS_TOKEN: "example-token",
    SMS_SENDER: "Naqra",
  });
  for (const kind of NOTIFICATION_KINDS) {
    for (const language of LOCALES) {
      const query = `?kind=${kind}&language=${language}`;
      const response = await shop.askAsOwner(`/api/v1/outbox/preview${query}`);
      const { subject, text, sms } = previewSchema.parse(await response.json()).data.data;
      for (const said of [subject, text, sms]) assert.ok(said.length > 5, query);
      const page = await shop.askAsOwner(`/api/v1/outbox/preview.html${query}`);
      assert.equal(page.status, 200);
      assert.match(
        page.headers.get("Content-Security-Policy")!,
        /^default-src 'none';.*; sandbox$/,
      );
      const html = await page.text();
      assert.ok(html.includes(`lang="${language}"`), query);
      assert.doesNotMatch(html, /src=|url\(|<script/);
    }
  }
  for (const path of ["preview", "preview.html"]) {
    const address = `/api/v1/outbox/${path}?kind=order-notice&language=`;
    assert.equal((await shop.askAsOwner(`${address}fr`)).status, 400);
    assert.equal((await shop.ask(`${address}en`)).status, 401);
  }
});

test("a test message goes at once, and what the mail server says is told", async () => {
  await using shop = await startTestShop({
    SMTP_URL: mail.url,
    RATE_LIMITS: "on",
    RATE_LIMIT_POSTS: "3",
  });
  assert.equal((await summary(shop)).mailServer, new URL(mail.url).host);
  const send = async (to: string, status = 201) => {
    const body = asJson("POST", { to, language: "ar" });
    const response = await shop.askAsOwner("/api/v1/outbox/test", body);
    assert.equal(response.status, status);
    return response;
  };
  const resultOf = async (response: Response) =>
    testResultSchema.parse(await response.json()).data.data;
  const sent = await resultOf(await send("somebody@example.com"));
  assert.equal(sent.result, "sent");
  assert.match(sent.said, /^250 /);
  const arrived = mail.mails.at(-1)!;
  assert.deepEqual(arrived.recipients, ["somebody@example.com"]);
  assert.equal(arrived.headers.get("subject"), "نقرة: رسالة تجريبية");

  mail.refusal = "554 Not from you";
  const refusal = await resultOf(await send("somebody@example.com"));
  mail.refusal = undefined;
  assert.deepEqual([refusal.result, /554 Not from you/.test(refusal.said)], ["refused", true]);
  await refused(await send("nobody", 400), "Please enter a valid email address");
  await send("somebody@example.com");
  const tooMany = await send("somebody@example.com", 429);
  assert.ok(Number(tooMany.headers.get("Retry-After")) > 0);
  assert.deepEqual(
    (await changes(shop, "entity=test-message&sort=at")).map((each) => each["result"]!.to),
    ["sent", "refused", "sent"],
  );
});

test("of a mail server that isn't there, says nothing or is none, the same is reported, and soon", async () => {
  const message = { from: OWNER.email, to: OWNER.email, text: "Words" };
  const away = await tryMail(
    { url: "smtp://127.0.0.1:41599", mustBePublic: false, isOfStaff: true },
    message,
  );
  assert.deepEqual(away, {
    result: "refused",
    said: "The mail server could not be reached, or what answers there is none.",
  });

  const other = createServer((socket) => socket.end("SSH-2.0-Example\r\n"));
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port: others } = other.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${others}`;
  assert.deepEqual(await tryMail({ url, mustBePublic: false, isOfStaff: true }, message), away);
  other.close();

  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  assert.deepEqual(
    await tryMail(
      { url: `smtp://127.0.0.1:${port}`, mustBePublic: false, isOfStaff: true },
      message,
      500,
    ),
    away,
  );
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test("what waits is read as it will be sent, and reading it changes nothing", async () => {
  await using shop = await startTestShop();
  await write(shop, "Reading <b>Example</b>");
  const [item] = (await list(shop, "?state=waiting")).data;
  const read = async (path: string) => shop.askAsOwner(`/api/v1/outbox/${item!._id}/${path}`);
  const stored = () => shop.database.pool.query("select * from jobs where id = $1", [item!._id]);
  const { rows: before } = await stored();
  const response = await read("message");
  const { subject, text, sms, language } = outboxMessageSchema.parse(await response.json()).data
    .data;
  assert.deepEqual([language, sms], ["en", ""]);
  assert.ok(subject.length > 5);
  assert.match(text, /Reading <b>Example<\/b>/);
  const page = await read("message.html");
  assert.match(page.headers.get("Content-Security-Policy")!, /^default-src 'none';.*; sandbox$/);
  const html = await page.text();
  assert.ok(html.includes("Reading &lt;b&gt;Example&lt;/b&gt;"));
  assert.deepEqual((await stored()).rows, before);

  // It arrives in the same words.
  const config = readConfig({ SMTP_URL: mail.url });
  await using _sending = await startSending({ ...shop, config }, SOON);
  await settledNotifications(shop);
  assert.equal(mail.mails.at(-1)!.headers.get("subject"), subject);
  assert.ok(mail.mails.at(-1)!.text.includes("Reading <b>Example</b>"));

  await shop.database.pool.query("delete from messages");
  for (const path of ["message", "message.html"]) {
    await refused(
      await read(path),
      "What it is about is not there any more, so it will not be sent",
    );
  }
  const nothing = "0".repeat(24);
  assert.equal((await shop.askAsOwner(`/api/v1/outbox/${nothing}/message`)).status, 404);
  for (const path of ["message", "message.html"]) {
    assert.equal((await shop.ask(`/api/v1/outbox/${item!._id}/${path}`)).status, 401);
  }
});

test("when a mail server comes, recent messages go by themselves, and older ones when the owner says so", async () => {
  await using shop = await startTestShop();
  const names = ["Old one", "Old two", "Old three", "Recent"];
  for (const name of names) await write(shop, name);
  const { pool } = shop.database;
  await pool.query(
    `update jobs set created_at = now() - interval '73 hours' where payload->'about' in (
      select jsonb_build_object('messageId', id) from messages where full_name like 'Old%')`,
  );
  const states = async () => {
    const { byState } = await summary(shop);
    return [byState.waiting, byState.held, byState.sent, byState.discarded];
  };
  assert.deepEqual(await states(), [4, 0, 0, 0]);
  const config = readConfig({ SMTP_URL: mail.url });
  await using _sending = await startSending({ ...shop, config }, SOON);
  await until(async () => (await states())[2] === 1);
  assert.deepEqual(await states(), [0, 3, 1, 0]);
  assert.ok(mail.mails.at(-1)!.text.includes("Recent"));

  const [first] = (await list(shop, "?state=held&sort=createdAt")).data;
  assert.equal((await change(shop, first!, "discarded")).status, 200);
  const all = async (body: object) => {
    const response = await shop.askAsOwner("/api/v1/outbox", asJson("PATCH", body));
    return outboxRetriedSchema.parse(await response.json()).data.data.count;
  };
  assert.equal(await all({ state: "waiting" }), 0, "nothing has failed");
  const [second] = (await list(shop, "?state=held")).data;
  assert.equal((await change(shop, second!, "waiting")).status, 200);
  await until(async () => (await states())[2] === 2);
  assert.equal(await all({ from: "held", state: "discarded" }), 1);
  assert.deepEqual(await states(), [0, 0, 2, 2]);
  assert.deepEqual(
    (await changes(shop, "entity=notification&sort=at")).map((each) => each["state"]),
    [
      { from: "held", to: "discarded" },
      { from: "held", to: "waiting" },
      { from: "held", to: "discarded" },
    ],
  );
});

test("the outbox is for staff", async () => {
  await using shop = await startTestShop();
  const nothing = "0".repeat(24);
  const body = { state: "waiting" };
  const calls: [string, RequestInit?][] = [
    ["/outbox"],
    ["/outbox/summary"],
    ["/outbox", asJson("PATCH", body)],
    [`/outbox/${nothing}`, asJson("PATCH", body)],
    ["/outbox/test", asJson("POST", { to: "somebody@example.com", language: "en" })],
  ];
  for (const [path, init] of calls) {
    assert.equal((await shop.ask(`/api/v1${path}`, init)).status, 401, path);
  }
  assert.equal((await shop.askAsOwner("/api/v1/outbox?state=lost")).status, 400);
});
