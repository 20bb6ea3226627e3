import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { accountsSchema } from "#shared/accounts/account.ts";
import { openSessionsSchema, signedInSchema } from "#shared/session/session.ts";

const shop = shopForTests();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

/** Signs in with a browser; answers as whom to ask from then on. */
async function signIn(userAgent: string, login = OWNER) {
  const { method, body, headers } = asJson("POST", login);
  const sent = { ...headers, "User-Agent": userAgent };
  const response = await shop.ask("/api/v1/users/login", { method, body, headers: sent });
  const { token } = signedInSchema.parse(await response.json());
  return { Authorization: `Bearer ${token}` };
}

async function sessionsOf(headers: Record<string, string>) {
  return answered(shop.ask("/api/v1/auth/sessions", { headers }), openSessionsSchema);
}

const statusOf = async (headers: Record<string, string>) =>
  (await shop.ask("/api/v1/auth/me", { headers })).status;

test("one sees where one is signed in, and by what; the session that asks is marked", async () => {
  const here = await signIn(FIREFOX);
  await signIn(SAFARI);
  await signIn("x".repeat(5000));
  const sessions = await sessionsOf(here);
  const seen = new Map(sessions.map((session) => [session.browser, session]));
  assert.deepEqual([seen.get("Firefox")?.system, seen.get("Firefox")?.isCurrent], ["Linux", true]);
  assert.deepEqual([seen.get("Safari")?.system, seen.get("Safari")?.isCurrent], ["iOS", false]);
  assert.equal(Math.max(...sessions.map(({ userAgent }) => userAgent.length)), 300);
  assert.equal(sessions.filter(({ isCurrent }) => isCurrent).length, 1);
});

test("one session is ended, or all but the one that asks; each is on record", async () => {
  const [here, there, elsewhere] = [await signIn(FIREFOX), await signIn(SAFARI), await signIn("")];
  const { _id } = (await sessionsOf(there)).find(({ isCurrent }) => isCurrent)!;
  const end = (path = "") =>
    shop.ask(`/api/v1/auth/sessions${path}`, { method: "DELETE", headers: here });
  assert.equal((await end(`/${_id}`)).status, 200);
  assert.equal(await statusOf(there), 401);
  assert.equal((await end(`/${_id}`)).status, 404);

  assert.equal((await end()).status, 200);
  assert.deepEqual([await statusOf(here), await statusOf(elsewhere)], [200, 401]);
  assert.equal((await sessionsOf(here)).length, 1);
  const { rows } = await shop.database.pool.query(
    "select entity_id from history_entries where entity = 'session' and action = 'delete'",
  );
  assert.ok(rows.some(({ entity_id: id }) => id === _id));
  assert.ok(rows.length > 1);
});

test("nobody ends a colleague's session; colleagues are listed without what is secret", async () => {
  const colleague = {
    name: "Example Colleague",
    email: "colleague@naqra.example",
    password: "a longer password",
  };
  const adding = await shop.askAsOwner("/api/v1/login/register", asJson("POST", colleague));
  assert.equal(adding.status, 201);
  const theirs = await signIn(SAFARI, colleague);
  const { _id } = (await sessionsOf(theirs))[0]!;
  const path = `/api/v1/auth/sessions/${_id}`;
  assert.equal((await shop.askAsOwner(path, { method: "DELETE" })).status, 404);
  assert.equal(await statusOf(theirs), 200);

  const text = await (await shop.ask("/api/v1/users", { headers: theirs })).text();
  const accounts = accountsSchema.parse(JSON.parse(text)).data.data;
  assert.deepEqual(
    accounts.map(({ email, role }) => [email, role]),
    [
      [OWNER.email, "owner"],
      [colleague.email, "manager"],
    ],
  );
  assert.ok(!/password|hash/i.test(text));
});
