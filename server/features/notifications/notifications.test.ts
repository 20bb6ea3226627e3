import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { pino } from "pino";

import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { USUAL_LIMITS } from "#server/platform/database/time-limits.ts";
import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { multipart, orderFields } from "#server/testing/order-form.ts";
import { loadNotificationRenderers } from "#server/testing/render-notifications.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { startSending, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

import { emailChannel } from "./channels/email.ts";
import { notificationDelivery } from "./deliver-notification.ts";
import type { Timing } from "./notification-jobs.store.ts";
import type { OutboxNotification } from "./outbox.store.ts";

const AT_ONCE: Timing = { pollSeconds: 0.5, retrySeconds: 0, retries: 2 };

/** The shop of the seed. */
const SHOP_EMAIL = "hello@naqra.example";

let mail: MailServer;
before(async () => (mail = await startMailServer()));
after(() => mail[Symbol.asyncDispose]());

async function place(shop: TestShop, more: Record<string, string> = {}, status = 201) {
  const body = multipart({
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Exampleland",
    "deliveryInfo[typedCity]": "Exampleton",
    ...more,
  });
  const response = await shop.ask("/api/v1/orders", { method: "POST", body });
  assert.equal(response.status, status);
  return orderAnswerSchema.parse(await response.json()).data.data;
}

type Row = Pick<OutboxNotification, "channel" | "recipient" | "kind" | "status" | "attempts"> & {
  last_error: string;
  sent_at: Date | null;
};

async function outbox(shop: TestShop): Promise<Row[]> {
  const { rows } = await shop.database.pool.query<Row>(
    "select * from outbox_messages order by kind, channel",
  );
  return rows;
}

/** Looks again and again until it is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

/** The outbox once none of its messages waits. */
async function settledOutbox(shop: TestShop): Promise<Row[]> {
  await until(async () => (await outbox(shop)).every(({ status }) => status !== "waiting"));
  return outbox(shop);
}

const statuses = (rows: Row[]) => rows.map(({ status }) => status);

/** The mails to these, in this order, of one order. */
function mailsTo(recipients: string[], { orderNumber }: Order) {
  return recipients.map((recipient) => {
    const found = mail.mails.filter(
      ({ recipients: [to], text }) => to === recipient && text.includes(orderNumber),
    );
    assert.equal(found.length, 1, `one mail to ${recipient} about ${orderNumber}`);
    return found[0]!;
  });
}

test("an order sends its customer a confirmation and staff a notice, once each", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: AT_ONCE });
  const name = { "personalInfo[firstName]": "ليلى <b>" };
  const order = await place(shop, name);
  await place(shop, name, 200);
  const rows = await settledOutbox(shop);
  assert.deepEqual(statuses(rows), ["sent", "sent"]);
  assert.ok(rows.every(({ sent_at, attempts }) => sent_at !== null && attempts === 1));

  const [confirmation, notice] = mailsTo(["customer@example.com", SHOP_EMAIL], order);
  const header = (name: string) => [confirmation!.headers.get(name), notice!.headers.get(name)];
  assert.deepEqual(header("subject"), [
    `Naqra: we have your order ${order.orderNumber}`,
    `New order ${order.orderNumber}: 35 JOD, cash on delivery`,
  ]);
  assert.deepEqual(header("from"), [`Naqra <${SHOP_EMAIL}>`, `Naqra <${SHOP_EMAIL}>`]);
  assert.deepEqual(header("reply-to"), [SHOP_EMAIL, "customer@example.com"]);

  for (const { text, html } of [confirmation!, notice!]) {
    for (const body of [text, html]) {
      assert.ok(body.includes(order.orderNumber));
      assert.ok(body.includes("35 JOD"));
      assert.ok(body.includes("Example Street 1, Exampleton, Exampleland"));
      assert.match(body, /you pay the courier 35 JOD on delivery|cash on delivery/);
    }
    assert.ok(text.includes("ليلى <b>"));
    assert.ok(html.includes("ليلى &lt;b&gt;"));
    assert.doesNotMatch(html, /src=|url\(/);
  }
  assert.ok(notice!.html.includes(`href="${shop.config.publicUrl}/admin-panel/orders"`));
  assert.ok(confirmation!.text.includes("+962 7 9000 0000"));
});

test("without a mail server messages wait, and a later start that has one sends them", async () => {
  await using shop = await startTestShop();
  const order = await place(shop);
  assert.deepEqual(statuses(await outbox(shop)), ["waiting", "waiting"]);

  const config = readConfig({ SMTP_URL: mail.url, MAIL_FROM: "Card shop <cards@shop.example>" });
  // Several nodes may start at once: together they send once.
  const [first, second] = await Promise.all([
    startSending({ ...shop, config }, AT_ONCE),
    startSending({ ...shop, config }, AT_ONCE),
  ]);
  await using _nodes = new AsyncDisposableStack();
  _nodes.use(first);
  _nodes.use(second);
  assert.deepEqual(statuses(await settledOutbox(shop)), ["sent", "sent"]);
  const [confirmation] = mailsTo(["customer@example.com", SHOP_EMAIL], order);
  assert.equal(confirmation!.headers.get("from"), "Card shop <cards@shop.example>");
});

