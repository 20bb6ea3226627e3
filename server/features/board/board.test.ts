import assert from "node:assert/strict";
import { test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { fillOrder } from "#server/testing/company-cards.ts";
import { placeCashOrder, placeTransfer } from "#server/testing/placed-orders.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import type { BoardColumn } from "#shared/board/board-column.ts";
import {
  boardAnswerSchema,
  boardMoveAnswerSchema,
  ticketAnswerSchema,
  type Ticket,
} from "#shared/board/board.ts";
import { arrivalDay } from "#shared/delivery/arrival.ts";
import { announcedIn } from "#shared/delivery/holidays.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { undoAnswerSchema } from "#shared/orders/undo.ts";
import { proofListSchema } from "#shared/proofs/proof.ts";

const shop = shopForTests({}, { making: { pollSeconds: 0.1, retrySeconds: 0.1, retries: 100 } });

let customers = 0;
/** Each of another customer, or they were one order. */
const placed = (): Promise<Order> =>
  placeCashOrder(shop, { "personalInfo[email]": `board${(customers += 1)}@example.com` });

const BOARD = "/api/v1/orders/board";
const sql = (text: string, values: unknown[]) => shop.database.pool.query(text, values);

async function columns(query = "") {
  const response = await shop.askAsOwner(BOARD + query);
  assert.equal(response.status, 200);
  return boardAnswerSchema.parse(await response.json()).data.columns;
}

async function find(text: string): Promise<Ticket> {
  const response = await shop.askAsOwner(`${BOARD}/search?text=${encodeURIComponent(text)}`);
  return answered(response, ticketAnswerSchema);
}
const columnOf = async ({ _id }: Order) => (await find(_id)).column;

async function move(to: BoardColumn, ...orders: [Order, BoardColumn][]) {
  return sendMove("", to, orders);
}
async function sendMove(query: string, to: BoardColumn, orders: [Order, BoardColumn][]) {
  const body = { to, orders: orders.map(([{ _id: id }, from]) => ({ id, from })) };
  const response = await shop.askAsOwner(`${BOARD}/moves${query}`, asJson("POST", body));
  assert.equal(response.status, 200);
  return boardMoveAnswerSchema.parse(await response.json()).data;
}
async function undo(entries: readonly string[]) {
  const response = await shop.askAsOwner("/api/v1/orders/undoing", asJson("POST", { entries }));
  return undoAnswerSchema.parse(await response.json()).data;
}
/** From where it is. */
async function moved(order: Order, to: BoardColumn): Promise<string | undefined> {
  const { refused } = await move(to, [order, await columnOf(order)]);
  return refused[0]?.code;
}

const staffOrder = async ({ _id }: Order) => {
  return answered(shop.askAsOwner(`/api/v1/orders/${_id}`), staffOrderAnswerSchema);
};
const setStatus = (order: Order, status: string) =>
  shop.askAsOwner(`/api/v1/orders/${order._id}`, asJson("PATCH", { status }));

const proofs = ({ _id }: Order, more = "") => `/api/v1/orders/${_id}/proofs${more}`;
async function newestProof(order: Order) {
  return (await answered(shop.askAsOwner(proofs(order)), proofListSchema))[0]!;
}
async function makeProof(order: Order): Promise<string> {
  const card = (await staffOrder(order)).cards.at(-1)!._id;
  const print = { card, bleedMm: 3, colors: "rgb" };
  const made = await shop.askAsOwner(proofs(order), asJson("POST", print));
  assert.equal(made.status, 201);
  return isMade(order);
}
async function isMade(order: Order): Promise<string> {
  await until(async () => (await newestProof(order)).state !== "making");
  return (await newestProof(order))._id;
}
async function approve(order: Order): Promise<void> {
  const id = await makeProof(order);
  const reported = asJson("POST", { note: "Said so by phone" });
  assert.equal((await shop.askAsOwner(proofs(order, `/${id}/approval`), reported)).status, 200);
}

const remake = (order: Order, card: string, code: string) =>
  shop.askAsOwner(`/api/v1/orders/${order._id}/cards/${card}/remaking`, asJson("POST", { code }));

test("a cash order says how its customer is asked, until it is confirmed", async () => {
  const order = await placed();
  const { chat } = await find(order._id);
  assert.deepEqual(chat, {
    firstName: order.personalInfo.firstName,
    phone: order.personalInfo.phoneNumbers[0],
    language: order.language,
    total: order.total,
    isAbroad: true,
  });
  await moved(order, "paid");
  assert.equal((await find(order._id)).chat, null);
  assert.equal(
    (await find((await placeTransfer(shop, { "personalInfo[email]": "chat@example.com" }))._id))
      .chat,
    null,
  );
});

test("a receipt that is asked for is the first one or a better one", async () => {
  const first = await placed();
  const online = asJson("PATCH", { paymentMethod: "online" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${first._id}`, online)).status, 200);
  const better = await placeTransfer(shop, { "personalInfo[email]": "better@example.com" });
  assert.equal((await find(better._id)).isFirstReceiptAsked, undefined);
  const asked = asJson("PATCH", { paymentState: "better_receipt_asked", reason: "Too dark" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${better._id}/payment`, asked)).status, 200);
  const tickets = [await find(first._id), await find(better._id)];
  assert.deepEqual(
    tickets.map(({ paymentState, isFirstReceiptAsked }) => [paymentState, isFirstReceiptAsked]),
    [
      ["better_receipt_asked", true],
      ["better_receipt_asked", undefined],
    ],
  );
});

