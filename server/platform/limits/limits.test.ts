import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

import { listeningForTests } from "#server/testing/listening.ts";
import { multipart, orderFields } from "#server/testing/order-form.ts";
import { asJson, OWNER, startTestShop } from "#server/testing/start-test-shop.ts";
import { fileHead, MULTIPART, unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

/** Limits small enough for a test; requests over real connections, through a trusted proxy. */
const { shop, server } = listeningForTests({
  RATE_LIMITS: "on",
  RATE_LIMIT_ORDERS: "3",
  RATE_LIMIT_POSTS: "2",
  TRUSTED_PROXIES: "127.0.0.1",
});

type Headers = Record<string, string>;
const from = (address: string): Headers => ({ "X-Forwarded-For": address });

function ask(path: string, init: RequestInit, headers: Headers): Promise<Response> {
  const all = { ...(init.headers as Headers | undefined), ...headers };
  return fetch(`${server.url}/api/v1${path}`, { ...init, headers: all });
}

async function refused(response: Response): Promise<number> {
  assert.equal(response.status, 429);
  const { message } = errorSchema.parse(await response.json());
  assert.match(message, /Please try again in \d+ (second|minute)s?\.$/);
  const seconds = Number(response.headers.get("Retry-After"));
  assert.ok(seconds > 0 && seconds <= 15 * 60, `Retry-After is ${seconds}`);
  return seconds;
}

const sendMessage = (headers: Headers) => ask("/contact", asJson("POST", MESSAGE), headers);

function placeOrder(
  name: string,
  headers: Headers,
  traps: Record<string, string> = {},
): Promise<Response> {
  const fields = orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID });
  const typed = { "deliveryInfo[typedCountry]": "Land", "deliveryInfo[typedCity]": "Town" };
  const body = multipart({ ...fields, ...typed, "cardDesign[nameOnCard]": name, ...traps });
  return ask("/orders", { method: "POST", body }, headers);
}

/** Comes again as long as there is no time for so many at once (decision 049). */
async function placeUntilTaken(name: string, headers: Headers): Promise<Response> {
  let response: Response | undefined;
  await until(async () => {
    response = await placeOrder(name, headers);
    return response.status !== 503;
  });
  return response!;
}

const logIn = (login: { email: string; password: string }, headers: Headers) =>
  ask("/users/login", asJson("POST", login), headers);

test("each kind of post has its own limit for each address", async () => {
  const here = from("203.0.113.1");
  const posts = [
    () => sendMessage(here),
    () => ask("/custom-orders", asJson("POST", {}), here),
    () => ask("/subscribers/subscribe", asJson("POST", { email: "no" }), here),
    () => ask("/subscribers/confirm", asJson("POST", {}), here),
    () => ask("/login/register", asJson("POST", {}), here),
    () => ask(`/orders/by-token/${"0".repeat(32)}/invoices/${"0".repeat(24)}.pdf`, {}, here),
  ];
  for (const post of posts) {
    for (let sent = 0; sent < 2; sent++) assert.notEqual((await post()).status, 429);
    await refused(await post());
  }
  // The newsletter's links share one count.
  await refused(await ask("/subscribers/unsubscribe", asJson("POST", {}), here));
  assert.equal((await sendMessage(from("203.0.113.2"))).status, 201);
  for (let asked = 0; asked < 3; asked++) {
    assert.equal((await ask("/orders/reservations", { method: "POST" }, here)).status, 201);
  }
  await refused(await ask("/orders/reservations", { method: "POST" }, here));
});

test("links to accounts are tried and asked for only so often, together from one address", async () => {
  const here = from("203.0.113.40");
  const tryLink = (path: string) => ask(path, asJson("POST", { token: "guessed" }), here);
  // An invitation is looked at, and the password refused once or twice.
  for (let tries = 0; tries < 6; tries++)
    assert.equal((await tryLink("/auth/invitation")).status, 400);
  const invitations = ["invitation", "accept-invitation"];
  const passwords = ["reset-link", "reset-password"];
  for (const path of [...invitations, ...passwords, "locked-change", "undo-change"]) {
    await refused(await tryLink(`/auth/${path}`));
  }
  const forget = (name: string) =>
    ask("/auth/forgot-password", asJson("POST", { email: `${name}@naqra.example` }), here);
  assert.deepEqual([(await forget("a")).status, (await forget("b")).status], [200, 200]);
  await refused(await forget("c"));
});

test("nobody's mailbox is filled with links to a new password, from however many addresses", async () => {
  const forget = (address: string) =>
    ask(
      "/auth/forgot-password",
      asJson("POST", { email: "somebody@naqra.example" }),
      from(address),
    );
  assert.equal((await forget("203.0.113.41")).status, 200);
  assert.equal((await forget("203.0.113.42")).status, 200);
  await refused(await forget("203.0.113.43"));
});