test("a mail server that refuses holds no order up, and gets the messages later", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: AT_ONCE });
  mail.refusal = "Try again later";
  const refusedBefore = mail.refused;
  const order = await place(shop);
  await until(() => mail.refused >= refusedBefore + 2);
  mail.refusal = undefined;
  const rows = await settledOutbox(shop);
  assert.deepEqual(statuses(rows), ["sent", "sent"]);
  assert.ok(rows.every(({ attempts, last_error }) => attempts > 1 && last_error === ""));
  mailsTo(["customer@example.com", SHOP_EMAIL], order);
});

test("after the last try a message has failed, and says why", async () => {
  // Nobody listens there.
  await using shop = await startTestShop(
    { SMTP_URL: "smtp://127.0.0.1:41599" },
    { sending: AT_ONCE },
  );
  await place(shop);
  for (const row of await settledOutbox(shop)) {
    assert.deepEqual([row.status, row.attempts, row.sent_at], ["failed", 3, null]);
    assert.match(row.last_error, /ECONNREFUSED/);
  }
});

test("a message that two nodes take up at the same moment is sent once", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url });
  const order = await place(shop);
  const { rows } = await shop.database.pool.query<{ id: string }>("select id from outbox_messages");
  const { config, database } = shop;
  const renderers = await loadNotificationRenderers();
  const deliver = notificationDelivery({
    database,
    log: pino({ level: "silent" }),
    channels: { email: emailChannel({ ...config, smtp: config.smtp! }, renderers) },
    publicUrl: config.publicUrl,
  });
  for (const { id } of rows) {
    assert.deepEqual(await Promise.all([deliver(id, false), deliver(id, false)]), [true, true]);
  }
  mailsTo(["customer@example.com", SHOP_EMAIL], order);
});

test("a mail server may take longer than a transaction may rest elsewhere", async () => {
  await using shop = await startTestShop(
    {},
    {
      connect: (connection) =>
        connectDatabase(connection, { limits: { ...USUAL_LIMITS, idleInTransaction: 200 } }),
    },
  );
  await place(shop);
  const { rows } = await shop.database.pool.query<{ id: string }>("select id from outbox_messages");
  const deliver = notificationDelivery({
    database: shop.database,
    log: pino({ level: "silent" }),
    channels: { email: () => delay(600) },
    publicUrl: shop.config.publicUrl,
  });
  for (const { id } of rows) assert.equal(await deliver(id, false), true);
  assert.deepEqual(statuses(await settledOutbox(shop)), ["sent", "sent"]);
});

test("what sends messages goes on after the database was away", async () => {
  await using behind = await startShopBehindProxy({ SMTP_URL: mail.url }, { sending: AT_ONCE });
  const { shop, proxy } = behind;
  for (const how of ["cut", "stall"] as const) {
    await proxy[how]();
    while (!shop.database.isAway()) await shop.ask("/api/v1/addons");
    await proxy.mend();
    while (shop.database.isAway()) await delay(5);
    const order = await place(shop, { "cardDesign[nameOnCard]": `After ${how}` });
    await settledOutbox(shop);
    mailsTo(["customer@example.com", SHOP_EMAIL], order);
  }
});

test("a line break in the shop's name begins no other header", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: AT_ONCE });
  await shop.database.pool.query(
    "update settings set shop_name = E'Naqra\\r\\nBcc: someone@example.com'",
  );
  const order = await place(shop);
  assert.deepEqual(statuses(await settledOutbox(shop)), ["sent", "sent"]);
  const [confirmation] = mailsTo(["customer@example.com", SHOP_EMAIL], order);
  assert.deepEqual(confirmation!.recipients, ["customer@example.com"]);
  assert.equal(confirmation!.headers.get("bcc"), undefined);
  assert.match(confirmation!.headers.get("subject")!, /^Naqra Bcc: someone@example.com: we have/);
});

test("an order that was cancelled while its messages waited sends none", async () => {
  await using shop = await startTestShop();
  await place(shop);
  await shop.database.pool.query("update orders set status = 'cancelled'");
  const before = mail.mails.length;
  await using _sending = await startSending(
    { ...shop, config: readConfig({ SMTP_URL: mail.url }) },
    AT_ONCE,
  );
  assert.deepEqual(statuses(await settledOutbox(shop)), ["failed", "failed"]);
  assert.equal(mail.mails.length, before);
});

test("where SMS is configured the customer's first phone gets one", async () => {
  await using gateway = await startGateway();
  const env = { SMS_URL: gateway.url, SMS_TOKEN: "example-token", SMS_SENDER: "Naqra" };
  await using shop = await startTestShop(env, { sending: AT_ONCE });
  const order = await place(shop, { "personalInfo[phoneNumbers][1]": "0780000000" });
  const request = await gateway.request;
  assert.equal(request.authorization, "Bearer example-token");
  assert.deepEqual(request.body, {
    to: "962790000000",
    from: "Naqra",
    text: `Naqra: we have your order ${order.orderNumber}. 35 JOD, cash on delivery. Delivery within 2-4 days. Questions: +962 7 9000 0000`,
  });
  // No mail server is configured: e-mails wait, the SMS does not.
  await until(async () => (await outbox(shop))[1]!.status !== "waiting");
  assert.deepEqual(
    (await outbox(shop)).map(({ channel, status }) => [channel, status]),
    [
      ["email", "waiting"],
      ["sms", "sent"],
      ["email", "waiting"],
    ],
  );
});

/** A gateway that keeps the first request and answers as such do. */
async function startGateway() {
  const request = Promise.withResolvers<{ authorization: string | undefined; body: unknown }>();
  const server = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      request.resolve({ authorization: incoming.headers.authorization, body });
      outgoing.writeHead(202).end('{"id":"1"}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/send`,
    request: request.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
