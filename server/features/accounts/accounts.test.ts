import assert from "node:assert/strict";
import { test } from "node:test";

import { sql } from "drizzle-orm";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, OWNER } from "#server/testing/start-test-shop.ts";
import { accountCalls, readInvitation } from "#shared/accounts/account-calls.ts";
import { accountsSchema, invitationsSchema, invitedSchema } from "#shared/accounts/account.ts";
import type { Role } from "#shared/session/permissions.ts";
import { meSchema, openSessionsSchema, signedInSchema } from "#shared/session/session.ts";

const { shop, mail } = shopWithMailForTests();
const API = "/api/v1";
const PASSWORD = "a longer password";

const send = (method: string, path: string, body?: unknown, headers: HeadersInit = {}) =>
  shop.ask(API + path, {
    method,
    headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const asOwner = (method: string, path: string, body?: unknown) =>
  shop.askAsOwner(API + path, body ? asJson(method, body) : { method });

let count = 0;
/** Invites somebody, and answers the token of the link to hand over. */
async function invite(role: Role) {
  count += 1;
  const email = `colleague${count}@naqra.example`;
  const answer = await asOwner("POST", "/users/invitations", {
    name: "Example Colleague",
    email,
    role,
  });
  assert.equal(answer.status, 201);
  const { url, data } = invitedSchema.parse(await answer.json());
  return { email, id: data.data.id, token: url.split("#")[1]! };
}

async function accept(token: string) {
  const answer = await send("POST", "/auth/accept-invitation", { token, password: PASSWORD });
  const { user, token: session } = signedInSchema.parse(await answer.json());
  return { user, headers: { Authorization: `Bearer ${session}` } };
}

const hire = async (role: Role) => accept((await invite(role)).token);
const statusOf = async (headers: HeadersInit) =>
  (await send("GET", "/auth/me", undefined, headers)).status;
const accounts = async () =>
  accountsSchema.parse(await (await asOwner("GET", "/users")).json()).data.data;
const codeOf = async (answer: Response | Promise<Response>, status = 400) =>
  (await refused(answer, status)).code;

test("who is invited chooses a password by the link, once, and has the role", async () => {
  const { email, token } = await invite("maker");
  const read = await send("POST", "/auth/invitation", { token });
  const shown = await answered(read, readInvitation.answers[200].schema);
  assert.deepEqual([shown.email, shown.role], [email, "maker"]);
  const { user, headers } = await accept(token);
  assert.deepEqual([user.email, user.role, user.name], [email, "maker", "Example Colleague"]);
  assert.equal(await statusOf(headers), 200);
  assert.equal(
    await codeOf(send("POST", "/auth/accept-invitation", { token, password: PASSWORD })),
    "link_ended",
  );
  assert.equal(await codeOf(send("POST", "/auth/invitation", { token })), "link_ended");
  const again = await send("POST", "/users/login", { email, password: PASSWORD });
  assert.equal(again.status, 200);
});

test("the mail's link works too; nobody reads one in the outbox, and only hashes are stored", async () => {
  const { email, id, token } = await invite("viewer");
  const [sent] = await mailsTo({ shop, mail }, email);
  const [, mailed] = /\/admin-panel\/invitation#([\w-]+)/.exec(sent!.text)!;
  assert.notEqual(mailed, token);
  const { rows } = await shop.database.pool.query("select * from invitation_links");
  assert.ok(!JSON.stringify(rows).includes(mailed!));
  await accept(mailed!);
  assert.equal(
    await codeOf(send("POST", "/auth/accept-invitation", { token, password: PASSWORD })),
    "link_ended",
  );
  assert.equal((await asOwner("DELETE", `/users/invitations/${id}`)).status, 404);
});

test("an invitation is withdrawn, replaced by a new one, and ends after 72 hours", async () => {
  const first = await invite("maker");
  const form = { name: "Example Colleague", email: first.email.toUpperCase(), role: "viewer" };
  const second = invitedSchema.parse(
    await (await asOwner("POST", "/users/invitations", form)).json(),
  );
  const accepting = (token: string) =>
    send("POST", "/auth/accept-invitation", { token, password: PASSWORD });
  assert.equal(await codeOf(accepting(first.token)), "link_ended");
  const listed = invitationsSchema.parse(await (await asOwner("GET", "/users/invitations")).json());
  assert.deepEqual(
    listed.data.data
      .filter(({ email }) => email.toLowerCase() === first.email)
      .map(({ role }) => role),
    ["viewer"],
  );
  const { id } = second.data.data;
  assert.equal((await asOwner("DELETE", `/users/invitations/${id}`)).status, 200);
  assert.equal(await codeOf(accepting(second.url.split("#")[1]!)), "link_ended");

  const late = await invite("maker");
  await shop.database.db.execute(
    sql`update invitations set expires_at = expires_at - interval '73 hours' where id = ${late.id}`,
  );
  assert.equal(await codeOf(accepting(late.token)), "link_ended");
});

test("two who use one link at the same moment get one account", async () => {
  const { token, email } = await invite("maker");
  const both = await Promise.all(
    [1, 2].map(() => send("POST", "/auth/accept-invitation", { token, password: PASSWORD })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 400]);
  assert.equal((await accounts()).filter((account) => account.email === email).length, 1);
});

test("an address that has an account is not invited", async () => {
  const form = { name: "Example", email: OWNER.email.toUpperCase(), role: "maker" };
  assert.equal(await codeOf(asOwner("POST", "/users/invitations", form)), "email_taken");
  const noRole = await refused(asOwner("POST", "/users/invitations", { ...form, role: "king" }));
  assert.match(noRole.message, /role must be one of: owner, manager, maker, viewer/);
});

test("a role counts from the next call on; who is deactivated is signed out at once and can't sign in", async () => {
  const { user, headers } = await hire("viewer");
  const path = `/users/${user.id}`;
  assert.equal((await send("GET", "/users", undefined, headers)).status, 403);
  await answered(
    asOwner("PATCH", path, { role: "manager" }),
    accountCalls.change.answers[200].schema,
  );
  assert.equal((await send("GET", "/users", undefined, headers)).status, 200);
  assert.equal(
    meSchema.parse(await (await send("GET", "/auth/me", undefined, headers)).json()).user.role,
    "manager",
  );

  const off = await answered(
    asOwner("PATCH", path, { isActive: false }),
    accountCalls.change.answers[200].schema,
  );
  assert.deepEqual([off.isActive, off.sessions], [false, 0]);
  assert.equal(await statusOf(headers), 401);
  const login = { email: user.email, password: PASSWORD };
  assert.equal(await codeOf(send("POST", "/users/login", login)), "wrong_credentials");
  await asOwner("PATCH", path, { isActive: true });
  assert.equal((await send("POST", "/users/login", login)).status, 200);
});

test("a deleted account is gone, and its name stays in the history", async () => {
  const { user, headers } = await hire("manager");
  await send("PATCH", "/home/first-steps", { isDismissed: true }, headers);
  assert.equal((await asOwner("DELETE", `/users/${user.id}`)).status, 200);
  assert.equal(await statusOf(headers), 401);
  assert.ok(!(await accounts()).some(({ id }) => id === user.id));
  assert.equal((await asOwner("DELETE", `/users/${user.id}`)).status, 404);
  const history = await (await asOwner("GET", `/history?userId=${user.id}`)).text();
  assert.match(history, /Example Colleague/);
  // The address is free again.
  const form = { name: "Example", email: user.email, role: "maker" };
  assert.equal((await asOwner("POST", "/users/invitations", form)).status, 201);
});

test("the last owner can't be demoted, deactivated or deleted, not even by two at the same moment", async () => {
  const [owner] = await accounts();
  const path = `/users/${owner!.id}`;
  for (const change of [{ role: "viewer" }, { isActive: false }]) {
    assert.equal(await codeOf(asOwner("PATCH", path, change)), "last_owner");
  }
  assert.equal(await codeOf(asOwner("DELETE", path)), "last_owner");

  const { user, headers } = await hire("owner");
  const demoting = await Promise.all([
    asOwner("PATCH", `/users/${user.id}`, { role: "viewer" }),
    send("PATCH", path, { role: "viewer" }, headers),
  ]);
  const statuses = demoting.map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses));
  // Whoever of the two was quicker is left; the first one for the tests after this.
  const [ofSecond] = statuses;
  if (ofSecond !== 200) await send("PATCH", path, { role: "owner" }, headers);
  const owners = (await accounts()).filter(({ role }) => role === "owner");
  assert.equal(owners.length, ofSecond === 200 ? 1 : 2);
});

