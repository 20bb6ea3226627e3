import assert from "node:assert/strict";
import { test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import type { CardState } from "#shared/cards/card.ts";
import { chipCardAnswerSchema, waitingCardsSchema, type ChipCard } from "#shared/chips/chip.ts";

const shop = shopForTests({ CARD_URL: "https://card.example" });
const API = "/api/v1/chips";

async function waiting(order: string, query = "") {
  const answer = await shop.askAsOwner(`${API}/waiting?order=${order}${query}`);
  assert.equal(answer.status, 200);
  return waitingCardsSchema.parse(await answer.json()).data;
}
const setStates = (order: string, state: CardState, named = "") =>
  shop.database.pool.query(
    "update cards set state = $2 where order_id = $1 and name_on_card like '%' || $3",
    [order, state, named],
  );

let chips = 0;
function bind({ _id: card, url: read }: ChipCard) {
  chips += 1;
  const serial = `04:a3:1f:b2:c4:5e:${chips.toString(16).padStart(2, "0")}`;
  const body = asJson("POST", { card, serial, read, way: "nfc" });
  return answered(shop.askAsOwner(API, body), chipCardAnswerSchema);
}
const names = (cards: readonly ChipCard[]) => cards.map(({ nameOnCard }) => nameOnCard);

/** One in Aqaba, two in Irbid, of whom one is in Sales; one of whom nothing is known. */
const PEOPLE = [
  { department: "Yard", office: "Irbid" },
  { department: "Sales", office: "Irbid" },
  { department: "", office: "" },
  { department: "Yard", office: "aqaba" },
];

test("the cards of an order come with how far it is, and whoever comes back finds it so", async () => {
  const { order } = await fillOrder(shop, { count: 5, people: PEOPLE });
  await setStates(order, "printed");
  await setStates(order, "proof_sent", "Person 3");
  const first = await waiting(order);
  // Nobody is named for the fifth card yet, which is written as well once it is printed.
  assert.deepEqual(names(first.data), [
    "Example Person 1",
    "Example Person 2",
    "Example Person 4",
    "",
  ]);
  assert.partialDeepStrictEqual(first, {
    total: 4,
    order: { _id: order, cards: 5, written: 0, notReady: 1 },
  });
  await bind(first.data[0]!);
  await bind(first.data[2]!);
  const then = await waiting(order);
  assert.deepEqual(names(then.data), ["Example Person 2", ""]);
  assert.partialDeepStrictEqual(then, { total: 2, order: { written: 2 } });
});

test("they come as they are packed where that is asked for, each with its box", async () => {
  const { order } = await fillOrder(shop, { count: 4, people: PEOPLE });
  await setStates(order, "approved");
  const { data } = await waiting(order, "&by=packing&perBox=3");
  assert.deepEqual(names(data), [
    "Example Person 4",
    "Example Person 2",
    "Example Person 1",
    "Example Person 3",
  ]);
  assert.deepEqual(
    data.map(({ place }) => [place?.office, place?.department, place?.box, place?.boxes]),
    [
      ["aqaba", "Yard", 1, 2],
      ["Irbid", "Sales", 1, 2],
      ["Irbid", "Yard", 1, 2],
      ["", "", 2, 2],
    ],
  );
});

test("what is lost or off is not counted, and nothing waits of an order that is cancelled", async () => {
  const { order } = await fillOrder(shop, { count: 4, people: PEOPLE });
  await setStates(order, "printed");
  await setStates(order, "off", "Person 1");
  await setStates(order, "replaced", "Person 2");
  assert.partialDeepStrictEqual(await waiting(order), { total: 2, order: { cards: 2 } });
  await shop.askAsOwner(`/api/v1/orders/${order}`, asJson("PATCH", { status: "cancelled" }));
  assert.deepEqual((await waiting(order)).data, []);
});

test("an order of a person works the same", async () => {
  const { _id } = await placeCashOrder(shop);
  await setStates(_id, "printed");
  const { data, order } = await waiting(_id);
  assert.equal(data.length, 1);
  assert.partialDeepStrictEqual(order, { company: "", cards: 1, written: 0, notReady: 0 });
});

test("unknown orders, sequences and sizes of boxes are refused, and so are strangers", async () => {
  const { _id } = await placeCashOrder(shop, { "personalInfo[lastName]": "Refused" });
  await refused(shop.askAsOwner(`${API}/waiting?order=${"0".repeat(24)}`), 404);
  for (const query of [
    "order=x",
    `order=${_id}&by=color`,
    "perBox=0",
    "perBox=501",
    "perBox=ten",
  ]) {
    await refused(shop.askAsOwner(`${API}/waiting?${query}`), 400);
  }
  await refused(shop.ask(`${API}/waiting?order=${_id}`), 401);
});
