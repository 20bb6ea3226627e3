import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import sharp from "sharp";

import { answered } from "#server/testing/answers.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { askTool, codeIn } from "#server/testing/read-print.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import type { Order } from "#shared/orders/order.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { cardsZipPath, sheetPdfPath } from "#shared/print-sheets/print-sheet-calls.ts";
import { CARD_MM, sheetLayout, type FlipEdge } from "#shared/print-sheets/print-sheet-layout.ts";
import {
  printSheetCardsAnswerSchema,
  USUAL_PRINT_SHEET,
  type PrintSheetCards,
} from "#shared/print-sheets/print-sheet.ts";
import { printFilePath } from "#shared/proofs/proof-calls.ts";
import { proofListSchema } from "#shared/proofs/proof.ts";

let shop: TestShop;
let folder: string;
/** Approved: one white in the inks of a press, one black for screens and with less bleed. */
let orders: Order[];
let cards: PrintSheetCards["ready"];

before(async () => {
  shop = await startTestShop({}, { making: { pollSeconds: 0.1, retrySeconds: 0.1, retries: 1 } });
  folder = await mkdtemp(join(tmpdir(), "naqra-print-sheets-"));
  orders = [
    await approved({ bleedMm: 3, colors: "cmyk" }, { "cardDesign[nameOnCard]": '=SUM(1) "x"' }),
    await approved({ bleedMm: 1.5, colors: "rgb" }),
  ];
  cards = (await chosen({ ids: orders.map(({ _id }) => _id) })).ready;
});
after(async () => {
  await shop[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const proofsOf = ({ _id }: Order) => `/api/v1/orders/${_id}/proofs`;

async function newest(order: Order) {
  return (await answered(shop.askAsOwner(proofsOf(order)), proofListSchema))[0]!;
}

async function approved(print: object, more: Record<string, string> = {}): Promise<Order> {
  const order = await placeCashOrder(shop, more);
  const answer = await shop.askAsOwner(`/api/v1/orders/${order._id}`);
  const [card] = staffOrderAnswerSchema.parse(await answer.json()).data.data.cards;
  await shop.askAsOwner(proofsOf(order), asJson("POST", { card: card!._id, ...print }));
  await until(async () => (await newest(order)).state === "ready");
  const approval = `${proofsOf(order)}/${(await newest(order))._id}/approval`;
  const reported = await shop.askAsOwner(approval, asJson("POST", { note: "By phone" }));
  assert.equal(reported.status, 200);
  return order;
}

async function chosen(which: object): Promise<PrintSheetCards> {
  const response = await shop.askAsOwner("/api/v1/plates/cards", asJson("POST", which));
  assert.equal(response.status, 200);
  return printSheetCardsAnswerSchema.parse(await response.json()).data;
}

const ask = (path: string) => shop.askAsOwner(`/api/v1${path}`);
const ids = (which = cards) => which.map(({ proof }) => proof);
async function saved(path: string, name: string): Promise<string> {
  const response = await ask(path);
  assert.equal(response.status, 200);
  const file = join(folder, name);
  await writeFile(file, new Uint8Array(await response.arrayBuffer()));
  return file;
}
async function refusal(response: Response, status = 400): Promise<string> {
  assert.equal(response.status, status);
  return errorSchema.parse(await response.json()).code;
}

const inRow = (count: number) => Array.from({ length: count }, (_, at) => ids()[at % 2]!);
const printFile = async ({ order, proof }: PrintSheetCards["ready"][number]) =>
  Buffer.from(await (await ask(printFilePath(order, proof, "card.pdf"))).arrayBuffer());

test("cards without an approved proof are named with the reason, and are not printed", async () => {
  const waiting = await placeCashOrder(shop, { "personalInfo[firstName]": "Waiting" });
  const cancelled = await placeCashOrder(shop, { "personalInfo[firstName]": "Cancelled" });
  await shop.askAsOwner(
    `/api/v1/orders/${cancelled._id}`,
    asJson("PATCH", { status: "cancelled" }),
  );
  const nobody = "0".repeat(24);
  const asked = [orders[0]!._id, waiting._id, cancelled._id, nobody, orders[0]!._id];
  const { ready, refused } = await chosen({ ids: asked });
  assert.deepEqual(
    ready.map(({ order, bleedMm, colors }) => [order, bleedMm, colors]),
    [[orders[0]!._id, 3, "cmyk"]],
  );
  assert.deepEqual(
    refused.map(({ orderNumber, code }) => [orderNumber, code]),
    [
      [waiting.orderNumber, "card_without_approval"],
      [cancelled.orderNumber, "proof_of_cancelled"],
      ["00000000", "not_found"],
    ],
  );
  const matching = await chosen({ matching: { search: orders[1]!.orderNumber } });
  assert.deepEqual(
    matching.ready.map(({ order }) => order),
    [orders[1]!._id],
  );
  for (const wrong of [{}, { ids: [] }, { ids: ["x"] }, { matching: { status: "x" } }]) {
    const answer = await shop.askAsOwner("/api/v1/plates/cards", asJson("POST", wrong));
    assert.equal(answer.status, 400, JSON.stringify(wrong));
  }
});

test("a sheet has fronts on one page and mirrored backs on the next, to the hundredth of a point", async (t) => {
  const { places } = sheetLayout(USUAL_PRINT_SHEET, 3);
  const file = await saved(sheetPdfPath({ proofs: ids() }, USUAL_PRINT_SHEET), "sheet.pdf");
  const info = await askTool(t, "pdfinfo", "-box", file);
  if (info === undefined) return;
  assert.match(info, /Pages: +2\n/);
  assert.match(info, /MediaBox: +0\.00 +0\.00 +595\.28 +841\.89/);
  assert.doesNotMatch((await askTool(t, "pdffonts", file))!, /Type|TrueType/);
  for (const flip of ["long", "short"] as const) {
    const pages = await drawn(
      t,
      sheetPdfPath({ proofs: ids() }, { ...USUAL_PRINT_SHEET, flip }),
      flip,
    );
    for (const [index, card] of cards.entries()) {
      const { x, y } = places[index]!;
      const back = await turned(pages[1]!, flip);
      // Seen through the paper it lies where its front does.
      const left = 210 - x - CARD_MM.width;
      const code = await codeIn(await part(back, left, y, CARD_MM.width, CARD_MM.height));
      const order = orders[index]!;
      const [printed] = (await answered(ask(`/orders/${order._id}`), staffOrderAnswerSchema)).cards;
      assert.equal(card.order, order._id);
      assert.equal(code?.split("/").at(-1), printed!.code.toUpperCase());
      // The bleed is there, and behind it the paper.
      for (const page of [pages[0]!, back]) {
        const from = page === back ? left : x;
        assert.notDeepEqual(await colorAt(page, from - card.bleedMm + 0.4, y + 20), PAPER);
        assert.deepEqual(await colorAt(page, from - 3.4, y + 20), PAPER);
      }
    }
    // Marks beside the first card, and none in its bleed.
    const { x, y } = places[0]!;
    const beside = await part(pages[0]!, x - 5, y - 0.3, 0.2, 0.6);
    assert.ok((await sharp(beside).stats()).channels[0]!.min < 100);
  }
});

const PAPER = [255, 255, 255];
const DPMM = 300 / 25.4;

async function drawn(t: Parameters<typeof askTool>[0], path: string, name: string) {
  const file = await saved(path, `${name}.pdf`);
  await askTool(t, "pdftoppm", "-r", "300", "-png", file, join(folder, name));
  return Promise.all([1, 2].map((page) => readFile(join(folder, `${name}-${page}.png`))));
}

/** As it is seen when the sheet was turned over that edge: what stood on its head stands upright. */
const turned = (page: Buffer, flip: FlipEdge) =>
  sharp(page)
    .rotate(flip === "long" ? 0 : 180)
    .png()
    .toBuffer();

const part = (page: Buffer, left: number, top: number, width: number, height: number) => {
  const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map((mm) =>
    Math.round(mm * DPMM),
  );
  return sharp(page).extract({ left: x, top: y, width: w, height: h }).png().toBuffer();
};

async function colorAt(page: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(await part(page, x, y, 0.1, 0.1))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test("more cards than one sheet takes go on to the next, drawn by the approved files' own bytes", async (t) => {
  // The same card twice is one card.
  const twice = await saved(sheetPdfPath({ proofs: inRow(4) }, USUAL_PRINT_SHEET), "twice.pdf");
  const small = { ...USUAL_PRINT_SHEET, widthMm: 120, heightMm: 80 };
  const file = await saved(sheetPdfPath({ proofs: ids() }, small), "small.pdf");
  const info = await askTool(t, "pdfinfo", file);
  if (info !== undefined) {
    assert.match(info, /Pages: +4\n/);
    assert.match((await askTool(t, "pdfinfo", twice))!, /Pages: +2\n/);
  }
  const sheets = await readFile(file);
  for (const card of cards) {
    const own = await printFile(card);
    const streams = [...own.toString("latin1").matchAll(/stream\n([^]*?)\nendstream/g)];
    assert.ok(streams.length >= 2);
    for (const [, bytes] of streams) assert.ok(sheets.includes(Buffer.from(bytes!, "latin1")));
  }
});

test("a ZIP file has each approved file with its hash in a list that spreadsheets can't misread", async (t) => {
  const file = await saved(cardsZipPath({ proofs: ids() }), "cards.zip");
  const { rows } = await shop.database.pool.query(
    "select 1 from security_events where kind = 'exported' and subject = 'GET /plates/cards.zip'",
  );
  assert.equal(rows.length, 1, "it has people's names");
  const out = join(folder, "zip");
  if ((await askTool(t, "python3", "-m", "zipfile", "-e", file, out)) === undefined) return;
  const list = await readFile(join(out, "cards.csv"), "utf8");
  const [head, ...records] = list.trimEnd().split("\r\n");
  assert.equal(head, '\uFEFF"Order ID","Card Code","Address","Name","File","SHA-256"');
  assert.equal(records.length, 2);
  assert.match(records[0]!, /,"\t=SUM\(1\) ""x""",/);
  for (const [index, card] of cards.entries()) {
    const [, name, hash] = /"([^"]+\.pdf)","\t?([0-9a-f]{64})"$/.exec(records[index]!)!;
    assert.ok(name!.startsWith(`${card.orderNumber}-`) && name!.endsWith("-v1.pdf"));
    const bytes = await readFile(join(out, name!));
    assert.ok(bytes.equals(await printFile(card)));
    assert.equal(createHash("sha256").update(bytes).digest("hex"), hash);
  }
});

test("what is not approved, too small a sheet, and a file that was changed are refused", async () => {
  const waiting = await placeCashOrder(shop, { "personalInfo[firstName]": "Not yet" });
  const answer = await shop.askAsOwner(`/api/v1/orders/${waiting._id}`);
  const [card] = staffOrderAnswerSchema.parse(await answer.json()).data.data.cards;
  await shop.askAsOwner(
    proofsOf(waiting),
    asJson("POST", { card: card!._id, bleedMm: 3, colors: "cmyk" }),
  );
  const { _id: unapproved } = await newest(waiting);
  const tiny = { ...USUAL_PRINT_SHEET, widthMm: 90, heightMm: 90 };
  assert.equal(await refusal(await ask(sheetPdfPath({ proofs: ids() }, tiny))), "plate_too_small");
  for (const path of [
    (proofs: string[]) => sheetPdfPath({ proofs }, USUAL_PRINT_SHEET),
    (proofs: string[]) => cardsZipPath({ proofs }),
  ]) {
    const refused = await ask(path([...ids(), unapproved]));
    assert.equal(await refusal(refused), "plate_card_refused");
    assert.equal((await ask(path(["0".repeat(24)]))).status, 404);
    assert.equal((await ask(path(["x"]))).status, 400);
    assert.equal((await shop.ask(`/api/v1${path(ids())}`)).status, 401);
  }
  assert.equal((await shop.ask("/api/v1/plates/cards", asJson("POST", {}))).status, 401);

  const { pool } = shop.database;
  const proof = ids()[1]!;
  await pool.query(
    "update files set byte_size = 300000000 where key = (select pdf from proofs where id = $1)",
    [proof],
  );
  assert.equal(await refusal(await ask(cardsZipPath({ proofs: ids() }))), "plate_files_too_large");
  await pool.query("update files set byte_size = 1 where byte_size = 300000000");
  const { rows } = await pool.query<{ hashes: object }>("select hashes from proofs where id = $1", [
    proof,
  ]);
  await pool.query("update proofs set hashes = '{}' where id = $1", [proof]);
  assert.equal(await refusal(await ask(cardsZipPath({ proofs: ids() }))), "plate_file_differs");
  await pool.query("update proofs set hashes = $2 where id = $1", [proof, rows[0]!.hashes]);
});

test("all approved cards of an order are printed without naming each", async (t) => {
  const [order] = orders;
  const file = await saved(sheetPdfPath({ order: order!._id }, USUAL_PRINT_SHEET), "order.pdf");
  const info = await askTool(t, "pdfinfo", file);
  if (info !== undefined) assert.match(info, /Pages: +2\n/);
  const none = await placeCashOrder(shop, { "personalInfo[firstName]": "None yet" });
  const refused = await ask(cardsZipPath({ order: none._id }));
  assert.equal(await refusal(refused), "card_without_approval");
  assert.equal((await ask(cardsZipPath({ order: "0".repeat(24) }))).status, 404);
  assert.equal((await ask("/plates/cards.zip")).status, 400);
});

test("one file is made at a time for each; who cancels makes room", async () => {
  for (const path of [
    sheetPdfPath({ proofs: ids() }, USUAL_PRINT_SHEET),
    cardsZipPath({ proofs: ids() }),
  ]) {
    const first = await ask(path);
    assert.equal(first.status, 200);
    // Of two more the one waits, and the other is refused at once.
    const further = [ask(path), ask(path)];
    assert.equal(await refusal(await Promise.race(further), 503), "shop_busy");
    await first.body!.cancel();
    const answers = await Promise.all(further);
    const last = answers.find(({ status }) => status === 200);
    assert.ok(last);
    await last.body!.cancel();
  }
});
