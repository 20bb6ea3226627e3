import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { askingWith, hireColleague } from "#server/testing/colleague.ts";
import { softwareAuthenticator } from "#server/testing/software-authenticator.ts";
import {
  asJson,
  shopForTests,
  startTestShop,
  type TestShop,
} from "#server/testing/start-test-shop.ts";
import { passkeyCalls } from "#shared/second-factors/passkey-calls.ts";
import { MOST_PASSKEYS, requestOptionsAnswer } from "#shared/second-factors/passkey.ts";
import { addedFactorAnswer, secondFactorsAnswer } from "#shared/second-factors/second-factor.ts";
import { signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();
const API = "/api/v1/auth";
const PASSKEYS = `${API}/second-factors/passkeys`;

const codeOf = async (answer: Response | Promise<Response>, status = 400) =>
  (await refused(answer, status)).code;
const authenticator = () => softwareAuthenticator(shop.config.publicUrl);
const creationOptions = (ask: TestShop["ask"]) =>
  answered(
    ask(`${PASSKEYS}/options`, { method: "POST" }),
    passkeyCalls.options.answers[200].schema,
  );
const requestOptions = (path: string, ask: TestShop["ask"] = shop.ask) =>
  answered(ask(API + path, { method: "POST" }), requestOptionsAnswer);
const signInOptions = () => requestOptions("/passkey-options");
const add = (ask: TestShop["ask"], passkey: object, name = "Example Phone") =>
  ask(PASSKEYS, asJson("POST", { name, passkey }));
const signIn = (passkey: object, more: object = {}) =>
  shop.ask(`${API}/passkey`, asJson("POST", { passkey, ...more }));

async function personWithPasskey() {
  const person = await hireColleague(shop);
  const device = authenticator();
  const passkey = device.create(await creationOptions(person.ask));
  const { recoveryCodes } = await answered(add(person.ask, passkey), addedFactorAnswer, 201);
  return { ...person, device, recoveryCodes };
}

test("a passkey is added with recovery codes, renamed, and removed with all that needs a factor", async () => {
  const person = await personWithPasskey();
  assert.equal(person.recoveryCodes!.length, 10);
  const read = () => answered(person.ask(`${API}/second-factors`), secondFactorsAnswer);
  const [passkey] = (await read()).passkeys;
  assert.equal(passkey!.name, "Example Phone");
  const path = `${PASSKEYS}/${passkey!.id}`;
  const rename = (ask: TestShop["ask"], name: string) => ask(path, asJson("PATCH", { name }));
  assert.equal((await rename(person.ask, "Work phone")).status, 200);
  assert.equal(await codeOf(rename(person.ask, "")), "field_required");
  const other = await hireColleague(shop);
  assert.equal(await codeOf(rename(other.ask, "Mine"), 404), "not_found");
  assert.equal((await other.ask(path, { method: "DELETE" })).status, 404);
  assert.equal((await read()).passkeys[0]!.name, "Work phone");
  assert.equal(await codeOf(person.logIn()), "second_factor_needed");
  assert.equal((await person.logIn({ code: person.recoveryCodes![0] })).status, 200);
  assert.equal((await person.ask(path, { method: "DELETE" })).status, 200);
  const { passkeys, recoveryCodesLeft } = await read();
  assert.deepEqual([passkeys, recoveryCodesLeft], [[], 0]);
  assert.equal((await person.logIn()).status, 200);
});

test("who has a passkey signs in with it alone, as with a password and a second factor", async () => {
  const { device, email, id } = await personWithPasskey();
  const options = await signInOptions();
  assert.equal(options.rpId, "localhost");
  assert.deepEqual(options.allowCredentials, []);
  const answer = await signIn(device.sign(options), { session: "cookie" });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get("Set-Cookie")!, /^naqra_session=/);
  const { user, token } = signedInSchema.parse(await answer.json());
  assert.deepEqual([user.email, token], [email, undefined]);
  const { rows } = await shop.database.pool.query(
    "select 1 from sessions where user_id = $1 and second_factor_at > now() - interval '1 minute'",
    [id],
  );
  assert.equal(rows.length, 2);
  const recorded = await shop.database.pool.query(
    "select sum(count)::int as count from security_events where user_id = $1 and kind like 'signed_in%'",
    [id],
  );
  assert.deepEqual(recorded.rows, [{ count: 2 }], "with the password, and by the passkey");

  await signIn(device.sign({ challenge: "A".repeat(43), rpId: "localhost" }));
  const failed = await shop.database.pool.query(
    "select kind from security_events where subject in ('passkey', 'cookie passkey') order by at",
  );
  assert.deepEqual(
    failed.rows.map(({ kind }) => kind.replace(/_new_device$/, "")),
    ["signed_in", "sign_in_failed"],
  );
});

test("a challenge is good once, also at the same moment, for five minutes, and for what it was asked for", async () => {
  const person = await personWithPasskey();
  const { device } = person;
  const signed = device.sign(await signInOptions());
  const both = await Promise.all([signIn(signed), signIn(signed)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400]);
  assert.equal(await codeOf(signIn(signed)), "passkey_refused");

  const late = device.sign(await signInOptions());
  await shop.database.pool.query("update passkey_challenges set expires_at = now()");
  assert.equal(await codeOf(signIn(late)), "passkey_refused");
  const ofProof = await requestOptions("/proof/options", person.ask);
  assert.equal(await codeOf(signIn(device.sign(ofProof))), "passkey_refused");
  const invented = { challenge: "A".repeat(43), rpId: "localhost" };
  assert.equal(await codeOf(signIn(device.sign(invented))), "passkey_refused");
});

