import { gzipSync } from "node:zlib";

import { expect } from "@playwright/test";

import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** How much a visitor has to load before interacting with a page. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** In bytes, compressed. React and the router alone are 107 000. */
const MOST_SCRIPT = 125_000;
const MOST_PANEL_SCRIPT = 200_000;

/** The scripts in a page's HTML, each with its smallest compressed size. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const html = await (await fetch(shop.url + path)).text();
  const names = new Set(
    [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, name]) => name!),
  );
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const answer = await fetch(shop.url + name);
      expect(answer.status, name).toBe(200);
      return [name, gzipSync(await answer.bytes(), { level: 9 }).length] as const;
    }),
  );
  return new Map(sizes);
}

for (const [path, limit] of [
  ["/", MOST_SCRIPT],
  ["/ar", MOST_SCRIPT],
  ["/admin-panel/login", MOST_PANEL_SCRIPT],
  ["/ar/admin-panel/login", MOST_PANEL_SCRIPT],
] as const) {
  test(`${path} loads at most ${limit / 1000} kB of script`, async () => {
    const scripts = await scriptsOf(path);
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB of script in ${scripts.size} files`);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

test("a policy loads only the page script", async () => {
  for (const path of ["/privacy-policy", "/ar/privacy-policy"]) {
    const names = [...(await scriptsOf(path)).keys()];
    expect(names).toEqual([expect.stringContaining("/assets/page-script-")]);
  }
});

test("the landing page is complete without a script, and requests nothing from other hosts", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(shop.url, { waitUntil: "networkidle" });
  for (const section of ["hero", "how-it-works", "preview", "testimonials"]) {
    await expect(page.locator(`#${section}`)).toBeVisible();
  }
  expect([...hosts]).toEqual([shop.url]);
  await page.close();
});

test("all testimonials are shown on a phone without a script", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(shop.url);
  for (const figure of await page.getByRole("figure").all()) await expect(figure).toBeVisible();
  await expect(page.getByRole("button", { name: /^Show testimonial/ })).toHaveCount(0);
  await context.close();
});

test("a landing page that the browser renders has all its drawings", async ({ page }) => {
  const drawings = () => page.locator("main svg, footer svg").count();
  await page.goto(shop.url, { waitUntil: "networkidle" });
  const fromServer = await drawings();
  await page.goto(`${shop.url}/product`, { waitUntil: "networkidle" });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /to the home page/ })
    .click();
  await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
  expect(await drawings()).toBe(fromServer);
});

for (const path of ["/", "/ar", "/product", "/ar/product"]) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px has no layout shifts while it loads slowly`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.addInitScript(noteWhatMoves);
      await page.goto(shop.url + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const { moved, largest } = await page.evaluate(() => window.noted);
      console.log(`${path} at ${width} px: moved ${moved.toFixed(4)}, largest ${largest}`);
      expect(moved).toBeLessThanOrEqual(0.01);
      const fonts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".woff2")),
      );
      console.log(fonts.map((name) => name.split("/").pop()).join(" "));
      expect(fonts.filter((name) => /vietnamese|latin-ext/.test(name))).toEqual([]);
      await page.close();
    });
  }
}

declare global {
  interface Window {
    /** The sum of layout shifts, and the largest contentful paint. */
    noted: { moved: number; largest: string };
  }
}

/** Runs in the page before all other scripts. */
function noteWhatMoves(): void {
  window.noted = { moved: 0, largest: "" };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.noted.moved += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    const { element, size } = list.getEntries().at(-1) as unknown as {
      element?: Element;
      size: number;
    };
    window.noted.largest = `${element?.localName} ${size} ${element?.textContent?.trim().slice(0, 40)}`;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
