import assert from "node:assert/strict";
import { test } from "node:test";

import { asJson, OWNER, shopForTests, startTestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { changedProfileSchema, meSchema, signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();

const COLLEAGUE = {
  name: "Example Colleague",
  email: "colleague@naqra.example",
  password: "a longer password",
};

/** The credentials after changing the password. */
const COLLEAGUE_NOW = { ...COLLEAGUE, password: "another password" };

const register = (body: unknown, headers: Record<string, string> = {}) => {
  const init = asJson("POST", body);
  return shop.ask("/api/v1/login/register", { ...init, headers: { ...init.headers, ...headers } });
};

async function signIn(login: { email: string; password: string }) {
  const response = await shop.ask("/api/v1/users/login", asJson("POST", login));
  const { token } = signedInSchema.parse(await response.json());
  return { Authorization: `Bearer ${token}` };
}

const isSignedIn = async (headers: Record<string, string>) =>
  (await shop.ask("/api/v1/auth/me", { headers })).status === 200;

const changeProfile = (body: unknown, headers: Record<string, string>) => {
  const init = asJson("PATCH", body);
  return shop.ask("/api/v1/auth/profile", { ...init, headers: { ...init.headers, ...headers } });
};

async function refused(response: Response, field: string, message: string): Promise<void> {
  assert.equal(response.status, 400, message);
  const body = errorSchema.parse(await response.json());
  assert.deepEqual([body.message, body.errors], [message, { [field]: message }]);
}

test("only the owner adds accounts; for everybody else it is a 403, with any token", async () => {
  assert.equal((await register(COLLEAGUE)).status, 403);
  assert.equal((await register(COLLEAGUE, { Authorization: "Bearer stale" })).status, 403);
});

test("the owner adds a colleague, who can sign in but not add accounts; the owner stays signed in", async () => {
  const response = await register(COLLEAGUE, await signIn(OWNER));
  assert.equal(response.status, 201);
  assert.equal(response.headers.get("Set-Cookie"), null);
  const { user, token } = signedInSchema.parse(await response.json());
  assert.deepEqual(
    [user.name, user.email, user.role],
    [COLLEAGUE.name, COLLEAGUE.email, "manager"],
  );

  const headers = { Authorization: `Bearer ${token}` };
  assert.ok(await isSignedIn(headers));
  assert.equal((await register({ ...COLLEAGUE, email: "x@naqra.example" }, headers)).status, 403);
  const twice = await register(
    { ...COLLEAGUE, email: "COLLEAGUE@naqra.example" },
    await signIn(OWNER),
  );
  await refused(twice, "email", "This email is already in use");
});

test("adding a colleague needs a proof of identity not older than ten minutes, as inviting one does", async () => {
  const headers = await signIn(OWNER);
  await shop.database.pool.query("update sessions set proved_at = now() - interval '11 minutes'");
  const late = await register({ ...COLLEAGUE, email: "late@naqra.example" }, headers);
  assert.equal(late.status, 403);
  assert.equal(errorSchema.parse(await late.json()).code, "proof_needed");
});

test("a page of another site can't add an account with the owner's cookie", async () => {
  const { Authorization } = await signIn(OWNER);
  const Cookie = `naqra_session=${Authorization.slice("Bearer ".length)}`;
  const body = { ...COLLEAGUE, email: "forged@naqra.example" };
  assert.equal((await register(body, { Cookie, Origin: "https://evil.example" })).status, 403);
  assert.equal((await register(body, { Cookie, "Sec-Fetch-Site": "cross-site" })).status, 403);
  assert.equal((await register(body, { Cookie, Origin: shop.config.publicUrl })).status, 201);
});

test("an account needs an e-mail address and a password of 10 characters", async () => {
  const headers = await signIn(OWNER);
  const cases: [change: object, field: string, message: string][] = [
    [{ email: "colleague" }, "email", "Invalid email address"],
    [{ email: undefined }, "email", "Required"],
    [{ password: "123456789" }, "password", "Password must be at least 10 characters"],
    [{ password: "x".repeat(1025) }, "password", "Password is too long"],
    [{ password: 5 }, "password", "Required"],
    [{ name: "x".repeat(101) }, "name", "Name must be at most 100 characters"],
  ];
  for (const [change, field, message] of cases) {
    await refused(await register({ ...COLLEAGUE, ...change }, headers), field, message);
  }
});

test("any characters make a password, up to 200 of them, and it is compared as it was typed", async () => {
  const headers = await signIn(OWNER);
  const longest = "heron ".repeat(34).slice(0, 200);
  const cases: [password: string, other: string][] = [
    ["  spaces around it  ", "spaces around it"],
    ["Цапля と 水車小屋", "цапля と 水車小屋"],
    ["🦩🛶🧭🎏🪁🫖🧶🪗🥁🪻", "🦩🛶🧭🎏🪁🫖🧶🪗🥁"],
    [longest, longest.slice(0, 199)],
  ];
  for (const [index, [password, other]] of cases.entries()) {
    const login = { email: `typed${index}@naqra.example`, password };
    assert.equal((await register({ ...COLLEAGUE, ...login }, headers)).status, 201, password);
    const trying = asJson("POST", { ...login, password: other });
    assert.equal((await shop.ask("/api/v1/users/login", trying)).status, 400, other);
    assert.ok(await isSignedIn(await signIn(login)), password);
  }
  const longer = await register({ ...COLLEAGUE, password: `${longest}x` }, headers);
  await refused(longer, "password", "Password is too long");
});

test("changing the password needs the current one, and ends all other sessions", async () => {
  const { password } = COLLEAGUE_NOW;
  const here = await signIn(COLLEAGUE);
  const elsewhere = await signIn(COLLEAGUE);
  await refused(
    await changeProfile({ password }, here),
    "currentPassword",
    "Please enter your current password",
  );
  await refused(
    await changeProfile({ password, currentPassword: "guessed it?" }, here),
    "currentPassword",
    "The password is not right",
  );
  await refused(
    await changeProfile({ password: "short", currentPassword: COLLEAGUE.password }, here),
    "password",
    "Password must be at least 10 characters",
  );
  assert.ok(await isSignedIn(elsewhere));

  const changing = await changeProfile({ password, currentPassword: COLLEAGUE.password }, here);
  assert.equal(changing.status, 200);
  const { token } = changedProfileSchema.parse(await changing.json());
  const renewed = { Authorization: `Bearer ${token}` };
  assert.deepEqual(
    [await isSignedIn(renewed), await isSignedIn(here), await isSignedIn(elsewhere)],
    [true, false, false],
  );
  const stale = await shop.ask("/api/v1/users/login", asJson("POST", COLLEAGUE));
  assert.equal(stale.status, 400);
  assert.ok(await isSignedIn(await signIn({ ...COLLEAGUE, password })));
});

test("changing the e-mail address needs the current password, changing the name does not", async () => {
  const headers = await signIn(COLLEAGUE_NOW);
  const email = "other@naqra.example";
  for (const currentPassword of [undefined, ""]) {
    const without = await changeProfile({ name: "Somebody", email, currentPassword }, headers);
    await refused(without, "currentPassword", "Please enter your current password");
  }
  await refused(
    await changeProfile({ name: "Somebody", email, currentPassword: "guessed it?" }, headers),
    "currentPassword",
    "The password is not right",
  );
  const still = meSchema.parse(await (await shop.ask("/api/v1/auth/me", { headers })).json()).user;
  assert.deepEqual([still.name, still.email], [COLLEAGUE.name, COLLEAGUE.email]);
  // Sending the unchanged address does not count as a change.
  const sameEmail = { name: "Example Colleague", email: COLLEAGUE.email };
  assert.equal((await changeProfile(sameEmail, headers)).status, 200);
});

test("name and e-mail address can be changed, the latter to one that is free", async () => {
  const headers = await signIn(OWNER);
  const currentPassword = OWNER.password;
  const response = await changeProfile(
    { name: "The Owner", email: "Boss@naqra.example", currentPassword },
    headers,
  );
  const { user } = meSchema.parse(await response.json());
  assert.deepEqual([user.name, user.email], ["The Owner", "Boss@naqra.example"]);
  assert.ok(await isSignedIn(await signIn({ ...OWNER, email: "boss@naqra.example" })));

  const taken = await changeProfile({ email: "Colleague@NAQRA.example", currentPassword }, headers);
  await refused(taken, "email", "This email is already in use");
  await refused(await changeProfile({ name: " " }, headers), "name", "Name is required");
  await refused(await changeProfile({ email: "x" }, headers), "email", "Invalid email address");
  assert.equal((await changeProfile({ email: OWNER.email, currentPassword }, headers)).status, 200);
  assert.equal((await changeProfile({ name: "Anybody" }, {})).status, 401);
});

test("the chosen language of the panel applies wherever the user signs in", async () => {
  const headers = await signIn(OWNER);
  const me = async () => {
    const answer = await shop.ask("/api/v1/auth/me", { headers: await signIn(OWNER) });
    return meSchema.parse(await answer.json()).user.language;
  };
  assert.equal(await me(), null);
  assert.equal((await changeProfile({ language: "ar" }, headers)).status, 200);
  assert.equal(await me(), "ar");
  assert.equal((await changeProfile({ language: "xx" }, headers)).status, 400);
  assert.equal(await me(), "ar");
});

test("the history records changes of accounts, and passwords are stored nowhere", async () => {
  const { rows } = await shop.database.pool.query("select * from history_entries");
  assert.ok(rows.some(({ changes }) => "passwordHash" in changes));
  assert.doesNotMatch(JSON.stringify(rows), /argon2|password"\s*:\s*"|a longer password/);
});

test("without any account, the first to register owns the shop, and only the first", async () => {
  await using empty = await startTestShop();
  await empty.database.pool.query("update users set deleted_at = now()");
  const answers = await Promise.all(
    ["one", "two", "three"].map((name) =>
      empty.ask(
        "/api/v1/login/register",
        asJson("POST", { ...COLLEAGUE, email: `${name}@naqra.example`, session: "cookie" }),
      ),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 403, 403]);
  const first = answers.find(({ status }) => status === 201)!;
  assert.equal(signedInSchema.parse(await first.json()).user.role, "owner");
  assert.match(first.headers.get("Set-Cookie")!, /^naqra_session=/);
});
