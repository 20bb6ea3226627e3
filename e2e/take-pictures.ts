// `npm run pictures`: takes screenshots of every page of the shop, in every language, at the widths
// of a phone and a desktop, for docs/storefront.md.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { chromium, type Browser } from "@playwright/test";
import sharp from "sharp";

import playwright from "../playwright.config.ts";
import { LOCALES, pathIn } from "../shared/i18n/locale.ts";
import { startShop } from "./running-shop.ts";

const DOCS = new URL("../docs/", import.meta.url);
const WIDTHS = [390, 1280];
/**
 * Width of the saved file for each screen width. Desktop pictures are shown side by side, so a
 * smaller size is enough.
 */
const SAVED_WIDTH = { 390: 390, 1280: 800 } as Record<number, number>;

const PAGES = {
  landing: "/",
  product: "/product",
  "bulk-orders": "/bulk-orders",
  "contact-us": "/contact-us",
  newsletter: "/newsletter",
  "privacy-policy": "/privacy-policy",
  "delivery-policy": "/delivery-policy",
  "cancellation-policy": "/cancellation-policy",
  "refund-policy": "/refund-policy",
  "terms-of-service": "/terms-of-service",
  "not-found": "/no-such-page",
  offline: "/offline",
};

async function photograph(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 860 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // Pictures further down are loaded when they come near the screen.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // As high as the page, so that fixed elements are at the edges of the picture.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture)
    .resize({ width: SAVED_WIDTH[width]! })
    .webp({ quality: 68, effort: 6 })
    .toBuffer();
}

await using shop = await startShop({ RATE_LIMITS: "off" });
const browser = await chromium.launch(playwright.use!.launchOptions);
await mkdir(new URL("pictures/storefront", DOCS), { recursive: true });
const rows = [];
for (const [name, path] of Object.entries(PAGES)) {
  const cells = [];
  for (const language of LOCALES) {
    for (const width of WIDTHS) {
      const file = `pictures/storefront/${name}-${language}-${width}.webp`;
      const url = shop.url + pathIn(language, path);
      await writeFile(new URL(file, DOCS), await photograph(browser, url, width));
      cells.push(`![${name}, ${language}, ${width} px](${file})`);
    }
  }
  rows.push(`| \`${path}\` | ${cells.join(" | ")} |`);
}
/** The first screen of the landing page, for the README. */
for (const [file, path] of Object.entries({ "landing-1280": "/", "landing-ar-1280": "/ar" })) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(shop.url + path, { waitUntil: "networkidle" });
  const picture = await sharp(await page.screenshot())
    .png({ palette: true })
    .toBuffer();
  await writeFile(new URL(`pictures/${file}.png`, DOCS), picture);
}
await browser.close();
const english = new Intl.DisplayNames("en", { type: "language" });
const columns = LOCALES.flatMap((locale) =>
  ["phone", "desktop"].map((device) => `${english.of(locale)}, ${device}`),
);
const table = [
  "# The storefront in pictures",
  "",
  "Every page in every language, 390 and 1280 px wide. Made by `npm run pictures`.",
  "",
  `| | ${columns.join(" | ")} |`,
  `| ---${" | ---".repeat(columns.length)} |`,
  ...rows,
  "",
].join("\n");
await writeFile(new URL("storefront.md", DOCS), table);
console.log(`Written to ${fileURLToPath(DOCS)}`);