test("without limits for posts, wrong passwords in a row still have to wait", async () => {
  await using open = await startTestShop({ RATE_LIMITS: "off" });
  const guess = (password: string) =>
    open.ask("/api/v1/users/login", asJson("POST", { email: OWNER.email, password }));
  for (let tries = 0; tries < 5; tries++) assert.equal((await guess("wrong")).status, 400);
  await refused(await guess("wrong"));
  await refused(await guess(OWNER.password));
  for (let sent = 0; sent < 12; sent++) {
    const response = await open.ask("/api/v1/contact", asJson("POST", MESSAGE));
    assert.equal(response.status, 201);
  }
});

test("forging X-Forwarded-For has no effect: the address that the trusted proxy saw counts", async () => {
  const forged = (sender: string) => from(`${sender}, 203.0.113.3`);
  assert.equal((await sendMessage(forged("198.51.100.1"))).status, 201);
  assert.equal((await sendMessage(forged("198.51.100.2"))).status, 201);
  await refused(await sendMessage(forged("198.51.100.3")));
});

test("all IPv6 addresses of one visitor count together", async () => {
  assert.equal((await sendMessage(from("2001:db8:5:5::1"))).status, 201);
  assert.equal((await sendMessage(from("2001:db8:5:5:ffff::2"))).status, 201);
  await refused(await sendMessage(from("2001:db8:5:5:aaaa:bbbb:cccc:dddd")));
  assert.equal((await sendMessage(from("2001:db8:5:6::1"))).status, 201);
});

test("simultaneous requests are limited too", async () => {
  const here = from("203.0.113.4");
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage(here)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 2);
});

test("the limit ends with its window, and old counts are deleted", async () => {
  const here = from("203.0.113.5");
  for (const status of [201, 201, 429]) assert.equal((await sendMessage(here)).status, status);
  await shop.database.pool.query("update post_counts set began_at = now() - interval '10 minutes'");
  assert.equal((await sendMessage(here)).status, 201);
  const { rows } = await shop.database.pool.query("select count from post_counts");
  assert.deepEqual(rows, [{ count: 1 }]);
});

test("staff are not limited", async () => {
  const { token } = (await (await logIn(OWNER, from("203.0.113.6"))).json()) as { token: string };
  const headers = { ...from("203.0.113.6"), Authorization: `Bearer ${token}` };
  for (let sent = 0; sent < 4; sent++) assert.equal((await sendMessage(headers)).status, 201);
});

test("orders are limited; an identical order counts once, even when sent fifty times at once", async () => {
  const here = from("203.0.113.7");
  const same = await Promise.all(Array.from({ length: 50 }, () => placeUntilTaken("First", here)));
  const ids = await Promise.all(
    same.map(async (response) => orderAnswerSchema.parse(await response.json()).data.data._id),
  );
  assert.equal(new Set(ids).size, 1);
  assert.equal((await placeOrder("Second", here)).status, 201);
  // Orders with invalid content count.
  assert.equal((await placeOrder("?", here)).status, 400);
  const late = await Promise.all(["Third", "Fourth"].map((name) => placeOrder(name, here)));
  for (const response of late) await refused(response);
  assert.equal((await placeOrder("Third", from("203.0.113.8"))).status, 201);
  const together = await Promise.all(
    ["A1", "A2", "A3", "A4", "A5"].map((name) => placeOrder(name, from("203.0.113.9"))),
  );
  assert.equal(together.filter(({ status }) => status === 201).length, 3);
});

test("an order counts while it is being processed, and also if it fails", async () => {
  const headers = { ...from("203.0.113.60"), "Content-Type": MULTIPART };
  const begin = () => unfinished(`${server.url}/api/v1/orders`, { headers });
  const isRefused = async () => {
    // No part of its body was sent.
    const { status, headers: told, body } = await begin().answer;
    assert.equal(status, 429);
    assert.ok(Number(told["retry-after"]) > 0);
    errorSchema.parse(JSON.parse(body));
  };
  const uploads = [begin(), begin(), begin()];
  await Promise.all(uploads.map((upload) => upload.send(`${fileHead("companyLogo")}x`)));
  await until(async () => (await readdir(shop.uploadFolder)).length === 3);
  await isRefused();
  for (const upload of uploads) upload.leave();
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  await isRefused();
});

