import assert from "node:assert/strict";
import { test } from "node:test";

import { acceptQuote } from "#server/testing/accepted-quotes.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { companyCalls } from "#shared/companies/company.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { createRoster, rosterAnswerSchema, type Roster } from "#shared/rosters/roster-calls.ts";

const shop = shopForTests();
const api = "/api/v1";

/** The company whose accepted quote this is. */
async function companyOf(order: string): Promise<string> {
  const of = "select company_id as id from orders where id = $1";
  return (await shop.database.pool.query<{ id: string }>(of, [order])).rows[0]!.id;
}
const send = (body: object, file?: { name: string; bytes: string | Uint8Array }) => {
  if (!file) return shop.askAsOwner(`${api}/rosters`, asJson("POST", body));
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  form.append("file", new File([file.bytes as never], file.name));
  return shop.askAsOwner(`${api}/rosters`, { method: "POST", body: form });
};
const made = async (response: Promise<Response>): Promise<Roster> => {
  const answer = await response;
  const text = await answer.text();
  assert.equal(answer.status, 201, text);
  return createRoster.answers[201].schema.parse(JSON.parse(text)).data.data!;
};
const ask = (roster: Roster, part: string, body: object, method = "POST") =>
  shop.askAsOwner(`${api}/rosters/${roster._id}${part}`, asJson(method, body));
const now = (response: Response | Promise<Response>, status = 200) =>
  answered(response, rosterAnswerSchema, status);
const orderOf = (id: string) =>
  answered(shop.askAsOwner(`${api}/orders/${id}`), staffOrderAnswerSchema);

const CSV = `First name,Last name,Job title,Email,Mobile,Department
Example,One,Engineer,one@example.com,0790000001,Workshop
مثال,اثنان,مديرة,two@example.com,0790000002,الإدارة
Example,Three,Driver,,,Yard
`;

test("a file's people are put on the cards that wait for names, each with a page", async () => {
  const { order: id } = await acceptQuote(shop, { count: 3 });
  const company = await companyOf(id);
  const roster = await made(send({ company }, { name: "people.csv", bytes: CSV }));
  assert.deepEqual(
    roster.rows.map(({ n, firstName, nameOnCard, department, card }) => [
      n,
      firstName,
      nameOnCard,
      department,
      card,
    ]),
    [
      [1, "Example", "Example One", "Workshop", null],
      [2, "مثال", "مثال اثنان", "الإدارة", null],
      [3, "Example", "Example Three", "Yard", null],
    ],
  );
  assert.deepEqual([roster.problems, roster.waitingCards, roster.name], [[], 3, "people.csv"]);
  const ordered = await now(ask(roster, "/order", {}));
  assert.equal(ordered.waitingCards, 0);
  const order = await orderOf(id);
  assert.deepEqual(
    order.cards.map(({ nameOnCard, code }) => [nameOnCard, code]),
    ordered.rows.map(({ nameOnCard, card }) => [nameOnCard, card!.code]),
  );
  for (const [name, code] of order.cards.map((card) => [card.nameOnCard, card.code] as const)) {
    assert.ok((await (await shop.ask(`/c/${code}`)).text()).includes(name), name);
  }
  // Sent again nothing happens: everybody has a card.
  assert.deepEqual((await now(ask(roster, "/order", {}))).rows, ordered.rows);
});

test("whoever is in another list of the company is pointed out until they have a card", async () => {
  const company = await companyOf((await acceptQuote(shop, { count: 10 })).order);
  const file = { name: "people.csv", bytes: CSV };
  const first = await made(send({ company }, file));
  assert.deepEqual(first.warnings, []);
  const again = await made(send({ company }, file));
  const warned = ({ warnings }: Roster) => warnings.map(({ n, field, code }) => [n, field, code]);
  const inOther = "roster_in_other_list";
  const all = [
    [1, "email", inOther],
    [2, "email", inOther],
    [3, "firstName", inOther],
  ];
  assert.deepEqual(warned(again), all);
  assert.deepEqual(warned(await now(ask(first, "/order", {}))), []);
  assert.deepEqual(warned(await now(shop.askAsOwner(`${api}/rosters/${again._id}`))), all);
  const other = await companyOf((await acceptQuote(shop, { count: 10 })).order);
  assert.deepEqual((await made(send({ company: other }, file))).warnings, []);
});

