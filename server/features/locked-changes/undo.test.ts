import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { addAuthenticatorApp } from "#server/testing/second-factor.ts";
import { lastUndo, mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { OWNER, type TestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { accountsSchema, invitationsSchema, invitedSchema } from "#shared/accounts/account.ts";
import { readLockedChange, undoChange } from "#shared/locked-changes/locked-change-calls.ts";
import type { Role } from "#shared/session/permissions.ts";
import { signedInSchema } from "#shared/session/session.ts";

const { shop, mail } = shopWithMailForTests();
const API = "/api/v1";
const PASSWORD = "a longer password";

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.ask(API + path, {
    method,
    headers: { ...headers, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

let count = 0;
async function invite(role: Role, by: Record<string, string>) {
  count += 1;
  const form = { name: "Example Colleague", email: `person${count}@naqra.example`, role };
  const { url, data } = invitedSchema.parse(
    await (await send("POST", "/users/invitations", form, by)).json(),
  );
  return { ...form, id: data.data.id, token: url.split("#")[1]! };
}
async function hire(role: Role, by: Record<string, string>) {
  const { token, email } = await invite(role, by);
  const answer = await send("POST", "/auth/accept-invitation", { token, password: PASSWORD });
  const { user, token: session } = signedInSchema.parse(await answer.json());
  // Owners are told of it; what comes later is then the last message.
  await settledNotifications(shop);
  return { email, id: user.id, headers: { Authorization: `Bearer ${session}` } };
}
async function signIn(email: string, password: string) {
  const answer = await send("POST", "/users/login", { email, password });
  return { Authorization: `Bearer ${signedInSchema.parse(await answer.json()).token}` };
}
const asOwner = () => signIn(OWNER.email, OWNER.password);

/** What an owner was mailed last that has a link to undo. */
const told = (address: string) => lastUndo({ shop, mail }, address);
const undo = (token: string) => send("POST", "/auth/undo-change", { token });
const codeOf = async (answer: Promise<Response>) => (await refused(answer, 400)).code;
const account = async (id: string) => {
  const answer = await send("GET", "/users", undefined, await asOwner());
  return accountsSchema.parse(await answer.json()).data.data.find((each) => each.id === id);
};

test("every owner is mailed who changed a role, from what to what and from where; the link undoes it once", async () => {
  const owner = await asOwner();
  const second = await hire("owner", owner);
  const maker = await hire("maker", owner);
  await send("PATCH", `/users/${maker.id}`, { role: "manager" }, second.headers);
  const [mine, theirs] = [await told(OWNER.email), await told(second.email)];
  for (const { text } of [mine, theirs]) {
    assert.match(text, new RegExp(maker.email));
    assert.match(text, /\u2068Maker\u2069 → \u2068Manager\u2069/);
    assert.match(text, /By:? Example Colleague/);
    assert.match(text, /^.* has another role now: Manager\r\n/);
    // As calls without a connection are counted.
    assert.match(text, /From the IP address: in process/);
  }
  assert.notEqual(mine.token, theirs.token);
  const { rows } = await shop.database.pool.query("select * from undo_links");
  assert.ok(!JSON.stringify(rows).includes(mine.token));
  const shown = await answered(
    send("POST", "/auth/locked-change", { token: mine.token }),
    readLockedChange.answers[200].schema,
  );
  assert.deepEqual(shown.fields, [{ field: "role", from: "maker", to: "manager" }]);

  // Both owners at the same moment: it is undone once, and one is told so.
  const both = await Promise.all([undo(mine.token), undo(theirs.token)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400]);
  assert.equal(await codeOf(undo(mine.token)), "undone_before");
  assert.equal((await account(maker.id))!.role, "maker");
  // Whoever had changed it is signed out everywhere, nobody else is.
  assert.equal((await send("GET", "/auth/me", undefined, second.headers)).status, 401);
  assert.equal((await send("GET", "/auth/me", undefined, owner)).status, 200);
  for (const address of [OWNER.email, second.email]) {
    const undone = (await mailsTo({ shop, mail }, address)).at(-1)!;
    assert.match(undone.text, /has undone this change/);
  }
});

test("an owner who was demoted and deleted by another comes back by the link of a message", async () => {
  const first = await asOwner();
  const victim = await hire("owner", first);
  const invited = await invite("maker", victim.headers);
  await send("PATCH", `/users/${victim.id}`, { role: "viewer" }, first);
  const demotion = await told(victim.email);
  // What an owner has sent ends with the role.
  assert.equal(
    await codeOf(
      send("POST", "/auth/accept-invitation", { token: invited.token, password: PASSWORD }),
    ),
    "link_ended",
  );
  await send("DELETE", `/users/${victim.id}`, undefined, first);
  assert.equal(await account(victim.id), undefined);
  // Only the owners of that moment are told, so that of the deletion by the one who is left.
  const deletion = await told(OWNER.email);
  assert.match(deletion.text, /^The account of .* was deleted\r\n/);
  const undone = await answered(undo(deletion.token), undoChange.answers[200].schema);
  assert.equal(undone.isUndone, true);
  assert.equal((await account(victim.id))!.role, "viewer");
  assert.equal((await undo(demotion.token)).status, 200);
  assert.equal((await account(victim.id))!.role, "owner");
  assert.ok(await signIn(victim.email, PASSWORD));
});

test("an owner's other e-mail address is told to the old one, ends mailed links, and is undone unless it is taken", async () => {
  const owner = await hire("owner", await asOwner());
  const thief = "thief@naqra.example";
  const move = async (email: string, headers = owner.headers) =>
    (await send("PATCH", "/auth/profile", { email, currentPassword: PASSWORD }, headers)).status;
  const lastLink = async (address: string) => {
    const mails = await mailsTo({ shop, mail }, address);
    const { text } = mails.findLast((each) => each.text.includes("/new-password#"))!;
    return /new-password#([\w-]+)/.exec(text)![1]!;
  };
  await send("POST", "/auth/forgot-password", { email: owner.email });
  const asked = await lastLink(owner.email);
  assert.equal(await move(thief), 200);
  const use = (token: string) =>
    codeOf(send("POST", "/auth/reset-password", { token, password: `${PASSWORD}!` }));
  assert.equal(await use(asked), "link_ended");
  await send("POST", "/auth/forgot-password", { email: thief });
  const askedByThief = await lastLink(thief);
  const [theirs, mine] = [await told(owner.email), await told(OWNER.email)];
  for (const { text } of [theirs, mine]) {
    assert.match(
      text,
      new RegExp(`E-mail address: \u2068${owner.email}\u2069 → \u2068${thief}\u2069`),
    );
  }
  assert.equal((await undo(theirs.token)).status, 200);
  assert.equal((await account(owner.id))!.email, owner.email);
  assert.equal(await use(askedByThief), "link_ended");
  assert.equal((await send("GET", "/auth/me", undefined, owner.headers)).status, 401);

  const again = await signIn(owner.email, PASSWORD);
  assert.equal(await move(thief, again), 200);
  const { token } = await told(owner.email);
  const colleague = await hire("maker", await asOwner());
  assert.equal(await move(owner.email, colleague.headers), 200);
  assert.equal(await codeOf(undo(token)), "changed_since");
  // Of others than owners nobody is told.
  assert.ok(!(await told(OWNER.email)).text.includes(`${colleague.email}\u2069 →`));
});

test("deactivating is undone; what was changed again since is refused, and so is a link after 24 hours", async () => {
  const maker = await hire("maker", await asOwner());
  const path = `/users/${maker.id}`;
  await send("PATCH", path, { isActive: false }, await asOwner());
  const off = await told(OWNER.email);
  assert.match(off.text, /^The account of .* was deactivated\r\n/);
  await send("PATCH", path, { isActive: true }, await asOwner());
  const shown = await answered(
    send("POST", "/auth/locked-change", { token: off.token }),
    readLockedChange.answers[200].schema,
  );
  assert.equal(shown.isChangedSince, true);
  assert.equal(await codeOf(undo(off.token)), "changed_since");
  await send("PATCH", path, { isActive: false }, await asOwner());
  const again = await told(OWNER.email);
  assert.equal((await undo(again.token)).status, 200);
  assert.equal((await account(maker.id))!.isActive, true);

  await send("PATCH", path, { role: "viewer" }, await asOwner());
  const late = await told(OWNER.email);
  await shop.database.pool.query(
    "update undo_links set expires_at = expires_at - interval '24 hours'",
  );
  assert.equal(await codeOf(undo(late.token)), "undo_link_ended");
  const reading = send("POST", "/auth/locked-change", { token: late.token });
  assert.equal(await codeOf(reading), "undo_link_ended");
});

test("an invitation to be an owner is told and withdrawn by the link; an accepted one ends the account", async () => {
  const invited = await invite("owner", await asOwner());
  const invitation = await told(OWNER.email);
  assert.match(invitation.text, /^.* was invited as Owner\r\n/);
  assert.equal((await undo(invitation.token)).status, 200);
  const listed = await send("GET", "/users/invitations", undefined, await asOwner());
  const waiting = invitationsSchema.parse(await listed.json()).data.data;
  assert.ok(!waiting.some(({ id }) => id === invited.id));

  const stranger = await hire("owner", await asOwner());
  const { text, token } = await told(OWNER.email);
  assert.match(text, /^.* has an account now, as Owner\r\n/);
  assert.match(text, /\u2068None\u2069 → \u2068Can sign in\u2069/);
  assert.equal((await undo(token)).status, 200);
  assert.equal((await send("GET", "/auth/me", undefined, stranger.headers)).status, 401);
  assert.equal(await account(stranger.id), undefined);
});

test("a colleague who was added at once is told of too, and taken away by the link", async () => {
  const form = { name: "Example", email: "backdoor@naqra.example", password: PASSWORD };
  const added = await send("POST", "/login/register", form, await asOwner());
  const { user } = signedInSchema.parse(await added.json());
  const { text, token } = await told(OWNER.email);
  assert.match(text, /backdoor@naqra\.example/);
  assert.equal((await undo(token)).status, 200);
  assert.equal(await account(user.id), undefined);
  assert.equal((await send("POST", "/users/login", form)).status, 400);
});

test("whose second factors change is told, and all owners where another owner takes them away", async () => {
  const owner = await hire("owner", await asOwner());
  const maker = await hire("maker", owner.headers);
  const asMaker: TestShop["ask"] = (path, init = {}) =>
    shop.ask(path, { ...init, headers: { ...(init.headers as object), ...maker.headers } });
  await addAuthenticatorApp(shop, asMaker);
  const toldOf = async (address: string) =>
    (await mailsTo({ shop, mail }, address)).filter(({ text }) =>
      text.includes("second factors of Example Colleague were changed"),
    ).length;
  assert.deepEqual([await toldOf(maker.email), await toldOf(owner.email)], [1, 0]);
  await send("DELETE", `/users/${maker.id}/second-factors`, undefined, owner.headers);
  assert.deepEqual([await toldOf(maker.email), await toldOf(owner.email)], [2, 1]);
});

test("undoing leaves no shop without an owner, and gives no address twice", async () => {
  const heir = await hire("maker", await asOwner());
  await send("PATCH", `/users/${heir.id}`, { role: "owner" }, await asOwner());
  const rise = await told(OWNER.email);
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "update users set deactivated_at = now() where role = 'owner' and id <> $1 returning id",
    [heir.id],
  );
  assert.equal(await codeOf(undo(rise.token)), "last_owner");
  await shop.database.pool.query("update users set deactivated_at = null where id = any($1)", [
    rows.map(({ id }) => id),
  ]);
  assert.equal((await undo(rise.token)).status, 200);

  await send("DELETE", `/users/${heir.id}`, undefined, await asOwner());
  const gone = await told(OWNER.email);
  const form = { name: "Another", email: heir.email, role: "maker" };
  const { url } = invitedSchema.parse(
    await (await send("POST", "/users/invitations", form, await asOwner())).json(),
  );
  const accepting = { token: url.split("#")[1]!, password: PASSWORD };
  assert.equal((await send("POST", "/auth/accept-invitation", accepting)).status, 201);
  assert.equal(await codeOf(undo(gone.token)), "changed_since");
});
