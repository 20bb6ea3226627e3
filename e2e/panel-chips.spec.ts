import { expect, test, type APIRequestContext, type Page } from "@playwright/test";

import {
  installFakeNfc,
  type FakeChip,
  type FakeNfc,
} from "#app/admin/orders/chips/fake-nfc.fixtures.ts";
import type { ChipCard, ChipCheck } from "#shared/chips/chip.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import {
  expectAccessibleAtEachWidth,
  expectAccessibleEverywhere,
  expectTitleWhole,
} from "./accessible.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel, signIn } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";

/** Programming cards: by a phone's NFC, in whose place stands what behaves like Chrome's, and by hand. */

declare const nfc: FakeNfc;

const PROGRAM = "orders/program";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Places an order; `isApproved`: its customer has said yes by phone, so that its card waits. */
async function cardOf(page: Page, name: string, isApproved = false): Promise<ChipCard> {
  const { request } = page;
  const { _id } = await place(request, shop.url, { name });
  const order = (await get(request, `/orders/${_id}`)) as StaffOrder;
  const [card] = order.cards;
  if (isApproved) {
    const of = `${shop.url}/api/v1/orders/${_id}/proofs`;
    const data = { card: card!._id, bleedMm: 3, colors: "rgb" };
    const made = await request.post(of, { data, headers: SAME_ORIGIN });
    const proof = (await made.json()).data.data._id as string;
    await expect
      .poll(async () => (await (await request.get(of)).json()).data.data[0].state)
      .toBe("ready");
    const yes = { data: { note: "By phone" }, headers: SAME_ORIGIN };
    expect((await request.post(`${of}/${proof}/approval`, yes)).status()).toBe(200);
  }
  return (await get(request, `/chips/cards/${card!._id}`)) as ChipCard;
}

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

async function get(request: APIRequestContext, path: string): Promise<unknown> {
  return (await (await request.get(`${shop.url}/api/v1${path}`)).json()).data.data;
}
const stored = async (page: Page, { _id }: ChipCard) =>
  (await get(page.request, `/chips/cards/${_id}`)) as ChipCard;

const hold = (page: Page, serial: string, more: Partial<FakeChip> = {}) =>
  page.evaluate(([number, what]) => nfc.hold(nfc.chip(number, what)), [serial, more] as const);
const mark = (page: Page, look: string) => page.locator(`[data-look="${look}"]`);
/** Names and numbers stand in marks of their own direction, which nobody sees. */
const reported = (text: string) =>
  new RegExp([...text].map((sign) => sign.replace(/[.?/]/, "\\$&")).join("[\\u2066-\\u2069]*"));
const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true }).tap();
const open = (page: Page, card: ChipCard) =>
  page.goto(`${shop.url}/admin-panel/${PROGRAM}?card=${card._id}`);

test("card after card is written, read back and bound, without a tap in between", async ({
  page,
}) => {
  await page.addInitScript(installFakeNfc);
  await signIn(page, shop);
  const first = await cardOf(page, "First", true);
  const second = await cardOf(page, "Second", true);
  await openPanel(page, shop, "orders");
  await expect(page.getByRole("link", { name: "Program cards" })).toBeHidden();
  await expectTitleWhole(page);
  await page.getByRole("link", { name: "Board" }).tap();
  await page.getByRole("link", { name: "Program cards" }).tap();
  const inHand = page.getByRole("region", { name: "Card to take now" });
  await expect(inHand).toContainText("First Customer");
  await start(page);
  await hold(page, "04:01:00:00:00:00:01");
  await expect(mark(page, "done")).toContainText(reported("First Customer is done"));
  await expect(inHand).toContainText("Second Customer");
  expect((await stored(page, first)).chip?.serial).toBe("04:01:00:00:00:00:01");

  // The one that was just done, and one that belongs to somebody else, are not written.
  await hold(page, "04:01:00:00:00:00:01", { urls: [first.url] });
  await expect(mark(page, "done")).toContainText("Take this one away");
  // A phone that falls asleep stops, and goes on by itself.
  await page.evaluate(() => nfc.hide(true));
  await expect(mark(page, "paused")).toContainText("Paused");
  expect(await page.evaluate(() => nfc.scans())).toBe(0);
  await page.evaluate(() => {
    nfc.takeAway();
    nfc.hide(false);
  });
  await expect(mark(page, "done")).toBeVisible();
  // Taken away half-way, nothing is bound; held again, it is.
  await hold(page, "04:01:00:00:00:00:02", { slips: 1 });
  await expect(mark(page, "wrong")).toContainText("Taken away too early");
  expect((await stored(page, second)).chip).toBeNull();
  await hold(page, "04:01:00:00:00:00:02");
  await expect(mark(page, "done")).toContainText("2 cards programmed");
  expect((await stored(page, second)).state).toBe("programmed");

  await page.goto(`${shop.url}/admin-panel/orders/${second.orderId}`);
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText(reported("Chip 04:01:00:00:00:00:02 programmed"));
});