test("an order goes from new to delivered, and its status follows by itself", async () => {
  const order = await placed();
  assert.equal(await columnOf(order), "new");
  assert.equal(await moved(order, "paid"), undefined);
  assert.equal((await staffOrder(order)).status, "processing");
  assert.equal(await moved(order, "proof_sent"), "board_no_proof");
  assert.equal(await moved(order, "printed"), "board_no_proof");
  await makeProof(order);
  assert.equal(await moved(order, "printed"), "board_not_approved");
  assert.equal(await moved(order, "proof_sent"), undefined);
  assert.equal((await find(order._id)).cards[0]!.proof!.state, "sent");
  assert.equal(await moved(order, "approved"), "board_not_approved");
  await approve(order);
  const ticket = await find(order._id);
  assert.equal(ticket.column, "approved");
  assert.equal(ticket.cards[0]!.print!.version, 2);
  for (const to of ["printed", "programmed", "packed"] as const) {
    assert.equal(await moved(order, to), undefined);
    const { status, cards } = await staffOrder(order);
    assert.deepEqual([status, cards[0]!.state, await columnOf(order)], ["processing", to, to]);
  }
  assert.equal(await moved(order, "shipped"), undefined);
  assert.equal((await staffOrder(order)).status, "shipped");
  assert.equal(await moved(order, "delivered"), undefined);
  assert.equal((await staffOrder(order)).status, "delivered");
  assert.equal(await moved(order, "packed"), undefined);
  assert.equal((await staffOrder(order)).status, "processing");

  const { cards } = await staffOrder(order);
  const record = await shop.askAsOwner(`/api/v1/orders/${order._id}/record`);
  const { events } = orderRecordAnswerSchema.parse(await record.json()).data.data;
  const changes = events.flatMap((event) => (event.kind === "change" ? [event.changes] : []));
  assert.deepEqual(
    changes.find(({ board }) => board?.from === "new"),
    {
      board: { from: "new", to: "paid" },
      status: { from: "pending", to: "processing" },
      cards: { from: [{ id: cards[0]!._id, state: "waiting" }], to: "waiting" },
    },
  );
});

test("an approved order waits until it is printed: until then it may still be corrected", async () => {
  const order = await placed();
  await approve(order);
  assert.equal((await staffOrder(order)).status, "pending");
  assert.equal(await columnOf(order), "approved");
  const { undo: entries } = await move("printed", [order, "approved"]);
  assert.equal((await staffOrder(order)).status, "processing");
  // Taken back, it waits as before.
  assert.deepEqual((await undo(entries)).undone, [order._id]);
  assert.equal((await staffOrder(order)).status, "pending");
  assert.equal(await columnOf(order), "approved");
});