test("API calls and pages check the limit before they read the body", async () => {
  const headers = { ...from("203.0.113.62"), "Content-Type": "application/json" };
  for (let sent = 0; sent < 2; sent++) {
    assert.equal((await ask("/contact", { method: "POST", body: "{" }, headers)).status, 400);
  }
  const call = unfinished(`${server.url}/api/v1/contact`, { headers });
  assert.equal((await call.answer).status, 429);

  const post = (address: string) =>
    fetch(`${server.url}/contact-us`, { method: "POST", body: "x", headers: from(address) });
  // As many as all forms of pages together.
  for (let sent = 0; sent < 14; sent++) assert.equal((await post("203.0.113.63")).status, 200);
  const form = unfinished(`${server.url}/contact-us`, { headers: from("203.0.113.63") });
  const refusedForm = await form.answer;
  assert.equal(refusedForm.status, 429);
  assert.ok(Number(refusedForm.headers["retry-after"]) > 0);
  assert.equal((await post("203.0.113.64")).status, 200);
});

test("orders from bots count too, although they are not stored", async () => {
  const here = from("203.0.113.10");
  const trapped = { website: "https://spam.example" };
  for (const status of [201, 201, 201]) {
    assert.equal((await placeOrder("Bot", here, trapped)).status, status);
  }
  await refused(await placeOrder("Bot", here, trapped));
  await refused(await placeOrder("Person", here));
});

/** Ends the waiting times, as if the time had passed. */
const waitIsOver = () =>
  shop.database.pool.query("update login_failures set blocked_until = now()");

test("after five wrong passwords for an account from one address, each further attempt has to wait, longer each time", async () => {
  const here = from("203.0.113.20");
  const guess = () =>
    logIn({ email: OWNER.email.toUpperCase(), password: "not the password" }, here);
  // All at the same time.
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  assert.equal(answers.filter(({ status }) => status === 400).length, 5);
  const first = await refused(await logIn(OWNER, here));
  assert.ok(first <= 15);
  // Other addresses don't have to wait.
  assert.equal((await logIn(OWNER, from("203.0.113.21"))).status, 200);
  await refused(await guess());

  await waitIsOver();
  assert.equal((await guess()).status, 400);
  const second = await refused(await logIn(OWNER, here));
  assert.ok(second > first && second <= 30);
  await shop.database.pool.query("update login_failures set count = 40");
  await waitIsOver();
  assert.equal((await guess()).status, 400);
  assert.ok((await refused(await guess())) <= 15 * 60);

  // The right password resets the count.
  await waitIsOver();
  assert.equal((await logIn(OWNER, here)).status, 200);
  for (let tried = 0; tried < 4; tried++) assert.equal((await guess()).status, 400);
  assert.equal((await logIn(OWNER, here)).status, 200);
});

test("an address that guesses at many accounts is slowed down as well", async () => {
  const here = from("203.0.113.30");
  for (let tried = 0; tried < 20; tried++) {
    const login = { email: `nobody${tried}@example.com`, password: "wrong password" };
    assert.equal((await logIn(login, here)).status, 400);
  }
  await refused(await logIn({ email: "somebody@example.com", password: "wrong password" }, here));
  assert.equal((await logIn(OWNER, from("203.0.113.31"))).status, 200);
});

test("guessing at one account from many addresses is slowed down, whether or not the account exists", async () => {
  for (const email of [OWNER.email, "nobody@naqra.example"]) {
    const guess = (n: number) =>
      logIn({ email, password: "not the password" }, from(`198.51.100.${n}`));
    assert.equal((await guess(0)).status, 400);
    await shop.database.pool.query("update login_failures set count = 94");
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n + 1)));
    assert.equal(answers.filter(({ status }) => status === 400).length, 6, email);
    const stranger = from("203.0.113.35");
    await refused(await logIn({ ...OWNER, email }, stranger));
    await waitIsOver();
    assert.equal((await guess(200)).status, 400);
    await refused(await logIn({ ...OWNER, email }, stranger));
    await shop.database.pool.query("delete from login_failures");
  }
  assert.equal((await logIn(OWNER, from("203.0.113.36"))).status, 200);
});

test("any number of simultaneous logins with the right password succeeds", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => logIn(OWNER, from("203.0.113.40"))),
  );
  assert.ok(answers.every(({ status }) => status === 200));
});

test("guessing the current password with a stolen session is slowed down too", async () => {
  const here = from("203.0.113.50");
  const { token } = (await (await logIn(OWNER, here)).json()) as { token: string };
  const headers = { ...here, Authorization: `Bearer ${token}` };
  const change = asJson("PATCH", { password: "a new password", currentPassword: "guessed" });
  for (let tried = 0; tried < 5; tried++) {
    assert.equal((await ask("/auth/profile", change, headers)).status, 400);
  }
  await refused(await ask("/auth/profile", change, headers));
});

test("the tables of limits contain no addresses and no e-mails", async () => {
  const counts = await shop.database.pool.query("select * from post_counts");
  const failures = await shop.database.pool.query("select * from login_failures");
  assert.ok(failures.rows.length > 0);
  assert.doesNotMatch(JSON.stringify([counts.rows, failures.rows]), /203\.0\.113|198\.51|@/);
});
