import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { lastUndo, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { KEYS, startTaxAuthority, type TaxAuthority } from "#server/testing/tax-authority.ts";
import {
  eInvoicingAnswerSchema,
  eInvoicingTestAnswerSchema,
} from "#shared/e-invoices/e-invoicing.ts";
import { errorSchema } from "#shared/http/envelope.ts";

import { E_INVOICING_KEY } from "./e-invoicing.table.ts";

const PATH = "/api/v1/e-invoicing";
const ELSEWHERE = { serviceUrl: "https://203.0.113.5/core/invoices/", ...KEYS };

const parts = shopWithMailForTests();
const { shop } = parts;
let authority: TaxAuthority;
before(async () => (authority = await startTaxAuthority()));
after(() => authority[Symbol.asyncDispose]());

const change = (body: unknown, at: Pick<TestShop, "askAsOwner"> = shop) =>
  at.askAsOwner(PATH, asJson("PATCH", body));

async function set(body: unknown, at = shop) {
  const response = await change(body, at);
  const text = await response.text();
  assert.equal(response.status, 200, text);
  assert.ok(!text.includes(KEYS.secretKey), "an answer tells the key");
  return eInvoicingAnswerSchema.parse(JSON.parse(text)).data.data;
}
async function refused(response: Response) {
  assert.equal(response.status, 400);
  return errorSchema.parse(await response.json()).errors;
}
async function tested(at: TestShop) {
  const response = await at.askAsOwner(`${PATH}/test`, { method: "POST" });
  return eInvoicingTestAnswerSchema.parse(await response.json()).data.data;
}
const stored = async ({ database }: TestShop = shop) =>
  (await database.pool.query("select * from e_invoicing")).rows[0] as { secret_key: string };

test("the secret key is encrypted, stays with its service and client, and is told to nobody", async () => {
  await using own = await startTestShop();
  const { hasSecretKey, updatedAt } = await set(ELSEWHERE, own);
  assert.ok(hasSecretKey);
  const { secret_key: sealed } = await stored(own);
  assert.match(sealed, /^sealed:1:/);
  assert.equal(own.secrets.open(sealed, E_INVOICING_KEY), KEYS.secretKey);

  // The same again is no change: nobody is told of it.
  assert.equal((await set(ELSEWHERE, own)).updatedAt, updatedAt);
  for (const other of [{ serviceUrl: "https://203.0.113.6/" }, { clientId: "another" }]) {
    assert.deepEqual(await refused(await change(other, own)), {
      secretKey: "Please enter the secret key again for this address and client",
    });
  }
  const { rows } = await own.database.pool.query(
    "select changes from history_entries where entity = 'e-invoicing' order by at",
  );
  assert.deepEqual(rows[0].changes.secretKey, { from: null, to: null });
  assert.equal(rows[0].changes.clientId.to, KEYS.clientId);
  assert.equal(rows.length, 1);
});

test("every owner is told of another service, and can undo it by the link", async () => {
  await set(ELSEWHERE);
  const was = await stored();
  // Two messages may overtake each other: the first one is there before the second is written.
  await mailsTo(parts, OWNER.email);
  const thief = { serviceUrl: "https://203.0.113.66/", clientId: "thief", secretKey: "theirs" };
  await set(thief);
  const { text, token } = await lastUndo(parts, OWNER.email);
  assert.match(text, /203\.0\.113\.66/);
  assert.ok(!text.includes(KEYS.secretKey) && !text.includes(thief.secretKey));
  const undone = await shop.ask("/api/v1/auth/undo-change", asJson("POST", { token }));
  assert.equal(undone.status, 200);
  const { updated_at: _now, ...now } = (await stored()) as Record<string, unknown>;
  const { updated_at: _then, ...then } = was as Record<string, unknown>;
  assert.deepEqual(now, then);
});

test("keys are tried at the service with a document that it never takes", async () => {
  await using own = await startTestShop();
  const nothing = await own.askAsOwner(`${PATH}/test`, { method: "POST" });
  assert.equal(nothing.status, 400);

  await set({ serviceUrl: authority.url, ...KEYS }, own);
  authority.mood = "clears";
  assert.deepEqual(await tested(own), {
    result: "accepted",
    said: "invoice-wrong: The sum of the lines is wrong",
  });
  authority.mood = "refuses-keys";
  assert.deepEqual(await tested(own), { result: "refused", said: "" });
  authority.mood = "fails";
  assert.equal((await tested(own)).result, "unclear");
  assert.equal(authority.taken.size, 0);
});

test("keys are sent over TLS only, and not to this machine or its networks", async () => {
  await using own = await startTestShop({ PRIVATE_MAIL_SERVERS: "off" });
  for (const [serviceUrl, told] of [
    ["http://203.0.113.5/", /with https/],
    ["ftp://203.0.113.5/", /with https/],
    ["https://name:word@203.0.113.5/", /with https/],
    ["backend", /with https/],
    ["https://127.0.0.1/", /own machine/],
    ["https://[::1]/", /own machine/],
    ["https://169.254.169.254/", /own machine/],
    ["https://localhost/", /own machine/],
  ] as const) {
    assert.match((await refused(await change({ serviceUrl }, own)))!["serviceUrl"]!, told);
  }
  // As when the name led elsewhere while it was saved.
  await own.database.pool.query(
    "insert into e_invoicing (service_url, client_id, secret_key) values ($1, 'x', 'y')",
    [authority.url.replace("127.0.0.1", "localhost")],
  );
  const { asked } = authority;
  assert.equal((await own.askAsOwner(`${PATH}/test`, { method: "POST" })).status, 201);
  assert.equal(authority.asked, asked);
});
