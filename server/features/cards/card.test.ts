import assert from "node:assert/strict";
import { test } from "node:test";

import { pino } from "pino";

import { answered } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { CODE_LENGTH, CODE_SIGNS } from "#shared/cards/card-code.ts";
import { orderAnswerSchema, reservationAnswerSchema, type Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema, staffOrderListSchema } from "#shared/orders/staff-order.ts";

import { AT_START, makeMissingCards } from "./make-missing-cards.ts";

const shop = shopForTests({ CARD_URL: "https://card.example" });

async function ofStaff(id: string) {
  return answered(shop.askAsOwner(`/api/v1/orders/${id}`), staffOrderAnswerSchema);
}

interface StoredCard {
  code: string;
  state: string;
  name_on_card: string;
  job_title: string;
  color: string;
  company_logo: string;
  addons: { title: string; value: string }[];
  first_name: string;
  first_name_ar: string;
  job_title_ar: string;
  phones: string[];
  whatsapp: string;
  links: { url: string }[];
  edited_at: Date | null;
}

async function stored(orderId: string): Promise<StoredCard[]> {
  const { rows } = await shop.database.pool.query<StoredCard>(
    `select cards.*, profiles.*, cards.job_title from cards
     join profiles on profiles.id = cards.profile_id where cards.order_id = $1`,
    [orderId],
  );
  return rows;
}

test("an order has one card, whose code staff see and visitors don't", async () => {
  const order = await placeCashOrder(shop);
  assert.ok(!("cards" in order));
  const { cards } = await ofStaff(order._id);
  assert.equal(cards.length, 1);
  const [card] = cards;
  assert.match(card!.code, new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`));
  assert.equal(card!.url, `https://card.example/c/${card!.code}`);
  assert.equal(card!.state, "waiting");
  const list = await shop.askAsOwner("/api/v1/orders?page=1&limit=10");
  const { data } = staffOrderListSchema.parse(await list.json()).data;
  assert.deepEqual(data.find(({ _id }) => _id === order._id)!.cards, cards);
});

test("however an order is placed and sent again, it has exactly one card", async () => {
  const reservation = await shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id } = reservationAnswerSchema.parse(await reservation.json()).data.data;
  const ways: { more: Record<string, string>; headers?: Record<string, string> }[] = [
    { more: { "cardDesign[nameOnCard]": "By content" } },
    { more: { "cardDesign[nameOnCard]": "By key" }, headers: { "Idempotency-Key": "one" } },
    { more: { "cardDesign[nameOnCard]": "By number", _id } },
  ];
  for (const { more, headers = {} } of ways) {
    const body = () => multipart({ ...ORDER_ABROAD, ...more });
    const send = () => shop.ask("/api/v1/orders", { method: "POST", body: body(), headers });
    // At the same moment, and again afterwards.
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    const ids = new Set<string>();
    for (const answer of answers) {
      ids.add(orderAnswerSchema.parse(await answer.json()).data.data._id);
    }
    assert.equal(ids.size, 1);
    assert.equal((await stored([...ids][0]!)).length, 1, JSON.stringify(more));
  }
});

test("an order that is rolled back leaves neither card nor page", async () => {
  const counts = async () => {
    const { rows } = await shop.database.pool.query<{ cards: string; profiles: string }>(
      "select (select count(*) from cards) as cards, (select count(*) from profiles) as profiles",
    );
    return rows[0];
  };
  const before = await counts();
  const body = multipart({
    ...ORDER_ABROAD,
    "cardDesign[nameOnCard]": "A bot",
    website: "filled in by a bot",
  });
  const response = await shop.ask("/api/v1/orders", { method: "POST", body });
  assert.equal(response.status, 201);
  assert.deepEqual(await counts(), before);
});

