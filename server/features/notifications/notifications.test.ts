import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { USUAL_LIMITS } from "#server/platform/database/time-limits.ts";
import type { Pace } from "#server/platform/jobs/pace.ts";
import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { startShopBehindProxy } from "#server/testing/shop-behind-proxy.ts";
import { asJson, startSending, startTestShop } from "#server/testing/start-test-shop.ts";
import {
  settledNotifications,
  statuses,
  storedNotifications,
} from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import type { Order } from "#shared/orders/order.ts";

const SOON: Pace = { pollSeconds: 0.2, retrySeconds: 0.3, retries: 2 };

/** The contact address of the seeded shop. */
const SHOP_EMAIL = "hello@naqra.example";

let mail: MailServer;
before(async () => (mail = await startMailServer()));
after(() => mail[Symbol.asyncDispose]());

/** The mails about one order to these recipients, in this order. */
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
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: SOON });
  const name = { "personalInfo[firstName]": "ليلى <b>" };
  const order = await placeCashOrder(shop, name);
  await placeCashOrder(shop, name, 200);
  const rows = await settledNotifications(shop);
  assert.deepEqual(statuses(rows), ["done", "done"]);
  assert.ok(rows.every(({ doneAt, attempts }) => doneAt !== null && attempts === 1));

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
  assert.ok(
    notice!.html.includes(`href="${shop.config.publicUrl}/admin-panel/orders/${order._id}"`),
  );
  assert.ok(confirmation!.text.includes("+962 79 000 0000"));
});

test("without a mail server notifications wait, and a later start that has one sends them", async () => {
  await using shop = await startTestShop();
  const order = await placeCashOrder(shop);
  assert.deepEqual(statuses(await storedNotifications(shop)), ["waiting", "waiting"]);

  const config = readConfig({ SMTP_URL: mail.url, MAIL_FROM: "Card shop <cards@shop.example>" });
  // Several nodes that start at once must send each of them only once.
  const [first, second] = await Promise.all([
    startSending({ ...shop, config }, SOON),
    startSending({ ...shop, config }, SOON),
  ]);
  await using _nodes = new AsyncDisposableStack();
  _nodes.use(first);
  _nodes.use(second);
  assert.deepEqual(statuses(await settledNotifications(shop)), ["done", "done"]);
  const [confirmation] = mailsTo(["customer@example.com", SHOP_EMAIL], order);
  assert.equal(confirmation!.headers.get("from"), "Card shop <cards@shop.example>");
});

test("a mail server that rejects mails does not delay orders, and gets the mails later", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: SOON });
  mail.refusal = "Try again later";
  const refusedBefore = mail.refused;
  const order = await placeCashOrder(shop);
  await until(() => mail.refused >= refusedBefore + 2);
  mail.refusal = undefined;
  const rows = await settledNotifications(shop);
  assert.deepEqual(statuses(rows), ["done", "done"]);
  assert.ok(rows.every(({ attempts, lastError }) => attempts > 1 && lastError === ""));
  mailsTo(["customer@example.com", SHOP_EMAIL], order);
});

test("after the last attempt a notification has failed, with the reason", async () => {
  // No server listens on this port.
  await using shop = await startTestShop({ SMTP_URL: "smtp://127.0.0.1:41599" }, { sending: SOON });
  await placeCashOrder(shop);
  for (const row of await settledNotifications(shop)) {
    assert.deepEqual([row.status, row.attempts, row.doneAt], ["failed", 3, null]);
    assert.match(row.lastError, /ECONNREFUSED/);
  }
});

test("a notification that one node is sending is not sent by another, even one that starts meanwhile", async () => {
  const held = Promise.withResolvers<void>();
  mail.hold = held.promise;
  const receivedBefore = mail.received;
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: SOON });
  const order = await placeCashOrder(shop);
  await until(() => mail.received === receivedBefore + 2);
  await using _other = await startSending(shop, { ...SOON, pollSeconds: 0.01 });
  // By the time the other node has sent this one, it has searched for work.
  mail.hold = undefined;
  const email = "visitor@example.com";
  const body = {
    fullName: "Laila Example",
    email,
    subject: "Delivery",
    message: "How long is it?",
  };
  const contact = await shop.ask("/api/v1/contact", asJson("POST", body));
  assert.equal(contact.status, 201);
  // To the shop, and to the visitor.
  await until(() => mail.received === receivedBefore + 4);
  held.resolve();
  const stored = await settledNotifications(shop);
  assert.deepEqual(statuses(stored), ["done", "done", "done", "done"]);
  assert.ok(stored.every(({ attempts }) => attempts === 1));
  mailsTo(["customer@example.com", SHOP_EMAIL], order);
});

