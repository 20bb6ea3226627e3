// `node art/small-photos.ts` photographs the shop's own gallery for its thumbnails: all scenes with
// the example's print, side by side, for each colour and side of the mark. Needs a built shop and
// Chromium (CHROMIUM_PATH).
import { fileURLToPath } from "node:url";

import { chromium, type Browser, type Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";

import { SMALL_SCENES } from "#app/storefront/photos/scenes.ts";

import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";
import { LOCALES, pathIn, type Locale } from "../shared/i18n/locale.ts";
import ar from "../translations/storefront/ar.json" with { type: "json" };
import en from "../translations/storefront/en.json" with { type: "json" };

/** Of a picture, in pixels: thumbnails are up to 120 px wide. */
const SIDE = 240;
/** Before them are two sides of each of the two colours. */
const VIEWS_BEFORE = 4;
const COLORS = ["black", "white"] as const;
const MARKS: Record<Locale, string> = { en: "ltr", ar: "rtl" };
const TEXTS = { en, ar };

async function shown(page: Page, locale: Locale, index: number): Promise<Buffer> {
  await page
    .locator("main li button[aria-pressed]")
    .nth(VIEWS_BEFORE + index)
    .click();
  await page.getByRole("button", { name: TEXTS[locale].storefront_product_enlarge }).click();
  const photo = page.locator(".yarl__slide_current [role=img] [role=img]");
  await photo.waitFor();
  await page.waitForLoadState("networkidle");
  await photo.evaluate((element) => {
    element.style.borderRadius = "0";
    element.style.maskImage = "none";
    for (const arrow of document.querySelectorAll<HTMLElement>(
      ".yarl__navigation_prev, .yarl__navigation_next",
    )) {
      arrow.style.display = "none";
    }
  });
  const picture = await photo.screenshot({ animations: "disabled" });
  await page.keyboard.press("Escape");
  await photo.waitFor({ state: "hidden" });
  return sharp(picture).resize(SIDE, SIDE).toBuffer();
}

async function writeStrip(browser: Browser, url: string, locale: Locale, color: number) {
  const page = await browser.newPage({
    // On a tall screen the square is whole, but for its fading ends.
    viewport: { width: 900, height: 1280 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await page.goto(url + pathIn(locale, "/product"), { waitUntil: "networkidle" });
  await page
    .locator("label")
    .filter({ has: page.getByRole("radio") })
    .nth(color)
    .click();
  const pictures: OverlayOptions[] = [];
  for (const index of SMALL_SCENES.keys()) {
    pictures.push({ input: await shown(page, locale, index), left: index * SIDE, top: 0 });
  }
  await page.close();
  const file = `../app/storefront/photos/pictures/small-${COLORS[color]}-${MARKS[locale]}.webp`;
  const size = { width: SIDE * pictures.length, height: SIDE, channels: 3 } as const;
  await sharp({ create: { ...size, background: "white" } })
    .composite(pictures)
    .webp({ quality: 76, effort: 6 })
    .toFile(fileURLToPath(new URL(file, import.meta.url)));
}

await using shop = await startShop({ RATE_LIMITS: "off" });
const browser = await chromium.launch(playwright.use!.launchOptions);
for (const locale of LOCALES) {
  for (const color of COLORS.keys()) await writeStrip(browser, shop.url, locale, color);
}
await browser.close();
