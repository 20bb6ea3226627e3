// `npm run pictures`: takes screenshots of every page of the shop and every screen of its panel, in
// every language, at the widths of a phone and a desktop, for docs/storefront.md and
// docs/panel-pictures.md. `npm run pictures -- storefront`, or `-- panel`, takes only those.
import { argv } from "node:process";

import { chromium, expect, type Browser } from "@playwright/test";

import playwright from "../playwright.config.ts";
import { pathIn } from "../shared/i18n/locale.ts";
import { CUSTOMER, fillPersonalDetails, next, openStep } from "./ordering.ts";
import { writePanelPictures } from "./panel-pictures.ts";
import { screenOf, writePicture, writePictures } from "./picture-table.ts";
import { startShop, type RunningShop } from "./running-shop.ts";

const PAGES = {
  landing: "/",
  product: "/product",
  "bulk-orders": "/bulk-orders",
  "contact-us": "/contact-us",
  orders: "/orders",
  newsletter: "/newsletter",
  "privacy-policy": "/privacy-policy",
  "delivery-policy": "/delivery-policy",
  "cancellation-policy": "/cancellation-policy",
  "refund-policy": "/refund-policy",
  "terms-of-service": "/terms-of-service",
  "not-found": "/no-such-page",
  offline: "/offline",
};

/** Every page of the storefront, and for the README the landing page's first screens and an order. */
async function writeStorefrontPictures({ url }: RunningShop, browser: Browser): Promise<void> {
  await writePictures({
    document: "storefront",
    folder: "storefront",
    title: "The storefront in pictures",
    intro: "Every page in both languages, 390 and 1280 px wide. Made by `npm run pictures`.",
    shown: PAGES,
    async show(path, locale, width) {
      const page = await browser.newPage({
        viewport: screenOf(width),
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await page.goto(url + pathIn(locale, path), { waitUntil: "networkidle" });
      // Pictures further down are loaded when they come near the screen.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      // As high as the page, so that fixed elements are at the edges of the picture.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      return page;
    },
  });
  for (const [name, path] of Object.entries({ "landing-1280": "/", "landing-ar-1280": "/ar" })) {
    const page = await browser.newPage({ viewport: screenOf(1280) });
    await page.goto(url + path, { waitUntil: "networkidle" });
    await writePicture(page, name);
  }
  const page = await browser.newPage({ viewport: screenOf(1280), reducedMotion: "reduce" });
  const dialog = await openStep(page, url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  await dialog.getByRole("button", { name: "In daylight" }).click();
  await dialog.getByRole("button", { name: "On a desk" }).click();
  await expect(dialog.getByText("On a desk", { exact: true })).toBeVisible();
  await dialog
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode())),
    );
  await writePicture(page, "order-1280");
}

const wanted = argv.slice(2);
await using shop = await startShop({ RATE_LIMITS: "off" });
const browser = await chromium.launch(playwright.use!.launchOptions);
for (const [part, write] of Object.entries({
  storefront: writeStorefrontPictures,
  panel: writePanelPictures,
})) {
  if (wanted.length === 0 || wanted.includes(part)) await write(shop, browser);
}
await browser.close();
console.log("Written to docs/.");