test("a mail server may take longer than the time limit of other transactions", async () => {
  await using shop = await startTestShop(
    { SMTP_URL: mail.url },
    {
      sending: { ...SOON, retries: 0 },
      connect: (connection) =>
        connectDatabase(connection, { limits: { ...USUAL_LIMITS, idleInTransaction: 1_000 } }),
    },
  );
  mail.hold = delay(2_500);
  const order = await placeCashOrder(shop);
  const stored = await settledNotifications(shop);
  mail.hold = undefined;
  assert.deepEqual(statuses(stored), ["done", "done"]);
  mailsTo(["customer@example.com", SHOP_EMAIL], order);
});

test("sending continues after the database was down", async () => {
  await using behind = await startShopBehindProxy({ SMTP_URL: mail.url }, { sending: SOON });
  const { shop, proxy } = behind;
  for (const how of ["cut", "stall"] as const) {
    await proxy[how]();
    while (!shop.database.isAway()) await shop.ask("/api/v1/addons");
    await proxy.mend();
    while (shop.database.isAway()) await delay(5);
    const order = await placeCashOrder(shop, { "cardDesign[nameOnCard]": `After ${how}` });
    await settledNotifications(shop);
    mailsTo(["customer@example.com", SHOP_EMAIL], order);
  }
});

test("a line break in the shop's name can't inject a header", async () => {
  await using shop = await startTestShop({ SMTP_URL: mail.url }, { sending: SOON });
  await shop.database.pool.query(
    "update settings set shop_name = E'Naqra\\r\\nBcc: someone@example.com'",
  );
  const order = await placeCashOrder(shop);
  assert.deepEqual(statuses(await settledNotifications(shop)), ["done", "done"]);
  const [confirmation] = mailsTo(["customer@example.com", SHOP_EMAIL], order);
  assert.deepEqual(confirmation!.recipients, ["customer@example.com"]);
  assert.equal(confirmation!.headers.get("bcc"), undefined);
  assert.match(confirmation!.headers.get("subject")!, /^Naqra Bcc: someone@example.com: we have/);
});

test("an order that was cancelled before its notifications were sent sends none", async () => {
  await using shop = await startTestShop();
  await placeCashOrder(shop);
  await shop.database.pool.query("update orders set status = 'cancelled'");
  const before = mail.mails.length;
  await using _sending = await startSending(
    { ...shop, config: readConfig({ SMTP_URL: mail.url }) },
    SOON,
  );
  assert.deepEqual(statuses(await settledNotifications(shop)), ["failed", "failed"]);
  assert.equal(mail.mails.length, before);
});

test("with an SMS gateway the customer's first phone gets an SMS", async () => {
  await using gateway = await startGateway();
  const env = { SMS_URL: gateway.url, SMS_TOKEN: "example-token", SMS_SENDER: "Naqra" };
  await using shop = await startTestShop(env, { sending: SOON });
  const order = await placeCashOrder(shop, { "personalInfo[phoneNumbers][1]": "0780000000" });
  const request = await gateway.request;
  assert.equal(request.authorization, "Bearer example-token");
  const { text, ...rest } = request.body as { text: string };
  assert.deepEqual(rest, { to: "962790000000", from: "Naqra" });
  // Abroad it promises no day.
  const reported = `Naqra: we have your order ${order.orderNumber}. 35 JOD, cash on delivery.`;
  assert.ok(text.startsWith(`${reported} ${shop.config.publicUrl}/orders/`), text);
  assert.match(text, /\/orders\/[0-9a-f]{32}$/);
  assert.ok(text.length <= 160, "one SMS");
  // No mail server is configured: e-mails wait, the SMS does not.
  await until(async () => (await storedNotifications(shop))[1]!.status !== "waiting");
  assert.deepEqual(
    (await storedNotifications(shop)).map(({ channel, status }) => [channel, status]),
    [
      ["email", "waiting"],
      ["sms", "done"],
      ["email", "waiting"],
    ],
  );
});

/** A gateway that stores the first request and responds like a real one. */
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
