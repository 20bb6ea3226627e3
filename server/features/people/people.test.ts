import assert from "node:assert/strict";
import { test } from "node:test";

import { openFileStore, type FileStore } from "#server/platform/files/file-store.ts";
import { sweepFiles } from "#server/platform/files/sweep-files.ts";
import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { bulkLoad } from "#server/testing/bulk-load.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { fieldsOfPerson, multipart, ORDER_ABROAD } from "#server/testing/order-form.ts";
import { pictureFor, placeOrderWithPictures } from "#server/testing/order-with-pictures.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { BULK_REQUEST, MESSAGE } from "#server/testing/visitor-forms.ts";
import { KNOWN_ADDON_IDS } from "#shared/addons/known-addons.ts";
import { newHandoverAnswerSchema } from "#shared/handovers/handover.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";
import { erasureAnswerSchema, type Erasure } from "#shared/people/erasure.ts";
import { foundPersonAnswerSchema, type FoundPerson } from "#shared/people/person.ts";
import { createRoster, rosterAnswerSchema } from "#shared/rosters/roster-calls.ts";
import { getCurrentUser } from "#shared/session/session-calls.ts";

import { peopleService } from "./people.service.ts";

const shop = shopForTests();
const call = (path: string, init?: RequestInit) => shop.askAsOwner(`/api/v1${path}`, init);
const post = (path: string, body: object) => call(path, asJson("POST", body));

interface Somebody {
  name: string;
  email: string;
  phone: string;
}
/** Two who are nearly the same: what is the one's is never the other's. */
const pair = (n: number): [Somebody, Somebody] => [
  { name: `Rana${n}`, email: `rana${n}@example.com`, phone: `07912345${10 + n}` },
  { name: `Dana${n}`, email: `dana-rana${n}@example.com.jo`, phone: `07912345${50 + n}` },
];
const international = (phone: string) => phone.replace(/^0(\d\d)(\d{3})/, "+962 $1 $2 ");

const delivered = async (id: string, status = "delivered") => {
  await shop.database.pool.query("update orders set status = $2 where id = $1", [id, status]);
};

/** An order, a message, a request for a quote and a subscription, each typed a little differently. */
async function known(somebody: Somebody) {
  const { name, email, phone } = somebody;
  const order = await placeTransfer(shop, fieldsOfPerson(somebody));
  const shipment = { courier: "Example Courier", trackingNumber: `${name}-1` };
  assert.equal((await post(`/orders/${order._id}/shipment`, shipment)).status, 200);
  const handed = { courier: "Example Courier", orders: [order._id] };
  const { sheet } = await answered(post("/handovers", handed), newHandoverAnswerSchema, 201);
  const out = { orders: [{ order: order._id, brought: 0, reason: `${name} was out` }] };
  assert.equal((await post(`/handovers/${sheet._id}/cash`, out)).status, 200);
  await delivered(order._id);
  const loud = email.toUpperCase();
  const message = { ...MESSAGE, fullName: name, email: loud, phone: international(phone) };
  assert.equal((await post("/contact", message)).status, 201);
  const companyInfo = { ...BULK_REQUEST.companyInfo, contactPerson: name, email, phone };
  assert.equal((await post("/custom-orders", { ...BULK_REQUEST, companyInfo })).status, 201);
  assert.ok((await post("/subscribers/subscribe", { email: loud })).ok);
  return order;
}

const find = (search: string): Promise<FoundPerson> =>
  answered(call(`/people?search=${encodeURIComponent(search)}`), foundPersonAnswerSchema);
async function counts(search: string): Promise<Record<string, number>> {
  const { found } = await find(search);
  return Object.fromEntries(found.flatMap(({ kind, count }) => (count > 0 ? [[kind, count]] : [])));
}
const erase = (body: object): Promise<Erasure> =>
  answered(post("/people/erase", { isPreview: false, ...body }), erasureAnswerSchema);
const named = (rows: { kind: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));

/** How many rows of the whole database hold this text, by table. */
async function holding(text: string): Promise<Record<string, number>> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const sql = `select count(*)::int as n from "${name}" as row where row::text ilike $1`;
    const { n } = (await pool.query<{ n: number }>(sql, [`%${text}%`])).rows[0]!;
    if (n > 0) found[name] = n;
  }
  return found;
}