test("nothing is accepted from another site, of an unknown passkey, unverified, or changed", async () => {
  const { device } = await personWithPasskey();
  const from = "https://evil.example";
  assert.equal(
    await codeOf(signIn(device.sign(await signInOptions(), { from }))),
    "passkey_refused",
  );
  assert.equal(
    await codeOf(signIn(device.sign({ ...(await signInOptions()), rpId: "evil.example" }))),
    "passkey_refused",
  );
  assert.equal(
    await codeOf(signIn(authenticator().sign(await signInOptions()))),
    "passkey_refused",
  );
  // Present, but neither by fingerprint nor by PIN.
  const unverified = device.sign(await signInOptions(), { flags: 1 });
  assert.equal(await codeOf(signIn(unverified)), "passkey_refused");
  const signed = device.sign(await signInOptions());
  const { signature } = device.sign(await signInOptions()).response;
  const changed = { ...signed, response: { ...signed.response, signature } };
  assert.equal(await codeOf(signIn(changed)), "passkey_refused");
  const long = { ...signed, response: { ...signed.response, signature: "A".repeat(8001) } };
  assert.equal(await codeOf(signIn(long)), "invalid");
  assert.equal((await signIn(device.sign(await signInOptions()))).status, 200);
});

test("a passkey whose counter goes back is a copy, and one of a deactivated account lets nobody in", async () => {
  const { device, id } = await personWithPasskey();
  await shop.database.pool.query("update passkeys set counter = 99 where user_id = $1", [id]);
  assert.equal(await codeOf(signIn(device.sign(await signInOptions()))), "passkey_refused");
  await shop.database.pool.query("update passkeys set counter = 0 where user_id = $1", [id]);
  await shop.database.pool.query("update users set deactivated_at = now() where id = $1", [id]);
  assert.equal(await codeOf(signIn(device.sign(await signInOptions()))), "passkey_refused");
});

test("a passkey is made for the account that asked, once, and not too many", async () => {
  const person = await personWithPasskey();
  const other = await hireColleague(shop);
  const stolen = authenticator().create(await creationOptions(person.ask));
  assert.equal(await codeOf(add(other.ask, stolen)), "passkey_refused");
  const again = person.device.create(await creationOptions(other.ask));
  assert.equal(await codeOf(add(other.ask, again)), "passkey_refused");
  const elsewhere = softwareAuthenticator("https://evil.example");
  const foreign = elsewhere.create(await creationOptions(other.ask));
  assert.equal(await codeOf(add(other.ask, foreign)), "passkey_refused");
  await shop.database.pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
     select 'k' || i, $1, 'c' || i, '', 0, '{}', '', false from generate_series(2, $2) as i`,
    [person.id, MOST_PASSKEYS],
  );
  const options = await creationOptions(person.ask);
  assert.equal(options.excludeCredentials.length, MOST_PASSKEYS);
  const more = authenticator().create(options);
  assert.equal(await codeOf(add(person.ask, more)), "too_many_passkeys");
});

test("a passkey proves who one is, with a second factor; another person's does not", async () => {
  const person = await personWithPasskey();
  const other = await personWithPasskey();
  await shop.database.pool.query(
    "update sessions set proved_at = now() - interval '1 hour', second_factor_at = null where user_id = $1",
    [person.id],
  );
  assert.equal(
    await codeOf(person.ask(`${PASSKEYS}/options`, { method: "POST" }), 403),
    "proof_needed",
  );
  const prove = (passkey: object) => person.ask(`${API}/proof`, asJson("POST", { passkey }));
  const options = () => requestOptions("/proof/options", person.ask);
  assert.equal((await options()).allowCredentials.length, 1);
  assert.equal(await codeOf(prove(other.device.sign(await options()))), "passkey_refused");
  assert.equal(await codeOf(person.ask(`${API}/proof`, asJson("POST", {}))), "required");
  const theirs = await requestOptions("/proof/options", other.ask);
  assert.equal(await codeOf(prove(person.device.sign(theirs))), "passkey_refused");
  assert.equal((await prove(person.device.sign(await options()))).status, 200);
  const { rows } = await shop.database.pool.query(
    "select 1 from sessions where user_id = $1 and second_factor_at is not null",
    [person.id],
  );
  assert.equal(rows.length, 1);
  await creationOptions(person.ask);
});

test("an app password's session is not proved by a passkey either", async () => {
  const person = await personWithPasskey();
  const made = await person.ask(`${API}/app-passwords`, asJson("POST", { name: "Program" }));
  const { password } = (await made.json()) as { password: string };
  const { token } = signedInSchema.parse(await (await person.logIn({ password })).json());
  const ask = askingWith(shop, token!);
  const passkey = person.device.sign(await requestOptions("/proof/options", ask));
  assert.equal(
    await codeOf(ask(`${API}/proof`, asJson("POST", { passkey })), 403),
    "app_password_limited",
  );
});

test("asking for challenges and trying passkeys is limited for each address", async () => {
  await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const ask = (path: string, init: RequestInit) => limited.ask(API + path, init);
  const passkey = authenticator().sign({ challenge: "A", rpId: "localhost" });
  for (let call = 0; call < 12; call += 1) {
    assert.equal((await ask("/passkey-options", { method: "POST" })).status, 200);
  }
  assert.equal((await ask("/passkey-options", { method: "POST" })).status, 429);
  assert.equal((await ask("/passkey", asJson("POST", { passkey }))).status, 429);
});
