import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { storedNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { mailServerAnswerSchema } from "#shared/mail-server/mail-server.ts";

import { MAIL_SERVER_PASSWORD } from "./mail-server.table.ts";

const PATH = "/api/v1/mail-server";
const SECRET = "a secret that nobody is told";

let mail: MailServer;
before(async () => (mail = await startMailServer()));
after(() => mail[Symbol.asyncDispose]());

const change = (shop: TestShop, body: unknown) => shop.askAsOwner(PATH, asJson("PATCH", body));

async function answered(response: Response) {
  const body: unknown = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  assert.ok(!JSON.stringify(body).includes(SECRET), "an answer tells the password");
  return mailServerAnswerSchema.parse(body).data.data;
}

async function refused(response: Response): Promise<Record<string, string> | undefined> {
  assert.equal(response.status, 400);
  return errorSchema.parse(await response.json()).errors;
}

test("what waits is sent as soon as staff have set a mail server, without a start", async () => {
  const pace = { pollSeconds: 0.1, retrySeconds: 60, retries: 3 };
  await using shop = await startTestShop({}, { sending: pace });
  assert.equal((await answered(await shop.askAsOwner(PATH))).host, "");
  await shop.ask("/api/v1/contact", asJson("POST", MESSAGE));

  // Nobody listens there: the next try is a minute away, until there is another server.
  await answered(await change(shop, { host: "127.0.0.1", port: 41_598, security: "none" }));
  // Each of them: one that is still on its way there would wait for that minute.
  await until(async () => (await storedNotifications(shop)).every(({ lastError }) => lastError));

  const port = Number(new URL(mail.url).port);
  const sender = "post@shop.example";
  const now = await answered(await change(shop, { port, sender }));
  assert.deepEqual([now.port, now.sender, now.source], [port, sender, "settings"]);
  // The owners are told by the server before too, in vain.
  const isOther = ({ kind }: { kind: string }) => kind !== "locked-change-by-server-before";
  await until(async () =>
    (await storedNotifications(shop)).filter(isOther).every(({ status }) => status === "done"),
  );
  assert.equal(mail.mails.at(-1)!.headers.get("from"), `Naqra <${sender}>`);
});

test("the password stays with its server and user, and is told to nobody", async () => {
  await using shop = await startTestShop();
  const server = { host: "mail.shop.example", port: 587, security: "starttls", user: "shop" };
  const first = await answered(await change(shop, { ...server, password: SECRET }));
  assert.ok(first.hasPassword);
  assert.ok((await answered(await change(shop, { port: 465, security: "tls" }))).hasPassword);

  for (const elsewhere of [{ host: "mail.evil.example" }, { user: "somebody" }]) {
    assert.deepEqual(await refused(await change(shop, elsewhere)), {
      password: "Please enter the password again for this server and user",
    });
  }
  assert.equal((await answered(await shop.askAsOwner(PATH))).host, server.host);
  assert.ok(!(await answered(await change(shop, { host: "" }))).hasPassword);

  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity = 'mail-server' order by at",
  );
  assert.deepEqual(rows[0].changes.password, { from: null, to: null });
  assert.deepEqual(rows[0].changes.host, { from: "", to: server.host });
  assert.ok(!JSON.stringify(rows).includes(SECRET), "the history tells the password");
});

test("the password is encrypted in the database, and the same one again is no change", async () => {
  await using shop = await startTestShop();
  const server = { host: "mail.shop.example", user: "shop", password: SECRET };
  await answered(await change(shop, server));
  await answered(await change(shop, server));
  const { rows } = await shop.database.pool.query("select password from mail_servers");
  assert.match(rows[0].password, /^sealed:1:[0-9a-f]{16}:[\w-]+$/);
  assert.equal(shop.secrets.open(rows[0].password, MAIL_SERVER_PASSWORD), SECRET);
  const history = await shop.database.pool.query(
    "select 1 from history_entries where entity = 'mail-server'",
  );
  assert.equal(history.rowCount, 1);
});

test("what the configuration gives wins, is shown, and can't be changed", async () => {
  const SMTP_URL = `smtps://post:${encodeURIComponent(SECRET)}@mail.shop.example`;
  await using shop = await startTestShop({ SMTP_URL, MAIL_FROM: "post@shop.example" });
  assert.deepEqual(await answered(await shop.askAsOwner(PATH)), {
    source: "environment",
    host: "mail.shop.example",
    port: 465,
    security: "tls",
    user: "post",
    hasPassword: true,
    sender: "post@shop.example",
    senderSource: "environment",
    updatedAt: new Date(0).toISOString(),
  });
  for (const body of [{ host: "mail.other.example" }, { sender: "other@shop.example" }]) {
    assert.equal(await refused(await change(shop, body)), undefined);
  }
});

test("what is no server, port or address is refused at its field", async () => {
  await using shop = await startTestShop();
  const cases: [body: object, field: string, reported: string][] = [
    [{ host: "http://mail" }, "host", "Please enter the server's name, e.g. mail.shop.example"],
    [
      { host: "mail.example/path" },
      "host",
      "Please enter the server's name, e.g. mail.shop.example",
    ],
    [{ port: 0 }, "port", "Port must be 1 or greater"],
    [{ port: 65_536 }, "port", "Must be at most 65,535"],
    [{ port: "" }, "port", "Port is required"],
    [{ security: "ssl" }, "security", "Security must be one of: tls, starttls, none"],
    [{ sender: "nobody" }, "sender", "Please enter a valid email address"],
    [{ password: "x".repeat(1025) }, "password", "Password is too long"],
  ];
  for (const [body, field, reported] of cases) {
    assert.deepEqual(await refused(await change(shop, body)), { [field]: reported });
  }
});

test("a mail server on this machine or in its networks is neither saved nor connected to", async () => {
  await using shop = await startTestShop({ PRIVATE_MAIL_SERVERS: "off" });
  const told = "A mail server on the shop's own machine or network can't be set here";
  for (const host of [
    "127.0.0.1",
    "localhost",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "2130706433",
  ]) {
    assert.deepEqual(await refused(await change(shop, { host })), { host: told }, host);
  }
  // As when the name led elsewhere while it was saved: nothing is sent there.
  await shop.database.pool.query(
    "insert into mail_servers (host, port, security) values ('localhost', $1, 'none')",
    [new URL(mail.url).port],
  );
  const before = mail.received;
  const test = asJson("POST", { to: "somebody@shop.example", language: "en" });
  const response = await shop.askAsOwner("/api/v1/outbox/test", test);
  const { data } = (await response.json()) as { data: { data: object } };
  assert.deepEqual(data.data, {
    result: "refused",
    said: "The mail server could not be reached, or what answers there is none.",
  });
  assert.equal(mail.received, before);
});

test("without encryption only a mail server on this machine is saved", async () => {
  await using shop = await startTestShop();
  const told = "Without encryption only a mail server on the shop's own machine can be used";
  const elsewhere = { host: "203.0.113.5", security: "none" };
  assert.deepEqual(await refused(await change(shop, elsewhere)), { security: told });
  await answered(await change(shop, { host: "127.0.0.1", security: "none" }));
  assert.deepEqual(await refused(await change(shop, { host: elsewhere.host })), { security: told });
});
