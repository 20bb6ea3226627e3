import assert from "node:assert/strict";
import { test } from "node:test";

import { sql } from "drizzle-orm";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER } from "#server/testing/start-test-shop.ts";
import { doneSchema } from "#shared/http/envelope.ts";
import { readResetLink } from "#shared/session/password-calls.ts";
import { signedInSchema } from "#shared/session/session.ts";

import { isWeaklyHashed } from "./password.ts";

const { shop, mail } = shopWithMailForTests();
const API = "/api/v1";
const ask = (path: string, body: unknown) => shop.ask(API + path, asJson("POST", body));
const codeOf = async (answer: Promise<Response>) => (await refused(answer)).code;

/** The tokens of the links that an address has got, the last last. */
const linksTo = async (address: string) =>
  (await mailsTo({ shop, mail }, address)).flatMap(
    ({ text }) => /\/admin-panel\/new-password#([\w-]+)/.exec(text)?.[1] ?? [],
  );

async function forget(email: string) {
  const answer = await ask("/auth/forgot-password", { email });
  return doneSchema.parse(await answer.json()).message;
}

test("who forgot the password sets a new one by the mailed link, once; all sessions end", async () => {
  const before = signedInSchema.parse(await (await ask("/users/login", OWNER)).json());
  await forget(OWNER.email.toUpperCase());
  const [first] = await linksTo(OWNER.email);
  await forget(OWNER.email);
  const [, second] = await linksTo(OWNER.email);
  const password = "another good password";
  // Looking at whose it is uses none up.
  for (const token of [first, second]) {
    const shown = await answered(
      ask("/auth/reset-link", { token }),
      readResetLink.answers[200].schema,
    );
    assert.deepEqual(shown, { email: OWNER.email });
  }
  assert.equal((await ask("/auth/reset-password", { token: second, password })).status, 200);
  for (const token of [first, second]) {
    assert.equal(await codeOf(ask("/auth/reset-link", { token })), "link_ended");
    assert.equal(await codeOf(ask("/auth/reset-password", { token, password })), "link_ended");
  }
  const headers = { Authorization: `Bearer ${before.token}` };
  assert.equal((await shop.ask(`${API}/auth/me`, { headers })).status, 401);
  assert.equal(await codeOf(ask("/users/login", OWNER)), "wrong_credentials");
  assert.equal((await ask("/users/login", { email: OWNER.email, password })).status, 200);
  await shop.database.db.execute(sql`update users set password_hash = password_hash`);
  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where changes ? 'passwordHash'",
  );
  assert.deepEqual(rows.at(-1).changes.passwordHash, { from: null, to: null });
});

test("an address without an account gets the same answer, and no mail", async () => {
  const nobody = "nobody@naqra.example";
  assert.equal(await forget(nobody), await forget(OWNER.email));
  assert.deepEqual(await linksTo(nobody), []);
  const { rows } = await shop.database.pool.query(
    "select status from jobs where kind = 'forgotten-password'",
  );
  assert.ok(rows.every(({ status }) => status === "done"));
});

test("a link ends after half an hour, and what is no link is refused the same", async () => {
  await forget(OWNER.email);
  const token = (await linksTo(OWNER.email)).at(-1)!;
  await shop.database.db.execute(
    sql`update password_resets set expires_at = expires_at - interval '31 minutes'`,
  );
  const password = "another good password";
  for (const used of [token, "x", "0".repeat(43)]) {
    assert.equal(await codeOf(ask("/auth/reset-link", { token: used })), "link_ended");
    assert.equal(
      await codeOf(ask("/auth/reset-password", { token: used, password })),
      "link_ended",
    );
  }
});

test("passwords that others guess are refused wherever one is chosen, and the link stays", async () => {
  await forget(OWNER.email);
  const token = (await linksTo(OWNER.email)).at(-1)!;
  const cases: [password: string, code: string][] = [
    ["password123", "password_common"],
    ["Password123", "password_common"],
    // Short ones that are lengthened or disguised.
    ["Sunshine123", "password_common"],
    ["p@ssw0rd123", "password_common"],
    ["12monkey!!", "password_common"],
    ["aaaaaaaaaaaa", "password_common"],
    ["owner@naqra.example", "password_of_names"],
    ["Naqra-naqra-1", "password_of_names"],
    ["short", "password_too_short"],
    ["x1".repeat(101), "password_too_long"],
  ];
  for (const [password, code] of cases) {
    const { codes } = await refused(ask("/auth/reset-password", { token, password }));
    assert.equal(codes?.["password"]?.code, code, password);
  }
  const password = "naqra is a fine shop to work in";
  assert.equal((await ask("/auth/reset-password", { token, password })).status, 200);
  // For the tests after this one.
  assert.equal((await ask("/users/login", { email: OWNER.email, password })).status, 200);
});

test("a hash of older parameters is made anew at the next sign-in", async () => {
  await forget(OWNER.email);
  const token = (await linksTo(OWNER.email)).at(-1)!;
  const password = "one more good password";
  await ask("/auth/reset-password", { token, password });
  const { hash } = await import("@node-rs/argon2");
  const weak = await hash(password, { memoryCost: 8192, timeCost: 1 });
  await shop.database.pool.query("update users set password_hash = $1", [weak]);
  assert.equal((await ask("/users/login", { email: OWNER.email, password })).status, 200);
  const { rows } = await shop.database.pool.query("select password_hash from users");
  assert.ok(!isWeaklyHashed(rows[0].password_hash));
  assert.equal((await ask("/users/login", { email: OWNER.email, password })).status, 200);
});

test("a mailed link leaves the second factor: its code is asked for with the new password too", async () => {
  const person = await hireColleague(shop);
  await addAuthenticatorApp(shop, person.ask);
  await forget(person.email);
  const token = (await linksTo(person.email)).at(-1);
  const password = "yet another good password";
  assert.equal((await ask("/auth/reset-password", { token, password })).status, 200);
  assert.equal(await codeOf(person.logIn({ password })), "second_factor_needed");
});
