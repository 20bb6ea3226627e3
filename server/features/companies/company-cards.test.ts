import assert from "node:assert/strict";
import { test } from "node:test";

import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import {
  companyCardAnswerSchema,
  companyCardsSchema,
  MOST_COMPANY_CARDS,
  replacementPriceSchema,
  sentLinksSchema,
} from "#shared/companies/company-cards.ts";
import { companyLinkAnswerSchema } from "#shared/companies/company-page.ts";
import { itemEnvelope } from "#shared/http/envelope.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { pageTokenAnswerSchema } from "#shared/profiles/own-page.ts";
import { createRoster } from "#shared/rosters/roster-calls.ts";

import { companyLinkStore } from "./company-link.store.ts";

const shop = shopForTests();
const api = "/api/v1";

const PEOPLE = ["One", "Two", "Three"].map((lastName, index) => ({
  firstName: "Example",
  lastName,
  position: "Clerk",
  department: index === 0 ? "Sales" : "Yard",
  email: index === 2 ? "" : `${lastName.toLowerCase()}@example.com`,
  phone: "",
}));

/** A company whose cards have names; with a link to its page. */
async function namedCompany({ count = PEOPLE.length } = {}) {
  const { order } = await acceptQuote(shop, { count });
  const of = "select company_id as id from orders where id = $1";
  const { rows } = await shop.database.pool.query<{ id: string }>(of, [order]);
  const company = rows[0]!.id;
  const sent = await shop.askAsOwner(`${api}/rosters`, asJson("POST", { company, people: PEOPLE }));
  const roster = createRoster.answers[201].schema.parse(await sent.json()).data.data!;
  await shop.askAsOwner(`${api}/rosters/${roster._id}/order`, asJson("POST", {}));
  const token = await companyLinkStore(shop.database.db).add(company);
  const base = `${api}/companies/by-token/${token}`;
  const ask = (path: string, body?: object, method = "POST") =>
    shop.ask(base + path, body && asJson(method, body));
  const list = async (query = "") =>
    answered(ask(`/cards${query}`), itemEnvelope(companyCardsSchema));
  const cardOf = async (lastName: string) =>
    (await list()).cards.find(({ holder }) => holder.lastName === lastName)!;
  const set = (status: string, id = order) =>
    shop.askAsOwner(`${api}/orders/${id}`, asJson("PATCH", { status }));
  return { company, order, roster: roster._id, token, base, ask, list, cardOf, set };
}
const now = (response: Response | Promise<Response>) => answered(response, companyCardAnswerSchema);
const codeOf = async (response: Promise<Response>, status = 400) =>
  (await refused(response, status)).code;
const openCard = async (url: string) => {
  const response = await shop.ask(new URL(url).pathname);
  return { status: response.status, text: await response.text() };
};
const orderOf = (id: string) =>
  answered(shop.askAsOwner(`${api}/orders/${id}`), staffOrderAnswerSchema);

