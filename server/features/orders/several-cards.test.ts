import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { productAnswerSchema } from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderAnswerSchema, reservationAnswerSchema } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema, staffOrderListSchema } from "#shared/orders/staff-order.ts";
import { pageTokenAnswerSchema } from "#shared/profiles/own-page.ts";

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
});
after(() => shop[Symbol.asyncDispose]());

const SECOND = {
  "cards[0][firstName]": "Second",
  "cards[0][lastName]": "Example",
  "cards[0][nameOnCard]": "Second E.",
  "cards[0][position]": "Sales",
};
const THIRD = {
  "cards[1][firstName]": "مثال",
  "cards[1][lastName]": "ثالث",
  "cards[1][nameOnCard]": "مثال ثالث",
  "cards[1][position]": "المبيعات",
  "cards[1][phone]": "0791111111",
  "cards[1][email]": "third@example.com",
  "cards[1][color]": "WHITE",
};

let count = 0;
function send(more: OrderFields = {}): Promise<Response> {
  const body = multipart({ ...ORDER_ABROAD, "cardDesign[nameOnCard]": `Card ${++count}`, ...more });
  return shop.ask("/api/v1/orders", { method: "POST", body });
}
const place = (more?: OrderFields) => answered(send(more), orderAnswerSchema, 201);
const rows = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const product = (body: object) =>
  shop.askAsOwner(`/api/v1/products/${MAIN_PRODUCT_ID}`, asJson("PATCH", body));