test("what is wrong is stored and named, can be mended in its row, and can't be ordered before", async () => {
  const { order } = await acceptQuote(shop, { count: 2 });
  const company = await companyOf(order);
  const people = [
    { firstName: "E", lastName: "One", position: "Engineer", email: "x" },
    { firstName: "Example", lastName: "Two", position: "Clerk" },
  ];
  const roster = await made(send({ company, people }));
  assert.deepEqual(
    roster.problems.map(({ n, field, code }) => [n, field, code]),
    [
      [1, "firstName", "too_short"],
      [1, "email", "email_address_invalid"],
    ],
  );
  const { codes } = await refused(await ask(roster, "/order", {}));
  assert.deepEqual(Object.keys(codes ?? {}), ["rows.1.firstName"]);
  const mend = { firstName: "Example", email: "one@example.com", version: 1 };
  const mended = await now(ask(roster, "/rows/1", mend, "PATCH"));
  assert.deepEqual([mended.problems, mended.rows[0]!.version], [[], 2]);
  // Whoever saw the row before somebody else mended it is told, and changes nothing.
  assert.equal((await ask(roster, "/rows/1", { position: "x", version: 1 }, "PATCH")).status, 412);
  assert.equal((await ask(roster, "/rows/99", { position: "xx" }, "PATCH")).status, 404);
  await now(ask(roster, "/order", {}));
});

test("what a spreadsheet did to a phone number is mended, and said", async () => {
  const { order } = await acceptQuote(shop, { count: 1 });
  const company = await companyOf(order);
  const people = [
    { firstName: "Example", lastName: "Person", position: "Clerk", phone: "790000001" },
  ];
  const roster = await made(send({ company, people }));
  assert.equal(roster.rows[0]!.phone, "0790000001");
  assert.deepEqual(
    roster.warnings.map(({ field, code }) => [field, code]),
    [["phone", "roster_phone_zero"]],
  );
  await now(ask(roster, "/order", {}));
  assert.equal((await orderOf(order)).cards[0]!.phone, "0790000001");
});

test("a card without a name has no proof", async () => {
  const { order: id } = await acceptQuote(shop, { count: 1 });
  const [card] = (await orderOf(id)).cards;
  const body = { card: card!._id, bleedMm: 3, colors: "cmyk" };
  const { code } = await refused(
    await shop.askAsOwner(`${api}/orders/${id}/proofs`, asJson("POST", body)),
  );
  assert.equal(code, "proof_without_name");
  assert.equal((await shop.ask(`/c/${card!.code}`)).status, 410);
});

test("more people than cards are ordered at the price of so many, once somebody says so", async () => {
  const { order: first } = await acceptQuote(shop, { count: 40, price: 14 });
  const company = await companyOf(first);
  const people = Array.from({ length: 55 }, (_, index) => ({
    firstName: "Example",
    lastName: `Person ${index}`,
    position: "Clerk",
  }));
  const roster = await made(send({ company, people }));
  const { codes } = await refused(await ask(roster, "/order", {}));
  assert.deepEqual(codes?.["topUp"], { code: "roster_more_people", params: { people: 15 } });
  const ordered = await now(ask(roster, "/order", { topUp: true }));
  const orders = new Set(ordered.rows.map(({ card }) => card!.order));
  assert.equal(orders.size, 2);
  const [, second] = [...orders];
  const order = await orderOf(second!);
  assert.deepEqual([order.quantity, order.product.price, order.isOfCompany], [15, 13, true]);
  assert.equal(order.deliveryInfo.addressLine1, (await orderOf(first)).deliveryInfo.addressLine1);
  const of = "select count(*)::int as n from cards where order_id = $1 and name_on_card = ''";
  const { rows } = await shop.database.pool.query<{ n: number }>(of, [first]);
  assert.equal(rows[0]!.n, 0);
});

