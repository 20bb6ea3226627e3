import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import type { CardState } from "#shared/cards/card.ts";
import {
  chipCardAnswerSchema,
  chipCheckAnswerSchema,
  MOST_WAITING,
  waitingCardsSchema,
  type ChipCard,
} from "#shared/chips/chip.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";

const shop = shopForTests({ CARD_URL: "https://card.example" });

const run = (sql: string, ...values: unknown[]) => shop.database.pool.query(sql, values);

let chips = 0;
/** The serial number of a chip that no other test has. */
function newSerial(): string {
  chips += 1;
  return `04:a3:1f:b2:c4:5d:${chips.toString(16).padStart(2, "0")}`;
}

async function staffOrder({ _id }: Pick<Order, "_id">) {
  return answered(shop.askAsOwner(`/api/v1/orders/${_id}`), staffOrderAnswerSchema);
}

const setState = ({ _id }: Pick<Order, "_id">, state: CardState) =>
  run("update cards set state = $2 where order_id = $1", _id, state);

/** An order whose card is so far. */
async function cardIn(state: CardState) {
  const order = await placeCashOrder(shop, { "personalInfo[lastName]": newSerial() });
  await setState(order, state);
  const { cards } = await staffOrder(order);
  return { order, card: cards[0]! };
}
const stateOf = async (order: Order) => (await staffOrder(order)).cards[0]!.state;

const ask = (body: object) => shop.askAsOwner("/api/v1/chips", asJson("POST", body));
interface Read {
  _id: string;
  url: string;
}
const asRead = ({ _id: card, url }: Read, serial: string) => ({
  card,
  serial,
  read: url,
  way: "nfc",
});

async function cardOf(response: Response): Promise<ChipCard> {
  return answered(response, chipCardAnswerSchema);
}
const bind = async (card: Read, serial: string, more: object = {}) =>
  cardOf(await ask({ ...asRead(card, serial), ...more }));

async function refusal(response: Response, status = 400) {
  return refused(response, status);
}

/** What the history of the order says of chips, the newest first. */
async function noted(order: Order) {
  const response = await shop.askAsOwner(`/api/v1/orders/${order._id}/record`);
  const { events } = orderRecordAnswerSchema.parse(await response.json()).data.data;
  return events.flatMap((event) =>
    event.kind === "change"
      ? Object.entries(event.changes).map(([field, { from, to }]) => [field, from, to])
      : [],
  );
}

async function waiting() {
  const response = await shop.askAsOwner("/api/v1/chips/waiting");
  assert.equal(response.status, 200);
  return waitingCardsSchema.parse(await response.json()).data;
}

async function check(query: Record<string, string>) {
  const response = await shop.askAsOwner(`/api/v1/chips/check?${new URLSearchParams(query)}`);
  return answered(response, chipCheckAnswerSchema);
}

test("a chip that was read back is bound, and the card is programmed", async () => {
  const { order, card } = await cardIn("printed");
  const serial = newSerial();
  const bound = await bind(card, serial.toUpperCase().replaceAll(":", ""));
  assert.equal(bound.state, "programmed");
  assert.deepEqual(
    [bound.chip?.serial, bound.chip?.isLocked, bound.chip?.way],
    [serial, false, "nfc"],
  );
  const { cards } = await staffOrder(order);
  assert.deepEqual([cards[0]!.state, cards[0]!.chip], ["programmed", serial]);
  assert.deepEqual(await noted(order), [["chip", null, serial]]);
});

test("asked twice it is the same; a lock is noted when it is known, and stays", async () => {
  const { order, card } = await cardIn("approved");
  const serial = newSerial();
  const [first, second] = await Promise.all([bind(card, serial), bind(card, serial)]);
  assert.deepEqual(first, second);
  const locked = await bind(card, serial, { isLocked: true });
  assert.equal(locked.chip?.isLocked, true);
  const again = await bind(card, serial, { isLocked: false });
  assert.deepEqual(again, locked);
  await bind(card, serial, { isLocked: true });
  assert.deepEqual(await noted(order), [
    ["chipLocked", null, serial],
    ["chip", null, serial],
  ]);
  // A new proof of it had been approved meanwhile: with its chip it is programmed all the same.
  await setState(order, "approved");
  assert.equal((await bind(card, serial)).state, "programmed");
  // Nor does the lost answer of a card that was packed meanwhile set it back.
  await setState(order, "packed");
  assert.equal((await bind(card, serial)).state, "packed");
});

