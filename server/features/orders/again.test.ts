import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { ownPageStore } from "#server/features/profiles/own-page.store.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, type OrderFields } from "#server/testing/order-form.ts";
import { pictureFor } from "#server/testing/order-with-pictures.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { boardMoveAnswerSchema } from "#shared/board/board.ts";
import { earlierOrderAnswerSchema } from "#shared/orders/again.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import { orderAnswerSchema, reservationAnswerSchema } from "#shared/orders/order.ts";
import { takenOrderAnswerSchema } from "#shared/orders/staff-order-form.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { foundPersonAnswerSchema } from "#shared/people/person.ts";
import { ownPageAnswerSchema, pageTokenAnswerSchema } from "#shared/profiles/own-page.ts";
import { printFilePath } from "#shared/proofs/proof-calls.ts";
import { proofAnswerSchema, proofListSchema } from "#shared/proofs/proof.ts";

let shop: TestShop;
before(async () => {
  const pace = { pollSeconds: 0.1, retrySeconds: 0.1, retries: 100 };
  shop = await startTestShop({}, { making: pace });
});
after(() => shop[Symbol.asyncDispose]());

type Picture = Awaited<ReturnType<typeof pictureFor>>;

/** An order with the link to its page. */
async function place(fields: OrderFields, pictures: Picture[] = []) {
  const reserving = shop.ask("/api/v1/orders/reservations", { method: "POST" });
  const { _id, pageToken } = await answered(reserving, reservationAnswerSchema, 201);
  const body = multipart({ ...ORDER_ABROAD, ...fields, _id }, pictures);
  const order = await answered(
    shop.ask("/api/v1/orders", { method: "POST", body }),
    orderAnswerSchema,
    201,
  );
  return { order, token: pageToken };
}

let count = 0;
const named = (name: string): OrderFields => ({
  "personalInfo[firstName]": name,
  "personalInfo[email]": `again${++count}@example.com`,
});

const ofStaff = (id: string) =>
  answered(shop.askAsOwner(`/api/v1/orders/${id}`), staffOrderAnswerSchema);
const proofsOf = async (id: string) => {
  const answer = await shop.askAsOwner(`/api/v1/orders/${id}/proofs`);
  return proofListSchema.parse(await answer.json()).data.data;
};

async function approvedProofOf(id: string) {
  const [card] = (await ofStaff(id)).cards;
  const path = `/api/v1/orders/${id}/proofs`;
  const print = { card: card!._id, bleedMm: 2, colors: "rgb" };
  const begun = shop.askAsOwner(path, asJson("POST", print));
  const { _id } = await answered(begun, proofAnswerSchema, 201);
  await until(async () => (await proofsOf(id))[0]!.state === "ready");
  const approval = asJson("POST", { note: "Said so" });
  return answered(shop.askAsOwner(`${path}/${_id}/approval`, approval), proofAnswerSchema);
}

/** Once nothing is left to be made. */
const settled = () =>
  until(async () => {
    const waiting = await shop.database.pool.query(
      "select 1 from jobs where kind in ('reuse-proofs', 'make-proof') and status = 'waiting'",
    );
    return waiting.rowCount === 0;
  });

const earlier = (token: string) =>
  answered(shop.ask(`/api/v1/orders/by-token/${token}/again`), earlierOrderAnswerSchema);
const ownPage = (token: string) =>
  answered(shop.ask(`/api/v1/profiles/by-token/${token}`), ownPageAnswerSchema);
const linkToPage = async (orderToken: string) => {
  const path = `/api/v1/orders/by-token/${orderToken}/card-page`;
  return (await answered(shop.ask(path, { method: "POST" }), pageTokenAnswerSchema)).token;
};

