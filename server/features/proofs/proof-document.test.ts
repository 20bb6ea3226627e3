import assert from "node:assert/strict";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import sharp from "sharp";

import { orderLinkStore } from "#server/features/orders/order-link.store.ts";
import { refused } from "#server/testing/answers.ts";
import { fillOrder, madeProofs } from "#server/testing/company-cards.ts";
import { askTool } from "#server/testing/read-print.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

const PACE = { pollSeconds: 0.05, retrySeconds: 0.1, retries: 100 };
const CARDS = 6;

let shop: TestShop;
let order: string;
let token: string;

before(async () => {
  shop = await startTestShop({}, { making: PACE });
  order = (await fillOrder(shop, { count: CARDS + 1, named: CARDS, unprintable: 1 })).order;
  token = await orderLinkStore(shop.database.db).add(order);
});
after(() => shop[Symbol.asyncDispose]());

const staffs = (query = "") => `/api/v1/orders/${order}/proofs/proofs.pdf${query}`;
const customers = (query = "") => `/api/v1/orders/by-token/${token}/proofs/proofs.pdf${query}`;
async function pdfIn(answer: Response): Promise<Buffer> {
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("Content-Type"), "application/pdf");
  return Buffer.from(await answer.arrayBuffer());
}

test("before there is a proof there is no document", async () => {
  assert.equal((await refused(await shop.askAsOwner(staffs()))).code, "proof_not_ready");
  assert.equal((await refused(await shop.ask(customers()))).code, "proof_not_ready");
  const unknown = `/api/v1/orders/by-token/${"0".repeat(32)}/proofs/proofs.pdf`;
  assert.equal((await shop.ask(unknown)).status, 404);
});

test("one document has what can't be printed at its top, and then each card with both sides", async (t) => {
  const make = asJson("POST", { bleedMm: 3, colors: "rgb" });
  await shop.askAsOwner(`/api/v1/orders/${order}/proofs`, make);
  await madeProofs(shop, order);
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-proofs-"));
  const path = join(folder.path, "proofs.pdf");

  await writeFile(path, await pdfIn(await shop.askAsOwner(staffs("?language=en"))));
  // It has people's names, so that it is on record, which is written once it was sent.
  const exported =
    "select from security_events where kind = 'exported' and subject like '%proofs.pdf'";
  await until(async () => (await shop.database.pool.query(exported)).rows.length === 1);
  const text = await askTool(t, "pdftotext", "-layout", path, "-");
  if (text === undefined) return;
  const pages = text.split("\f").filter((page) => page.trim() !== "");
  assert.equal(pages.length, 3);
  assert.match(pages[0]!, /6 of 7 cards/);
  assert.match(pages[0]!, /To be looked at first: 1/);
  assert.match(pages[0]!, /Example Person 3/);
  assert.doesNotMatch(pages[0]!, /Example Person 2/);
  // The one that can't be printed comes first here too.
  assert.match(pages[1]!, /^[^]*Example Person 3[^]*Example Person 1[^]*Example Person 2/);
  assert.match(pages[2]!, /Example Person 5[^]*Example Person 6/);
  assert.match(pages[2]!, /Page 3 of 3/);

  // The fronts stand on the left, as large as cards.
  await askTool(
    t,
    "pdftoppm",
    "-r",
    "300",
    "-f",
    "2",
    "-l",
    "2",
    "-png",
    path,
    join(folder.path, "p"),
  );
  const part = await sharp(join(folder.path, "p-2.png"))
    .extract({ left: 300, top: 1200, width: 400, height: 300 })
    .toBuffer();
  const shown = await sharp(part).stats();
  assert.ok(shown.channels[0]!.mean < 120, "a black card is dark");

  await writeFile(path, await pdfIn(await shop.askAsOwner(staffs("?language=ar"))));
  const arabic = await askTool(t, "pdftotext", path, "-");
  assert.match(arabic!, /معاينات/);
});

test("whoever has the link sees what was sent, in the language of the order unless another is asked for", async (t) => {
  const sent = await shop.askAsOwner(`/api/v1/orders/${order}/proofs/sending`, asJson("POST", {}));
  assert.equal(sent.status, 200);
  await using folder = await mkdtempDisposable(join(tmpdir(), "naqra-proofs-"));
  const path = join(folder.path, "proofs.pdf");
  await writeFile(path, await pdfIn(await shop.ask(customers())));
  const text = await askTool(t, "pdftotext", "-layout", path, "-");
  if (text === undefined) return;
  assert.match(text, /5 of 7 cards/);
  assert.match(text, /2 cards have no proof yet/);
  assert.doesNotMatch(text, /Example Person 3/);
  const info = await askTool(t, "pdfinfo", path);
  assert.match(info!, /Pages:\s+3/);
});