test("a status that is set elsewhere moves the order here", async () => {
  const order = await placed();
  for (const [status, column] of [
    ["processing", "paid"],
    ["delivered", "delivered"],
    ["shipped", "shipped"],
    ["pending", "new"],
  ] as const) {
    await setStatus(order, status);
    assert.equal(await columnOf(order), column);
  }
  await setStatus(order, "cancelled");
  const gone = await shop.askAsOwner(`${BOARD}/search?text=${order._id}`);
  assert.equal(gone.status, 400);
  assert.equal((await move("paid", [order, "new"])).refused[0]!.code, "proof_of_cancelled");
});

test("nothing is made of an order whose receipt is not accepted", async () => {
  const order = await placeTransfer(shop);
  assert.equal(await columnOf(order), "new");
  assert.equal(await moved(order, "paid"), "board_receipt_open");
  // Nor where it stands further on, by a status that was set by hand or an acceptance that was taken back.
  await setStatus(order, "processing");
  assert.equal(await columnOf(order), "paid");
  for (const to of ["proof_sent", "approved", "packed"] as const) {
    assert.equal(await moved(order, to), "board_receipt_open");
  }
  assert.equal(await moved(order, "new"), undefined);
  const accepted = asJson("PATCH", { paymentState: "accepted" });
  await shop.askAsOwner(`/api/v1/orders/${order._id}/payment`, accepted);
  assert.equal(await columnOf(order), "paid");
  assert.equal(await moved(order, "new"), "board_paid_already");
  // It may be shipped all the same: that is a status, which is free.
  assert.equal(await moved(order, "shipped"), undefined);
});

test("many are moved at once, each for itself; the second of two people is told", async () => {
  const [one, other, gone] = [await placed(), await placed(), await placed()];
  await shop.askAsOwner(`/api/v1/orders/${gone._id}`, { method: "DELETE" });
  assert.equal(await moved(other, "shipped"), undefined);
  const answer = await move("paid", [one, "new"], [other, "new"], [gone, "new"]);
  assert.deepEqual(answer.moved, [one._id]);
  assert.deepEqual(
    answer.refused.map(({ orderNumber, code }) => [orderNumber, code]).toSorted(),
    [
      [other.orderNumber, "board_moved_meanwhile"],
      [gone.orderNumber, "not_found"],
    ].toSorted(),
  );
  assert.equal(await columnOf(other), "shipped");
  for (const body of [{ to: "lost", orders: [] }, { to: "paid", orders: [] }, { to: "paid" }]) {
    const wrong = await shop.askAsOwner(`${BOARD}/moves`, asJson("POST", body));
    assert.equal(wrong.status, 400, JSON.stringify(body));
  }
  assert.deepEqual(await move("paid", [one, "new"]), {
    moved: [],
    unchanged: 1,
    messages: 0,
    undo: [],
    refused: [],
  });
});

test("moves of many are counted first, and taken back until their customers are told", async () => {
  const [one, other] = [await placed(), await placed()];
  const counted = await sendMove("?dryRun=true", "paid", [
    [one, "new"],
    [other, "new"],
  ]);
  assert.deepEqual(
    [counted.moved.length, counted.messages, counted.undo, await columnOf(one)],
    [2, 2, [], "new"],
  );
  const { undo: entries } = await move("paid", [one, "new"], [other, "new"]);
  assert.equal(entries.length, 2);
  assert.equal(await moved(other, "shipped"), undefined);
  const answer = await undo(entries);
  assert.deepEqual(answer.undone, [one._id]);
  assert.deepEqual(
    answer.refused.map(({ code }) => code),
    ["undo_changed_since"],
  );
  assert.deepEqual([await columnOf(one), await columnOf(other)], ["new", "shipped"]);
  assert.equal((await staffOrder(one)).status, "pending");
});

test("proofs that are sent together are not sent when that is taken back; one alone leaves at once", async () => {
  const [order, other, alone] = [await placed(), await placed(), await placed()];
  for (const each of [order, other, alone]) await moved(each, "paid");
  const proof = await makeProof(order);
  await makeProof(other);
  await makeProof(alone);
  assert.deepEqual((await move("proof_sent", [alone, "paid"])).undo, []);
  const { undo: entries } = await move("proof_sent", [order, "paid"], [other, "paid"]);
  assert.equal((await newestProof(order)).state, "sent");
  assert.deepEqual((await undo(entries)).undone.toSorted(), [order._id, other._id].toSorted());
  assert.equal((await newestProof(order)).state, "ready");
  assert.equal(await columnOf(order), "paid");
  const { rows } = await shop.database.pool.query(
    "select status from jobs where kind = 'email:proof' and payload->'about'->>'proofId' = $1",
    [proof],
  );
  assert.deepEqual(rows, [{ status: "discarded" }]);
});