test("a card is found and can be switched off however many its company has ordered since", async () => {
  const { company, list, cardOf, ask, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  const [known] = (
    await shop.database.pool.query("select name, email, phone from companies where id = $1", [
      company,
    ])
  ).rows;
  await acceptQuote(shop, { ...known, count: MOST_COMPANY_CARDS });
  assert.equal((await now(ask(`/cards/${one._id}/state`, { state: "off" }))).state, "off");
  const { cards, total } = await list("?search=One&page=1&limit=10");
  assert.deepEqual([cards.map(({ _id }) => _id), total], [[one._id], MOST_COMPANY_CARDS + 3]);
});

test("each card says whose it is and what has become of it, and is found by that", async () => {
  const { company, order, list, set } = await namedCompany({ count: 4 });
  const all = await list();
  assert.deepEqual(
    all.cards.map(({ state, holder, hasPage, hasLink, taps }) => [
      state,
      holder.lastName,
      holder.department,
      hasPage,
      hasLink,
      taps,
    ]),
    [
      ["making", "One", "Sales", true, false, 0],
      ["making", "Two", "Yard", true, false, 0],
      ["making", "Three", "Yard", true, false, 0],
      ["unnamed", "", "", false, false, 0],
    ],
  );
  assert.deepEqual([all.total, all.found, all.withoutLink, all.taps.length], [4, 4, 2, 12]);
  for (const search of ["two", "TWO@example", all.cards[1]!.url.slice(-10)]) {
    const found = await list(`?search=${search}`);
    assert.deepEqual(
      found.cards.map(({ holder }) => holder.lastName),
      ["Two"],
      search,
    );
  }
  const byName = (await list("?sort=-name&limit=1")).cards[0]!;
  assert.equal(byName.holder.lastName, "Two");
  const second = await list("?page=2&limit=3");
  assert.deepEqual([second.cards.length, second.found], [1, 4]);
  await set("shipped");
  assert.deepEqual(
    new Set((await list("?search=yard")).cards.map(({ state }) => state)),
    new Set(["shipped"]),
  );
  await set("delivered");
  assert.equal((await list()).cards[0]!.state, "in_use");
  const staff = await answered(
    shop.askAsOwner(`${api}/companies/${company}/cards`),
    itemEnvelope(companyCardsSchema),
  );
  assert.deepEqual(staff, await list());
  await set("cancelled");
  assert.equal((await list()).cards[0]!.state, "cancelled");
  await shop.askAsOwner(`${api}/orders/${order}`, { method: "DELETE" });
  assert.equal((await list()).total, 0);
});

test("no card of others is reached, nor one of a cancelled or deleted order", async () => {
  const own = await namedCompany();
  const other = await namedCompany();
  const { _id } = (await other.list()).cards[0]!;
  const title = { position: "Director" };
  assert.equal(await codeOf(own.ask(`/cards/${_id}`, title, "PATCH"), 404), "not_found");
  await refused(own.ask(`/cards/${_id}/state`, { state: "lost" }), 404);
  await refused(own.ask(`/cards/${_id}/holder`, PEOPLE[0]), 404);
  await refused(own.ask("/cards/links", { cards: [_id] }), 404);
  await refused(own.ask("/cards/slips.pdf", { cards: [_id] }), 404);
  await refused(own.ask("/cards/replacements", { cards: [_id], total: 1 }), 404);
  for (const path of ["/cards", "/contacts.vcf", "/contacts.zip"]) {
    await refused(shop.ask(`${api}/companies/by-token/${"0".repeat(32)}${path}`), 404);
  }
  await other.set("cancelled");
  assert.equal(await codeOf(other.ask(`/cards/${_id}`, title, "PATCH")), "company_card_cancelled");
  await shop.askAsOwner(`${api}/orders/${other.order}`, { method: "DELETE" });
  await refused(other.ask(`/cards/${_id}`, title, "PATCH"), 404);
});

test("links go to whoever has none, once, and a card without an address says so", async () => {
  const { ask, cardOf, list } = await namedCompany();
  const send = (body: object) => answered(ask("/cards/links", body), itemEnvelope(sentLinksSchema));
  const two = await cardOf("Two");
  assert.deepEqual(await send({ cards: [two._id] }), { sent: 1, withoutEmail: 0, sentBefore: 0 });
  assert.deepEqual(await send({ cards: [two._id] }), { sent: 0, withoutEmail: 0, sentBefore: 1 });
  assert.equal((await cardOf("Two")).hasLink, true);
  assert.deepEqual(await send({}), { sent: 1, withoutEmail: 1, sentBefore: 0 });
  assert.equal((await list()).withoutLink, 0);
  const three = await cardOf("Three");
  assert.equal(
    await codeOf(ask("/cards/links", { cards: [three._id] })),
    "company_card_without_email",
  );
  const { rows } = await shop.database.pool.query<{ recipient: string }>(
    "select payload->>'recipient' as recipient from jobs where kind = 'email:card-owner' and payload->'about'->>'orderId' = $1 order by 1",
    [two.order.id],
  );
  assert.deepEqual(
    rows.map(({ recipient }) => recipient),
    ["one@example.com", "two@example.com"],
  );
});

test("a claim slip is a PDF with a link for each card that has none", async () => {
  const { ask, list, cardOf } = await namedCompany();
  const slips = await ask("/cards/slips.pdf", {});
  assert.equal(slips.headers.get("Content-Type"), "application/pdf");
  assert.equal(
    Buffer.from(await slips.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    "%PDF-",
  );
  assert.deepEqual(
    (await list()).cards.map(({ hasLink }) => hasLink),
    [true, true, true],
  );
  assert.equal(await codeOf(ask("/cards/slips.pdf", {})), "company_slips_none");
  const again = await ask("/cards/slips.pdf", { cards: [(await cardOf("One"))._id] });
  assert.equal(again.status, 200);
});

test("a renewed link ends the links to pages that were made with it, not those of mails and of staff", async () => {
  const { company, order, ask, cardOf } = await namedCompany();
  const links = async () => {
    const { rows } = await shop.database.pool.query<{ handed: number; others: number }>(
      `select count(*) filter (where is_handed_on)::int as handed,
          count(*) filter (where not is_handed_on)::int as others
        from profile_links join cards using (profile_id) where cards.order_id = $1`,
      [order],
    );
    return rows[0]!;
  };
  const one = { cards: [(await cardOf("One"))._id] };
  assert.equal((await ask("/cards/slips.pdf", one)).status, 200);
  const slips = `${api}/companies/${company}/cards/slips.pdf`;
  assert.equal((await shop.askAsOwner(slips, asJson("POST", one))).status, 200);
  const token = await orderLinkStore(shop.database.db).add(order);
  const opened = await answered(
    shop.ask(`${api}/orders/by-token/${token}/card-page?card=3`, { method: "POST" }),
    pageTokenAnswerSchema,
  );
  const page = `${api}/profiles/by-token/${opened.token}`;
  assert.equal((await shop.ask(page)).status, 200);
  const before = await links();
  assert.equal(before.handed, 2);
  assert.ok(before.others > 0);
  await answered(ask("/link", {}), companyLinkAnswerSchema);
  await refused(shop.ask(page), 404);
  const after = await links();
  assert.equal(after.handed, 0);
  assert.ok(after.others >= before.others);
});

test("before it is printed a title goes to the card; afterwards to its page alone", async () => {
  const { order, ask, cardOf, set } = await namedCompany();
  const { _id, url } = await cardOf("One");
  const change = (body: object) => ask(`/cards/${_id}`, body, "PATCH");
  const early = await now(change({ position: "Chief clerk" }));
  assert.deepEqual(early.printed, { name: "Example One", position: "Chief clerk" });
  const married = await now(change({ lastName: "Ones" }));
  assert.equal(married.printed.name, "Example Ones");
  await set("delivered");
  const late = await now(change({ position: "Director", email: "new@example.com" }));
  assert.deepEqual(late.printed, { name: "Example Ones", position: "Chief clerk" });
  assert.deepEqual([late.holder.position, late.holder.email], ["Director", "new@example.com"]);
  const { text } = await openCard(url);
  assert.match(text, /Director/);
  assert.match(text, /new@example\.com/);
  assert.doesNotMatch(text, /one@example\.com/);
  const { codes } = await refused(change({ position: "" }), 400);
  assert.deepEqual(Object.keys(codes ?? {}), ["position"]);
  const stored = await orderOf(order);
  assert.equal(stored.cards[0]!.position, "Chief clerk");
  // The same once more is no change.
  assert.deepEqual(await now(change({ position: "Director" })), late);
  await now(change({ email: "" }));
  assert.doesNotMatch((await openCard(url)).text, /new@example\.com/);
});

test("a company takes its address off a page, but not one that the page's owner has put there", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const { _id, url } = await cardOf("One");
  await shop.database.pool.query(
    `update profiles set email = 'own@example.com'
      where id = (select profile_id from cards where id = $1)`,
    [_id],
  );
  await now(ask(`/cards/${_id}`, { email: "" }, "PATCH"));
  assert.match((await openCard(url)).text, /own@example\.com/);
});

test("a lost card opens nothing of its holder, and another is ordered for the same page at the price shown", async () => {
  const { ask, cardOf, list, set, base } = await namedCompany();
  const one = await cardOf("One");
  const turn = (state: string) => ask(`/cards/${one._id}/state`, { state });
  assert.equal(await codeOf(turn("lost")), "company_card_at_shop");
  await set("delivered");
  assert.equal((await now(turn("lost"))).state, "lost");
  assert.equal((await now(turn("lost"))).state, "lost");
  const closed = await openCard(one.url);
  assert.equal(closed.status, 410);
  assert.doesNotMatch(closed.text, /Example One/);
  const price = await answered(
    shop.ask(`${base}/cards/replacements?count=1`),
    itemEnvelope(replacementPriceSchema),
  );
  assert.equal(price.total, price.price + price.delivery);
  const replace = (total: number) => ask("/cards/replacements", { cards: [one._id], total });
  assert.equal(await codeOf(replace(price.total + 1)), "total_changed");
  assert.equal((await replace(price.total)).status, 200);
  assert.equal(await codeOf(replace(price.total)), "company_card_replaced");
  const [added, ...others] = (await list()).cards;
  assert.deepEqual(
    [added!.holder.lastName, added!.holder.department, added!.state],
    ["One", "Sales", "making"],
  );
  assert.deepEqual(others.find(({ _id }) => _id === one._id)?.isReplaced, true);
  assert.match((await openCard(added!.url)).text, /Example One/);
  const made = await orderOf(added!.order.id);
  assert.deepEqual([made.cards.length, made.totalAmount, made.isOfCompany], [1, price.total, true]);
});

test("a leaver's card is passed on: a page of their own, old links end, the print stays", async () => {
  const { order, ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  await ask("/cards/slips.pdf", { cards: [one._id] });
  const of = "select profile_id as id from cards where id = $1";
  const page = async () =>
    (await shop.database.pool.query<{ id: string }>(of, [one._id])).rows[0]!.id;
  const links = async (profile: string) =>
    (await shop.database.pool.query("select 1 from profile_links where profile_id = $1", [profile]))
      .rows.length;
  const before = await page();
  assert.equal(await links(before), 1);
  await shop.database.pool.query(
    "insert into card_taps (card_id, day, count) values ($1, current_date, 7)",
    [one._id],
  );
  assert.equal((await cardOf("One")).taps, 7);
  const next = {
    firstName: "Example",
    lastName: "Next",
    position: "Intern",
    email: "next@example.com",
  };
  const passed = await now(ask(`/cards/${one._id}/holder`, next));
  assert.deepEqual(
    [passed.holder.lastName, passed.printed.name, passed.url, passed.taps],
    ["Next", "Example One", one.url, 0],
  );
  const { text } = await openCard(one.url);
  assert.match(text, /Example Next/);
  assert.match(text, /Intern/);
  assert.doesNotMatch(text, /one@example\.com/);
  assert.notEqual(await page(), before);
  assert.equal(await links(before), 0);
  const after = await page();
  // Sent twice the page that is begun stays.
  await now(ask(`/cards/${one._id}/holder`, next));
  assert.equal(await page(), after);
  const { codes } = await refused(ask(`/cards/${one._id}/holder`, { firstName: "E" }), 400);
  assert.ok(codes?.["firstName"] && codes["lastName"] && codes["position"]);
  const history = await (
    await shop.askAsOwner(`${api}/history?entity=order&entityId=${order}`)
  ).text();
  assert.match(history, /"did":"passed"/);
});

test("what visitors leave on a page goes to its holder, also to the next one", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  const path = new URL(one.url).pathname;
  const leave = (name: string) => {
    const body = new URLSearchParams({ name, phone: "0790000000", email: "", website: "" });
    return shop.ask(path, { method: "POST", body });
  };
  assert.equal((await leave("Example Visitor")).status, 303);
  const next = {
    firstName: "Example",
    lastName: "Next",
    position: "Clerk",
    email: "n@example.com",
  };
  await now(ask(`/cards/${one._id}/holder`, next));
  assert.equal((await leave("Example Guest")).status, 303);
  const { rows } = await shop.database.pool.query<{ recipient: string }>(
    "select payload->>'recipient' as recipient from jobs where kind = 'email:profile-contact' order by created_at",
  );
  assert.deepEqual(
    rows.map(({ recipient }) => recipient),
    ["one@example.com", "n@example.com"],
  );
});

test("before it is printed a card that is passed on has the new name printed", async () => {
  const { ask, cardOf } = await namedCompany();
  const one = await cardOf("One");
  const next = { firstName: "Example", lastName: "Next", position: "Intern" };
  const passed = await now(ask(`/cards/${one._id}/holder`, next));
  assert.deepEqual(passed.printed, { name: "Example Next", position: "Intern" });
});

test("a card is switched off and on again; passing a lost one on is refused", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  const turn = (state: string) => now(ask(`/cards/${one._id}/state`, { state }));
  assert.equal((await turn("off")).state, "off");
  const closed = await openCard(one.url);
  assert.equal(closed.status, 410);
  assert.doesNotMatch(closed.text, /Example One|one@example/);
  assert.equal(await codeOf(ask("/cards/links", { cards: [one._id] })), "company_card_gone");
  assert.equal((await turn("lost")).state, "lost");
  assert.equal(await codeOf(ask(`/cards/${one._id}/holder`, PEOPLE[1])), "company_card_lost");
  assert.equal((await turn("on")).state, "in_use");
  assert.equal((await openCard(one.url)).status, 200);
});

