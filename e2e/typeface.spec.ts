import { expect, type BrowserContext, type Page } from "@playwright/test";

import { noteProgram, touch } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";
import { browserWith, TYPEFACE_SETS } from "./typefaces.ts";

/** The shop's typeface replaces that of the device without moving anything that a visitor sees. */

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
  await twoFrames(page);
  // Only what the typeface moves is meant here, not what a page may move while it comes.
  await page.evaluate(() => (window.movement = 0));
  painted.resolve();
  await page.evaluate(() => globalThis.typefaceSettled);
  await twoFrames(page);
  return page;
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Whether the page uses the loaded typeface. */
function isTaken(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', "") === "Readex Pro" && status === "loaded",
    ),
  );
}

/** What a good page stays below as a whole. */
const MOST_MOVEMENT = 0.01;

for (const set of TYPEFACE_SETS) {
  test(`a first visit gets the typeface when it arrives, and nothing moves: ${set}`, async () => {
    await using browser = await browserWith(set);
    for (const path of ["/", "/ar", "/product", "/ar/product", "/terms-of-service"]) {
      for (const width of [360, 768, 1024, 1366]) {
        const context = await browser.newContext({ viewport: { width, height: 720 } });
        const page = await openBeforeTypeface(context, path);
        const movement = await page.evaluate(() => window.movement);
        expect.soft(movement, `${path} at ${width} px`).toBeLessThan(MOST_MOVEMENT);
        expect(await isTaken(page), path).toBe(true);
        await context.close();
      }
    }
  });
}

test("when the window gets another width, texts take the room that they have", async () => {
  // Its letters are so wide that some text has fewer lines afterwards.
  await using browser = await browserWith("unknown");
  const context = await browser.newContext({ viewport: { width: 1024, height: 720 } });
  const page = await openBeforeTypeface(context, "/product");
  const held = page.locator('[style*="inline-size"], [style*="block-size"]');
  await expect(held).not.toHaveCount(0);
  await touch(page);
  await expect(held).not.toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 600 });
  await twoFrames(page);
  await expect(held).not.toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(held).toHaveCount(0);
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

test("the second page has the typeface from its first paint on", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await page.addInitScript(noteMovement);
  await page.goto(`${shop.url}/contact-us`);
  await page.waitForFunction(() => localStorage.getItem("typeface") !== null);
  // Browsers wait at most some 50 ms, in which a busy machine may not have read the file.
  await expect(async () => {
    await page.goto(`${shop.url}/product`);
    expect(await isTaken(page)).toBe(true);
    await twoFrames(page);
    const movement = await page.evaluate(() => window.movement);
    expect.soft(movement).toBeLessThan(MOST_MOVEMENT);
    expect(movement).toBe(0);
  }).toPass();
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
