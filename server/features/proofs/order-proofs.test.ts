import assert from "node:assert/strict";
import { test } from "node:test";

import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { fillOrder, madeProofs } from "#server/testing/company-cards.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { orderPageAnswerSchema } from "#shared/orders/order-page.ts";
import {
  customersOrderProofsAnswerSchema,
  orderProofsAnswerSchema,
} from "#shared/proofs/order-proofs.ts";
import { proofCountAnswerSchema, proofListSchema } from "#shared/proofs/proof.ts";

const PRINT = { bleedMm: 3, colors: "cmyk" };
const PACE = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 100 };

async function startShop() {
  const mail = await startMailServer();
  const shop = await startTestShop({ SMTP_URL: mail.url }, { sending: PACE, making: PACE });
  return {
    mail,
    shop,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await mail[Symbol.asyncDispose]();
    },
  };
}

const pathOf = (order: string, more = "") => `/api/v1/orders/${order}/proofs${more}`;
const counted = async (response: Promise<Response>) => {
  const answer = await response;
  assert.equal(answer.status, 200, await answer.clone().text());
  return proofCountAnswerSchema.parse(await answer.json()).data.proofs;
};
const cards = async (shop: TestShop, order: string, query = "") => {
  const answer = await shop.askAsOwner(pathOf(order, `/cards${query}`));
  assert.equal(answer.status, 200);
  return orderProofsAnswerSchema.parse(await answer.json()).data;
};
const makeAll = (shop: TestShop, order: string) =>
  counted(shop.askAsOwner(pathOf(order), asJson("POST", PRINT)));
const sendAll = (shop: TestShop, order: string) =>
  shop.askAsOwner(pathOf(order, "/sending"), asJson("POST", {}));
const linkOf = (shop: TestShop, order: string) => orderLinkStore(shop.database.db).add(order);
const proofsAt = async (shop: TestShop, token: string, query = "") => {
  const answer = await shop.ask(`/api/v1/orders/by-token/${token}/proofs${query}`);
  assert.equal(answer.status, 200);
  return customersOrderProofsAnswerSchema.parse(await answer.json()).data;
};
const approveAll = (shop: TestShop, token: string, digest: string) =>
  shop.ask(`/api/v1/orders/by-token/${token}/proofs/approval`, asJson("POST", { digest }));
const answer = (shop: TestShop, token: string, body: object) =>
  shop.ask(`/api/v1/orders/by-token/${token}/proof`, asJson("POST", body));

test("the proofs of an order are made, sent by one message and approved as they were looked at", async () => {
  await using open = await startShop();
  const { shop, mail } = open;
  const { order } = await fillOrder(shop, { count: 6, named: 5, unprintable: 1 });
  const before = await cards(shop, order);
  assert.deepEqual([before.total, before.toMake, before.counts.unnamed], [6, 5, 1]);
  assert.equal(await makeAll(shop, order), 5);
  // Asked again there is nothing left to make.
  assert.equal(await makeAll(shop, order), 0);
  await madeProofs(shop, order);

  const ready = await cards(shop, order);
  assert.deepEqual([ready.counts.ready, ready.problems, ready.toSend], [5, 1, 4]);
  assert.deepEqual([ready.data[0]!.number, ready.data[0]!.isBlocked], [3, true]);
  const [found] = (await cards(shop, order, "?search=person 2")).data;
  assert.equal(found?.name, "Example Person 2");
  assert.equal((await cards(shop, order, "?state=problems")).found, 1);
  assert.equal((await cards(shop, order, "?sort=-number&limit=1")).data[0]!.number, 6);
  assert.deepEqual((await cards(shop, order, "?page=9&limit=2")).page, 3);

  assert.equal(await counted(sendAll(shop, order)), 4);
  await settledNotifications(shop);
  const asked = mail.mails.filter(({ headers }) => headers.get("subject")!.includes("4 cards"));
  assert.equal(asked.length, 1);

  const token = await linkOf(shop, order);
  const shown = await proofsAt(shop, token);
  assert.deepEqual([shown.total, shown.toApprove, shown.cards], [4, 4, 6]);
  // One is not right.
  const [first] = shown.data;
  await answered(
    answer(shop, token, { proof: first!.proof._id, answer: "comment", comment: "The name" }),
    orderPageAnswerSchema,
  );
  const { code } = await refused(await approveAll(shop, token, shown.digest), 412);
  assert.equal(code, "proofs_changed_meanwhile");
  const left = await proofsAt(shop, token);
  assert.deepEqual([left.toApprove, left.commented, left.approved], [3, 1, 0]);
  await answered(approveAll(shop, token, left.digest), orderPageAnswerSchema);
  const after = await proofsAt(shop, token);
  assert.deepEqual([after.toApprove, after.approved, after.digest], [0, 3, ""]);
  // Sent again nothing happens.
  await answered(approveAll(shop, token, left.digest), orderPageAnswerSchema);
  await settledNotifications(shop);
  const notices = mail.mails.filter(({ headers }) =>
    headers.get("subject")!.includes("Proof approved"),
  );
  assert.equal(notices.length, 1);
  assert.match(notices[0]!.text, /3 of 5 proofs/);

  // What was approved is printed, and nothing else.
  const list = await shop.askAsOwner(pathOf(order));
  for (const proof of proofListSchema.parse(await list.json()).data.data) {
    const file = await shop.askAsOwner(pathOf(order, `/${proof._id}/print/card.pdf`));
    assert.equal(file.status, proof.state === "approved" ? 200 : 400, proof.state);
  }
});