test("whose page was deleted is told of, and gets a new one by a link", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  await shop.database.pool.query(
    "delete from profiles where id = (select profile_id from cards where id = $1)",
    [one._id],
  );
  assert.equal((await cardOf("One")).hasPage, false);
  const title = ask(`/cards/${one._id}`, { position: "Director" }, "PATCH");
  assert.equal(await codeOf(title), "company_card_without_page");
  const total = 1;
  const lost = ask("/cards/replacements", { cards: [one._id], total });
  assert.equal(await codeOf(lost), "company_card_without_page");
  assert.equal((await ask("/cards/slips.pdf", { cards: [one._id] })).status, 200);
  assert.equal((await cardOf("One")).hasPage, true);
});

test("the card of somebody who was erased is nobody's, and is passed on", async () => {
  const { ask, cardOf, list, set } = await namedCompany();
  await set("delivered");
  const one = await cardOf("One");
  const person = { email: one.holder.email, isPreview: false };
  const erased = await shop.askAsOwner(`${api}/people/erase`, asJson("POST", person));
  assert.equal(erased.status, 200, await erased.text());
  const found = (await list()).cards.find(({ _id }) => _id === one._id)!;
  assert.deepEqual([found.state, found.holder.firstName, found.printed.name], ["in_use", "", ""]);
  await refused(ask("/cards/slips.pdf", { cards: [one._id] }), 400);
  const next = { firstName: "Example", lastName: "Next", position: "Intern" };
  assert.equal((await now(ask(`/cards/${one._id}/holder`, next))).holder.lastName, "Next");
  assert.match((await openCard(one.url)).text, /Example Next/);
});