const change = (id: string, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${id}`, asJson("PATCH", body));
/** The codes of what is refused, by the fields. */
async function codesIn(answer: Response): Promise<Record<string, string>> {
  const codes = Object.entries((await refused(answer)).codes as Record<string, { code: string }>);
  return Object.fromEntries(codes.map(([field, { code }]) => [field, code]));
}
const ofStaff = (id: string) =>
  answered(shop.askAsOwner(`/api/v1/orders/${id}`), staffOrderAnswerSchema);

test("an order of one card is answered without anything of several", async () => {
  const placed = await send();
  const text = await placed.text();
  assert.equal(placed.status, 201);
  assert.doesNotMatch(text, /"(quantity|cards)"/);
});

test("each card of an order has its person, code, page and link; one statement stores all", async () => {
  const reserving = shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id, pageToken } = await answered(reserving, reservationAnswerSchema, 201);
  await place({ ...SECOND, ...THIRD });
  const statements = await countStatements(() => place({ ...SECOND, ...THIRD, _id }));
  assert.equal(statements, 1);
  const order = await ofStaff(_id);
  assert.equal(order.quantity, 3);
  const told = order.cards.map(({ nameOnCard, phone, email, color }) => [
    nameOnCard,
    phone,
    email,
    color,
  ]);
  const { email, phoneNumbers } = order.personalInfo;
  assert.deepEqual(told, [
    [order.cardDesign.nameOnCard, phoneNumbers[0], email, "black"],
    ["Second E.", phoneNumbers[0], email, "black"],
    ["مثال ثالث", "0791111111", "third@example.com", "white"],
  ]);
  assert.equal(new Set(order.cards.map(({ code }) => code)).size, 3);
  const printed = await rows(
    `select name_on_card, cards.job_title, cards.organization, cards.color, p.first_name, p.first_name_ar, p.phones, p.email
     from cards join profiles p on p.id = profile_id where cards.order_id = $1 order by cards.position`,
    _id,
  );
  const { organization } = order.personalInfo;
  assert.deepEqual(printed.slice(1), [
    {
      name_on_card: "Second E.",
      job_title: "Sales",
      organization,
      color: "black",
      first_name: "Second",
      first_name_ar: "",
      phones: phoneNumbers,
      email: printed[0]!["email"],
    },
    {
      name_on_card: "مثال ثالث",
      job_title: "المبيعات",
      organization,
      color: "white",
      first_name: "",
      first_name_ar: "مثال",
      phones: ["0791111111"],
      email: "third@example.com",
    },
  ]);
  const mails = await rows(
    `select payload->>'recipient' as recipient from jobs
     where kind = 'email:card-owner' and payload @> jsonb_build_object('about', jsonb_build_object('orderId', $1::text))`,
    _id,
  );
  assert.deepEqual(mails, [{ recipient: "third@example.com" }]);
  // Its customer may open the page of each.
  const opened = async (card: number) => {
    const path = `/api/v1/orders/by-token/${pageToken}/card-page?card=${card}`;
    const { token } = await answered(shop.ask(path, { method: "POST" }), pageTokenAnswerSchema);
    const page = await shop.ask(`/api/v1/profiles/by-token/${token}`);
    return ((await page.json()) as { data: { data: { values: { firstName: string } } } }).data.data;
  };
  assert.match(JSON.stringify(await opened(2)), /"firstName":"Second"/);
  assert.match(JSON.stringify(await opened(3)), /"firstNameAr":"مثال"/);
  const none = await shop.ask(`/api/v1/orders/by-token/${pageToken}/card-page?card=4`, {
    method: "POST",
  });
  assert.equal(none.status, 404);
});

test("the total has each card with its addons, at the price for so many, and one delivery", async () => {
  const quantityPrices = [
    { from: 3, price: 20.5 },
    { from: 2, price: 30 },
  ];
  const table = await answered(product({ quantityPrices }), productAnswerSchema);
  assert.deepEqual(table.quantityPrices, quantityPrices.toReversed());
  const fee = (await place()).deliveryInfo.cityFee;
  const two = await place(SECOND);
  assert.deepEqual([two.product.price, two.total], [30, 60 + fee]);
  const three = await place({ ...SECOND, ...THIRD });
  assert.deepEqual([three.product.price, three.total], [20.5, 61.5 + fee]);
  const good = { from: 2, price: 30 };
  for (const [wrong, ...fields] of [
    [[{ from: 1, price: 20 }], "0.from"],
    [[good, { from: 10, price: 20 }], "1.from"],
    [[good, { from: 3, price: -1 }], "1.price"],
    [[{ from: 2, price: 1.0001 }], "0.price"],
    [[{}], "0.from", "0.price"],
    ["all", ""],
  ] as const) {
    const codes = await codesIn(await product({ quantityPrices: wrong }));
    const paths = fields.map((field) => ["quantityPrices", field].filter(Boolean).join("."));
    assert.deepEqual(Object.keys(codes), paths, JSON.stringify(wrong));
  }
  const twice = [2, 2].map((from) => ({ from, price: 1 }));
  assert.deepEqual(await codesIn(await product({ quantityPrices: twice })), {
    "quantityPrices.1.from": "quantity_repeated",
  });
  await answered(product({ quantityPrices: "" }), productAnswerSchema);
  assert.equal((await place(SECOND)).total, 70 + fee);
});

test("stock is taken for each card, refused where it is short, and given back", async () => {
  const stock = async () => await rows("select color, left_count from stock order by color");
  await product({ stock: { black: 2, white: 5 } });
  const short = await send({ ...SECOND, ...THIRD, "cards[1][color]": "black" });
  const { message } = await refused(short.clone());
  assert.equal(message, "Only 2 of this color are left");
  assert.deepEqual(await codesIn(short), { "cards.1.color": "color_too_few" });
  const order = await place({ ...SECOND, ...THIRD });
  assert.deepEqual(await stock(), [
    { color: "black", left_count: 0 },
    { color: "white", left_count: 4 },
  ]);
  assert.equal((await send()).status, 400);
  // A card of another colour takes its place.
  const cards = order
    .cards!.slice(1)
    .map((card, index) => ({ ...card, ...(index === 0 && { color: "white" }) }));
  assert.equal((await change(order._id, { cards })).status, 200);
  assert.deepEqual(await stock(), [
    { color: "black", left_count: 1 },
    { color: "white", left_count: 3 },
  ]);
  await change(order._id, { status: "cancelled" });
  assert.deepEqual(await stock(), [
    { color: "black", left_count: 2 },
    { color: "white", left_count: 5 },
  ]);
  // Two at once, whose colours stand in another sequence.
  await product({ stock: { black: 40, white: 40 } });
  const mixed = (first: string, second: string) =>
    send({ ...SECOND, "cardDesign[color]": first, "cards[0][color]": second });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? mixed("black", "white") : mixed("white", "black"),
    ),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.deepEqual(await stock(), [
    { color: "black", left_count: 20 },
    { color: "white", left_count: 20 },
  ]);
  await product({ stock: { black: null, white: null } });
});

test("corrections reach each card and its page; neither number nor price of cards changes", async () => {
  const { _id, cards: ordered, total } = await place({ ...SECOND, ...THIRD });
  const cards = ordered!.slice(1);
  const given = [{ ...cards[0], nameOnCard: "Second Example", phone: "0792222222" }, cards[1]];
  const personalInfo = (await ofStaff(_id)).personalInfo;
  const answer = await change(_id, {
    cards: given,
    personalInfo: { ...personalInfo, organization: "Another Company" },
  });
  assert.equal(answer.status, 200);
  const order = await ofStaff(_id);
  assert.equal(order.total, total);
  assert.deepEqual(order.cards.map(({ nameOnCard, phone }) => [nameOnCard, phone]).slice(1), [
    ["Second Example", "0792222222"],
    ["مثال ثالث", "0791111111"],
  ]);
  const printed = await rows(
    "select name_on_card, organization from cards where order_id = $1 order by position",
    _id,
  );
  assert.deepEqual(printed.slice(1), [
    { name_on_card: "Second Example", organization: "Another Company" },
    { name_on_card: "مثال ثالث", organization: "Another Company" },
  ]);
  const fewer = await change(_id, { cards: given.slice(1) });
  assert.deepEqual(await codesIn(fewer), { cards: "cards_count" });
});

test("a card that lacks something, one too many and none that is one are refused by their place", async () => {
  const codesOf = async (more: OrderFields) => codesIn(await send(more));
  const { "cards[0][position]": _, ...lacking } = SECOND;
  assert.deepEqual(await codesOf(lacking), { "cards.0.position": "required" });
  assert.deepEqual(await codesOf({ ...SECOND, "cards[0][email]": "nobody" }), {
    "cards.0.email": "email_address_invalid",
  });
  assert.deepEqual(await codesOf({ ...SECOND, "cards[0][phone]": "12" }), {
    "cards.0.phone": "phone_too_short",
  });
  assert.deepEqual(await codesOf({ ...SECOND, "cards[0][color]": "purple" }), {
    "cards.0.color": "color_unavailable",
  });
  const nine = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) =>
      Object.entries(SECOND).map(([name, value]) => [name.replace("0", `${index}`), value]),
    ).flat(),
  );
  assert.deepEqual(await codesOf(nine), { cards: "too_many" });
  assert.ok("cards" in (await codesOf({ cards: "two" })));
});

test("the same order sent again is the same, one with other cards is another", async () => {
  const body = { ...SECOND, "cardDesign[nameOnCard]": "Repeated" };
  const first = await place(body);
  const again = await answered(send(body), orderAnswerSchema);
  assert.equal(again._id, first._id);
  assert.deepEqual(again.cards, first.cards);
  const other = await place({ ...body, "cards[0][nameOnCard]": "Other" });
  assert.notEqual(other._id, first._id);
});

test("staff find an order by name, e-mail address and phone of each of its cards", async () => {
  const { _id } = await place({
    ...SECOND,
    "cards[0][firstName]": "Sought",
    "cards[0][email]": "sought.second@example.org",
    "cards[0][phone]": "0792223334",
  });
  for (const [search, isFound] of [
    ["sought exam", true],
    ["sought.second", true],
    ["079 222 3334", true],
    ["example sought.second", false],
  ] as const) {
    const answer = await shop.askAsOwner(`/api/v1/orders?search=${encodeURIComponent(search)}`);
    const { data } = staffOrderListSchema.parse(await answer.json()).data;
    assert.equal(data[0]?._id === _id, isFound, search);
  }
});

test("the file of cards numbers those of a company from 1, and says nothing of whoever ordered them", async () => {
  const { order } = await fillOrder(shop, { count: 12, named: 1 });
  const answer = await shop.askAsOwner(
    `/api/v1/exports/nfc-order-cards.csv?search=${order.slice(-8)}`,
  );
  const lines = (await answer.text()).trim().split("\r\n").slice(1);
  const told = lines.map((line) => line.split(",").slice(1, 9));
  assert.equal(told.length, 12);
  const [first, second] = told.map((cells) => cells.map((cell) => cell.replaceAll('"', "")));
  assert.deepEqual(first!.toSpliced(5, 1), [
    "1",
    "Example Person 1",
    "Example",
    "Person 1",
    "Clerk",
    "",
    "",
  ]);
  // Nobody is named for it yet.
  assert.deepEqual(
    [second![0], second![2], second![3], second![6], second![7]],
    ["2", "", "", "", ""],
  );
});
