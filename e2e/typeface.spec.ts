import { expect, type BrowserContext, type Page } from "@playwright/test";

import { noteProgram, touch } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The typeface replaces its fallback without moving anything that a visitor sees. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

declare global {
  interface Window {
    /** The sum of layout shifts. */
    movement: number;
  }
}

/** Runs in the page before all other scripts. */
function noteMovement(): void {
  window.movement = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.movement += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens a page whose typeface arrives once the page is painted, and waits until it has settled. */
async function openBeforeTypeface(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  // Near the shop, the first paint would wait for the typeface.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.addInitScript(noteMovement);
  await noteProgram(page);
  await page.goto(shop.url + path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  painted.resolve();
  await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
  await twoFrames(page);
  return page;
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Whether the page, and not only its drawings, uses the loaded typeface. */
function isTaken(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', "") === "Readex Pro" && status === "loaded",
    ),
  );
}

function isLoadedForDrawings(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fonts.check('1em "Readex Pro Drawings"', "A"));
}

for (const path of ["/product", "/ar/product", "/ar", "/terms-of-service"]) {
  test(`nothing on ${path} moves when the typeface arrives, at any width`, async ({ browser }) => {
    for (const width of [320, 360, 412, 768, 1024, 1366, 1920]) {
      const context = await browser.newContext({ viewport: { width, height: 720 } });
      const page = await openBeforeTypeface(context, path);
      const movement = await page.evaluate(() => window.movement);
      expect(movement, `${path} at ${width} px`).toBeLessThan(0.005);
      await context.close();
    }
  });
}

test("a page takes the typeface at once where that moves nothing", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await openBeforeTypeface(context, "/");
  expect(await isTaken(page)).toBe(true);
  await context.close();
});

test("on a fast network the first paint has the typeface", async ({ browser }) => {
  for (const path of ["/product", "/ar", "/terms-of-service"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(shop.url + path);
    await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
    expect(await isTaken(page), path).toBe(true);
    await context.close();
  }
});

test("a page on which it would move something takes it in its drawings, and on the next page", async ({
  browser,
}) => {
  // Whether lines break at other words depends on the width.
  for (let width = 360; ; width += 5) {
    expect(width, "a width at which lines would break at other words").toBeLessThan(500);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await openBeforeTypeface(context, "/product");
    const isKept = !(await isTaken(page));
    if (isKept) {
      expect(await isLoadedForDrawings(page)).toBe(true);
      await touch(page);
      expect(await isTaken(page)).toBe(false);
      expect(await page.evaluate(() => window.movement)).toBeLessThan(0.005);
      await page
        .getByRole("main")
        .getByRole("button", { name: /Order Now/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await isTaken(page)).toBe(true);
      await page.goto(`${shop.url}/terms-of-service`);
      expect(await isTaken(page)).toBe(true);
    }
    await context.close();
    if (isKept) break;
  }
});

test("the second page has the typeface from its first paint on", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.addInitScript(noteMovement);
  await page.goto(`${shop.url}/contact-us`);
  await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
  await page.goto(`${shop.url}/product`);
  expect(await isTaken(page)).toBe(true);
  await twoFrames(page);
  expect(await page.evaluate(() => window.movement)).toBe(0);
  await context.close();
});

test("a typeface that does not arrive leaves the fallback, and is asked for again", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`${shop.url}/product`, { waitUntil: "networkidle" });
  expect(await page.evaluate(() => localStorage.getItem("typeface"))).toBe(null);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
  await page.unroute("**/*.woff2");
  await page.goto(`${shop.url}/product`);
  await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
});

test("an address of the typeface that is no longer right does no harm", async ({ page }) => {
  await page.goto(`${shop.url}/contact-us`);
  await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
  for (const stored of ["not JSON", '[["url(/assets/gone.woff2)",{"weight":"160 700"}]]', "7"]) {
    await page.evaluate((text) => localStorage.setItem("typeface", text), stored);
    await page.goto(`${shop.url}/`);
    await page.waitForFunction((text) => localStorage.getItem("typeface") !== text, stored);
    expect(await isTaken(page), stored).toBe(true);
  }
});

test("without scripts, the typeface is used as soon as it arrives", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${shop.url}/ar/bulk-orders`, { waitUntil: "networkidle" });
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes("Variable") && status === "loaded")
      .map(({ unicodeRange }) => unicodeRange),
  );
  expect(loaded).toHaveLength(2);
  await page.close();
});
