import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp, codeNow, forgetUsedCodes } from "#server/testing/second-factor.ts";
import { asJson, shopForTests, type TestShop } from "#server/testing/start-test-shop.ts";
import { secondFactorCalls } from "#shared/second-factors/second-factor-calls.ts";
import { addedFactorAnswer, secondFactorsAnswer } from "#shared/second-factors/second-factor.ts";

const shop = shopForTests();
const FACTORS = "/api/v1/auth/second-factors";
const APP = `${FACTORS}/authenticator-app`;

const codeOf = async (answer: Response | Promise<Response>, status = 400) =>
  (await refused(answer, status)).code;
const read = (ask: TestShop["ask"]) => answered(ask(FACTORS), secondFactorsAnswer);

test("an authenticator app counts from its first right code, with ten recovery codes", async () => {
  const person = await hireColleague(shop);
  const begin = () =>
    answered(person.ask(APP, { method: "POST" }), secondFactorCalls.startApp.answers[200].schema);
  const confirm = (code: string) => person.ask(`${APP}/confirmation`, asJson("POST", { code }));
  assert.equal(await codeOf(confirm("000000")), "authenticator_app_not_begun");
  const first = await begin();
  const { secret, url } = await begin();
  assert.notEqual(secret, first.secret);
  assert.match(url, /^otpauth:\/\/totp\/.+person\d+%40naqra.example\?.*secret=[A-Z2-7]{32}/);
  // Not confirmed, it asks nobody for anything.
  assert.equal((await person.logIn()).status, 200);
  assert.equal((await read(person.ask)).authenticatorApp, null);
  assert.equal(await codeOf(confirm(codeNow(first.secret))), "second_factor_wrong");
  const { recoveryCodes } = await answered(confirm(codeNow(secret)), addedFactorAnswer);
  assert.equal(new Set(recoveryCodes).size, 10);
  const factors = await read(person.ask);
  assert.ok(factors.authenticatorApp);
  assert.equal(factors.recoveryCodesLeft, 10);
  assert.equal(await codeOf(person.ask(APP, { method: "POST" })), "authenticator_app_there");
  assert.equal(await codeOf(confirm(codeNow(secret))), "authenticator_app_there");

  const { rows } = await shop.database.pool.query(
    "select s.secret, array(select code_hash from recovery_codes) as hashes from totp_secrets s",
  );
  const stored = JSON.stringify(rows);
  assert.ok(!stored.includes(secret), "the secret is stored as it is");
  assert.ok(!stored.includes(recoveryCodes![0]!.replaceAll("-", "")), "a code is stored as it is");
});

test("two who set it up at the same moment make one, with one set of codes", async () => {
  const person = await hireColleague(shop);
  const begun = await person.ask(APP, { method: "POST" });
  const { secret } = await answered(begun, secondFactorCalls.startApp.answers[200].schema);
  const code = codeNow(secret);
  const both = await Promise.all(
    [1, 2].map(() => person.ask(`${APP}/confirmation`, asJson("POST", { code }))),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400]);
  assert.equal((await read(person.ask)).recoveryCodesLeft, 10);
});

test("it is asked for after the right password only, and its code signs in once, also at the same moment", async () => {
  const person = await hireColleague(shop);
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  assert.equal(await codeOf(person.logIn({ password: "not this one" })), "wrong_credentials");
  const needed = await refused(person.logIn());
  assert.equal(needed.code, "second_factor_needed");
  assert.match(needed.message, /make an app password/);
  assert.equal(await codeOf(person.logIn({ code: "" })), "required");
  assert.equal(await codeOf(person.logIn({ code: "9".repeat(300) })), "text_too_long");
  assert.equal(
    await codeOf(person.logIn({ password: "not this one", code: codeNow(secret) })),
    "wrong_credentials",
  );
  const code = codeNow(secret);
  const both = await Promise.all([person.logIn({ code }), person.logIn({ code })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400]);
  assert.equal(await codeOf(person.logIn({ code })), "second_factor_wrong");
  const { rows } = await shop.database.pool.query(
    "select kind, subject from security_events where user_id = $1 and kind <> 'proof_given'",
    [person.id],
  );
  const kinds = rows.map(({ kind, subject }) => `${kind} ${subject}`.trim());
  for (const kind of ["factor_missing", "sign_in_failed", "signed_in token code"])
    assert.ok(kinds.includes(kind), `${kind} of ${kinds.join()}`);
});