test("what is overdue is on top of its column, then what has waited longest", async () => {
  const orders = [await placed(), await placed(), await placed()];
  const [abroad, late, recent] = orders as [Order, Order, Order];
  const inJordan =
    "update orders set country_id = $2, created_at = now() - $3::interval where id = $1";
  await sql(inJordan, [abroad._id, abroad.deliveryInfo.country._id, "400 days"]);
  await sql(inJordan, [late._id, "0".repeat(24), "60 days"]);
  await sql(inJordan, [recent._id, "0".repeat(24), "1 second"]);
  const [column] = await columns("?column=new&limit=200");
  const shown = column!.orders.filter(({ _id }) => orders.some((order) => order._id === _id));
  assert.deepEqual(
    shown.map(({ _id, isOverdue }) => [_id, isOverdue]),
    [
      [late._id, true],
      [abroad._id, false],
      [recent._id, false],
    ],
  );
  assert.deepEqual([shown[0]!.due !== null, shown[1]!.due], [true, null]);
  const { due, createdAt } = shown[2]!;
  assert.equal(due, arrivalDay(createdAt, new Map()).toISOString().slice(0, 10));

  // The owner enters that day as one on which nothing is delivered.
  const announcedDays = [{ date: due!, kind: "day_off" as const }];
  const settings = (days: object[]) =>
    shop.askAsOwner("/api/v1/settings", asJson("PATCH", { announcedDays: days }));
  assert.equal((await settings(announcedDays)).status, 200);
  const later = arrivalDay(createdAt, announcedIn(announcedDays)).toISOString().slice(0, 10);
  assert.ok(later > due!);
  assert.equal((await find(recent._id)).due, later);
  assert.equal((await settings([])).status, 200);
});

test("columns have true counts and hold no more than was asked for", async () => {
  const all = await columns();
  const counted = await columns("?limit=50");
  const rows =
    "select count(*)::int as n from orders where deleted_at is null and status <> 'cancelled'";
  const sum = all.reduce((total, { count }) => total + count, 0);
  assert.equal(sum, (await sql(rows, [])).rows[0].n);
  assert.deepEqual(
    counted.map(({ count }) => count),
    all.map(({ count }) => count),
  );
  for (const { count, orders } of all) assert.equal(orders.length, Math.min(count, 20));
  assert.equal((await shop.askAsOwner(`${BOARD}?column=lost`)).status, 400);
  assert.equal((await shop.askAsOwner(`${BOARD}?limit=1000000`)).status, 400);
  assert.equal((await shop.ask(BOARD)).status, 401);
});

test("an order is found by its slip, its number and its card, and nothing else is", async () => {
  const order = await placed();
  const { cards } = await staffOrder(order);
  for (const text of [
    `https://shop.example/admin-panel/orders/${order._id}`,
    `https://shop.example/ar/admin-panel/orders/${order._id}`.toUpperCase(),
    order.orderNumber,
    `#${order.orderNumber.toUpperCase()}`,
    cards[0]!.url,
    cards[0]!.url.toUpperCase(),
    cards[0]!.code,
  ]) {
    assert.equal((await find(text))._id, order._id, text);
  }
  for (const [text, status] of [
    ["https://other.example/menu", 400],
    ["hello", 400],
    ["", 400],
    ["00000000", 404],
    ["0000000000", 404],
    [`https://other.example/admin-panel/orders/${"0".repeat(24)}`, 404],
  ] as const) {
    const response = await shop.askAsOwner(`${BOARD}/search?text=${encodeURIComponent(text)}`);
    assert.equal(response.status, status, text);
  }
});

