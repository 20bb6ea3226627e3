import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { askingWith, hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp, codeNow } from "#server/testing/second-factor.ts";
import { asJson, shopForTests, type TestShop } from "#server/testing/start-test-shop.ts";
import {
  appPasswordsSchema,
  madeAppPasswordSchema,
  MOST_APP_PASSWORDS,
} from "#shared/second-factors/second-factor.ts";
import { signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();
const PATH = "/api/v1/auth/app-passwords";

const codeOf = async (answer: Response | Promise<Response>, status = 400) =>
  (await refused(answer, status)).code;
const make = (ask: TestShop["ask"], name = "Example Program") =>
  ask(PATH, asJson("POST", { name }));

async function personWithAppPassword(role: "owner" | "manager" = "manager") {
  const person = await hireColleague(shop, role);
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  const answer = await make(person.ask);
  const { password, data } = madeAppPasswordSchema.parse(await answer.json());
  return { ...person, secret, appPassword: password, id: data.data.id };
}

test("a program signs in with an app password and no code, until it is revoked", async () => {
  const person = await personWithAppPassword();
  const listed = async () => answered(person.ask(PATH), appPasswordsSchema);
  assert.equal((await listed())[0]!.lastUsedAt, null);
  const login = await person.logIn({ password: person.appPassword });
  assert.equal(login.status, 200);
  const { token } = signedInSchema.parse(await login.json());
  const ask = askingWith(shop, token!);
  assert.equal((await ask("/api/v1/orders")).status, 200);
  const [one] = await listed();
  assert.equal(one!.name, "Example Program");
  assert.ok(one!.lastUsedAt);
  const { rows } = await shop.database.pool.query("select * from app_passwords");
  assert.ok(!JSON.stringify(rows).includes(person.appPassword));

  const revoke = () => person.ask(`${PATH}/${person.id}`, { method: "DELETE" });
  assert.equal((await revoke()).status, 200);
  assert.equal((await ask("/api/v1/orders")).status, 401);
  assert.equal(await codeOf(person.logIn({ password: person.appPassword })), "wrong_credentials");
  assert.equal(await codeOf(revoke(), 404), "not_found");
});

test("it is for programs that keep a token, and for the account that made it", async () => {
  const person = await personWithAppPassword();
  const password = person.appPassword;
  assert.equal(await codeOf(person.logIn({ password, session: "cookie" })), "wrong_credentials");
  const other = await personWithAppPassword();
  assert.equal(await codeOf(other.logIn({ password })), "wrong_credentials");
  const theirs = `${PATH}/${person.id}`;
  assert.equal(await codeOf(other.ask(theirs, { method: "DELETE" }), 404), "not_found");
});

test("its session never does what needs a proof, and adds nobody, even with the real password", async () => {
  const person = await personWithAppPassword("owner");
  const ask = await person.signedIn({ password: person.appPassword });
  const prove = (password: string) =>
    ask("/api/v1/auth/proof", asJson("POST", { password, code: codeNow(person.secret) }));
  assert.equal(await codeOf(make(ask), 403), "proof_needed");
  assert.equal(await codeOf(prove(person.appPassword)), "current_password_wrong");
  assert.equal(await codeOf(prove(person.password), 403), "app_password_limited");
  assert.equal(await codeOf(make(ask), 403), "proof_needed");
  const added = {
    name: "Stranger",
    email: "stranger@naqra.example",
    password: "a longer password",
  };
  assert.equal(
    await codeOf(ask("/api/v1/login/register", asJson("POST", added)), 403),
    "owner_only",
  );
  const { password: currentPassword } = person;
  for (const change of [{ password: "another good password" }, { email: "x@naqra.example" }]) {
    const sent = asJson("PATCH", { ...change, currentPassword });
    assert.equal(await codeOf(ask("/api/v1/auth/profile", sent), 403), "app_password_limited");
  }
  assert.equal((await ask("/api/v1/auth/profile", asJson("PATCH", { name: "Me" }))).status, 200);
});

test("a new password ends the app passwords, and their sessions", async () => {
  const person = await personWithAppPassword();
  const ask = await person.signedIn({ password: person.appPassword });
  const change = { password: "another good password", currentPassword: person.password };
  const changed = await person.ask("/api/v1/auth/profile", asJson("PATCH", change));
  assert.equal(changed.status, 200);
  assert.equal((await ask("/api/v1/orders")).status, 401);
  assert.equal(await codeOf(person.logIn({ password: person.appPassword })), "wrong_credentials");
});

test("only accounts with a second factor make them, each with a name, and not too many", async () => {
  const person = await hireColleague(shop);
  assert.equal(await codeOf(make(person.ask)), "second_factor_first");
  await addAuthenticatorApp(shop, person.ask);
  assert.equal(await codeOf(make(person.ask, " ")), "field_required");
  assert.equal(await codeOf(make(person.ask, "x".repeat(61))), "above_length");
  const many = Array.from({ length: MOST_APP_PASSWORDS + 1 }, () => make(person.ask));
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 201).length, MOST_APP_PASSWORDS);
});