test("the card holds copies of what is printed, the page what the order says of its person", async () => {
  const { rows: addons } = await shop.database.pool.query<{ id: string; input_type: string }>(
    "select id, input_type from addons order by id",
  );
  const addon = (type: string) => addons.find((each) => each.input_type === type)!.id;
  const bytes = await photoWithPlace();
  const body = multipart(
    {
      ...ORDER_ABROAD,
      "personalInfo[linkedinUrl]": "www.linkedin.com/in/example",
      "personalInfo[instagramUrl]": "@example.bakery",
      "cardDesign[includePrintedLogo]": "true",
      "addons[0][addon]": addon("text"),
      "addons[0][addonValue]": "On the back",
      "addons[1][addon]": addon("image"),
      "addons[1][addonValue]": "photo.jpg",
    },
    [
      { field: "companyLogo", name: "logo.jpg", bytes },
      { field: "addonImages", name: "photo.jpg", bytes },
    ],
  );
  const sent = shop.ask("/api/v1/orders", { method: "POST", body });
  const order = await answered(sent, orderAnswerSchema, 201);
  const [card] = await stored(order._id);
  assert.equal(card!.name_on_card, "Example Customer");
  assert.equal(card!.job_title, "Founder");
  assert.equal(card!.color, "black");
  assert.match(card!.company_logo, /^private\//);
  assert.equal(card!.addons.length, 2);
  assert.equal(card!.addons[0]!.value, "On the back");
  assert.match(card!.addons[1]!.value, /^private\//);
  assert.equal(card!.first_name, "Example");
  assert.deepEqual(card!.phones, ["0790000000"]);
  assert.equal(card!.whatsapp, "0790000000");
  assert.deepEqual(
    card!.links.map(({ url }) => url),
    ["https://www.linkedin.com/in/example", "https://www.instagram.com/example.bakery"],
  );
});

test("an Arabic name begins an Arabic page, without signs that turn its direction", async () => {
  const order = await placeCashOrder(shop, {
    "personalInfo[firstName]": "مثال\u202e",
    "personalInfo[lastName]": "عميل",
    "personalInfo[position]": "مدير",
  });
  const [card] = await stored(order._id);
  assert.equal(card!.first_name, "");
  assert.equal(card!.first_name_ar, "مثال");
  assert.equal(card!.job_title_ar, "مدير");
});

function correct({ _id, personalInfo, cardDesign }: Order) {
  const { companyLogo: _, ...design } = cardDesign;
  const body = {
    personalInfo: { ...personalInfo, firstName: "Corrected", position: "Director" },
    cardDesign: { ...design, nameOnCard: "Corrected Name" },
  };
  return shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", body));
}

test("correcting a pending order corrects its card, and its page until somebody edits that", async () => {
  const order = await placeCashOrder(shop, { "personalInfo[lastName]": "Correction" });
  const [before] = await stored(order._id);
  assert.equal((await correct(order)).status, 200);
  const [card] = await stored(order._id);
  assert.equal(card!.code, before!.code);
  assert.equal(card!.name_on_card, "Corrected Name");
  assert.equal(card!.job_title, "Director");
  assert.equal(card!.first_name, "Corrected");

  const edited = await placeCashOrder(shop, { "personalInfo[lastName]": "Edited" });
  await shop.database.pool.query("update profiles set edited_at = now() where order_id = $1", [
    edited._id,
  ]);
  assert.equal((await correct(edited)).status, 200);
  const [own] = await stored(edited._id);
  assert.equal(own!.name_on_card, "Corrected Name");
  assert.equal(own!.first_name, "Example");
});

test("an order that an older version has stored gets its card, once, and the log tells", async () => {
  const order = await placeCashOrder(shop, { "personalInfo[lastName]": "Older" });
  const other = await placeCashOrder(shop, { "personalInfo[lastName]": "Deleted" });
  const others = await stored(order._id);
  const { pool } = shop.database;
  await pool.query("delete from cards where order_id = any($1)", [[order._id, other._id]]);
  await pool.query("delete from profiles where order_id = any($1)", [[order._id, other._id]]);
  await pool.query("update orders set deleted_at = now() where id = $1", [other._id]);

  const lines: { msg: string; made?: number; orders?: string[] }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  // Two nodes start at the same time.
  const latest = AT_START();
  await pool.query("update orders set created_at = now() - interval '8 days' where id = $1", [
    other._id,
  ]);
  await Promise.all([
    makeMissingCards(shop.database, log, latest),
    makeMissingCards(shop.database, log, latest),
  ]);
  assert.equal((await stored(other._id)).length, 0, "an older order's waits for the daily look");
  await makeMissingCards(shop.database, log);
  for (const { _id } of [order, other]) assert.equal((await stored(_id)).length, 1);
  const [made] = await stored(order._id);
  const { code: _, ...before } = others[0]!;
  assert.equal(made!.name_on_card, before.name_on_card);
  assert.deepEqual(made!.phones, before.phones);
  assert.equal((await ofStaff(order._id)).cards.length, 1);
  assert.equal(
    lines.reduce((sum, line) => sum + (line.made ?? 0), 0),
    2,
  );
  assert.deepEqual(
    lines.flatMap(({ orders }) => orders ?? []).toSorted(),
    [order._id, other._id].toSorted(),
  );

  await makeMissingCards(shop.database, log);
  assert.equal((await stored(order._id))[0]!.code, made!.code, "what is there stays");
});
