import assert from "node:assert/strict";
import { test } from "node:test";

import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { lockedChangeAnswerSchema } from "#shared/locked-changes/locked-change.ts";
import { mailServerAnswerSchema } from "#shared/mail-server/mail-server.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 1 };
const SECRET = "a secret that nobody is told";

const startShop = () => startTestShop({}, { sending: SOON });
const change = async (shop: TestShop, body: object) => {
  const answer = await shop.askAsOwner("/api/v1/mail-server", asJson("PATCH", body));
  assert.equal(answer.status, 200, await answer.clone().text());
};
const serverOf = ({ url }: MailServer) => ({
  host: "127.0.0.1",
  port: Number(new URL(url).port),
  security: "none",
});

/** The link to undo of the last message that a server got for the owner. */
async function linkIn({ mails }: MailServer, count = 1): Promise<string> {
  const told = () => mails.filter(({ text }) => text.includes("/admin-panel/undo#"));
  await until(() => told().length >= count);
  const { recipients, text } = told().at(-1)!;
  assert.deepEqual(recipients, [OWNER.email]);
  assert.ok(!mails.some((mail) => mail.text.includes(SECRET)));
  return /\/undo#([\w-]+)/.exec(text)![1]!;
}
const undo = (shop: TestShop, token: string) =>
  shop.ask("/api/v1/auth/undo-change", asJson("POST", { token }));
async function setNow(shop: TestShop) {
  const { rows } = await shop.database.pool.query(
    'select host, port, security, "user", password, sender from mail_servers',
  );
  return rows[0];
}

test("owners are told of another mail server by it and by the one before, whose link brings that back", async () => {
  await using before = await startMailServer();
  await using other = await startMailServer();
  await using shop = await startShop();
  await change(shop, serverOf(before));
  const first = await linkIn(before);
  const was = await setNow(shop);

  await change(shop, { ...serverOf(other), sender: "thief@shop.example" });
  await linkIn(other);
  await change(shop, { user: "thief", password: SECRET });
  const token = await linkIn(other, 2);
  const shown = await shop.ask("/api/v1/auth/locked-change", asJson("POST", { token }));
  const { fields } = lockedChangeAnswerSchema.parse(await shown.json()).data.data;
  assert.deepEqual(
    fields.map(({ field, from, to }) => [field, from, to]),
    [
      ["user", "", "thief"],
      ["password", "", ""],
    ],
  );
  // Of several changes the latest is undone first.
  assert.equal((await undo(shop, first)).status, 400);
  assert.equal((await undo(shop, token)).status, 200);
  assert.equal((await undo(shop, await linkIn(before, 2))).status, 200);
  assert.deepEqual(await setNow(shop), was);
  assert.equal((await shop.askAsOwner("/api/v1/mail-server")).status, 401);
});

test("who takes the mail server away can't keep that from the owners", async () => {
  await using before = await startMailServer();
  await using shop = await startShop();
  await change(shop, serverOf(before));
  await linkIn(before);
  await change(shop, { host: "" });
  const token = await linkIn(before, 2);
  assert.equal((await undo(shop, token)).status, 200);
  assert.equal((await setNow(shop)).host, "127.0.0.1");
});

test("a server before that does not answer any more holds nothing up", async () => {
  await using other = await startMailServer();
  await using shop = await startShop();
  await change(shop, { host: "127.0.0.1", port: 41_597, security: "none" });
  await change(shop, serverOf(other));
  await linkIn(other);
  const failed = async () => {
    const { rows } = await shop.database.pool.query(
      "select status from jobs where kind like '%locked-change-by-server-before%'",
    );
    return rows.length === 1 && rows[0].status === "failed";
  };
  await until(failed);
  const now = await shop.askAsOwner("/api/v1/mail-server");
  const { port } = mailServerAnswerSchema.parse(await now.json()).data.data;
  assert.equal(port, serverOf(other).port);
});
