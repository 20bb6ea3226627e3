import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { chmod, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import sharp from "sharp";

import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { orderPageAnswerSchema, type OrderPage } from "#shared/orders/order-page.ts";
import { orderRecordAnswerSchema } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { printFilePath } from "#shared/proofs/proof-calls.ts";
import {
  proofAnswerSchema,
  proofListSchema,
  type PrintFile,
  type Proof,
} from "#shared/proofs/proof.ts";

const PRINT = { bleedMm: 3, colors: "cmyk" };

let mail: MailServer;
let shop: TestShop;
before(async () => {
  mail = await startMailServer();
  const pace = { pollSeconds: 0.1, retrySeconds: 0.1, retries: 100 };
  shop = await startTestShop({ SMTP_URL: mail.url }, { sending: pace, making: pace });
});
after(async () => {
  await shop[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
});

let customers = 0;
async function placed(more: Record<string, string> = {}) {
  customers += 1;
  const email = `proof${customers}@example.com`;
  const order = await placeCashOrder(shop, { "personalInfo[email]": email, ...more });
  return { order, email };
}

const staffOrder = async ({ _id }: Order) => {
  const response = await shop.askAsOwner(`/api/v1/orders/${_id}`);
  return staffOrderAnswerSchema.parse(await response.json()).data.data;
};
const cardOf = async (order: Order) => (await staffOrder(order)).cards[0]!;

const pathOf = ({ _id }: Order, more = "") => `/api/v1/orders/${_id}/proofs${more}`;

async function list(order: Order) {
  const response = await shop.askAsOwner(pathOf(order));
  assert.equal(response.status, 200);
  return proofListSchema.parse(await response.json()).data;
}
const newest = async (order: Order) => (await list(order)).data[0]!;

async function proofIn(response: Response, status = 200): Promise<Proof> {
  assert.equal(response.status, status);
  return proofAnswerSchema.parse(await response.json()).data.data;
}

async function begin(order: Order, print: object = PRINT): Promise<Proof> {
  const card = (await cardOf(order))._id;
  return proofIn(await shop.askAsOwner(pathOf(order), asJson("POST", { card, ...print })), 201);
}

async function made(order: Order, print?: object): Promise<Proof> {
  const { _id } = await begin(order, print);
  await until(async () => (await newest(order)).state !== "making");
  const proof = await newest(order);
  assert.equal(proof._id, _id);
  assert.equal(proof.state, "ready", proof.problem);
  return proof;
}

const send = (order: Order, { _id }: Proof) =>
  shop.askAsOwner(pathOf(order, `/${_id}/sending`), asJson("POST", {}));
const approveByPhone = (order: Order, { _id }: Proof, note: string) =>
  shop.askAsOwner(pathOf(order, `/${_id}/approval`), asJson("POST", { note }));
const printFile = (order: Order, { _id }: Proof, file: PrintFile = "card.pdf") =>
  shop.askAsOwner(`/api/v1${printFilePath(order._id, _id, file)}`);

async function refusal(response: Response): Promise<string> {
  assert.equal(response.status, 400);
  return errorSchema.parse(await response.json()).code;
}

const mailTo = async (address: string, words: string) => {
  await settledNotifications(shop);
  return mail.mails.find(
    ({ recipients: [to], headers }) => to === address && headers.get("subject")!.includes(words),
  );
};

/** A proof that is sent, with the token of the link in its message. */
async function sent(more?: Record<string, string>) {
  const { order, email } = await placed(more);
  const proof = await proofIn(await send(order, await made(order)));
  const message = await mailTo(email, order.language === "ar" ? "بطاقتك" : "your card");
  const [, token] = /\/orders\/([0-9a-f]{32})\b/.exec(message!.text)!;
  return { order, email, proof, token: token!, message: message! };
}

const answer = (token: string, body: object) =>
  shop.ask(`/api/v1/orders/by-token/${token}/proof`, asJson("POST", body));
const pageIn = async (response: Response): Promise<OrderPage> => {
  assert.equal(response.status, 200);
  return orderPageAnswerSchema.parse(await response.json()).data.data;
};
const page = async (token: string) => pageIn(await shop.ask(`/api/v1/orders/by-token/${token}`));

async function changesOf({ _id }: Order): Promise<Record<string, unknown>> {
  const response = await shop.askAsOwner(`/api/v1/orders/${_id}/record`);
  const { events } = orderRecordAnswerSchema.parse(await response.json()).data.data;
  return Object.fromEntries(
    events.flatMap((event) =>
      event.kind === "change"
        ? Object.entries(event.changes).map(([field, { to }]) => [field, to])
        : [],
    ),
  );
}

test("a proof is made, sent, approved by its customer and then printed", async () => {
  const { order, proof, token } = await sent();
  assert.equal((await cardOf(order)).state, "proof_sent");
  for (const path of [proof.face, proof.back]) {
    const picture = await shop.ask(path);
    assert.equal(picture.status, 200);
    assert.equal(picture.headers.get("Content-Type"), "image/png");
  }
  assert.equal(await refusal(await printFile(order, proof)), "proof_not_approved");

  const [shown] = (await page(token)).proofs;
  assert.deepEqual([shown!._id, shown!.state], [proof._id, "sent"]);
  const { proofs } = await pageIn(await answer(token, { proof: proof._id, answer: "approve" }));
  assert.equal(proofs[0]!.state, "approved");
  // Twice is once, also when staff have heard of it already.
  await settledNotifications(shop);
  await pageIn(await answer(token, { proof: proof._id, answer: "approve" }));

  const approved = await newest(order);
  assert.deepEqual([approved.state, approved.approvedBy], ["approved", null]);
  assert.equal((await cardOf(order)).state, "approved");
  const file = await printFile(order, proof);
  assert.equal(file.status, 200);
  assert.equal(file.headers.get("Content-Type"), "application/pdf");
  const bytes = Buffer.from(await file.arrayBuffer());
  assert.ok(bytes.subarray(0, 8).equals(Buffer.from("%PDF-1.4")));
  assert.equal(createHash("sha256").update(bytes).digest("hex"), approved.fileHash);

  for (const side of ["front.png", "back.png"] as const) {
    const picture = await printFile(order, proof, side);
    assert.equal(picture.headers.get("Content-Type"), "image/png");
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    assert.deepEqual([width, height], [1082, 708]);
  }

  const changes = await changesOf(order);
  assert.deepEqual(
    [changes["proofMade"], changes["proofSent"], changes["proofApproved"]],
    [1, 1, 1],
  );
  await settledNotifications(shop);
  const notices = mail.mails.filter(({ headers }) =>
    headers.get("subject")!.includes(`Proof approved: order ${order.orderNumber}`),
  );
  assert.equal(notices.length, 1);
});

test("what a customer wants changed reaches staff, in the body of their message alone", async () => {
  const { order, token, proof } = await sent();
  const comment = "The title is\r\n'Managing Director' <b>";
  const { proofs } = await pageIn(
    await answer(token, { proof: proof._id, answer: "comment", comment }),
  );
  assert.deepEqual(
    [proofs[0]!.state, proofs[0]!.comment],
    ["commented", comment.replace("\r", "")],
  );
  assert.equal((await cardOf(order)).state, "waiting");
  assert.equal((await newest(order)).state, "commented");
  const notice = await mailTo(
    "hello@naqra.example",
    `Changes to a proof: order ${order.orderNumber}`,
  );
  assert.ok(notice!.text.includes("'Managing Director' <b>"));
  assert.ok(!notice!.headers.get("subject")!.includes("Director"));
  assert.equal((await changesOf(order))["proofComment"], comment.replace("\r", ""));

  // The next version is another row, and only it can be answered once it is sent.
  const next = await made(order);
  assert.equal(next.version, 2);
  await proofIn(await send(order, next));
  assert.equal(
    await refusal(await answer(token, { proof: proof._id, answer: "approve" })),
    "proof_not_newest",
  );
  assert.equal(await refusal(await send(order, proof)), "proof_not_newest");
  assert.equal((await list(order)).data.length, 2);
  await pageIn(await answer(token, { proof: next._id, answer: "approve" }));
  assert.equal(await refusal(await printFile(order, proof)), "proof_not_approved");
  assert.equal((await printFile(order, next)).status, 200);
});

test("the message is in the language of the order, and its page has both sides", async () => {
  const { message, token } = await sent({ language: "ar", "cardDesign[nameOnCard]": "عميل مثال" });
  assert.match(message.text, /نطبعها بعد أن تعتمدها/);
  assert.match(message.text, new RegExp(`/ar/orders/${token}`));
});

test("staff approve for a customer who confirmed it by phone, and note it", async () => {
  const { order } = await placed();
  const proof = await made(order);
  assert.equal((await approveByPhone(order, proof, " ")).status, 400);
  assert.equal((await approveByPhone(order, proof, "x".repeat(501))).status, 400);
  const approved = await proofIn(await approveByPhone(order, proof, "She called at noon"));
  assert.equal(approved.state, "approved");
  assert.equal(approved.approvedBy?.note, "She called at noon");
  assert.equal((await cardOf(order)).state, "approved");
  assert.equal((await printFile(order, proof)).status, 200);
  assert.equal((await changesOf(order))["proofApprovalNote"], "She called at noon");
  assert.equal(
    await refusal(await approveByPhone(order, proof, "again")),
    "proof_approved_already",
  );
  assert.equal(await refusal(await send(order, proof)), "proof_approved_already");
});

test("a proof of which letters are missing is neither sent nor approved, and says which", async () => {
  const { order } = await placed({ "cardDesign[nameOnCard]": "Елена Example 🌟" });
  const proof = await made(order);
  for (const refused of [await send(order, proof), await approveByPhone(order, proof, "Yes")]) {
    const { code, params, message } = errorSchema.parse(await refused.json());
    assert.deepEqual([refused.status, code], [400, "proof_letters_missing"]);
    assert.deepEqual(params, { letters: ["Е", "л", "е", "н", "а", "🌟"] });
    assert.match(message, /Е л е н а 🌟/);
  }
  assert.equal((await cardOf(order)).state, "waiting");
  const onBoard = asJson("POST", { orders: [{ id: order._id, from: "new" }], to: "proof_sent" });
  const moved = await shop.askAsOwner("/api/v1/orders/board/moves", onBoard);
  assert.match(await moved.text(), /proof_letters_missing/);

  // With letters that the typeface has, the next one is sent.
  const { companyLogo: _, ...design } = order.cardDesign;
  const body = { cardDesign: { ...design, nameOnCard: "Đặng Nguyễn" } };
  const path = `/api/v1/orders/${order._id}`;
  assert.equal((await shop.askAsOwner(path, asJson("PATCH", body))).status, 200);
  await proofIn(await send(order, await made(order)));
});

test("a customer who wants a change after all is heard until the card is printed", async () => {
  const { order, token, proof } = await sent();
  const say = (comment: string) => answer(token, { proof: proof._id, answer: "comment", comment });
  await pageIn(await answer(token, { proof: proof._id, answer: "approve" }));
  const { proofs } = await pageIn(await say("The title is wrong"));
  assert.deepEqual([proofs[0]!.state, proofs[0]!.comment], ["commented", "The title is wrong"]);
  assert.equal((await cardOf(order)).state, "waiting");
  assert.equal((await newest(order)).state, "commented");
  assert.equal(await refusal(await printFile(order, proof)), "proof_not_approved");
  await mailTo("hello@naqra.example", `Changes to a proof: order ${order.orderNumber}`);
  assert.equal((await changesOf(order))["proofComment"], "The title is wrong");

  // Approved as it is after all, and printed.
  await pageIn(await answer(token, { proof: proof._id, answer: "approve" }));
  await shop.database.pool.query("update cards set state = 'printed' where order_id = $1", [
    order._id,
  ]);
  assert.equal((await page(token)).proofs[0]!.isPrinted, true);
  assert.equal(await refusal(await say("Too late")), "proof_printed");
  assert.equal((await cardOf(order)).state, "printed");
  assert.equal((await newest(order)).state, "approved");
});

test("a card that is corrected afterwards is not printed from its old proof", async () => {
  const { order, email, token, proof } = await sent();
  await pageIn(await answer(token, { proof: proof._id, answer: "approve" }));
  const { companyLogo: _, ...design } = order.cardDesign;
  const body = { cardDesign: { ...design, nameOnCard: "Corrected Name" } };
  const corrected = await shop.askAsOwner(`/api/v1/orders/${order._id}`, asJson("PATCH", body));
  assert.equal(corrected.status, 200);
  assert.equal((await newest(order)).isOutdated, true);
  assert.equal((await cardOf(order)).state, "waiting");
  assert.equal((await page(token)).proofs[0]!.isOutdated, true);
  const told = await mailTo(email, `we corrected your order ${order.orderNumber}`);
  assert.match(told!.text, /no longer holds/);
  assert.equal(await refusal(await printFile(order, proof)), "proof_outdated");
  const next = await made(order);
  assert.equal(next.isOutdated, false);
});

test("a stored file that is not the approved one is not printed", async () => {
  const { order } = await placed();
  const proof = await proofIn(await approveByPhone(order, await made(order), "By phone"));
  const { rows } = await shop.database.pool.query<{ pdf: string }>(
    "select pdf from proofs where id = $1",
    [proof._id],
  );
  await writeFile(join(shop.config.dataDir, "files", rows[0]!.pdf), "another file");
  assert.equal(await refusal(await printFile(order, proof)), "proof_file_differs");
});

test("while the file store is away, the proof waits and says so; then it is made", async (t) => {
  const { order } = await placed();
  const folder = join(shop.config.dataDir, "files", "private");
  const away = join(shop.config.dataDir, "files-away");
  await mkdir(folder, { recursive: true });
  await rename(folder, away);
  // A file in the place of the folder.
  await writeFile(folder, "");
  t.after(() => chmod(away, 0o755).catch(() => {}));
  await begin(order);
  await until(async () => (await newest(order)).problem !== "");
  const waiting = await newest(order);
  assert.equal(waiting.state, "making");
  assert.ok(waiting.nextTryAt);
  assert.equal(await refusal(await send(order, waiting)), "proof_not_ready");
  await rm(folder);
  await rename(away, folder);
  await until(async () => (await newest(order)).state === "ready");
});

test("what nobody answers for three days is reported to be so", async () => {
  const { order, proof } = await sent();
  assert.equal((await newest(order)).isUnanswered, false);
  await shop.database.pool.query(
    "update proofs set sent_at = sent_at - interval '73 hours' where id = $1",
    [proof._id],
  );
  assert.equal((await newest(order)).isUnanswered, true);
  // Asked again, the three days begin anew.
  assert.equal((await proofIn(await send(order, proof))).isUnanswered, false);
});

test("the next proof begins with what the plant wanted last", async () => {
  const { order } = await placed();
  await begin(order, { bleedMm: 1.5, colors: "rgb" });
  const other = await placed();
  assert.deepEqual((await list(other.order)).settings, { bleedMm: 1.5, colors: "rgb" });
  const card = (await cardOf(order))._id;
  for (const print of [
    { bleedMm: 9, colors: "rgb" },
    { bleedMm: 1.55, colors: "rgb" },
    { bleedMm: 3, colors: "pantone" },
    { bleedMm: "3", colors: "rgb" },
  ]) {
    const response = await shop.askAsOwner(pathOf(order), asJson("POST", { card, ...print }));
    assert.equal(response.status, 400, JSON.stringify(print));
  }
});

test("nobody gets at a proof by another order, an unknown one, or after a cancellation", async () => {
  const { order, proof, token } = await sent();
  const other = await sent();
  assert.equal((await send(other.order, proof)).status, 404);
  assert.equal((await printFile(other.order, proof)).status, 404);
  const card = (await cardOf(other.order))._id;
  const foreign = await shop.askAsOwner(pathOf(order), asJson("POST", { card, ...PRINT }));
  assert.equal(foreign.status, 404);
  const unknown = { ...order, _id: "0".repeat(24) };
  assert.equal((await shop.askAsOwner(pathOf(unknown))).status, 404);
  assert.equal((await answer("0".repeat(32), { proof: proof._id, answer: "approve" })).status, 404);
  assert.equal(
    await refusal(await answer(other.token, { proof: proof._id, answer: "approve" })),
    "proof_not_newest",
  );
  for (const body of [
    { proof: proof._id, answer: "maybe" },
    { proof: proof._id, answer: "comment", comment: " " },
    { proof: proof._id, answer: "comment", comment: "x".repeat(1001) },
    { proof: "1", answer: "approve" },
  ]) {
    assert.equal((await answer(token, body)).status, 400, JSON.stringify(body));
  }
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, asJson("PATCH", { status: "cancelled" }));
  assert.deepEqual((await page(token)).proofs, []);
  assert.equal(await refusal(await send(order, proof)), "proof_of_cancelled");
  assert.equal(
    await refusal(await answer(token, { proof: proof._id, answer: "approve" })),
    "proof_of_cancelled",
  );
});