test("a person is found over everything by address and by number, however they are typed", async () => {
  const [rana, dana] = pair(1);
  await known(rana);
  await known(dana);
  const all = { orders: 1, messages: 1, quotes: 1, pages: 1 };
  const byEmail = await counts("RANA1@Example.com");
  assert.deepEqual({ ...byEmail, notifications: 0 }, { ...all, newsletter: 1, notifications: 0 });
  for (const phone of [rana.phone, international(rana.phone), "٠٧٩١٢٣٤٥١١", "00962791234511"]) {
    const { notifications: _, ...found } = await counts(phone);
    assert.deepEqual(found, all, phone);
  }
  const { names, found } = await find(rana.email);
  assert.deepEqual(names.toSorted(), ["Rana1", "Rana1 Customer"]);
  assert.match(found[0]!.references[0]!.name, /^#[0-9a-f]{8}$/);
});

test("parts of an address or number, words and nothing find nobody", async () => {
  for (const search of ["", "rana", "@example.com", "example.com", "%", "0791", "12345", "079*"]) {
    await refused(call(`/people?search=${encodeURIComponent(search)}`), 400);
  }
  for (const path of ["/people/erase", "/people/export"]) {
    for (const body of [{}, { email: "" }, { phone: "all" }, { email: "@example.com" }, []]) {
      await refused(post(path, { isPreview: false, ...body }), 400);
    }
  }
  await refused(post("/people/erase", { email: "rana1@example.com" }), 400);
  // Addresses, by what the network allows.
  for (const email of ["*@example.com", "%@example.com", "_ana1@example.com"]) {
    assert.deepEqual(await counts(email), {}, email);
  }
});

test("a session without a proof of the last minutes, as that of an app password, neither erases nor changes what is kept", async () => {
  const owner = await hireColleague(shop, "owner");
  const age = "update sessions set proved_at = now() - interval '11 minutes' where user_id = $1";
  await shop.database.pool.query(age, [owner.id]);
  const erasing = asJson("POST", { email: "nobody@example.com", isPreview: false });
  const keeping = asJson("PATCH", { messages: 900 });
  for (const call of [
    owner.ask("/api/v1/people/erase", erasing),
    owner.ask("/api/v1/retention", keeping),
  ]) {
    assert.equal((await refused(call, 403)).code, "proof_needed");
  }
});

test("a preview erases nothing; the erasure leaves nothing of the person but numbers, and nobody else's", async () => {
  const [rana, dana] = pair(2);
  const order = await known(rana);
  await known(dana);
  const path = `/orders/${order._id}`;
  assert.ok((await post(`${path}/notes`, { text: `Ask Rana2 at ${rana.phone}` })).ok);
  const before = await holding("rana2");
  const others = await holding("dana-rana2");

  const asked = { email: rana.email, phone: international(rana.phone), includePages: true };
  const preview = await erase({ ...asked, isPreview: true });
  assert.deepEqual(await holding("rana2"), before);
  const { notifications: _, ...goes } = named(preview.goes);
  assert.deepEqual(goes, { orders: 1, messages: 1, quotes: 1, newsletter: 1, pages: 1 });
  assert.deepEqual(named(preview.stays), { amounts: 1, receipts: 1 });

  const erasure = await erase(asked);
  assert.deepEqual(erasure, { ...preview, isPreview: false });
  assert.deepEqual(await holding("dana-rana2"), others);
  assert.deepEqual(await holding("rana2"), others, "of this person");
  assert.deepEqual(await holding(rana.phone), {});
  assert.deepEqual(await counts(rana.email), {});

  const { rows } = await shop.database.pool.query(
    "select status, total_fils, city_name <> '' as city, deposit_receipt <> '' as receipt from orders where id = $1",
    [order._id],
  );
  const totalFils = order.total * 1000;
  assert.deepEqual(rows, [
    { status: "delivered", total_fils: totalFils, city: true, receipt: true },
  ]);
  assert.equal((await call(path)).status, 200, "staff still open it");

  const again = await erase(asked);
  assert.deepEqual([again.goes, again.stays], [[], []]);
  const { rows: record } = await shop.database.pool.query<{ changes: object }>(
    "select changes from history_entries where entity = 'person'",
  );
  assert.equal(record.length, 1);
  assert.deepEqual(
    Object.keys(record[0]!.changes).toSorted(),
    Object.keys(named(erasure.goes)).toSorted(),
  );
});

test("files that no law keeps are gone from the store, and receipts stay for as long as it asks", async () => {
  const [rana] = pair(3);
  const receipt = (await known(rana)).despositeTransactionImg;
  const old = await placeTransfer(
    shop,
    { ...fieldsOfPerson(rana), "personalInfo[position]": "Old" },
    "#331144",
  );
  await delivered(old._id);
  await shop.database.pool.query(
    "update orders set created_at = now() - interval '5 years' where id = $1",
    [old._id],
  );
  await erase({ email: rana.email });
  assert.equal((await shop.ask(receipt)).status, 200);
  assert.equal((await shop.ask(old.despositeTransactionImg)).status, 404);
  const key = /private\/[^?]+/.exec(old.despositeTransactionImg)![0];
  const { rows } = await shop.database.pool.query("select from files where key = $1", [key]);
  assert.equal(rows.length, 0);
});

test("files are gone with the next sweep when the process ended between the erasure and their deletion", async () => {
  const [rana] = pair(12);
  const { order, pictures } = await placeOrderWithPictures(shop, fieldsOfPerson(rana));
  await delivered(order._id);
  const { pool } = shop.database;
  await pool.query("update orders set created_at = now() - interval '5 years' where id = $1", [
    order._id,
  ]);
  const store = openFileStore(shop.config.files);
  const keys = Object.values(pictures).map((path) => /(public|private)\/[^?]+/.exec(path)![0]);
  const sizes = () => Promise.all([...new Set(keys)].map((key) => store.size(key)));
  const ending: FileStore = {
    ...store,
    delete() {
      throw new Error("The process ends here.");
    },
  };
  const { user: owner } = getCurrentUser.answers[200].schema.parse(
    await (await call("/auth/me")).json(),
  );
  const asked = { email: rana.email, phone: "", isPreview: false, includePages: true };
  await assert.rejects(peopleService(shop.database, ending).erase(asked, owner), /ends here/);
  assert.deepEqual(await holding("rana12"), {});
  assert.ok((await sizes()).every((size) => size !== undefined));
  // Links to private ones have ended already.
  for (const path of Object.values(pictures).filter((each) => each.includes("/private/"))) {
    assert.equal((await shop.ask(path)).status, 404, path);
  }

  await sweepFiles(shop.database, store, Date.now() + 2 * 60 * 60_000);
  assert.ok((await sizes()).every((size) => size === undefined));
  const { rows } = await pool.query("select key from files where key = any($1)", [keys]);
  assert.deepEqual(rows, []);
});

test("a person who is erased twice at the same moment is erased once, and recorded once", async () => {
  const [{ name, email, phone }] = pair(11);
  // Without an order, whose row would let one wait for the other.
  assert.equal((await post("/contact", { ...MESSAGE, fullName: name, email, phone })).status, 201);
  const recorded = async () =>
    (await shop.database.pool.query("select from history_entries where entity = 'person'"))
      .rowCount!;
  const before = await recorded();
  const asked = { email, phone };
  const both = await Promise.all([erase(asked), erase(asked)]);
  const [nothing, all] = both
    .map(({ goes }) => named(goes))
    .toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
  assert.deepEqual(nothing, {});
  assert.partialDeepStrictEqual(all, { messages: 1 });
  assert.deepEqual(await holding("rana11"), {});
  assert.equal(await recorded(), before + 1);
});

test("an order under way stays whole until it is done, and a page until it is asked for", async () => {
  const [rana] = pair(4);
  const order = await placeCashOrder(shop, fieldsOfPerson(rana));
  const waiting = await erase({ phone: rana.phone });
  // Its page too, and what is still to be sent of it, whether pages are asked for or not.
  const underWay = { under_way: 1, under_way_pages: 1 };
  assert.deepEqual(named(waiting.stays), underWay);
  const withPages = await erase({ phone: rana.phone, email: rana.email, includePages: true });
  assert.deepEqual(named(withPages.stays), { ...underWay, notifications: 1 });
  assert.equal((await counts(rana.email))["orders"], 1);

  await delivered(order._id, "cancelled");
  const erasure = await erase({ phone: rana.phone });
  assert.deepEqual(named(erasure.stays), { amounts: 1, pages: 1 });
  assert.ok((await holding("rana4"))["profiles"]);
});

test("a page that a card of an order under way opens, too, stays until that is done", async () => {
  const [rana] = pair(8);
  const reserved = await post("/orders/reservations", {});
  const { data } = (await reserved.json()) as { data: { data: Record<string, string> } };
  const { _id = "", pageToken: again = "" } = data.data;
  const first = await placeCashOrder(shop, { ...fieldsOfPerson(rana), _id });
  await delivered(first._id);
  // The same name: the same page.
  const second = await placeCashOrder(shop, { ...fieldsOfPerson(rana), again });
  const opened = async () => {
    const text = `select count(profile_id)::int as n from cards where order_id = $1`;
    return (await shop.database.pool.query(text, [second._id])).rows[0].n;
  };
  const asked = { email: rana.email, includePages: true };
  const { goes, stays } = await erase({ ...asked, isPreview: true });
  assert.deepEqual([named(goes)["orders"], named(goes)["pages"]], [1, undefined]);
  assert.deepEqual([named(stays)["under_way"], named(stays)["under_way_pages"]], [1, 1]);
  assert.equal(named((await erase(asked)).stays)["under_way_pages"], 1);
  assert.equal(await opened(), 1);
  // The next time it is found by the order that had needed it.
  await delivered(second._id);
  assert.equal(named((await erase(asked)).goes)["pages"], 1);
  assert.equal(await opened(), 0);
  assert.deepEqual(await holding("rana8"), {});
});

test("what lies in the bin goes whole", async () => {
  const [rana] = pair(5);
  const order = await placeCashOrder(shop, fieldsOfPerson(rana));
  assert.ok((await call(`/orders/${order._id}`, { method: "DELETE" })).ok);
  const { goes } = await erase({ email: rana.email });
  assert.equal(named(goes)["deleted_orders"], 1);
  assert.deepEqual(await holding("rana5"), {});
});

test("of somebody else's order only the delivery goes", async () => {
  const [rana, dana] = pair(6);
  const gift = {
    "deliveryInfo[deliveryPhone]": rana.phone,
    "deliveryInfo[deliveryEmail]": rana.email,
  };
  const order = await placeCashOrder(shop, { ...fieldsOfPerson(dana), ...gift });
  await delivered(order._id);
  assert.equal((await counts(rana.phone))["deliveries"], 1);
  const { goes } = await erase({ phone: rana.phone });
  assert.deepEqual(named(goes)["deliveries"], 1);
  const { rows } = await shop.database.pool.query(
    "select email, delivery_phone, address_line1 from orders where id = $1",
    [order._id],
  );
  assert.deepEqual(rows, [{ email: dana.email, delivery_phone: "", address_line1: "" }]);
});

test("of somebody else's order only their card goes, with its page where that is asked for", async () => {
  const [rana, dana] = pair(7);
  const card = {
    "cards[0][firstName]": rana.name,
    "cards[0][lastName]": "Example",
    "cards[0][nameOnCard]": rana.name,
    "cards[0][position]": "Sales",
    "cards[0][phone]": rana.phone,
    "cards[0][email]": rana.email,
    "cards[0][logo]": "own",
    "cards[0][logoPicture]": "own.jpg",
    "cards[0][addons][0][addon]": KNOWN_ADDON_IDS.backText,
    "cards[0][addons][0][addonValue]": `Of ${rana.name}`,
  };
  const body = multipart({ ...ORDER_ABROAD, ...fieldsOfPerson(dana), ...card }, [
    await pictureFor("cardLogos", "own.jpg"),
  ]);
  const placing = shop.ask("/api/v1/orders", { method: "POST", body });
  const order = await answered(placing, orderAnswerSchema, 201);
  await delivered(order._id);
  const before = await counts(international(rana.phone));
  assert.deepEqual([before["cards"], before["pages"], before["orders"]], [1, 1, undefined]);
  const { goes } = await erase({ email: rana.email, includePages: true });
  assert.deepEqual([named(goes)["cards"], named(goes)["pages"]], [1, 1]);
  const { rows } = await shop.database.pool.query(
    `select orders.email, further_cards::text as others, cards.name_on_card <> '' as "isNamed", profile_id is not null as "hasPage"
     from orders join cards on order_id = orders.id where orders.id = $1 order by person`,
    [order._id],
  );
  assert.deepEqual(
    rows.map(({ email, isNamed, hasPage }) => [email, isNamed, hasPage]),
    [
      [dana.email, true, true],
      [dana.email, false, false],
    ],
  );
  assert.doesNotMatch(rows[0].others, /Rana|Sales|07|private/);
  const chosen = await shop.database.pool.query(
    "select title, value from order_addons where order_id = $1",
    [order._id],
  );
  assert.deepEqual(
    chosen.rows.map(({ title, value }) => [title !== "", value]),
    [[true, ""]],
  );
  assert.match(rows[0].others, /"color": "/);
  assert.deepEqual(await counts(rana.email), {});
});

/** A company's order of cards, whose list of people has these. @returns the order's id and the list's */
async function companyWith(people: readonly Somebody[]) {
  const { order } = await acceptQuote(shop, { count: people.length + 1 });
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select company_id as id from orders where id = $1",
    [order],
  );
  const company = rows[0]!.id;
  const list = people.length > 0 ? await listOf(company, people) : "";
  return { order, company, list };
}
async function listOf(company: string, people: readonly Somebody[]): Promise<string> {
  const cells = people.map(({ name, email, phone }) => ({
    firstName: name,
    lastName: "Example",
    nameOnCard: `${name} Example`,
    position: "Sales",
    email,
    // As spreadsheets leave it.
    phone: `${phone.slice(1)}.0`,
  }));
  const sent = await post("/rosters", { company, people: cells });
  const { data } = createRoster.answers[201].schema.parse(await sent.json());
  return data.data!._id;
}
const peopleOf = async (list: string) =>
  (await answered(call(`/rosters/${list}`), rosterAnswerSchema)).rows.map(
    ({ firstName }) => firstName,
  );

test("somebody in a company's list is found, and leaves it when their card is not under way", async () => {
  const [rana, dana] = pair(21);
  const { order, list, company } = await companyWith([rana, dana]);
  assert.equal((await counts(international(rana.phone)))["lists"], 1);
  assert.deepEqual((await find(rana.email)).names, ["Rana21 Example"]);
  const ordered = await answered(post(`/rosters/${list}/order`, {}), rosterAnswerSchema);
  assert.equal(ordered.waitingCards, 1);

  const waiting = await erase({ email: rana.email });
  assert.equal(named(waiting.stays)["under_way_lists"], 1);
  assert.deepEqual(await peopleOf(list), ["Rana21", "Dana21"]);

  await delivered(order);
  const asked = { email: rana.email, phone: rana.phone, includePages: true };
  const { goes } = await erase(asked);
  assert.partialDeepStrictEqual(named(goes), { cards: 1, lists: 1, pages: 1 });
  assert.deepEqual(await holding("rana21"), await holding("dana-rana21"));
  assert.deepEqual(await peopleOf(list), ["Dana21"]);

  // The card that was hers is made: the next one gets another.
  const [next] = pair(22);
  const people = [{ firstName: next.name, lastName: "Example", position: "Sales" }];
  const more = await post(`/rosters/${list}/rows`, { people });
  const { waitingCards } = await answered(more, rosterAnswerSchema, 201);
  assert.equal(waitingCards, 1);
  await answered(post(`/rosters/${list}/order`, {}), rosterAnswerSchema);
  const { rows } = await shop.database.pool.query<{ names: string[] }>(
    "select array_agg(name_on_card order by person) as names from cards where order_id = $1",
    [order],
  );
  assert.deepEqual(rows[0]!.names, ["", "Dana21 Example", "Rana22 Example"]);
  assert.equal((await call(`/companies/${company}`)).status, 200);
});

test("a company stays without who is asked for it, and its quote without who accepted it", async () => {
  const [rana] = pair(23);
  const { order, company } = await companyWith([]);
  const { pool } = shop.database;
  await pool.query(
    "update companies set contact_person = $2, email = $3, phone = $4 where id = $1",
    [company, rana.name, rana.email.toUpperCase(), rana.phone],
  );
  await pool.query("update orders set email = $2 where id = $1", [order, rana.email]);
  await pool.query(
    `update quotes set accepted_by = 'Rana23', accepted_as = 'Rana23 buys'
     where id = (select quote_id from orders where id = $1)`,
    [order],
  );
  // The history has both.
  for (const note of ["Ask Rana23", ""]) {
    assert.equal((await call(`/companies/${company}`, asJson("PATCH", { note }))).status, 200);
  }
  await delivered(order);
  assert.partialDeepStrictEqual(await counts(rana.phone), { companies: 1 });
  const { goes } = await erase({ email: rana.email, phone: rana.phone });
  assert.partialDeepStrictEqual(named(goes), { companies: 1, orders: 1 });
  assert.deepEqual(await holding("rana23"), {});
  const { rows } = await pool.query("select name <> '' as named from companies where id = $1", [
    company,
  ]);
  assert.deepEqual(rows, [{ named: true }]);
});

test("who ordered a company's cards leaves them to those who have them", async () => {
  const [rana, dana] = pair(24);
  const { order, list } = await companyWith([rana, dana]);
  await answered(post(`/rosters/${list}/order`, {}), rosterAnswerSchema);
  const { pool } = shop.database;
  await pool.query("update orders set email = $2, first_name = $3 where id = $1", [
    order,
    rana.email,
    rana.name,
  ]);
  await delivered(order);
  const asked = { email: rana.email, phone: rana.phone, includePages: true };
  const { goes } = await erase(asked);
  assert.partialDeepStrictEqual(named(goes), { orders: 1, cards: 1, pages: 1, lists: 1 });
  // Her own card is one of them.
  assert.deepEqual(await holding("rana24"), await holding("dana-rana24"));
  const { rows } = await pool.query(
    `select email, organization <> '' as company,
       (select array_agg(name_on_card order by person) from cards where order_id = orders.id) as names,
       (select array_agg(job_title order by person) from cards where order_id = orders.id) as titles
     from orders where id = $1`,
    [order],
  );
  const [names, titles] = [
    ["", "Dana24 Example", ""],
    ["", "Sales", ""],
  ];
  assert.deepEqual(rows, [{ email: "", company: true, names, titles }]);
  assert.deepEqual(await counts(rana.email), {});
});

test("who is asked for at an office of a company is found, copied and taken out of it alone", async () => {
  const [rana, dana] = pair(31);
  const { company } = await companyWith([]);
  const { pool } = shop.database;
  const asked = "update companies set contact_person = $2, phone = $3 where id = $1";
  await pool.query(asked, [company, dana.name, dana.phone]);
  const office = { name: "Irbid", city: "Irbid", addressLine1: "Example Street 2" };
  const offices = [
    { ...office, contactName: rana.name, phone: rana.phone },
    { ...office, name: "Aqaba", contactName: dana.name, phone: dana.phone },
  ];
  const saved = await call(`/companies/${company}/offices`, asJson("PUT", { offices }));
  assert.equal(saved.status, 200);
  assert.partialDeepStrictEqual(await counts(rana.phone), { companies: 1 });
  const { goes } = await erase({ phone: rana.phone });
  assert.partialDeepStrictEqual(named(goes), { companies: 1 });
  assert.deepEqual(await holding("rana31"), {});
  const { rows } = await pool.query(
    `select name, contact_name = $2 as others, phone = '' as gone from company_offices
     where company_id = $1 order by position`,
    [company, dana.name],
  );
  assert.deepEqual(rows, [
    { name: "Irbid", others: false, gone: true },
    { name: "Aqaba", others: true, gone: false },
  ]);
  const left = await pool.query("select contact_person as name from companies where id = $1", [
    company,
  ]);
  assert.deepEqual(left.rows, [{ name: dana.name }]);
});

test("a copy that is broken off leaves nothing open, and its place to the next", async () => {
  const [rana] = pair(8);
  await known(rana);
  for (let time = 0; time < 6; time++) {
    const { body } = await post("/people/export", { email: rana.email });
    await body!.cancel();
  }
  const whole = await post("/people/export", { email: rana.email });
  assert.equal(whole.status, 200);
  await whole.arrayBuffer();
  const isClosed = async () => (await openFiles(shop.config.dataDir)).length === 0;
  if (process.platform === "linux") await until(isClosed);
});

test("an order that is placed while its customer is erased stays whole", async () => {
  const [rana] = pair(9);
  await known(rana);
  const another = { ...fieldsOfPerson(rana), "personalInfo[position]": "Meanwhile" };
  const [order] = await Promise.all([placeCashOrder(shop, another), erase({ email: rana.email })]);
  const { rows } = await shop.database.pool.query("select email from orders where id = $1", [
    order._id,
  ]);
  assert.deepEqual(rows, [{ email: rana.email }]);
});

test("ten thousand orders of one person are erased in one go", async () => {
  const [, dana] = pair(10);
  const order = await placeCashOrder(shop, fieldsOfPerson(dana));
  await delivered(order._id);
  const columns = await shop.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'orders' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const list = columns.rows.map(({ name }) => `"${name}"`).join(", ");
  await shop.database.pool.query(
    "insert into order_numbers (order_id, number) select md5(n::text), md5(n::text) from generate_series(1, 9999) as n",
  );
  await bulkLoad(
    shop.database.pool,
    "orders",
    `insert into orders (id, ${list}) select md5(n::text), ${list}
     from orders, generate_series($1::int, $2::int) as n where id = '${order._id}' and n <= $3::int`,
    9999,
  );
  const { goes } = await erase({ email: dana.email });
  assert.equal(named(goes)["orders"], 10_000);
  assert.deepEqual(await counts(dana.email), {});
});