test("all contacts come as one file and as a ZIP of single ones", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const text = await (await ask("/contacts.vcf")).text();
  assert.equal(text.match(/BEGIN:VCARD/g)?.length, 3);
  assert.match(text, /FN:Example Two/);
  await ask(`/cards/${(await cardOf("Two"))._id}/state`, { state: "off" });
  assert.doesNotMatch(await (await ask("/contacts.vcf")).text(), /Example Two/);
  const zip = await ask("/contacts.zip");
  assert.equal(zip.headers.get("Content-Type"), "application/zip");
  const bytes = Buffer.from(await zip.arrayBuffer()).toString("latin1");
  assert.equal(bytes.match(/PK\u0001\u0002/g)?.length, 2);
  assert.match(bytes, /Example One \w{10}\.vcf/);
});

test("a card that was ordered in place of a lost one and is lost too is replaced alone", async () => {
  const { ask, base, cardOf, list, set } = await namedCompany();
  const replace = async (id: string) => {
    const price = await answered(
      shop.ask(`${base}/cards/replacements?count=1`),
      itemEnvelope(replacementPriceSchema),
    );
    return ask("/cards/replacements", { cards: [id], total: price.total });
  };
  await set("delivered");
  const first = await cardOf("One");
  await replace(first._id);
  const [second] = (await list()).cards;
  await set("delivered", second!.order.id);
  await now(ask(`/cards/${second!._id}/state`, { state: "lost" }));
  assert.equal(await codeOf(replace(first._id)), "company_card_replaced");
  assert.equal((await replace(second!._id)).status, 200);
  const [third, ...others] = (await list()).cards;
  assert.match((await openCard(third!.url)).text, /Example One/);
  assert.deepEqual(
    others.filter(({ isReplaced }) => isReplaced).map(({ _id }) => _id),
    [second!._id, first._id],
  );
});

