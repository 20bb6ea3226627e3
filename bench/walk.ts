// `npm run bench walk`: one card from a new order to a packed one on the board, at a person's pace, as
// docs/panel.md lists it: what the shop takes of the time, and the whole. Before each tap the hand
// rests as long as people need to find and hit a button.
import { chromium, expect, type Locator } from "@playwright/test";

import { place } from "../e2e/panel-orders-data.ts";
import { openPanel } from "../e2e/panel.ts";
import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";

/** To look, decide, move and press: 1.35, 1.1 and 0.2 s in the keystroke-level model of Card, Moran and Newell. */
const TAP_MS = 2_650;
/** To lay a card onto the phone's back and take it away. */
const CHIP_MS = 4_000;
const AIM_MS = 60_000;

await using shop = await startShop({ LOG_LEVEL: "warn", RATE_LIMITS: "off" });
const browser = await chromium.launch(playwright.use!.launchOptions);
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
await page.addInitScript(() => Object.assign(globalThis, { print: () => {} }));
const { _id, orderNumber } = await place(page.request, shop.url, { name: "Walked" });
await openPanel(page, shop, "orders/board");
await page.getByPlaceholder("Slip, number or card").fill(orderNumber);
await page.keyboard.press("Enter");
const dialog = page.getByRole("dialog");
const button = (name: string) => dialog.getByRole("button", { name, exact: true });

let byHand = 0;
let byShop = 0;

/** @param after what shows once the shop has done it */
async function tap(name: string, after: Locator, hand = TAP_MS): Promise<void> {
  await expect(button(name)).toBeEnabled();
  await page.waitForTimeout(hand);
  const began = performance.now();
  await button(name).tap();
  await expect(after).toBeVisible({ timeout: 30_000 });
  const took = performance.now() - began;
  byHand += hand;
  byShop += took;
  console.log(`| ${name} | ${(hand / 1000).toFixed(2)} | ${(took / 1000).toFixed(2)} |`);
}

console.log("| tap | hand, s | shop, s |\n| --- | --: | --: |");
await tap("Confirm cash order", button("Make proof"));
await tap("Make proof", button("Send proof"));
await tap("Send proof", dialog.getByRole("heading", { name: "Proof sent" }));
// The customer's answer, which takes as long as it takes.
const proofs = `${shop.url}/api/v1/orders/${_id}/proofs`;
const [proof] = (await (await page.request.get(proofs)).json()).data.data;
await page.request.post(`${proofs}/${proof._id}/approval`, {
  data: { note: "By phone" },
  headers: { "Sec-Fetch-Site": "same-origin" },
});
const download = page.waitForEvent("download");
await tap("Print file", button("Mark as printed"));
await download;
await tap("Mark as printed", button("Mark as programmed"));
await tap("Mark as programmed", button("Mark as packed"), TAP_MS + CHIP_MS);
await tap("Packing slip", button("Mark as packed"));
await tap("Mark as packed", dialog.getByRole("heading", { name: "Packed" }));
await browser.close();

const whole = byHand + byShop;
console.log(
  `\nOne card in ${(whole / 1000).toFixed(1)} s, of which the shop ${(byShop / 1000).toFixed(1)} s (aim: ${AIM_MS / 1000} s or less).`,
);
process.exitCode = whole <= AIM_MS ? 0 : 1;