test("the owner sees and ends everybody's sessions", async () => {
  const { user, headers } = await hire("maker");
  const path = `/users/${user.id}/sessions`;
  const login = { email: user.email, password: PASSWORD };
  const other = signedInSchema.parse(await (await send("POST", "/users/login", login)).json());
  const listed = openSessionsSchema.parse(await (await asOwner("GET", path)).json()).data.data;
  assert.equal(listed.length, 2);
  assert.ok(!listed.some(({ isCurrent }) => isCurrent));
  assert.equal((await asOwner("DELETE", `${path}/${listed[0]!.id}`)).status, 200);
  assert.equal((await asOwner("DELETE", `${path}/${listed[0]!.id}`)).status, 404);
  assert.equal((await asOwner("DELETE", path)).status, 200);
  assert.equal(await statusOf(headers), 401);
  assert.equal(await statusOf({ Authorization: `Bearer ${other.token}` }), 401);
  const nobody = "0".repeat(24);
  assert.equal((await asOwner("GET", `/users/${nobody}/sessions`)).status, 404);
});

test("accounts are changed only shortly after one has proved who one is", async () => {
  const { user } = await hire("maker");
  const { email, password } = OWNER;
  const answer = await send("POST", "/users/login", { email, password });
  const { token } = signedInSchema.parse(await answer.json());
  const headers = { Authorization: `Bearer ${token}` };
  await shop.database.db.execute(
    sql`update sessions set proved_at = now() - interval '11 minutes' where token_hash = encode(sha256(${token}::bytea), 'hex')`,
  );
  const change = () => send("PATCH", `/users/${user.id}`, { role: "viewer" }, headers);
  assert.equal(await codeOf(change(), 403), "proof_needed");
  const wrong = await refused(
    send("POST", "/auth/proof", { password: "not the password" }, headers),
  );
  assert.deepEqual(Object.keys(wrong.errors!), ["password"]);
  assert.equal(await codeOf(change(), 403), "proof_needed");
  assert.equal((await send("POST", "/auth/proof", { password }, headers)).status, 200);
  assert.equal((await change()).status, 200);
});

test("an owner sees who has a second factor, and takes a colleague's away", async () => {
  const person = await hireColleague(shop);
  const hasOne = async () => (await accounts()).find(({ id }) => id === person.id)?.hasSecondFactor;
  assert.equal(await hasOne(), false);
  const { secret } = await addAuthenticatorApp(shop, person.ask);
  assert.equal(await hasOne(), true);
  const path = `/users/${person.id}/second-factors`;
  assert.equal((await person.ask(API + path, { method: "DELETE" })).status, 403);
  assert.equal((await asOwner("DELETE", path)).status, 200);
  assert.equal(await hasOne(), false);
  assert.equal((await person.logIn()).status, 200);
  assert.equal((await asOwner("DELETE", `/users/${"0".repeat(24)}/second-factors`)).status, 404);
  const { rows } = await shop.database.pool.query("select * from totp_secrets");
  assert.ok(!JSON.stringify(rows).includes(secret));
});