test("what was read must be the card's own address, sign by sign", async () => {
  const { order, card } = await cardIn("printed");
  const other = (await cardIn("printed")).card;
  const serial = newSerial();
  const wrong = [
    "",
    other.url,
    card.url.toUpperCase(),
    `${card.url}/`,
    card.code,
    "https://x.example",
  ];
  for (const read of wrong) {
    const { codes } = await refusal(await ask({ ...asRead(card, serial), read }));
    assert.equal(codes!["read"]!.code, "chip_read_differs", read);
  }
  assert.equal(await stateOf(order), "printed");
  assert.deepEqual(await noted(order), []);
  assert.equal((await check({ serial })).verdict, "unknown");
});

test("by hand the address counts as a phone shows it, and so does the code alone", async () => {
  for (const as of [
    ({ url }: Read) => url.toUpperCase(),
    ({ url }: Read) => url.replace("https://", ""),
    ({ code }: { code: string }) => code,
  ]) {
    const { card } = await cardIn("printed");
    const serial = newSerial();
    const bound = await bind(card, serial, { read: as(card), way: "hand", kind: "ntag215" });
    assert.deepEqual([bound.chip?.way, bound.chip?.kind], ["hand", "ntag215"]);
  }
  const { card } = await cardIn("printed");
  const other = (await cardIn("printed")).card;
  const given = { ...asRead(card, newSerial()), read: other.code, way: "hand" };
  assert.equal((await refusal(await ask(given))).code, "chip_read_differs");
});

test("a chip of another card is refused, and says of which order it is", async () => {
  const first = await cardIn("printed");
  const second = await cardIn("printed");
  const serial = newSerial();
  await bind(first.card, serial);
  const { codes, message } = await refusal(await ask(asRead(second.card, serial)));
  assert.deepEqual(codes!["serial"], {
    code: "chip_of_another",
    params: { orderNumber: first.order.orderNumber },
  });
  assert.match(message, new RegExp(first.order.orderNumber));
  assert.equal(await stateOf(second.order), "printed");
  assert.equal(await stateOf(first.order), "programmed");
});

test("two cards that want the same chip at the same moment: one gets it", async () => {
  const both = [await cardIn("printed"), await cardIn("printed")];
  const serial = newSerial();
  const answers = await Promise.all(both.map(({ card }) => ask(asRead(card, serial))));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
  const states = await Promise.all(both.map(({ order }) => stateOf(order)));
  assert.deepEqual(states.toSorted(), ["printed", "programmed"]);
});

test("a second chip takes the place of the first only when that is wanted", async () => {
  const { order, card } = await cardIn("printed");
  const [broken, next] = [newSerial(), newSerial()];
  await bind(card, broken);
  await setState(order, "packed");
  assert.equal((await refusal(await ask(asRead(card, next)))).code, "chip_card_has_another");
  const replaced = await bind(card, next, { replaces: true });
  assert.deepEqual([replaced.chip?.serial, replaced.state], [next, "packed"]);
  assert.deepEqual((await noted(order))[0], ["chip", broken, next]);
  // The first belongs to nobody now; the answer to it that was lost binds it to nobody.
  assert.equal((await check({ serial: broken })).verdict, "unknown");
});

test("no chip is bound to a card that is off, or of an order that is cancelled or deleted", async () => {
  for (const state of ["lost", "replaced", "off"] as const) {
    const { card, order } = await cardIn(state);
    const serial = newSerial();
    assert.equal((await refusal(await ask(asRead(card, serial)))).code, "chip_card_off");
    assert.equal(await stateOf(order), state);
  }
  const { card, order } = await cardIn("printed");
  const path = `/api/v1/orders/${order._id}`;
  await shop.askAsOwner(path, asJson("PATCH", { status: "cancelled" }));
  const given = asRead(card, newSerial());
  assert.equal((await refusal(await ask(given))).code, "chip_order_cancelled");
  await shop.askAsOwner(path, { method: "DELETE" });
  await refusal(await ask(given), 404);
  await refusal(await shop.askAsOwner(`/api/v1/chips/cards/${card._id}`), 404);
  await refusal(await ask({ ...given, card: "0123456789abcdef01234567" }), 404);
});