async function download(path: string, name: string, field: string): Promise<Picture> {
  const response = await shop.ask(path);
  assert.equal(response.status, 200);
  return { field, name, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("the same card once more has its own code, opens the same page and needs no new approval", async () => {
  const name = named("Repeated");
  const logo = { "cardDesign[includePrintedLogo]": "true" };
  const first = await place({ ...name, ...logo }, [await pictureFor("companyLogo")]);
  const proof = await approvedProofOf(first.order._id);
  const begin = await earlier(first.token);
  assert.equal(begin.deliveryInfo?.addressLine1, first.order.deliveryInfo.addressLine1);
  // As the dialog sends it: the very picture that the shop has.
  const picture = await download(begin.cardDesign.companyLogo, "logo.jpg", "companyLogo");
  const { order } = await place({ ...name, ...logo, again: first.token }, [picture]);
  await until(async () => (await proofsOf(order._id))[0]?.state === "approved");
  const [before, after] = await Promise.all([ofStaff(first.order._id), ofStaff(order._id)]);
  // On the board it waits like any order that nobody has confirmed.
  assert.equal(after.cards[0]!.state, "waiting");
  assert.notEqual(after.cards[0]!.code, before.cards[0]!.code);
  assert.notEqual(
    after.cardDesign.companyLogo.split("?")[0],
    before.cardDesign.companyLogo.split("?")[0],
  );
  const again = await download(after.cardDesign.companyLogo, "logo.jpg", "companyLogo");
  assert.deepEqual(again.bytes, picture.bytes);
  const [made] = await proofsOf(order._id);
  assert.deepEqual([made!.bleedMm, made!.colors], [proof.bleedMm, proof.colors]);
  const file = printFilePath(order._id, made!._id, "card.pdf");
  assert.equal((await shop.askAsOwner(`/api/v1${file}`)).status, 200);
  const page = await ownPage(await linkToPage(first.token));
  assert.deepEqual(
    page.cards.map(({ code }) => code),
    [before.cards[0]!.code, after.cards[0]!.code],
  );
});

test("what is printed otherwise waits for a proof; another name gets a page of its own", async () => {
  const name = named("Changed");
  const first = await place(name);
  await approvedProofOf(first.order._id);
  const promoted = await place({
    ...name,
    "personalInfo[position]": "Director",
    again: first.token,
  });
  const other = await place({ ...name, ...named("Colleague"), again: first.token });
  await settled();
  for (const { order } of [promoted, other]) {
    assert.equal((await ofStaff(order._id)).cards[0]!.state, "waiting");
    assert.deepEqual(await proofsOf(order._id), []);
  }
  assert.equal((await ownPage(await linkToPage(first.token))).cards.length, 2);
  assert.equal((await ownPage(await linkToPage(other.token))).cards.length, 1);
});

test("the owner of one card orders another of it and learns nothing of the delivery", async () => {
  const first = await place({
    ...named("Orderer"),
    "cards[0][firstName]": "Owner",
    "cards[0][lastName]": "Example",
    "cards[0][nameOnCard]": "Owner E.",
    "cards[0][position]": "Sales",
    "cards[0][phone]": "0791111111",
    "cards[0][email]": "owner@example.com",
  });
  const path = `/api/v1/orders/by-token/${first.token}/card-page?card=2`;
  const { token } = await answered(shop.ask(path, { method: "POST" }), pageTokenAnswerSchema);
  const begin = await earlier(token);
  assert.deepEqual(
    [begin.personalInfo.firstName, begin.personalInfo.email, begin.personalInfo.phoneNumbers],
    ["Owner", "owner@example.com", ["0791111111"]],
  );
  assert.equal(begin.cardDesign.nameOnCard, "Owner E.");
  assert.equal(begin.deliveryInfo, undefined);
  assert.doesNotMatch(JSON.stringify(begin), /Orderer|Example Street/);
  await place({
    "personalInfo[firstName]": "Owner",
    "personalInfo[lastName]": "Example",
    "personalInfo[email]": "owner@example.com",
    again: token,
  });
  assert.equal((await ownPage(token)).cards.length, 2);
});

test("of two cards that are ordered again the unchanged one stays approved while the other is asked for", async () => {
  const name = named("Mixed");
  const first = await place(name);
  await approvedProofOf(first.order._id);
  const { order } = await place({
    ...name,
    again: first.token,
    "cards[0][firstName]": "Added",
    "cards[0][lastName]": "Example",
    "cards[0][nameOnCard]": "Added E.",
    "cards[0][position]": "Sales",
  });
  await until(async () => (await proofsOf(order._id))[0]?.state === "approved");
  const move = async (from: string, to: string) => {
    const body = { to, orders: [{ id: order._id, from }] };
    const answer = await shop.askAsOwner("/api/v1/orders/board/moves", asJson("POST", body));
    const { data } = boardMoveAnswerSchema.parse(await answer.json());
    assert.deepEqual([data.moved, data.refused], [[order._id], []]);
  };
  await move("new", "paid");
  const added = (await ofStaff(order._id)).cards[1]!;
  const print = asJson("POST", { card: added._id, bleedMm: 2, colors: "rgb" });
  await shop.askAsOwner(`/api/v1/orders/${order._id}/proofs`, print);
  await until(async () => (await proofsOf(order._id)).some(({ state }) => state === "ready"));
  await move("paid", "proof_sent");
  const states = (await ofStaff(order._id)).cards.map(({ state }) => state);
  assert.deepEqual(states, ["approved", "proof_sent"]);
  // It stands where the one does that is made least, and goes on as soon as that one is approved.
  await move("proof_sent", "paid");
});

test("a correction makes no page another person's", async () => {
  const name = named("Kept");
  const first = await place(name);
  const second = await place({ ...name, again: first.token });
  const page = await linkToPage(first.token);
  const correct = async (firstName: string) => {
    const { personalInfo } = await ofStaff(second.order._id);
    const body = { personalInfo: { ...personalInfo, firstName, position: "Director" } };
    const path = `/api/v1/orders/${second.order._id}`;
    assert.equal((await shop.askAsOwner(path, asJson("PATCH", body))).status, 200);
  };
  await correct("Kept");
  assert.equal((await ownPage(page)).values.jobTitle, "Founder");
  assert.equal((await ownPage(page)).cards.length, 2);
  await correct("Colleague");
  assert.equal((await ownPage(page)).values.firstName, "Kept");
  assert.equal((await ownPage(page)).cards.length, 1);
  assert.equal((await ownPage(await linkToPage(second.token))).values.firstName, "Colleague");
});

test("what repeats a cancelled order keeps its page on", async () => {
  const name = named("Revived");
  const first = await place(name);
  await shop.askAsOwner(
    `/api/v1/orders/${first.order._id}`,
    asJson("PATCH", { status: "cancelled" }),
  );
  const second = await place({ ...name, again: first.token });
  await settled();
  const page = await ownPage(await linkToPage(second.token));
  assert.equal(page.isCancelled, false);
  assert.deepEqual(
    page.cards.map(({ state }) => state),
    ["off", "waiting"],
  );
});

test("who asks for all that is stored of them gets no page of another order's person", async () => {
  const card = (index: number, who: string): OrderFields => ({
    [`cards[${index}][firstName]`]: who,
    [`cards[${index}][lastName]`]: "Example",
    [`cards[${index}][nameOnCard]`]: who,
    [`cards[${index}][position]`]: "Sales",
    [`cards[${index}][email]`]: `${who.toLowerCase()}.again@example.com`,
  });
  const name = named("Orderer");
  const first = await place({ ...name, ...card(0, "Lina"), ...card(1, "Sami") });
  await place({ ...name, ...card(0, "Sami"), again: first.token });
  const search = "/api/v1/people?search=lina.again%40example.com";
  const { found } = await answered(shop.askAsOwner(search), foundPersonAnswerSchema);
  const counts = Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
  assert.deepEqual([counts["cards"], counts["pages"]], [1, 1]);
});

test("the page outlives the order that it was made with", async () => {
  const name = named("Outlived");
  const first = await place(name);
  const second = await place({ ...name, again: first.token });
  const token = await linkToPage(second.token);
  await shop.askAsOwner(`/api/v1/orders/${first.order._id}`, { method: "DELETE" });
  assert.equal((await ownPage(token)).cards.length, 2);
  await shop.database.pool.query("delete from orders where id = $1", [first.order._id]);
  assert.equal((await ownPage(token)).cards.length, 1);
});

test("a link that works no more makes it an order like any other", async () => {
  const gone = "0".repeat(32);
  await refused(shop.ask(`/api/v1/orders/by-token/${gone}/again`), 404);
  const { order } = await place({ ...named("Unlinked"), again: gone });
  assert.equal((await ofStaff(order._id)).cards.length, 1);
  const body = multipart({ ...ORDER_ABROAD, ...named("Wrong"), again: "x" });
  await refused(shop.ask("/api/v1/orders", { method: "POST", body }));
});

test("a page that is deleted while its card is ordered once more is made anew", async () => {
  const name = named("Deleted");
  const first = await place(name);
  const token = await linkToPage(first.token);
  const { pool, db } = shop.database;
  const found = await pool.query("select profile_id from cards where order_id = $1", [
    first.order._id,
  ]);
  // The row is locked until the order has been read and waits for it.
  const client = await pool.connect();
  await client.query("begin");
  await client.query("delete from profiles where id = $1", [found.rows[0].profile_id]);
  const placing = place({ ...name, again: first.token });
  await until(async () => {
    const waits = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%as materialized%' and datname = current_database()",
    );
    return waits.rowCount! > 0;
  });
  await client.query("commit");
  client.release();
  const { order } = await placing;
  await refused(shop.ask(`/api/v1/profiles/by-token/${token}`), 404);
  const { rows } = await pool.query("select profile_id from cards where order_id = $1", [
    order._id,
  ]);
  assert.ok(await ownPageStore(db).find(rows[0].profile_id));
});

test("staff order a customer's card once more by the earlier order", async () => {
  const name = named("Phoned");
  const first = await place(name);
  await approvedProofOf(first.order._id);
  const { order: like } = first;
  const { country, city, cityFee: _, ...delivery } = like.deliveryInfo;
  const body = {
    product: like.product._id,
    personalInfo: like.personalInfo,
    cardDesign: like.cardDesign,
    deliveryInfo: { ...delivery, country: country._id, city: city._id },
    paymentMethod: "cash",
    payment: "paid",
    again: like._id,
  };
  const taking = shop.askAsOwner("/api/v1/staff/orders", asJson("POST", body));
  const taken = await answered(taking, takenOrderAnswerSchema, 201);
  await until(async () => (await ofStaff(taken._id)).cards[0]!.state === "approved");
  const shown = shop.ask(`/api/v1/orders/by-token/${taken.pageToken}`);
  const { proofs } = await answered(shown, orderPageAnswerSchema);
  assert.deepEqual(
    proofs.map(({ state }) => state),
    ["approved"],
  );
});
