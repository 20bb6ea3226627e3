import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessible.ts";
import { openInteractive } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/**
 * Visitors with an Arabic browser on English pages are offered the Arabic ones until they have
 * answered.
 */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const line = (page: Page) => page.getByRole("complementary", { name: "لغة الصفحة" });
const accept = (page: Page) => line(page).getByRole("link", { name: "تصفّح هذه الصفحة بالعربية" });
const decline = (page: Page) => line(page).getByRole("button", { name: "لا، شكرًا" });

/** Opens a page completely, and returns whether the code of the offer was loaded. */
async function open(page: Page, path: string): Promise<boolean> {
  let wasRequested = false;
  page.on("request", (request) => (wasRequested ||= request.url().includes("language-offer")));
  await page.goto(shop.url + path, { waitUntil: "networkidle" });
  return wasRequested;
}

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-JO" });

  for (const path of ["/", "/product", "/bulk-orders", "/privacy-policy"]) {
    for (const width of [320, 1280]) {
      test(`${path} at ${width} px: visible, reachable, and without a layout shift`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 640 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        const problems: string[] = [];
        page.on("pageerror", ({ message }) => problems.push(message));
        page.on("console", (message) => {
          if (message.type() === "error") problems.push(message.text());
        });
        await page.addInitScript(noteWhatMoves);
        await open(page, path);
        await expect(line(page)).toBeInViewport();
        await expect(line(page)).toHaveAttribute("lang", "ar");
        await expect(line(page)).toHaveCSS("direction", "rtl");
        expect(await page.evaluate(() => globalThis.movedBy)).toBe(0);

        const { y, height } = (await line(page).boundingBox())!;
        const isBelow = page.getByRole("heading", { level: 1 });
        expect((await isBelow.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBe(width);

        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(accept(page)).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(decline(page)).toBeFocused();
        await expectNoViolations(page, "aside[lang=ar]");
        expect(problems).toEqual([]);
      });
    }
  }

  test("'no' is remembered on every page", async ({ page }) => {
    await open(page, "/contact-us");
    await decline(page).click();
    await expect(line(page)).toHaveCount(0);
    for (const path of ["/contact-us", "/", "/terms-of-service"]) {
      expect(await open(page, path), path).toBe(false);
      await expect(line(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/terms-of-service$/);
  });

  test("'yes' leads to the same page and is remembered", async ({ page }) => {
    await open(page, "/bulk-orders?from=mail#quote");
    await page.keyboard.press("Home");
    await accept(page).click();
    await expect(page).toHaveURL(`${shop.url}/ar/bulk-orders?from=mail#quote`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.goto(shop.url);
    await expect(page).toHaveURL(`${shop.url}/ar`);
    // Arabic pages make no offer, and a stored answer stays.
    await expect(line(page)).toHaveCount(0);
    expect(await open(page, "/product")).toBe(false);
  });

  test("it stays when the browser navigates to another page", async ({ page }) => {
    await openInteractive(page, shop.url);
    await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
    await expect(page.getByRole("heading", { name: "The Naqra NFC card" })).toBeVisible();
    await accept(page).focus();
    await expect(accept(page)).toHaveAttribute("href", "/ar/product");
    await accept(page).click();
    await expect(page).toHaveURL(`${shop.url}/ar/product`);
  });
});

for (const [languages, isOffered] of [
  [["en-US", "ar"], false],
  [["fr", "arc", "en", "ar"], false],
  [["de"], false],
  [[], false],
  [["fr-FR", "ar", "en"], true],
] as const) {
  test(`a browser that is set to ${languages.join() || "nothing"}`, async ({ page }) => {
    await page.addInitScript((all) => {
      Object.defineProperty(navigator, "languages", { value: all });
    }, languages);
    expect(await open(page, "/contact-us")).toBe(isOffered);
    await expect(line(page)).toHaveCount(isOffered ? 1 : 0);
  });
}

declare global {
  /** The sum of layout shifts, except those of fonts that replace their fallbacks. */
  var movedBy: number;
}

type Shifted = Record<"previousRect" | "currentRect", DOMRectReadOnly>;

/** Runs in the page before all other scripts. */
function noteWhatMoves(): void {
  globalThis.movedBy = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Shifted[] };
      // Words move a little within their lines when their font arrives, on every page. The offer
      // would move what is below it by its own height.
      const isInLine = ({ previousRect: before, currentRect: now }: Shifted) =>
        Math.abs(before.top - now.top) < 4;
      if (!sources.every(isInLine)) globalThis.movedBy += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
