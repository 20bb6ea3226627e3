import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { mailsTo, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";
import { ownPageAnswerSchema, pageTokenAnswerSchema } from "#shared/profiles/own-page.ts";

/** Who holds the links to the pages of an order's cards once staff have corrected whose they are. */

const { shop, mail } = shopWithMailForTests();
const run = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, string | null>[];

let count = 0;
/** An address that nobody else has. */
const address = (name: string) => `${name}${++count}@example.com`;

const cardOf = (email: string, firstName = "Basma", lastName = "Before") => ({
  "cards[0][firstName]": firstName,
  "cards[0][lastName]": lastName,
  "cards[0][nameOnCard]": `${firstName} ${lastName}`,
  "cards[0][position]": "Sales",
  "cards[0][phone]": "0791111111",
  "cards[0][email]": email,
});

async function placed(more: Record<string, string> = {}) {
  const orderer = address("orderer");
  const order = await placeCashOrder(shop, { "personalInfo[email]": orderer, ...more });
  return { order, orderer };
}

async function tokensTo(email: string, path: "cards" | "orders"): Promise<string[]> {
  const mails = await mailsTo({ shop, mail }, email);
  const link = new RegExp(String.raw`/${path}/([0-9a-f]{32})\b`);
  return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}
/** The token of the newest mail to this address with a link to the page of a card. */
const cardToken = async (email: string) => (await tokensTo(email, "cards")).at(-1)!;
const orderToken = async (email: string) => (await tokensTo(email, "orders")).at(-1)!;

const pagePath = (token: string) => `/api/v1/profiles/by-token/${token}`;
const opens = async (token: string) => (await shop.ask(pagePath(token))).status === 200;
const pageAt = async (token: string) =>
  (await answered(shop.ask(pagePath(token)), ownPageAnswerSchema)).values;

async function editPage(token: string, change: object): Promise<void> {
  const body = { ...(await pageAt(token)), ...change };
  assert.equal((await shop.ask(pagePath(token), asJson("PATCH", body))).status, 200);
}

/** Corrects what the order says of its further cards, in their sequence. */
function correct({ _id, cards }: Order, changes: object[], query = "") {
  const further = cards!.slice(1).map((card, index) => ({ ...card, ...changes[index] }));
  return patch(_id, { cards: further }, query);
}
const correctOrderer = ({ _id, personalInfo }: Order, change: object) =>
  patch(_id, { personalInfo: { ...personalInfo, ...change } });
const patch = (id: string, body: object, query = "") =>
  answered(
    shop.askAsOwner(`/api/v1/orders/${id}${query}`, asJson("PATCH", body)),
    orderAnswerSchema,
  );

/** Until this is disposed no mail leaves: what is told waits. */
async function stopMail(): Promise<AsyncDisposable> {
  await run(`create function later() returns trigger language plpgsql as $$
      begin new.run_at = now() + interval '1 hour'; return new; end $$`);
  await run("create trigger later before insert on jobs for each row execute function later()");
  return {
    async [Symbol.asyncDispose]() {
      await run("drop function if exists later cascade");
    },
  };
}

const pageIdOf = async ({ _id }: Order, person: number) =>
  (await run("select profile_id from cards where order_id = $1 and person = $2", _id, person))[0]![
    "profile_id"
  ]!;
const isStored = async (page: string) =>
  (await run("select from profiles where id = $1", page)).length > 0;

test("a card that becomes somebody else's takes its page from whoever had it, and tells its person", async () => {
  const [before, now] = [address("basma"), address("carim")];
  const { order } = await placed(cardOf(before));
  const held = await cardToken(before);
  await editPage(held, { jobTitle: "Edited by Basma" });
  const body = new FormData();
  body.append("photo", new Blob([new Uint8Array(await photoWithPlace())]), "me.jpg");
  const page = await answered(
    shop.ask(`${pagePath(held)}/photo`, { method: "POST", body }),
    ownPageAnswerSchema,
  );
  const [first, second] = [await pageIdOf(order, 0), await pageIdOf(order, 1)];
  const person = { firstName: "Carim", lastName: "Corrected", nameOnCard: "Carim Corrected" };
  await correct(order, [{ ...person, phone: "0792222222", email: now }]);
  assert.equal(await opens(held), false);
  const { firstName, jobTitle, phones, email } = await pageAt(await cardToken(now));
  assert.deepEqual([firstName, jobTitle, phones, email], ["Carim", "Sales", ["0792222222"], now]);
  assert.equal(await isStored(second), false);
  assert.notEqual((await shop.ask(page.photo)).status, 200);
  // The orderer's stays.
  assert.equal(await pageIdOf(order, 0), first);
  assert.equal((await tokensTo(before, "cards")).length, 1);
});

test("an address that was mistyped loses the link, and the right one gets one to the same page", async () => {
  const [wrong, right] = [address("wrong"), address("right")];
  const { order } = await placed(cardOf(wrong));
  const held = await cardToken(wrong);
  const page = await pageIdOf(order, 1);
  await correct(order, [{ email: right }]);
  assert.equal(await opens(held), false);
  assert.equal(await opens(await cardToken(right)), true);
  assert.equal(await pageIdOf(order, 1), page);
});

test("nobody loses a link, or is written to again, where the address stays", async () => {
  const email = address("same");
  const { order } = await placed(cardOf(email));
  const held = await cardToken(email);
  const page = await pageIdOf(order, 1);
  await correct(order, [{ lastName: "Married", email: email.toUpperCase() }]);
  assert.equal((await pageAt(held)).lastName, "Married");
  assert.equal(await pageIdOf(order, 1), page);
  assert.equal((await tokensTo(email, "cards")).length, 1);
  assert.deepEqual(await tokensTo(email.toUpperCase(), "cards"), []);
});

/** A link to the page of the second card, which the order's customer opens to hand it on. */
async function handedOnBy(orderer: string): Promise<string> {
  const path = `/api/v1/orders/by-token/${await orderToken(orderer)}/card-page?card=2`;
  return (await answered(shop.ask(path, { method: "POST" }), pageTokenAnswerSchema)).token;
}

test("an address that is taken off loses the link; one that is added gets one", async () => {
  const [removed, added] = [address("removed"), address("added")];
  const { order, orderer } = await placed(cardOf(removed));
  const held = await cardToken(removed);
  const corrected = await correct(order, [{ email: "" }]);
  assert.equal(await opens(held), false);
  // The customer has it now, and nobody need tell them.
  const mails = await tokensTo(orderer, "cards");
  const handedOn = await handedOnBy(orderer);
  await correct(corrected, [{ email: added }]);
  assert.equal(await opens(handedOn), false);
  assert.equal(await opens(await cardToken(added)), true);
  assert.deepEqual(await tokensTo(orderer, "cards"), mails);
});

test("a link that was handed on to somebody without an address ends with their name alone", async () => {
  const { order, orderer } = await placed(cardOf(""));
  const handedOn = await handedOnBy(orderer);
  // An address that is the customer's is none of its own.
  await correct(order, [{ position: "Marketing", email: orderer }]);
  assert.equal(await opens(handedOn), true);
  await correct(order, [{ firstName: "Carim", nameOnCard: "Carim Before" }]);
  assert.equal(await opens(handedOn), false);
});

test("what waits for an address that is none any more is never sent there", async () => {
  const [wrong, right] = [address("waiting"), address("righted")];
  await using server = await stopMail();
  const { order } = await placed(cardOf(wrong));
  await correct(order, [{ email: right }]);
  const recipients = async (status: string) =>
    (
      await run(
        `select payload->>'recipient' as to from jobs
         where kind = 'email:card-owner' and payload->'about'->>'orderId' = $1 and status = $2`,
        order._id,
        status,
      )
    ).map(({ to }) => to);
  assert.deepEqual(await recipients("discarded"), [wrong]);
  assert.deepEqual(await recipients("waiting"), [right]);
  // One that was under way at that moment.
  await run(
    `update jobs set status = 'waiting', done_at = null
     where kind = 'email:card-owner' and status = 'discarded' and payload->>'recipient' = $1`,
    wrong,
  );
  await server[Symbol.asyncDispose]();
  assert.equal((await tokensTo(right, "cards")).length, 1);
  assert.deepEqual(await tokensTo(wrong, "cards"), []);
});

test("the customer's links end with their address, also those to the order and to pages of cards without one", async () => {
  const { order, orderer } = await placed(cardOf(""));
  const right = address("customer");
  const [own, ofOrder] = [await cardToken(orderer), await orderToken(orderer)];
  const handedOn = await handedOnBy(orderer);
  const page = await pageIdOf(order, 0);
  await correctOrderer(order, { email: right, lastName: "Corrected" });
  for (const token of [own, handedOn]) assert.equal(await opens(token), false);
  assert.equal((await shop.ask(`/api/v1/orders/by-token/${ofOrder}`)).status, 404);
  const anew = `/api/v1/orders/by-token/${await orderToken(right)}/card-page?card=1`;
  const { token } = await answered(shop.ask(anew, { method: "POST" }), pageTokenAnswerSchema);
  assert.equal((await pageAt(token)).lastName, "Corrected");
  assert.notEqual(await pageIdOf(order, 0), page);
});

test("what waits for the customer goes to the address that they really have", async () => {
  const right = address("customer");
  await using server = await stopMail();
  const colleague = address("colleague");
  const { order, orderer } = await placed(cardOf(colleague));
  await correctOrderer(order, { email: right });
  await server[Symbol.asyncDispose]();
  assert.deepEqual(await mailsTo({ shop, mail }, orderer), []);
  assert.equal((await tokensTo(right, "orders")).length, 2);
  assert.equal((await tokensTo(colleague, "cards")).length, 1);
});

test("corrections of other things leave the customer's links alone", async () => {
  const { order, orderer } = await placed(cardOf(""));
  const [own, ofOrder] = [await cardToken(orderer), await orderToken(orderer)];
  const handedOn = await handedOnBy(orderer);
  await correctOrderer(order, { email: orderer.toUpperCase(), firstName: "Corrected" });
  for (const token of [own, handedOn]) assert.equal(await opens(token), true);
  assert.equal((await shop.ask(`/api/v1/orders/by-token/${ofOrder}`)).status, 200);
});

/** An order that repeats another, whose second card opens the page of the other's. */
async function repeated(again: Order, orderer: string, email: string) {
  const token = await orderToken(orderer);
  const order = await placeCashOrder(shop, {
    ...cardOf(email),
    "personalInfo[email]": orderer,
    "cards[0][position]": "Another",
    again: token,
  });
  assert.equal(await pageIdOf(order, 1), await pageIdOf(again, 1));
  // Nobody makes proofs here.
  await run("delete from jobs where payload->>'orderId' = $1", order._id);
  return order;
}

test("a page that cards of several orders open stays, and its links with whoever another card names", async () => {
  const [email, other] = [address("both"), address("newer")];
  const { order, orderer } = await placed(cardOf(email));
  const held = await cardToken(email);
  const page = await pageIdOf(order, 1);
  const second = await repeated(order, orderer, email);
  const renamed = await correct(second, [{ email: other }]);
  assert.equal(await opens(held), true);
  assert.equal(await opens(await cardToken(other)), true);
  // That address is the second order's alone.
  const wrong = await cardToken(other);
  await correct(renamed, [
    { firstName: "Carim", nameOnCard: "Carim Before", email: address("carim") },
  ]);
  assert.equal(await opens(wrong), false);
  assert.equal(await pageIdOf(order, 1), page);
  assert.notEqual(await pageIdOf(second, 1), page);
  // The other order's person asks for a link like anybody who has lost theirs.
  assert.equal(await isStored(page), true);
});

test("an address of an order that shares a page loses its link although the page stays", async () => {
  const [email, wrong] = [address("right"), address("wrong")];
  const { order, orderer } = await placed(cardOf(email));
  const second = await repeated(order, orderer, wrong);
  const held = await cardToken(wrong);
  await correct(second, [{ email }]);
  assert.equal(await opens(held), false);
  assert.equal(await opens(await cardToken(email)), true);
  assert.equal(await pageIdOf(second, 1), await pageIdOf(order, 1));
});

test("a card that was replaced goes with the one in its place", async () => {
  const { order } = await placed(cardOf(address("first")));
  await run(
    `insert into cards (id, code, order_id, position, person, state, profile_id, name_on_card, job_title,
       organization, color, color_name, include_printed_logo, company_logo, addons)
     select reverse(id), reverse(code), order_id, 9, person, 'replaced', profile_id, name_on_card, job_title,
       organization, color, color_name, include_printed_logo, company_logo, addons
     from cards where order_id = $1 and person = 1`,
    order._id,
  );
  const email = address("second");
  await correct(order, [{ firstName: "Carim", nameOnCard: "Carim Before", email }]);
  const cards = await run(
    "select profile_id, name_on_card from cards where order_id = $1 and person = 1 order by position",
    order._id,
  );
  assert.equal(new Set(cards.map((card) => card["profile_id"])).size, 1);
  assert.deepEqual(
    cards.map((card) => card["name_on_card"]),
    ["Carim Before", "Basma Before"],
  );
  assert.equal((await pageAt(await cardToken(email))).firstName, "Carim");
});

test("a card of somebody who was erased, or has deleted the page, gets a page of whoever it is by now", async () => {
  const email = address("erased");
  const { order } = await placed(cardOf(email));
  const held = await cardToken(email);
  await editPage(held, { jobTitle: "Erased" });
  await run(
    `update orders set further_cards = jsonb_set(further_cards, '{0}', further_cards->0 ||
       '{"firstName": "", "lastName": "", "nameOnCard": "", "position": "", "phone": "", "email": "", "isErased": true}')
     where id = $1`,
    order._id,
  );
  const person = { firstName: "Carim", nameOnCard: "Carim Before" };
  const corrected = await correct(order, [{ ...person, email: "" }]);
  assert.equal(await opens(held), false);
  const [page] = await run(
    "select first_name, job_title from profiles where id = $1",
    await pageIdOf(order, 1),
  );
  assert.deepEqual(page, { first_name: "Carim", job_title: "Sales" });
  await run("delete from profiles where id = $1", await pageIdOf(order, 1));
  const next = address("next");
  await correct(corrected, [{ firstName: "Dima", nameOnCard: "Dima Before", email: next }]);
  assert.equal((await pageAt(await cardToken(next))).firstName, "Dima");
});

test("a dry run ends no link, deletes no page and tells nobody", async () => {
  const [email, other] = [address("dry"), address("other")];
  const { order } = await placed(cardOf(email));
  const held = await cardToken(email);
  const body = new FormData();
  body.append("photo", new Blob([new Uint8Array(await photoWithPlace())]), "me.jpg");
  const { photo } = await answered(
    shop.ask(`${pagePath(held)}/photo`, { method: "POST", body }),
    ownPageAnswerSchema,
  );
  const person = { firstName: "Carim", nameOnCard: "Carim Before", email: other };
  await correct(order, [person], "?dryRun=true");
  assert.equal((await pageAt(held)).firstName, "Basma");
  assert.equal((await shop.ask(photo)).status, 200);
  assert.deepEqual(await tokensTo(other, "cards"), []);
});

test("a company's orders keep their links: it decides itself who holds them", async () => {
  const { order } = await placed(cardOf(address("employee")));
  const { email } = order.cards![1]!;
  const [held, ofOrder] = [await cardToken(email), await orderToken(order.personalInfo.email)];
  await run("update orders set is_of_company = true where id = $1", order._id);
  await correct(order, [{ firstName: "Carim", nameOnCard: "Carim Before", email: address("x") }]);
  await correctOrderer(order, { email: address("contact") });
  assert.equal(await opens(held), true);
  assert.equal((await shop.ask(`/api/v1/orders/by-token/${ofOrder}`)).status, 200);
});

test("what already waits for the right address is not sent twice", async () => {
  const { order, orderer } = await placed(cardOf(address("any")));
  const right = address("right");
  const insert = `insert into jobs (id, kind, payload, key, run_at)
    values (md5(random()::text), 'email:order-link', jsonb_build_object('recipient', $1::text,
      'about', jsonb_build_object('orderId', $2::text)), $1 || ' ' || $2, now() + interval '1 hour')`;
  for (const recipient of [orderer, right]) await run(insert, recipient, order._id);
  await correctOrderer(order, { email: right });
  const told = await run(
    "select payload->>'recipient' as to, status from jobs where kind = 'email:order-link' and key like '%' || $1",
    order._id,
  );
  assert.deepEqual(
    new Map(told.map(({ to, status }) => [to, status])),
    new Map([
      [orderer, "discarded"],
      [right, "waiting"],
    ]),
  );
});