test("hostile and oversized input is refused at its field", async () => {
  const { card } = await cardIn("printed");
  const right = asRead(card, newSerial());
  const wrong: [object, string][] = [
    [{ serial: "" }, "serial"],
    [{ serial: "04:a3" }, "serial"],
    [{ serial: "0".repeat(5000) }, "serial"],
    [{ serial: "<script>" }, "serial"],
    [{ serial: 4 }, "serial"],
    [{ read: "x".repeat(1001) }, "read"],
    [{ read: null }, "read"],
    [{ way: "magic" }, "way"],
    [{ kind: "ntag999" }, "kind"],
    [{ isLocked: "yes" }, "isLocked"],
    [{ card: "../etc" }, "card"],
  ];
  for (const [more, field] of wrong) {
    const { errors } = await refusal(await ask({ ...right, ...more }));
    assert.deepEqual(Object.keys(errors!), [field], JSON.stringify(more).slice(0, 80));
  }
});

test("those that wait are approved or printed, of orders in work, the oldest first", async () => {
  const seen = async () => (await waiting()).data.map(({ _id }) => _id);
  const states: CardState[] = ["waiting", "approved", "printed", "programmed", "lost"];
  const made = [];
  for (const state of states) made.push(await cardIn(state));
  const shown = await seen();
  const places = made.map(({ card }) => shown.indexOf(card._id));
  assert.ok(places[1]! >= 0 && places[2]! > places[1]!, String(places));
  assert.deepEqual([places[0], places[3], places[4]], [-1, -1, -1]);

  const approved = made[1]!.order;
  const path = `/api/v1/orders/${approved._id}`;
  for (const status of ["shipped", "delivered", "cancelled"]) {
    await shop.askAsOwner(path, asJson("PATCH", { status }));
    assert.ok(!(await seen()).includes(made[1]!.card._id), status);
  }
  await shop.askAsOwner(path, asJson("PATCH", { status: "processing" }));
  assert.ok((await seen()).includes(made[1]!.card._id));
  await shop.askAsOwner(`/api/v1/orders/${made[2]!.order._id}`, { method: "DELETE" });
  assert.ok(!(await seen()).includes(made[2]!.card._id));
});

test("of very many that wait the first hundred are sent, with how many there are", async () => {
  const { card, order } = await cardIn("printed");
  await run(
    `insert into cards (id, code, order_id, position, state, profile_id, name_on_card, job_title,
       organization, color, color_name, include_printed_logo, company_logo, addons)
     select lpad(to_hex(n), 24, 'a'), lpad(n::text, 10, '0'), order_id, n, state, profile_id,
       name_on_card, job_title, organization, color, color_name, include_printed_logo,
       company_logo, addons
     from cards, generate_series(1, 120) n where cards.id = $1`,
    card._id,
  );
  const { data, total } = await waiting();
  assert.equal(data.length, MOST_WAITING);
  assert.ok(total > 120);
  await setState(order, "off");
});

test("one card is given with what is printed on it", async () => {
  const { card, order } = await cardIn("waiting");
  const found = await cardOf(await shop.askAsOwner(`/api/v1/chips/cards/${card._id}`));
  assert.equal(found.url, card.url);
  assert.deepEqual(
    [found.nameOnCard, found.orderNumber, found.chip, found.refused],
    ["Example Customer", order.orderNumber, null, null],
  );
  await refusal(await shop.askAsOwner("/api/v1/chips/cards/0123456789abcdef01234567"), 404);
});

