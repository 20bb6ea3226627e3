import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import { packingAnswerSchema } from "#shared/packing/packing.ts";

const shop = shopForTests();
const pathOf = (order: string) => `/api/v1/orders/${order}/packing`;
const fileOf = (order: string) => `/api/v1/exports/packing-list.csv?order=${order}`;
const read = (order: string) => answered(shop.askAsOwner(pathOf(order)), packingAnswerSchema);

/** Names as Example Person 1 and so on. */
const PEOPLE = [
  { department: "yard", office: "Irbid" },
  { department: "Sales", office: "Irbid", position: "Head of “Sales”, retail" },
  { department: "", office: "" },
  { department: "Yard", office: "Aqaba" },
  { department: "", office: "Irbid" },
];

test("cards are packed by office, department and name, and what is not known comes last", async () => {
  const { order, company } = await fillOrder(shop, { count: 6, people: PEOPLE });
  const { parcels, company: name } = await read(order);
  const { rows } = await shop.database.pool.query("select name from companies where id = $1", [
    company,
  ]);
  assert.deepEqual({ name }, rows[0]);
  assert.deepEqual(
    parcels.flatMap(({ cards }) =>
      cards.map((card) => [card.number, card.place, card.office, card.department, card.name]),
    ),
    [
      [1, 4, "Aqaba", "Yard", "Example Person 4"],
      [2, 2, "Irbid", "Sales", "Example Person 2"],
      [3, 1, "Irbid", "yard", "Example Person 1"],
      [4, 5, "Irbid", "", "Example Person 5"],
      [5, 3, "", "", "Example Person 3"],
      [6, 6, "", "", ""],
    ],
  );
});

test("a card that was made again is packed once, and an order of a person is packed too", async () => {
  const { order } = await fillOrder(shop, { count: 2, people: PEOPLE.slice(0, 2) });
  const replaced = "update cards set state = 'replaced' where order_id = $1 and person = 1";
  await shop.database.pool.query(replaced, [order]);
  const { parcels } = await read(order);
  assert.deepEqual(
    parcels.flatMap(({ cards }) => cards.map(({ name }) => name)),
    ["Example Person 2"],
  );
  const { _id } = await placeCashOrder(shop);
  const own = await read(_id);
  assert.equal(own.company, "");
  assert.deepEqual(
    own.parcels.flatMap(({ cards }) => cards.map(({ name }) => name)),
    ["Example Customer"],
  );
});

test("the file has the same cards in the same sequence", async () => {
  const { order } = await fillOrder(shop, { count: 5, people: PEOPLE });
  const text = await (await shop.askAsOwner(fileOf(order))).text();
  const [head, ...lines] = text.trim().split("\r\n");
  assert.equal(head, "Number,Office,Department,Name,Position,Color,Card code,State");
  const { parcels } = await read(order);
  const cards = parcels.flatMap((parcel) => parcel.cards);
  assert.equal(lines.length, cards.length);
  for (const [index, { number, office, department, name, code }] of cards.entries()) {
    const line = lines[index]!;
    assert.ok(line.startsWith(`${number},"${office}","${department}","${name}",`), line);
    assert.ok(line.includes(code), line);
  }
  assert.match(lines[1]!, /"Head of “Sales”, retail"/);
  const none = await (await shop.askAsOwner(fileOf("0".repeat(24)))).text();
  assert.equal(none.trim().split("\r\n").length, 1);
});

test("deleted and unknown orders have nothing to pack, and only staff pack", async () => {
  const { _id } = await placeCashOrder(shop, { "personalInfo[lastName]": "Gone" });
  await refused(shop.ask(pathOf(_id)), 401);
  await refused(shop.ask(fileOf(_id)), 401);
  const maker = await hireColleague(shop, "maker");
  await answered(maker.ask(pathOf(_id)), packingAnswerSchema);
  await refused(maker.ask(fileOf(_id)), 403);
  await refused(shop.askAsOwner("/api/v1/exports/packing-list.csv"), 400);
  await refused(shop.askAsOwner(pathOf("0".repeat(24))), 404);
  await shop.askAsOwner(`/api/v1/orders/${_id}`, { method: "DELETE" });
  await refused(shop.askAsOwner(pathOf(_id)), 404);
});
