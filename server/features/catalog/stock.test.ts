import assert from "node:assert/strict";
import { after, beforeEach, describe, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { comeAgain } from "#server/testing/come-again.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { productAnswerSchema, type CardDesign } from "#shared/catalog/product.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderAnswerSchema, reservationAnswerSchema, type Order } from "#shared/orders/order.ts";

let shop: TestShop;
beforeEach(async () => {
  await shop?.[Symbol.asyncDispose]();
  shop = await startTestShop();
});
after(() => shop[Symbol.asyncDispose]());

const PRODUCT = `/api/v1/products/${MAIN_PRODUCT_ID}`;
const change = (body: object) => shop.askAsOwner(PRODUCT, asJson("PATCH", body));
const changed = (body: object) => answered(change(body), productAnswerSchema);

const designIn = (designs: readonly CardDesign[], color: string) =>
  designs.find((design) => design.color === color)!;
/** How many are left, as staff see it. */
async function left(color = "black"): Promise<number | null> {
  const product = await answered(shop.askAsOwner(PRODUCT), productAnswerSchema);
  return designIn(product.cardDesigns, color).left;
}
/** What visitors see of a colour. */
async function seen(color = "black") {
  const product = await answered(shop.ask(PRODUCT), productAnswerSchema);
  const { isSoldOut, left, lowMark } = designIn(product.cardDesigns, color);
  return { isSoldOut, left, lowMark };
}

let count = 0;
function send(more: OrderFields = {}, headers: Record<string, string> = {}): Promise<Response> {
  const body = multipart({ ...ORDER_ABROAD, "cardDesign[nameOnCard]": `Card ${++count}`, ...more });
  return shop.ask("/api/v1/orders", { method: "POST", body, headers });
}
const place = (more?: OrderFields): Promise<Order> => answered(send(more), orderAnswerSchema, 201);
const WHITE = { "cardDesign[color]": "white", "cardDesign[colorName]": "Matte White" };

const patchOrder = ({ _id }: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${_id}`, asJson("PATCH", body));
const setStatus = async (order: Order, status: string) =>
  assert.equal((await patchOrder(order, { status })).status, 200);

test("of the last card of a colour one of 50 orders that are sent at once gets it", async () => {
  await changed({ stock: { black: 1 } });
  // What is asked to come again, because so many are there at once, does.
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeAgain(send)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, ...Array<number>(49).fill(400)],
  );
  const { codes, message } = await refused(answers.find(({ status }) => status === 400)!);
  assert.deepEqual(
    [Object.keys(codes as object), message],
    [["cardDesign.color"], "This color is sold out"],
  );
  assert.equal(await left(), 0);
  // Clients in the field read what they always did.
  const placed = answers.find(({ status }) => status === 201)!;
  assert.doesNotMatch(await placed.text(), /stock/i);
  const { rows } = await shop.database.pool.query("select count(*)::int as count from orders");
  assert.equal(rows[0].count, 1);
  // Another colour, which is not counted, is sold as ever.
  await place(WHITE);
});

describe("an order takes one card and gives it back once", () => {
  test("sent again it takes none, not even when the last one was its own", async () => {
    await changed({ stock: { black: 2 } });
    const form = { "cardDesign[nameOnCard]": "Again" };
    await place(form);
    const key = { "Idempotency-Key": "one" };
    const keyed = await answered(send({}, key), orderAnswerSchema, 201);
    count--;
    assert.equal((await answered(send({}, key), orderAnswerSchema)).orderNumber, keyed.orderNumber);
    await answered(send(form), orderAnswerSchema);
    assert.equal(await left(), 0);
  });

  test("cancelled twice, by its customer and by staff, it gives back one", async () => {
    await changed({ stock: { black: 1 } });
    const reserving = shop.ask("/api/v1/orders/reservations", { method: "POST" });
    const { _id, pageToken } = await answered(reserving, reservationAnswerSchema, 201);
    const order = await place({ _id });
    const cancel = () =>
      shop.ask(
        `/api/v1/orders/by-token/${pageToken}/cancellation`,
        asJson("POST", { feePercent: 0 }),
      );
    const answers = await Promise.all([cancel(), cancel()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    await setStatus(order, "cancelled");
    assert.equal(await left(), 1);
  });

  test("set back from cancelled it takes one again, and is refused where there is none", async () => {
    await changed({ stock: { black: 1 } });
    const first = await place();
    await setStatus(first, "cancelled");
    await setStatus(first, "pending");
    assert.equal(await left(), 0);
    await setStatus(first, "cancelled");
    await place();
    const answer = patchOrder(first, { status: "processing" });
    assert.equal((await refused(answer)).code, "color_sold_out");
    const order = await answered(shop.askAsOwner(`/api/v1/orders/${first._id}`), orderAnswerSchema);
    assert.equal(order.status, "cancelled");
  });

  test("deleted before it left the shop it gives back one, and takes it again when restored", async () => {
    await changed({ stock: { black: 3 } });
    const [pending, shipped] = [await place(), await place()];
    await setStatus(shipped, "shipped");
    const remove = ({ _id }: Order) =>
      shop.askAsOwner(`/api/v1/orders/${_id}`, { method: "DELETE" });
    const restore = ({ _id }: Order) =>
      shop.askAsOwner(`/api/v1/bin/order/${_id}/restore`, { method: "POST" });
    await remove(pending);
    await remove(shipped);
    assert.equal(await left(), 2);
    await restore(shipped);
    assert.equal(await left(), 2);
    await changed({ stock: { black: 0 } });
    assert.equal((await refused(restore(pending))).code, "color_sold_out");
    await changed({ stock: { black: 1 } });
    assert.equal((await restore(pending)).status, 200);
    assert.equal(await left(), 0);
  });

  test("corrected to another colour it gives back one and takes the other", async () => {
    await changed({ stock: { black: 1, white: 1 } });
    const order = await place();
    const to = (color: string) =>
      patchOrder(order, { cardDesign: { nameOnCard: order.cardDesign.nameOnCard, color } });
    assert.equal((await to("white")).status, 200);
    assert.deepEqual([await left("black"), await left("white")], [1, 0]);
    await place();
    assert.deepEqual(Object.keys((await refused(to("black"))).codes as object), [
      "cardDesign.color",
    ]);
    assert.deepEqual([await left("black"), await left("white")], [0, 0]);
  });

  test("placed before the colour was counted it gives nothing back", async () => {
    const before = await place();
    await changed({ stock: { black: 5 } });
    await setStatus(before, "cancelled");
    assert.equal(await left(), 5);
  });
});

test("an order stays one statement, whether its colour is counted or not", async () => {
  await place();
  assert.equal(await countStatements(() => place()), 1);
  await changed({ stock: { black: 50 } });
  await place();
  assert.equal(await countStatements(() => place()), 1);
});

test("visitors are told that a colour is sold out, and how many are left once few are", async () => {
  const uncounted = { isSoldOut: false, left: null, lowMark: null };
  assert.deepEqual(await seen(), uncounted);
  await changed({ stock: { black: 4 }, lowMarks: { black: 2 } });
  assert.deepEqual(await seen(), uncounted);
  await place();
  assert.deepEqual(await seen(), uncounted);
  await place();
  assert.deepEqual(await seen(), { ...uncounted, left: 2 });
  await changed({ stock: { black: 0 } });
  assert.deepEqual(await seen(), { ...uncounted, isSoldOut: true, left: 0 });
  await changed({ stock: { black: null } });
  assert.deepEqual(await seen(), uncounted);
});

test("a count that staff set stands beside what is ordered meanwhile, and is on record", async () => {
  await changed({ stock: { black: 7 }, lowMarks: { black: 1 } });
  await place();
  // Twenty more, decided when there were seven.
  await changed({ stock: { black: 27 }, stockSeen: { black: 7 } });
  assert.equal(await left(), 26);
  // A client that knows nothing of it, and one that renames a colour.
  const { cardDesigns } = await changed({ title: "Another card" });
  assert.equal(await left(), 26);
  const [black, ...others] = cardDesigns;
  await changed({ cardDesigns: [{ ...black!, color: "#000000" }, ...others] });
  assert.equal(await left("#000000"), null);
  const { rows } = await shop.database.pool.query(
    `select changes->'stock' as stock from history_entries
      where entity = 'product' and changes ? 'stock' order by at`,
  );
  const counted = (left: number) => [{ colorName: "Matte Black", left, lowMark: 1 }];
  assert.deepEqual(
    rows.map(({ stock }) => stock),
    [
      { from: [], to: counted(7) },
      { from: counted(6), to: counted(26) },
      { from: counted(26), to: [] },
    ],
  );
});

test("what is no count of a colour that the product has is refused", async () => {
  const cases: [body: object, path: string, message: string][] = [
    [{ stock: { black: -1 } }, "stock.black", "Cards left must be 0 or greater"],
    [{ stock: { black: "few" } }, "stock.black", "Expected a whole number"],
    [{ stock: { black: 1.5 } }, "stock.black", "Must be a whole number"],
    [{ stock: { black: 100_001 } }, "stock.black", "Must be at most 100,000"],
    [{ stock: { purple: 1 } }, "stock.purple", "This color is not available"],
    [{ lowMarks: { black: -1 } }, "lowMarks.black", "Cards left must be 0 or greater"],
    [
      { pausedText: "x".repeat(201), isPaused: true },
      "pausedText",
      "Reason must be less than 200 characters",
    ],
  ];
  for (const [body, path, message] of cases) {
    const { errors } = await refused(await change(body));
    assert.deepEqual(errors, { [path]: message });
  }
  for (const name of ["__proto__", "constructor", ""]) {
    const body = `{"stock":{${JSON.stringify(name)}:1}}`;
    const init = { method: "PATCH", headers: { "Content-Type": "application/json" }, body };
    const { status } = await shop.askAsOwner(PRODUCT, init);
    assert.ok(status === 400 || name === "__proto__", name);
  }
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`c${at}`, 1]));
  await refused(await change({ stock: many }));
  assert.equal(await left(), null);
});

test("while selling is paused orders are refused with the shop's sentence, in their language", async () => {
  const again = { "cardDesign[nameOnCard]": "Again" };
  const first = await place(again);
  const words = { pausedText: "We move house", pausedTextAr: "ننتقل إلى مكان آخر" };
  const product = await changed({ isPaused: true, ...words });
  assert.deepEqual([product.isPaused, product.pausedText], [true, words.pausedText]);
  const inEnglish = await refused(send());
  assert.deepEqual(
    [inEnglish.code, inEnglish.message, Object.keys(inEnglish.codes as object)],
    ["selling_paused", `No orders are taken at the moment: ${words.pausedText}`, ["product"]],
  );
  assert.deepEqual((await refused(send({ language: "ar" }))).params, {
    reason: words.pausedTextAr,
  });
  // One whose answer was lost is answered all the same.
  assert.equal((await answered(send(again), orderAnswerSchema))._id, first._id);
  await changed({ isPaused: false });
  await place();
});
