import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { asJson, OWNER, shopForTests, startTestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { changedProfileSchema, meSchema, signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();

const logIn = (body: unknown) => shop.ask("/api/v1/users/login", asJson("POST", body));
const me = (headers: HeadersInit) => shop.ask("/api/v1/auth/me", { headers });

/** Signs in like the shop's own panel, which asks for a cookie. */
async function signIn() {
  const response = await logIn({ ...OWNER, session: "cookie" });
  const cookie = response.headers.get("Set-Cookie")!;
  return { token: /^naqra_session=([^;]+)/.exec(cookie)![1]!, cookie };
}

test("the owner signs in with the e-mail in any case, and is recognised by token and by cookie", async () => {
  const response = await logIn({ ...OWNER, email: OWNER.email.toUpperCase(), session: "cookie" });
  assert.equal(response.status, 200);
  const { token: told, user } = signedInSchema.parse(await response.json());
  assert.equal(user.role, "owner");
  assert.equal(told, undefined, "a script can read the token of the cookie");

  const cookie = response.headers.get("Set-Cookie")!;
  const token = /^naqra_session=([^;]+)/.exec(cookie)![1]!;
  // The first of two: the other one marks the browser.
  assert.match(cookie, /^naqra_session=[^,]*; HttpOnly; SameSite=Lax,/);
  for (const headers of [
    { Authorization: `Bearer ${token}` },
    { Cookie: cookie.split(";")[0]! },
    // An existing client stores the token in a cookie of this name.
    { Cookie: `token=${token}` },
  ] as HeadersInit[]) {
    assert.equal(meSchema.parse(await (await me(headers)).json()).user.email, OWNER.email);
  }
});

test("a request that says it is a visitor's is one, whatever cookies it carries", async () => {
  const Cookie = (await signIn()).cookie.split(";")[0]!;
  const orders = (headers: HeadersInit) => shop.ask("/api/v1/orders", { headers });
  assert.equal((await orders({ Cookie })).status, 200);
  assert.equal((await orders({ Cookie, Authorization: "Visitor" })).status, 401);
});

test("a client that asks for no cookie gets only the token, and signs out by discarding it", async () => {
  for (const how of [{}, { session: "token" }]) {
    const response = await logIn({ ...OWNER, ...how });
    assert.equal(response.status, 200);
    assert.deepEqual(response.headers.getSetCookie(), []);
    const { token } = signedInSchema.parse(await response.json());
    const orders = (headers: HeadersInit) => shop.ask("/api/v1/orders", { headers });
    assert.equal((await orders({ Authorization: `Bearer ${token}` })).status, 200);
    // The browser sends only the cookies that the shop has set.
    assert.equal((await orders({})).status, 401);
  }
  assert.equal((await logIn({ ...OWNER, session: "for ever" })).status, 400);
});

test("signing out removes the cookie of this session, and no other's", async () => {
  const panel = await signIn();
  const cookie = panel.cookie.split(";")[0]!;
  const client = await signIn();
  const logOut = (headers: HeadersInit) =>
    shop.ask("/api/v1/auth/logout", { method: "POST", headers });
  const elsewhere = await logOut({ Authorization: `Bearer ${client.token}`, Cookie: cookie });
  assert.deepEqual(elsewhere.headers.getSetCookie(), []);
  assert.equal(elsewhere.headers.get("Clear-Site-Data"), null);
  assert.equal((await me({ Cookie: cookie })).status, 200);
  const here = await logOut({ Cookie: cookie, "Sec-Fetch-Site": "same-origin" });
  assert.match(here.headers.get("Set-Cookie")!, /^naqra_session=;.*Max-Age=0/);
  assert.equal(here.headers.get("Clear-Site-Data"), '"cache", "storage"');
  assert.equal((await me({ Cookie: cookie })).status, 401);
});

test("wrong credentials are a 400 with one message, whatever is wrong", async () => {
  for (const wrong of [{ password: "nope" }, { email: "nobody@example.com" }]) {
    const { message } = await refused(logIn({ ...OWNER, ...wrong }));
    assert.equal(message, "Invalid credentials. Please try again.");
  }
});

test("a login with missing or invalid fields is a 400", async () => {
  for (const body of [{}, { email: 5, password: [] }, [], "text", null]) {
    const response = await logIn(body);
    assert.equal(response.status, 400, JSON.stringify(body));
    errorSchema.parse(await response.json());
  }
  const broken = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" };
  assert.equal((await shop.ask("/api/v1/users/login", broken)).status, 400);
});

test("logging out ends this session on the server, and no other", async () => {
  const here = await signIn();
  const elsewhere = await signIn();
  const headers = { Authorization: `Bearer ${here.token}` };
  const response = await shop.ask("/api/v1/auth/logout", { method: "POST", headers });
  assert.equal(response.status, 200);
  assert.equal((await me(headers)).status, 401);
  assert.equal((await me({ Authorization: `Bearer ${elsewhere.token}` })).status, 200);
});

test("a session ends after a week without use, and after a month in any case", async () => {
  for (const column of [
    "last_used_at = now() - interval '7 days 1 minute'",
    "created_at = now() - interval '30 days 1 minute'",
  ]) {
    const { token } = await signIn();
    const headers = { Authorization: `Bearer ${token}` };
    assert.equal((await me(headers)).status, 200);
    await shop.database.pool.query(`update sessions set ${column}`);
    assert.equal((await me(headers)).status, 401);
  }
});

test("the token is not stored in the database", async () => {
  const { token } = await signIn();
  const { rows } = await shop.database.pool.query("select * from sessions");
  assert.ok(rows.length > 0);
  assert.ok(!JSON.stringify(rows).includes(token));
});

test("a sign-in ends the session that it takes the place of, and no other", async () => {
  const signInWith = (headers: Record<string, string>, session: string) => {
    const init = asJson("POST", { ...OWNER, session });
    const all = { ...(init.headers as Record<string, string>), ...headers };
    return shop.ask("/api/v1/users/login", { ...init, headers: all });
  };
  const [first, other] = [await signIn(), await signIn()];
  const Cookie = `naqra_session=${first.token}`;
  // A client beside the pages gets a token of its own.
  const beside = await signInWith({ Cookie }, "token");
  const { token } = signedInSchema.parse(await beside.json());
  assert.equal((await me({ Cookie })).status, 200);
  const Authorization = `Bearer ${token}`;
  assert.equal((await signInWith({ Authorization }, "token")).status, 200);
  assert.equal((await me({ Authorization })).status, 401);
  assert.equal((await signInWith({ Cookie }, "cookie")).status, 200);
  assert.equal((await me({ Cookie })).status, 401);
  assert.equal((await me({ Cookie: `naqra_session=${other.token}` })).status, 200);
});

test("a new password gives the session a new token, in the way in which the old one came", async () => {
  const change = async (headers: Record<string, string>, from: string, to: string) => {
    const init = asJson("PATCH", { currentPassword: from, password: to });
    const all = { ...(init.headers as Record<string, string>), ...headers };
    const response = await shop.ask("/api/v1/auth/profile", { ...init, headers: all });
    assert.equal(response.status, 200);
    const { token } = changedProfileSchema.parse(await response.json());
    return { token, cookie: response.headers.getSetCookie()[0]?.split(";")[0] };
  };
  const other = "another horse battery";
  const Cookie = `naqra_session=${(await signIn()).token}`;
  const site = { "Sec-Fetch-Site": "same-origin" };
  const inCookie = await change({ Cookie, ...site }, OWNER.password, other);
  assert.equal(inCookie.token, undefined);
  assert.equal((await me({ Cookie })).status, 401);
  assert.equal((await me({ Cookie: inCookie.cookie! })).status, 200);

  const login = await logIn({ ...OWNER, password: other });
  const old = { Authorization: `Bearer ${signedInSchema.parse(await login.json()).token}` };
  const asBearer = await change(old, other, OWNER.password);
  assert.equal(asBearer.cookie, undefined);
  assert.equal((await me(old)).status, 401);
  assert.equal((await me({ Authorization: `Bearer ${asBearer.token}` })).status, 200);
});

test("behind HTTPS only cookies that no other host of the domain can set are taken", async () => {
  await using secure = await startTestShop({ PUBLIC_URL: "https://shop.example" });
  const login = asJson("POST", { ...OWNER, session: "cookie" });
  const response = await secure.ask("/api/v1/users/login", login);
  const [session, device] = response.headers.getSetCookie();
  assert.match(session!, /^__Host-naqra_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; /);
  assert.match(device!, /^__Host-naqra_device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; /);
  assert.doesNotMatch(`${session} ${device}`, /domain=/i);
  const [Cookie] = session!.split(";");
  const seen = async (cookie: string) =>
    (await secure.ask("/api/v1/auth/me", { headers: { Cookie: cookie } })).status;
  assert.equal(await seen(Cookie!), 200);
  assert.equal(await seen(Cookie!.replace("__Host-", "")), 401);
  const headers = { Cookie: Cookie!, "Sec-Fetch-Site": "same-origin" };
  const out = await secure.ask("/api/v1/auth/logout", { method: "POST", headers });
  assert.match(out.headers.get("Set-Cookie")!, /^__Host-naqra_session=;.*Max-Age=0.*Secure/);
  assert.equal(await seen(Cookie!), 401);
});

test("a page of another site can't write with the cookie", async () => {
  const { cookie } = await signIn();
  const write = (headers: Record<string, string>) =>
    shop.ask("/api/v1/orders/000000000000000000000000", {
      method: "DELETE",
      headers: { Cookie: cookie.split(";")[0]!, ...headers },
    });
  assert.equal(
    (await write({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).status,
    403,
  );
  assert.equal((await write({ Origin: "https://evil.example" })).status, 403);
  // The check lets these through, so they find that there is no such order.
  assert.equal((await write({ "Sec-Fetch-Site": "same-origin" })).status, 404);
  assert.equal((await write({ Origin: shop.config.publicUrl })).status, 404);
});