test("a title that changes follows on the card until it is printed", async () => {
  const { order: id } = await acceptQuote(shop, { count: 1 });
  const company = await companyOf(id);
  const people = [{ firstName: "Example", lastName: "Person", position: "Clerk" }];
  const roster = await made(send({ company, people }));
  await now(ask(roster, "/order", {}));
  await now(ask(roster, "/rows/1", { position: "Chief clerk" }, "PATCH"));
  const [card] = (await orderOf(id)).cards;
  assert.equal(card!.position, "Chief clerk");
  assert.match(await (await shop.ask(`/c/${card!.code}`)).text(), /Chief clerk/);
  const wrong = await ask(roster, "/rows/1", { position: "" }, "PATCH");
  assert.equal(wrong.status, 400);
  assert.equal(
    (await shop.askAsOwner(`${api}/rosters/${roster._id}/rows/1`, { method: "DELETE" })).status,
    400,
  );
  await shop.askAsOwner(`${api}/orders/${id}`, asJson("PATCH", { status: "shipped" }));
  const late = await refused(await ask(roster, "/rows/1", { position: "Director" }, "PATCH"));
  assert.equal(late.code, "order_printed");
});

test("columns that nobody knows are chosen by hand; a copied table does as well", async () => {
  const { order } = await acceptQuote(shop, { count: 1 });
  const company = await companyOf(order);
  const text = "AAA\tBBB\tCCC\nExample\tPerson\tClerk\n";
  const asked = await send({ company, text });
  assert.equal(asked.status, 200);
  const { data, columns } = createRoster.answers[200].schema.parse(await asked.json()).data;
  assert.equal(data, null);
  assert.deepEqual(
    columns.map(({ index, field }) => [index, field ?? ""]),
    [
      [0, ""],
      [1, ""],
      [2, ""],
    ],
  );
  const mapping = { 0: "firstName", 1: "lastName", 2: "position" };
  const roster = await made(send({ company, text, mapping, firstRowIsHeading: true }));
  assert.deepEqual(
    roster.rows.map(({ nameOnCard }) => nameOnCard),
    ["Example Person"],
  );
});

test("bad files and lists without an order are refused in words", async () => {
  const { _id: company } = await answered(
    shop.askAsOwner(`${api}/companies`, asJson("POST", { name: "Example without Orders" })),
    companyCalls.create.answers[201].schema,
    201,
  );
  const binary = await refused(
    await send({ company }, { name: "x.xlsx", bytes: new Uint8Array([80, 75, 3, 4, 0, 0, 1]) }),
  );
  assert.match(binary.code, /^roster_/);
  assert.equal((await refused(await send({ company, people: [] }))).code, "roster_empty");
  assert.equal((await send({ company: "0".repeat(24), people: [{}] })).status, 400);
  const roster = await made(
    send({ company, people: [{ firstName: "Example", lastName: "Person", position: "Clerk" }] }),
  );
  const without = await refused(await ask(roster, "/order", { topUp: true }));
  assert.equal(without.code, "roster_without_order");
});

test("people whose order was cancelled get cards of the next one", async () => {
  const name = "Example Second Try";
  const { order } = await acceptQuote(shop, { count: 3, name });
  const company = await companyOf(order);
  const roster = await made(send({ company }, { name: "people.csv", bytes: CSV }));
  await now(ask(roster, "/order", {}));
  const status = asJson("PATCH", { status: "cancelled" });
  assert.equal((await shop.askAsOwner(`${api}/orders/${order}`, status)).status, 200);
  const { order: next } = await acceptQuote(shop, { count: 3, name });
  assert.equal(await companyOf(next), company);
  const ordered = await now(ask(roster, "/order", {}));
  assert.deepEqual(
    ordered.rows.map(({ card }) => card?.order),
    [next, next, next],
  );
});