test("a lost card is made again with its code: it is printed from what was approved", async () => {
  const order = await placed();
  await approve(order);
  assert.equal(await moved(order, "delivered"), undefined);
  const [card] = (await staffOrder(order)).cards;
  await sql("update cards set state_before_lost = state, state = 'lost' where id = $1", [
    card!._id,
  ]);
  assert.equal((await remake(order, card!._id, "same")).status, 200);
  const ticket = await find(order._id);
  assert.deepEqual(
    [ticket.column, ticket.status, ticket.cards[0]!.state, ticket.cards[0]!.code],
    ["approved", "processing", "approved", card!.code],
  );
  assert.equal(await moved(order, "printed"), undefined);
});

test("a replaced card has a new code, and a proof of its own; the old one stays as it is", async () => {
  const order = await placed();
  await approve(order);
  assert.equal(await moved(order, "packed"), undefined);
  const [old] = (await staffOrder(order)).cards;
  const { cards } = await answered(remake(order, old!._id, "new"), staffOrderAnswerSchema);
  assert.deepEqual(
    cards.map(({ state }) => state),
    ["replaced", "waiting"],
  );
  assert.notEqual(cards[1]!.code, old!.code);
  assert.equal((await shop.ask(`/c/${old!.code}`)).status, 200);
  assert.equal(await columnOf(order), "paid");
  await isMade(order);
  assert.equal(await moved(order, "proof_sent"), undefined);
  const ticket = await find(old!.code);
  assert.deepEqual([ticket._id, ticket.cardCount], [order._id, 1]);

  const again = await remake(order, old!._id, "new");
  assert.equal(again.status, 400);
  assert.equal(errorSchema.parse(await again.json()).code, "card_replaced_already");
  assert.equal((await remake(order, "0".repeat(24), "new")).status, 404);
  assert.equal((await remake(order, old!._id, "other")).status, 400);
  await setStatus(order, "cancelled");
  assert.equal((await remake(order, cards[1]!._id, "same")).status, 400);
});

test("no answer in three days shows, and a delivery is promised anew to whom a card is made again", async () => {
  const order = await placed();
  await makeProof(order);
  assert.equal(await moved(order, "paid"), undefined);
  assert.equal(await moved(order, "proof_sent"), undefined);
  const [card] = (await staffOrder(order)).cards;
  const past = "now() - interval '4 days'";
  await sql(`update proofs set sent_at = ${past} where card_id = $1`, [card!._id]);
  assert.equal((await find(order._id)).cards[0]!.proof!.isUnanswered, true);

  await sql(
    "update orders set country_id = $2, created_at = now() - interval '90 days' where id = $1",
    [order._id, "0".repeat(24)],
  );
  assert.equal((await find(order._id)).isOverdue, true);
  assert.equal(await moved(order, "delivered"), undefined);
  assert.equal((await find(order._id)).due, null);
  assert.equal((await remake(order, card!._id, "same")).status, 200);
  assert.equal((await find(order._id)).isOverdue, false);
});

test("of many cards those that are ready go on, and the board says how many have", async () => {
  const { order: _id } = await fillOrder(shop, { count: 12, named: 12 });
  const order = { _id } as Order;
  await shop.askAsOwner(proofs(order), asJson("POST", { bleedMm: 3, colors: "rgb" }));
  assert.equal(await moved(order, "printed"), "board_not_approved");
  await sql(
    `update proofs set approved_at = now() where card_id in
       (select id from cards where order_id = $1 and person <= 8)`,
    [_id],
  );
  const from = await columnOf(order);
  const { undo: entries } = await move("printed", [order, from]);
  const ticket = await find(_id);
  assert.deepEqual(ticket.progress, { approved: 8, printed: 8, programmed: 0, packed: 0 });
  assert.match(ticket.company!, /Example/);
  // Something is being made of it; the place is that of the card that is made least.
  assert.deepEqual([from, ticket.column], ["new", "paid"]);
  // Those that follow later go where the others are, which stay.
  await sql("update cards set state = 'programmed' where order_id = $1 and person <= 2", [_id]);
  await sql(
    `update proofs set approved_at = now() where card_id in
       (select id from cards where order_id = $1 and person = 9)`,
    [_id],
  );
  assert.equal(await moved(order, "printed"), undefined);
  assert.deepEqual((await find(_id)).progress, {
    approved: 9,
    printed: 9,
    programmed: 2,
    packed: 0,
  });
  assert.equal(entries.length, 1);
});