test("any card can be checked: whose it is, and whether chip and address agree", async () => {
  const one = await cardIn("printed");
  const two = await cardIn("printed");
  const serial = newSerial();
  const strange = newSerial();
  assert.equal((await check({ serial, read: one.card.url })).verdict, "not_bound");
  await bind(one.card, serial);

  const right = await check({ serial, read: one.card.url });
  assert.equal(right.verdict, "right");
  assert.equal(right.byChip?.orderNumber, one.order.orderNumber);
  assert.deepEqual(right.byAddress, right.byChip);

  const wrong = await check({ serial, read: two.card.url });
  assert.equal(wrong.verdict, "other_address");
  assert.deepEqual([wrong.byChip?._id, wrong.byAddress?._id], [one.card._id, two.card._id]);
  for (const read of ["none", "https://other.example/c/7k2m9qxabc"]) {
    const { verdict, byAddress } = await check({ serial, read });
    assert.deepEqual([verdict, byAddress], ["other_address", null]);
  }
  assert.equal((await check({ serial: strange, read: one.card.url })).verdict, "copy");
  assert.equal((await check({ serial: strange, read: "tel:+962790000000" })).verdict, "unknown");
  assert.equal((await check({ serial })).verdict, "half");
  assert.equal((await check({ read: one.card.code.toUpperCase() })).verdict, "half");

  await setState(one.order, "lost");
  assert.equal((await check({ serial, read: one.card.url })).verdict, "off");

  for (const query of ["", "?read=", "?serial=", "?serial=nothing", `?read=${"x".repeat(1001)}`]) {
    await refusal(await shop.askAsOwner(`/api/v1/chips/check${query}`));
  }
});

test("a chip that broke is unbound, and its card waits for another", async () => {
  const { card, order } = await cardIn("printed");
  const serial = newSerial();
  await bind(card, serial);
  await setState(order, "packed");
  const unbind = (of = serial) =>
    shop.askAsOwner(`/api/v1/chips/${encodeURIComponent(of)}`, { method: "DELETE" });
  const free = await cardOf(await unbind(serial.toUpperCase()));
  assert.deepEqual([free.chip, free.state], [null, "printed"]);
  assert.deepEqual((await noted(order))[0], ["chip", serial, null]);
  await refusal(await unbind(), 404);
  await refusal(await unbind("nothing"), 404);

  // With their customer it stays; of a deleted order the chip can be used again.
  await bind(card, serial);
  await setState(order, "with_customer");
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, { method: "DELETE" });
  assert.equal((await cardOf(await unbind())).state, "with_customer");
  const next = await cardIn("printed");
  assert.equal((await bind(next.card, serial)).chip?.serial, serial);
});

test("a card that is printed again waits for another chip; the history keeps the one it had", async () => {
  const { card, order } = await cardIn("printed");
  const [serial, next] = [newSerial(), newSerial()];
  await bind(card, serial);
  await setState(order, "with_customer");
  const remaking = `/api/v1/orders/${order._id}/cards/${card._id}/remaking`;
  const again = await shop.askAsOwner(remaking, asJson("POST", { code: "same" }));
  assert.equal(again.status, 200);
  assert.equal((await staffOrder(order)).cards[0]!.chip, null);
  const changes = await noted(order);
  assert.deepEqual(
    changes.filter(([field]) => field === "chip"),
    [
      ["chip", serial, null],
      ["chip", null, serial],
    ],
  );
  // Whoever finds the old one learns that it is that of the card no more.
  assert.equal((await check({ serial, read: card.url })).verdict, "not_bound");

  // The next is bound unasked: nothing is replaced.
  assert.equal((await bind(card, next)).chip?.serial, next);
  assert.equal((await check({ serial, read: card.url })).verdict, "copy");
});

test("only staff see and bind chips", async () => {
  const { card } = await cardIn("printed");
  const asked: [string, RequestInit?][] = [
    ["/waiting"],
    [`/cards/${card._id}`],
    ["/check?serial=04a31fb2c45d80"],
    ["", asJson("POST", asRead(card, newSerial()))],
    ["/04a31fb2c45d80", { method: "DELETE" }],
  ];
  for (const [path, init] of asked) {
    const response = await shop.ask(`/api/v1/chips${path}`, init);
    assert.equal(response.status, 401, path);
  }
});