test("a recovery code signs in once, however it is typed, and new ones end the old ones", async () => {
  const person = await hireColleague(shop);
  const { recoveryCodes } = await addAuthenticatorApp(shop, person.ask);
  const [first, second, third] = recoveryCodes!;
  const code = first!.toUpperCase().replaceAll("-", " ");
  const both = await Promise.all([person.logIn({ code }), person.logIn({ code: first })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400]);
  assert.equal((await read(person.ask)).recoveryCodesLeft, 9);
  const renewed = await answered(
    person.ask(`${FACTORS}/recovery-codes`, { method: "POST" }),
    secondFactorCalls.renewCodes.answers[200].schema,
  );
  assert.equal(await codeOf(person.logIn({ code: second })), "second_factor_wrong");
  assert.equal((await person.logIn({ code: renewed.recoveryCodes[0] })).status, 200);
  // Those of one account are of no use for another.
  const other = await hireColleague(shop);
  await addAuthenticatorApp(shop, other.ask);
  assert.equal(await codeOf(other.logIn({ code: third })), "second_factor_wrong");
  assert.equal(
    await codeOf((await hireColleague(shop)).ask(`${FACTORS}/recovery-codes`, { method: "POST" })),
    "second_factor_first",
  );
});

test("a recovery code of an earlier release, which was shorter, signs in", async () => {
  const person = await hireColleague(shop);
  await addAuthenticatorApp(shop, person.ask);
  await shop.database.pool.query(
    "insert into recovery_codes (user_id, code_hash) values ($1, encode(sha256('oil2szab7hq6mlpo'), 'hex'))",
    [person.id],
  );
  assert.equal((await person.logIn({ code: "OIL2-szab 7hq6-mlpo" })).status, 200);
});

test("a wrong code is recorded as a sign-in that failed", async () => {
  const person = await hireColleague(shop);
  await addAuthenticatorApp(shop, person.ask);
  const failures = async () => {
    const asked = "select count from security_events where kind = $1 and user_id = $2";
    const { rows } = await shop.database.pool.query(asked, ["sign_in_failed", person.id]);
    return rows.map(({ count }) => count);
  };
  assert.deepEqual(await failures(), []);
  assert.equal(await codeOf(person.logIn({ code: "000000" })), "second_factor_wrong");
  assert.deepEqual(await failures(), [1]);
});

test("codes are guessed as slowly as passwords, also when the right password comes in between", async () => {
  const person = await hireColleague(shop);
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  for (let guess = 0; guess < 5; guess += 1) {
    assert.equal(await codeOf(person.logIn({ code: `00000${guess}` })), "second_factor_wrong");
    if (guess < 4) assert.equal(await codeOf(person.logIn()), "second_factor_needed");
  }
  assert.equal((await person.logIn({ code: codeNow(secret) })).status, 429);
});

test("a session knows when its person last showed a second factor", async () => {
  const person = await hireColleague(shop);
  const shownIn = async (token: string) =>
    (
      await shop.database.pool.query<{ second_factor_at: Date | null }>(
        "select second_factor_at from sessions where token_hash = encode(sha256($1), 'hex')",
        [token],
      )
    ).rows[0]!.second_factor_at;
  const signIn = async (more: object = {}) =>
    ((await (await person.logIn(more)).json()) as { token: string }).token;
  const token = await signIn();
  assert.equal(await shownIn(token), null);
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  assert.ok(await shownIn(await signIn({ code: codeNow(secret) })));

  await forgetUsedCodes(shop);
  const prove = (body: object) =>
    shop.ask("/api/v1/auth/proof", {
      ...asJson("POST", { password: person.password, ...body }),
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    });
  assert.equal((await prove({})).status, 200);
  assert.equal(await shownIn(token), null);
  assert.equal(await codeOf(prove({ code: "123" })), "second_factor_wrong");
  assert.equal((await prove({ code: codeNow(secret) })).status, 200);
  assert.ok(await shownIn(token));
});