test("what was looked at is named by proofs and files, so that another one is not approved unseen", async () => {
  await using open = await startShop();
  const { shop } = open;
  const { order } = await fillOrder(shop, { count: 3, named: 3 });
  await makeAll(shop, order);
  await madeProofs(shop, order);
  const { digest } = await cards(shop, order);
  const phone = (given: object) =>
    shop.askAsOwner(pathOf(order, "/approval"), asJson("POST", given));
  await shop.database.pool.query(
    `update proofs set hashes = jsonb_set(hashes, '{card.pdf}', '"00"') where id =
       (select id from proofs order by id limit 1)`,
  );
  const note = "They called at noon";
  assert.equal(
    (await refused(await phone({ digest, note }), 412)).code,
    "proofs_changed_meanwhile",
  );
  assert.equal((await phone({ digest: "x", note })).status, 400);
  assert.equal((await phone({ digest, note: " " })).status, 400);
  const now = await cards(shop, order);
  assert.notEqual(now.digest, digest);
  assert.equal(await counted(phone({ digest: now.digest, note })), 3);
  const approved = await cards(shop, order);
  assert.equal(approved.counts.approved, 3);
  assert.ok(approved.data.every(({ proof }) => proof?.approvedBy?.note === note));
  assert.equal((await refused(await phone({ digest, note }))).code, "proofs_none_to_approve");
  assert.equal((await refused(await sendAll(shop, order))).code, "proofs_none_to_send");
  // A card that changes needs another proof, and only that one is made.
  await shop.database.pool.query("update cards set job_title = 'Chief' where person = 2");
  assert.equal((await cards(shop, order)).counts.outdated, 1);
  assert.equal(await makeAll(shop, order), 1);
});

test("however many cards an order has, the statements are as many", async () => {
  await using shop = await startTestShop();
  const statements = async (count: number) => {
    const { order } = await fillOrder(shop, { count, named: count });
    const token = await linkOf(shop, order);
    const makes = await countStatements(() => makeAll(shop, order));
    await shop.database.pool.query(
      'update proofs set made_at = now(), hashes = \'{"card.pdf": "00"}\'',
    );
    const reads = await countStatements(() => cards(shop, order));
    const sends = await countStatements(() => counted(sendAll(shop, order)));
    const { digest } = await proofsAt(shop, token);
    const looks = await countStatements(() => proofsAt(shop, token));
    const approves = await countStatements(async () => {
      await answered(approveAll(shop, token, digest), orderPageAnswerSchema);
    });
    const opens = await countStatements(() => shop.ask(`/api/v1/orders/by-token/${token}`));
    return { makes, reads, sends, looks, approves, opens };
  };
  await statements(2);
  assert.deepEqual(await statements(40), await statements(3));
});
