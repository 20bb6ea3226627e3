import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { orderNoteAnswerSchema, orderRecordAnswerSchema } from "#shared/orders/order-record.ts";

let shop: TestShop;
let path: string;
before(async () => {
  shop = await startTestShop();
  path = `/api/v1/orders/${(await placeCashOrder(shop))._id}`;
});
after(() => shop[Symbol.asyncDispose]());

async function add(text: string) {
  const response = await shop.askAsOwner(`${path}/notes`, asJson("POST", { text }));
  return answered(response, orderNoteAnswerSchema, 201);
}

async function record() {
  return answered(shop.askAsOwner(`${path}/record`), orderRecordAnswerSchema);
}

const remove = (id: string) => shop.askAsOwner(`${path}/notes/${id}`, { method: "DELETE" });

test("notes are kept with who wrote them, the newest first; deleted ones stay in the history", async () => {
  const first = await add("Called, nobody answered");
  const second = await add("يتصل غدًا\nبعد الظهر");
  assert.equal(first.user?.email, "owner@naqra.example");
  const { notes } = await record();
  assert.deepEqual(
    notes.map(({ text }) => text),
    [second.text, first.text],
  );
  assert.equal((await remove(first._id)).status, 200);
  assert.equal((await remove(first._id)).status, 404);
  const after = await record();
  assert.deepEqual(
    after.notes.map(({ _id }) => _id),
    [second._id],
  );
  const changes = after.events.flatMap((event) => (event.kind === "change" ? [event.changes] : []));
  assert.deepEqual(changes[0], { note: { from: first.text, to: null } });
});

test("a note of another can't be deleted", async () => {
  const note = await add("Mine");
  await shop.database.pool.query("update order_notes set user_id = $1 where id = $2", [
    "0".repeat(24),
    note._id,
  ]);
  assert.equal((await remove(note._id)).status, 403);
  assert.ok((await record()).notes.some(({ _id, user }) => _id === note._id && user === null));
});

test("a note of nothing, or of too much, is refused; so is one of an order that is none", async () => {
  for (const text of ["", "  \n ", "x".repeat(2001)]) {
    assert.equal((await shop.askAsOwner(`${path}/notes`, asJson("POST", { text }))).status, 400);
  }
  const nowhere = `/api/v1/orders/${"0".repeat(24)}`;
  const adding = await shop.askAsOwner(`${nowhere}/notes`, asJson("POST", { text: "x" }));
  assert.equal(adding.status, 404);
  assert.equal((await shop.askAsOwner(`${nowhere}/record`)).status, 404);
  assert.equal((await shop.ask(`${path}/record`)).status, 401);
});
