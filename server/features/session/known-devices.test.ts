import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { signedInSchema } from "#shared/session/session.ts";

/** A browser that has signed in before can sign in while strangers guess passwords. */

const COLLEAGUE = { name: "", email: "colleague@naqra.example", password: "a longer password" };

let shop: TestShop;
let server: Awaited<ReturnType<typeof listening>>;
before(async () => {
  shop = await startTestShop({ RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
  server = await listening(shop);
  const { token } = signedInSchema.parse(
    await (await tab().send("POST", "/users/login", OWNER)).json(),
  );
  const headers = { Authorization: `Bearer ${token}` };
  const added = await tab().send("POST", "/login/register", COLLEAGUE, headers);
  assert.equal(added.status, 201);
});
after(async () => {
  await server[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await shop.database.pool.query("delete from login_failures");
  await shop.database.pool.query("delete from known_devices");
});

let addresses = 0;

/** A browser with its own cookies and address. */
function tab(address = `203.0.113.${(addresses += 1)}`) {
  const cookies = new Map<string, string>();
  async function send(method: string, path: string, body: unknown, more: object = {}) {
    const init = asJson(method, body);
    const headers = {
      ...(init.headers as Record<string, string>),
      "X-Forwarded-For": address,
      "Sec-Fetch-Site": "same-origin",
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...more,
    };
    const response = await fetch(`${server.url}/api/v1${path}`, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    return response;
  }
  return {
    cookies,
    send,
    logIn: (login: { email: string; password: string } = OWNER, session = "cookie") =>
      send("POST", "/users/login", { ...login, session }),
    guess: (email = OWNER.email) =>
      send("POST", "/users/login", { email, password: "not the password", session: "cookie" }),
  };
}
type Tab = ReturnType<typeof tab>;

async function statusesOf(times: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status);
  return statuses;
}

/** Guesses until the account is locked for unknown devices everywhere. */
async function attack(email = OWNER.email): Promise<void> {
  await tab().guess(email);
  await shop.database.pool.query("update login_failures set count = 99");
  await tab().guess(email);
  assert.equal((await tab().logIn({ ...OWNER, email })).status, 429);
}

async function signedIn(login = OWNER): Promise<Tab> {
  const browser = tab();
  assert.equal((await browser.logIn(login)).status, 200);
  return browser;
}

test("a known browser can sign in while unknown ones are rejected", async () => {
  const own = await signedIn();
  const elsewhere = tab();
  await attack();
  assert.equal((await elsewhere.logIn()).status, 429);
  assert.equal((await own.logIn()).status, 200);
  // Strangers are rejected even with the right password.
  assert.equal((await elsewhere.logIn()).status, 429);
});

test("a stranger at the same address does not affect it", async () => {
  const own = tab("192.0.2.1");
  await own.logIn();
  const stranger = tab("192.0.2.1");
  assert.deepEqual(await statusesOf(6, stranger.guess), [400, 400, 400, 400, 400, 429]);
  assert.equal((await own.logIn()).status, 200);
});

test("a known browser has a limit of its own, which affects nobody else", async () => {
  const own = await signedIn();
  assert.deepEqual(await statusesOf(6, own.guess), [400, 400, 400, 400, 400, 429]);
  assert.equal((await own.logIn()).status, 429);
  assert.equal((await tab().logIn()).status, 200);
  await shop.database.pool.query("update login_failures set blocked_until = now()");
  assert.equal((await own.logIn()).status, 200);
  assert.equal((await own.guess()).status, 400, "a right password has ended it");
});

test("a browser is known only to accounts that have signed in with it", async () => {
  const colleagues = await signedIn(COLLEAGUE);
  const made = tab();
  made.cookies.set("naqra_device", "x".repeat(43));
  await attack();
  for (const stranger of [colleagues, made]) assert.equal((await stranger.logIn()).status, 429);

  // The shop stores no token that it has not issued.
  await shop.database.pool.query("delete from login_failures");
  await made.logIn();
  assert.notEqual(made.cookies.get("naqra_device"), "x".repeat(43));
  // Several people may use one browser.
  const before = made.cookies.get("naqra_device");
  await made.logIn(COLLEAGUE);
  assert.equal(made.cookies.get("naqra_device"), before);
  await attack();
  assert.equal((await made.logIn()).status, 200);
  await shop.database.pool.query("delete from login_failures");
  await attack(COLLEAGUE.email);
  assert.equal((await made.logIn(COLLEAGUE)).status, 200);
});

test("signing out keeps it known; a new password makes all other browsers unknown", async () => {
  const [own, lost] = [await signedIn(COLLEAGUE), await signedIn(COLLEAGUE)];
  const { password } = COLLEAGUE;
  const changing = { password: "one more password", currentPassword: password };
  assert.equal((await own.send("PATCH", "/auth/profile", changing)).status, 200);
  assert.equal((await own.send("POST", "/auth/logout", {})).status, 200);
  await attack(COLLEAGUE.email);
  const changed = { ...COLLEAGUE, password: changing.password };
  assert.equal((await lost.logIn(changed)).status, 429);
  assert.equal((await own.logIn(changed)).status, 200);
  const back = { password, currentPassword: changing.password };
  assert.equal((await own.send("PATCH", "/auth/profile", back)).status, 200);
});

test("the same limits apply to entering the current password", async () => {
  const own = await signedIn();
  await attack();
  const change = (currentPassword: string) => ({ password: OWNER.password, currentPassword });
  assert.equal((await own.send("PATCH", "/auth/profile", change(OWNER.password))).status, 200);
  const wrong = () => own.send("PATCH", "/auth/profile", change("guessed it?"));
  assert.deepEqual(await statusesOf(6, wrong), [400, 400, 400, 400, 400, 429]);
});

test("it is recognised by an HttpOnly cookie for the API alone, of which only a hash is stored", async () => {
  const response = await tab().logIn();
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith("naqra_device="))!;
  assert.match(cookie, /; Max-Age=34560000; Path=\/api\/; HttpOnly; SameSite=Strict$/);
  const { rows } = await shop.database.pool.query("select * from known_devices");
  assert.equal(rows.length, 1);
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(/=([^;]+)/.exec(cookie)![1]!));
  assert.deepEqual((await tab().logIn(OWNER, "token")).headers.getSetCookie(), []);
});

test("browsers unused for over a year are deleted, and the oldest when there are very many", async () => {
  const old = await signedIn();
  const set = "update known_devices set last_sign_in_at = now() - interval";
  await shop.database.pool.query(`${set} '400 days 1 minute'`);
  await attack();
  assert.equal((await old.logIn()).status, 429);
  await shop.database.pool.query("delete from login_failures");
  const first = await signedIn();
  await shop.database.pool.query(`${set} '1 minute'`);
  for (let count = 0; count < 20; count += 1) await signedIn();
  await attack();
  assert.equal((await first.logIn()).status, 429);
  const { rows } = await shop.database.pool.query("select * from known_devices");
  assert.equal(rows.length, 20);
});
