import assert from "node:assert/strict";
import { test } from "node:test";

import { removeExpired } from "#server/features/people/remove-expired.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { readableLog } from "#server/testing/readable-log.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

const SOON = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 1 };
const { log, lines } = readableLog();
const shop = shopForTests({}, { log, sending: SOON });
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const HERE = "203.0.113.7";

/** A call from an address, by a browser. */
async function ask(path: string, init: RequestInit = {}, token = "", address = HERE) {
  const headers = new Headers(init.headers);
  headers.set("User-Agent", FIREFOX);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const request = new Request(`${shop.config.publicUrl}/api/v1${path}`, { ...init, headers });
  return shop.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}
async function signIn(login: object = OWNER, address = HERE) {
  const answer = await ask("/users/login", asJson("POST", login), "", address);
  return { status: answer.status, ...((await answer.json()) as { token: string }) };
}

interface Row {
  kind: string;
  name: string | null;
  address: string;
  subject: string;
  browser: string;
  count: number;
}
async function events(where = "true"): Promise<Row[]> {
  const { rows } = await shop.database.pool.query(
    `select kind, users.email as name, address, subject, browser, count from security_events
     left join users on users.id = user_id where ${where} order by at, kind`,
  );
  return rows;
}

test("what happens to accounts is recorded: who, what, and from where", async () => {
  const { token } = await signIn();
  await ask("/users", {}, token);
  const colleague = { name: "Maker", email: "maker@naqra.example", password: "a maker's password" };
  await ask("/login/register", asJson("POST", colleague), token);
  const { rows } = await shop.database.pool.query("select id from users where role = 'manager'");
  const asMaker = asJson("PATCH", { role: "maker" });
  await ask(`/users/${rows[0].id}`, asMaker, token);
  const maker = await signIn(colleague);
  await ask("/users", {}, maker.token);
  await ask("/exports/nfc-orders.csv", {}, token).then((file) => file.text());
  await ask("/people/export", asJson("POST", { email: "x@customer.example" }), token);
  await ask("/auth/proof", asJson("POST", { password: OWNER.password }), token);
  await ask("/auth/proof", asJson("POST", { password: "wrong" }), token);
  await ask("/auth/forgot-password", asJson("POST", { email: OWNER.email }));
  await ask("/auth/logout", { method: "POST" }, token);
  await until(async () => (await events("kind = 'reset_asked'")).length > 0);
  const owner = OWNER.email;
  const told = (await events()).map(({ kind, name, address, subject, browser }) => {
    const isHere = address === HERE && (browser === "Firefox" || kind === "reset_asked");
    return [kind, name, subject, isHere].join(" ");
  });
  assert.deepEqual(
    told.toSorted(),
    [
      `signed_in ${owner} token true`,
      `signed_in ${colleague.email} token true`,
      `refused ${colleague.email} GET /users true`,
      `exported ${owner} GET /exports/nfc-orders.csv true`,
      `exported ${owner} POST /people/export true`,
      `proof_given ${owner}  true`,
      `proof_failed ${owner}  true`,
      `reset_asked ${owner}  true`,
      `signed_out ${owner}  true`,
    ].toSorted(),
  );
  // Changes are in the history, with the same address, and each has its line in the log.
  const { rows: changes } = await shop.database.pool.query(
    "select action, changes, address from history_entries where changes ? 'role' order by at",
  );
  assert.deepEqual(
    changes.map(({ action, address }) => [action, address]),
    [
      ["create", HERE],
      ["update", HERE],
    ],
  );
  const written = lines.filter(({ msg }) => msg === "security event");
  const kinds = new Set(written.map(({ event }) => event));
  for (const kind of ["signed_in", "refused", "exported", "signed_out", "user"]) {
    assert.ok(kinds.has(kind), kind);
  }
  assert.doesNotMatch(JSON.stringify(written), /naqra\.example|203\.0\.113|Firefox|Maker/);
});

test("a flood of wrong passwords is a few rows, with their number, and none of what was typed", async () => {
  const from = "198.51.100.9";
  await shop.database.pool.query("delete from security_events");
  for (let index = 0; index < 12; index += 1) {
    await signIn({ email: OWNER.email, password: `guess ${index}` }, from);
    await signIn({ email: `someone-${index}@typed.example`, password: "guess" }, from);
  }
  const found = await events();
  // Ten minutes may end in between.
  assert.ok(found.length <= 8, JSON.stringify(found));
  const numberOf = (name: string | null) =>
    found.filter((row) => row.name === name).reduce((sum, { count }) => sum + count, 0);
  assert.deepEqual([numberOf(OWNER.email), numberOf(null)], [12, 12]);
  assert.ok(found.some(({ kind }) => kind === "sign_in_slowed"));
  const { rows } = await shop.database.pool.query("select * from security_events");
  assert.doesNotMatch(JSON.stringify(rows), /typed\.example|guess/);
});

test("events, and addresses in the history, go after their days", async () => {
  await signIn(OWNER, "192.0.2.1");
  await shop.database.pool.query(`update security_events
    set last_at = now() - interval '366 days' where address = '192.0.2.1'`);
  await shop.database.pool.query("update history_entries set at = now() - interval '366 days'");
  const kept = (await events("address <> '192.0.2.1'")).length;
  const changes =
    "select count(*)::int as n, count(address)::int as addresses from history_entries";
  const before = (await shop.database.pool.query(changes)).rows[0];
  const removed = await removeExpired(shop.database, openFileStore(shop.config.files), 1);
  assert.deepEqual(
    [(await events()).length, removed["securityEvents"]],
    [kept, 1 + before.addresses],
  );
  assert.deepEqual((await shop.database.pool.query(changes)).rows[0], {
    n: before.n,
    addresses: 0,
  });
});