test("what concerns second factors needs a proof of identity not older than ten minutes", async () => {
  const person = await hireColleague(shop);
  await shop.database.pool.query(
    "update sessions set proved_at = now() - interval '11 minutes' where user_id = $1",
    [person.id],
  );
  for (const [method, path] of [
    ["POST", APP],
    ["POST", `${APP}/confirmation`],
    ["DELETE", APP],
    ["POST", `${FACTORS}/recovery-codes`],
    ["POST", `${FACTORS}/passkeys`],
    ["PATCH", `${FACTORS}/passkeys/${"0".repeat(24)}`],
    ["DELETE", `${FACTORS}/passkeys/${"0".repeat(24)}`],
    ["DELETE", `/api/v1/auth/app-passwords/${"0".repeat(24)}`],
    ["POST", "/api/v1/auth/app-passwords"],
  ] as const) {
    assert.equal(await codeOf(person.ask(path, { method }), 403), "proof_needed", path);
  }
});

test("the password alone replaces no second factor, its recovery codes or the rule that all need one", async () => {
  const person = await hireColleague(shop, "owner");
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  const old = "second_factor_at = second_factor_at - interval '11 minutes'";
  await shop.database.pool.query(`update sessions set ${old} where user_id = $1`, [person.id]);
  const other = await hireColleague(shop);
  const calls = [
    ["DELETE", APP],
    ["POST", APP],
    ["POST", `${FACTORS}/recovery-codes`],
    ["POST", `${FACTORS}/passkeys/options`],
    ["DELETE", `${FACTORS}/passkeys/${"0".repeat(24)}`],
    ["POST", "/api/v1/auth/app-passwords", { name: "Example Program" }],
    ["PATCH", "/api/v1/second-factor-policy", { isRequired: false }],
    ["DELETE", `/api/v1/users/${other.id}/second-factors`],
  ] as const;
  const answerTo = ([method, path, body]: (typeof calls)[number]) =>
    person.ask(path, body ? asJson(method, body) : { method });
  for (const call of calls) {
    assert.equal(await codeOf(answerTo(call), 403), "second_factor_proof_needed", call[1]);
  }
  const proof = { password: person.password, code: codeNow(secret) };
  assert.equal((await person.ask("/api/v1/auth/proof", asJson("POST", proof))).status, 200);
  // Nobody gets around the rule by taking away one's own like a colleague's.
  const own = person.ask(`/api/v1/users/${person.id}/second-factors`, { method: "DELETE" });
  assert.equal(await codeOf(own), "own_second_factors");
  assert.equal((await answerTo(calls.at(-1)!)).status, 200);
  assert.equal((await answerTo(calls[0])).status, 200);
});

test("without the last factor no code is asked, and recovery codes and app passwords are gone", async () => {
  const person = await hireColleague(shop);
  await addAuthenticatorApp(shop, person.ask);
  await person.ask("/api/v1/auth/app-passwords", asJson("POST", { name: "Example Program" }));
  assert.equal((await person.ask(APP, { method: "DELETE" })).status, 200);
  assert.equal((await person.logIn()).status, 200);
  assert.deepEqual(await read(person.ask), {
    authenticatorApp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isRequired: false,
  });
  const { rows } = await shop.database.pool.query(
    "select 1 from app_passwords where user_id = $1",
    [person.id],
  );
  assert.equal(rows.length, 0);
  assert.equal(await codeOf(person.ask(APP, { method: "DELETE" }), 404), "not_found");
});