test("whoever opens the card of somebody without an address can't have its page's link sent to the buyer", async () => {
  const { ask, cardOf, set } = await namedCompany();
  await set("delivered");
  const sentFor = async (lastName: string) => {
    const { _id, url } = await cardOf(lastName);
    await ask("/cards/slips.pdf", { cards: [_id] });
    const asked = await shop.ask(`${new URL(url).pathname}/edit`, { method: "POST" });
    assert.equal(asked.status, 303);
    const { rows } = await shop.database.pool.query<{ recipient: string }>(
      `select payload->>'recipient' as recipient from jobs
        where kind = 'email:page-link' and payload->'about'->>'cardId' = $1`,
      [_id],
    );
    return rows.map(({ recipient }) => recipient);
  };
  assert.deepEqual(await sentFor("One"), ["one@example.com"]);
  assert.deepEqual(await sentFor("Three"), []);
});

test("whoever has no phone and no address shows none on their page, not those of whoever ordered", async () => {
  const { order, ask, cardOf, set } = await namedCompany();
  const three = await cardOf("Three");
  const isBuyers = /works@example\.com|790000000/;
  assert.doesNotMatch((await openCard(three.url)).text, isBuyers);
  assert.equal((await orderOf(order)).cards[2]!.nameOnCard, "Example Three");
  await set("delivered");
  const next = { firstName: "Example", lastName: "Next", position: "Clerk" };
  await now(ask(`/cards/${three._id}/holder`, next));
  const passed = await openCard(three.url);
  assert.match(passed.text, /Example Next/);
  assert.doesNotMatch(passed.text, isBuyers);
  assert.doesNotMatch(await (await ask("/contacts.vcf")).text(), isBuyers);
});