test("what goes wrong is reported, and the next chip can be taken", async ({ page }) => {
  await page.addInitScript(installFakeNfc);
  await signIn(page, shop);
  const card = await cardOf(page, "Careful");
  const other = await cardOf(page, "Other");
  await open(page, card);
  for (const [more, words] of [
    [{ permission: "denied" }, "NFC is not allowed"],
    [{ permission: "granted", hardware: "off" }, "NFC is switched off"],
    [{ hardware: "missing" }, "This phone has no NFC"],
  ] as const) {
    await page.evaluate((state) => void Object.assign(nfc, state), more);
    await page.getByRole("button", { name: /^Start/ }).tap();
    await expect(mark(page, "wrong")).toContainText(words);
  }
  await page.evaluate(() => void Object.assign(nfc, { hardware: "on" }));
  await page.getByRole("button", { name: "Start again" }).tap();
  await expect(mark(page, "hold")).toBeVisible();

  await hold(page, "04:02:00:00:00:00:01", { capacity: 8 });
  await expect(mark(page, "wrong")).toContainText("This chip can't hold the address");
  await hold(page, "04:02:00:00:00:00:02", { urls: [other.url] });
  await expect(mark(page, "ask")).toContainText(reported("It holds the address of Other Customer"));
  await hold(page, "04:02:00:00:00:00:03", { urls: ["https://example.com/menu"] });
  await expect(mark(page, "ask")).toContainText(reported("It opens https://example.com/menu"));

  // The answer is lost: what was read back stays, even when the page is closed, and is sent again.
  await page.route("**/api/v1/chips", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Overwrite it" }).tap();
  await expect(mark(page, "ask")).toContainText("Not saved yet");
  await page.unroute("**/api/v1/chips");
  await page.reload();
  await expect(page.getByRole("region", { name: "Done" })).toContainText("Careful Customer");
  expect((await stored(page, card)).chip?.serial).toBe("04:02:00:00:00:00:03");
  await page.reload();
  await expect(mark(page, "still")).toBeVisible();
  await expect(page.getByRole("region", { name: "Done" })).toBeHidden();

  // Programmed already: only its own chip, or another one when that is wanted.
  await start(page);
  await hold(page, "04:02:00:00:00:00:04");
  await expect(mark(page, "ask")).toContainText("This card has a chip already");
  await open(page, other);
  await start(page);
  await hold(page, "04:02:00:00:00:00:03", { urls: [card.url] });
  await expect(mark(page, "wrong")).toContainText(reported("This is the card of Careful Customer"));
  expect((await stored(page, other)).chip).toBeNull();

  await page.context().clearCookies({ name: "naqra_session" });
  await hold(page, "04:02:00:00:00:00:05");
  await expect(page).toHaveURL(/\/admin-panel\/login/);
});

test("chips are locked only after the word was typed; any card can be checked, and unbound", async ({
  page,
}) => {
  await page.addInitScript(installFakeNfc);
  await signIn(page, shop);
  const card = await cardOf(page, "Locked");
  await open(page, card);
  const lock = page.getByRole("switch", { name: "Lock each chip" });
  await lock.tap();
  const dialog = page.getByRole("dialog", { name: "Lock chips for good?" });
  await dialog.getByRole("button", { name: "Lock chips from now on" }).tap();
  await expect(dialog).toContainText("Please type “lock”");
  await dialog.getByLabel("Type “lock”").fill("lock");
  await dialog.getByRole("button", { name: "Lock chips from now on" }).tap();
  await expect(lock).toBeChecked();
  await start(page);
  await hold(page, "04:03:00:00:00:00:01");
  await expect(mark(page, "done")).toBeVisible();
  expect((await stored(page, card)).chip?.isLocked).toBe(true);

  await page.getByRole("link", { name: "Check a card" }).tap();
  await start(page);
  await hold(page, "04:03:00:00:00:00:01", { urls: [card.url] });
  await expect(mark(page, "done")).toContainText("chip and address agree");
  await expect(page.getByRole("region", { name: "The chip belongs to" })).toContainText(
    "Locked Customer",
  );
  await hold(page, "04:03:00:00:00:00:01", { urls: ["https://example.com/"] });
  await expect(mark(page, "wrong")).toContainText("Chip and address don't agree");
  await hold(page, "04:03:00:00:00:00:09", { urls: [card.url] });
  await expect(mark(page, "wrong")).toContainText("A copy");
  await page.getByRole("button", { name: "Unbind chip" }).tap();
  const question = page.getByRole("alertdialog", { name: "Unbind this chip?" });
  await question.getByRole("button", { name: "Unbind chip" }).tap();
  await expect(page.getByText("Chip unbound")).toBeVisible();
  const check = (await get(page.request, "/chips/check?serial=04030000000001")) as ChipCheck;
  expect(check.verdict).toBe("unknown");
});

interface Senses {
  shakes: number[][];
  tones: number[];
  /** How often the screen is kept on. */
  held: number;
}
declare const senses: Senses;

/** Puts what can be heard, felt and kept on in place of a phone's own, which a test can't notice. */
function installSenses(): void {
  const noticed: Senses = { shakes: [], tones: [], held: 0 };
  const sound = OscillatorNode.prototype;
  const start = sound.start;
  sound.start = function (this: OscillatorNode, when?: number) {
    noticed.tones.push(this.frequency.value);
    start.call(this, when);
  };
  async function request() {
    noticed.held += 1;
    return { release: async () => void (noticed.held -= 1) };
  }
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.defineProperty(navigator, "vibrate", {
    value: (shake: number[]) => noticed.shakes.push(shake),
  });
  Object.assign(globalThis, { senses: noticed });
}

test("each card is heard and felt, unless that is switched off; the screen stays on meanwhile", async ({
  page,
}) => {
  await page.addInitScript(installFakeNfc);
  await page.addInitScript(installSenses);
  await signIn(page, shop);
  const card = await cardOf(page, "Heard");
  await open(page, card);
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect(await page.evaluate(() => senses.held)).toBe(0);
  await start(page);
  await expect(mark(page, "hold")).toBeVisible();
  await expect.poll(() => page.evaluate(() => senses.held)).toBe(1);
  await hold(page, "04:06:00:00:00:00:01", { slips: 1 });
  await expect(mark(page, "wrong")).toContainText("Taken away too early");
  const noticed = () => page.evaluate(() => ({ shakes: senses.shakes, tones: senses.tones }));
  const wrong = { shakes: [[120, 80, 120]], tones: [220, 165] };
  await expect.poll(noticed).toEqual(wrong);
  await page.getByRole("switch", { name: "Sound and vibration" }).tap();
  await hold(page, "04:06:00:00:00:00:01");
  await expect(mark(page, "done")).toBeVisible();
  expect(await noticed()).toEqual(wrong);

  await page.getByRole("switch", { name: "Sound and vibration" }).tap();
  const next = await cardOf(page, "Heard too");
  await open(page, next);
  await start(page);
  await hold(page, "04:06:00:00:00:00:02");
  await expect(mark(page, "done")).toBeVisible();
  await expect
    .poll(async () => (await noticed()).shakes.at(-1), { message: "the last shake" })
    .toEqual([80]);
  expect((await noticed()).tones.slice(-2)).toEqual([660, 990]);
  // Whoever leaves the desk has an ordinary screen again.
  await page.getByRole("link", { name: "Check a card" }).tap();
  await expect.poll(() => page.evaluate(() => senses.held)).toBe(0);
});

test("without NFC all is there for another program, and what that wrote is noted", async ({
  page,
}) => {
  await signIn(page, shop);
  const card = await cardOf(page, "By Hand");
  await open(page, card);
  await expect(page.getByRole("img", { name: `${PROGRAM}?card=${card._id}` })).toBeVisible();
  await expect(page.getByText("D1 01", { exact: false })).toContainText(/^03 .. D1 01 .* FE$/);
  const mine = page.getByRole("region", { name: "Mark as programmed" });
  const save = mine.getByRole("button", { name: "Mark as programmed" });
  await save.tap();
  await expect(mine).toContainText("A serial number has 4, 7 or 10 pairs");
  await mine.getByLabel("Serial number").fill("04040000000001");
  await mine.getByLabel("Address that the card opens").fill(`${card.url}x`);
  await save.tap();
  await expect(mine).toContainText("This is not the address of this card");
  await mine.getByLabel("Address that the card opens").fill(card.code.toUpperCase());
  await save.tap();
  await expect(page.getByText("The card is programmed")).toBeVisible();
  expect((await stored(page, card)).chip).toMatchObject({
    serial: "04:04:00:00:00:00:01",
    way: "hand",
  });
});

test("the desk is accessible in both languages, with NFC and without", async ({ page }) => {
  await signIn(page, shop);
  const card = await cardOf(page, "Accessible");
  const screen = `${PROGRAM}?card=${card._id}`;
  await expectAccessibleEverywhere(page, shop.url, screen, "form", async (look) => {
    await page.getByRole("link", { name: /^(Check a card|فحص بطاقة)$/ }).click();
    await expect(page.getByRole("button", { name: /^(Look up|بحث)$/ })).toBeVisible();
    await look();
  });
  await page.addInitScript(installFakeNfc);
  await open(page, card);
  await expectAccessibleAtEachWidth(page);
  await start(page);
  await expect(mark(page, "hold")).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await hold(page, "04:05:00:00:00:00:01", { urls: ["https://example.com/menu"] });
  await expect(mark(page, "ask")).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
