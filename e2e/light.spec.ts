import { gzipSync } from "node:zlib";

import { expect, type Page, type Response } from "@playwright/test";

import { codeIn } from "#server/testing/read-print.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { noteProgram, openInteractive, touch } from "./interactive.ts";
import { openStep } from "./ordering.ts";
import { openPanel } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** How much a visitor has to load before interacting with a page. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** In bytes, compressed. React and the router alone are 107 000. */
const MOST_SCRIPT = 125_000;
/** The pages that load React at the first touch load only this much before it. */
const MOST_BEFORE_TOUCH = 8_000;
const MOST_PANEL_SCRIPT = 200_000;

/** The scripts in a page's HTML, loaded at once or at the first touch, each with its smallest compressed size. */
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
  test(`${path} loads at most ${limit / 1000} kB of script @main`, async () => {
    const scripts = await scriptsOf(path);
    // It only loads the others.
    for (const name of scripts.keys()) if (name.includes("/first-touch-")) scripts.delete(name);
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB of script in ${scripts.size} files`);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

/** Collects all scripts that a page loads, by their paths. */
function scriptsIn(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, response);
  });
  return scripts;
}

const sizeOf = async (script: Response) => gzipSync(await script.body(), { level: 9 }).length;

/** The chunk with the plotting library, which the dashboard loads when all else is shown. */
const PLOT = /\/sales-plot-/;

for (const locale of LOCALES) {
  const path = pathIn(locale, "/admin-panel/dashboard");
  test(`${path} loads at most ${MOST_PANEL_SCRIPT / 1000} kB of script besides its plot @main`, async ({
    page,
  }) => {
    const scripts = scriptsIn(page);
    await openPanel(page, shop, "dashboard", locale);
    await expect(page.getByRole("slider")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const names = [...scripts.keys()];
    const plot = names.findIndex((name) => PLOT.test(name));
    expect(plot).toBeGreaterThan(0);
    const sizes = await Promise.all([...scripts.values()].map(sizeOf));
    const total = sizes.reduce((sum, size) => sum + size, 0) - sizes[plot]!;
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB of script in ${names.length - 1} files`);
    expect(total).toBeLessThanOrEqual(MOST_PANEL_SCRIPT);
  });
}

test("the order dialog loads nothing of the panel @main", async ({ page }) => {
  const scripts = scriptsIn(page);
  await openStep(page, shop.url);
  await page.waitForLoadState("networkidle");
  const names = [...scripts.keys()];
  expect(names.some((name) => name.includes("/order-program-"))).toBe(true);
  expect(names.filter((name) => name.includes("/panel-"))).toEqual([]);
});

test("a policy loads only the page script", async () => {
  for (const path of ["/privacy-policy", "/ar/privacy-policy"]) {
    const names = [...(await scriptsOf(path)).keys()];
    expect(names).toEqual([expect.stringContaining("/assets/page-script-")]);
  }
});

test("the landing page is complete without a script, and requests nothing from other hosts @main", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(shop.url, { waitUntil: "networkidle" });
  for (const section of ["hero", "how-it-works", "preview", "testimonials"]) {
    await expect(page.locator(`#${section}`)).toBeVisible();
  }
  // The way to an example: a code for another phone; on the phone itself a link.
  const code = page.getByRole("img", { name: "QR code of the example page" });
  expect(await codeIn(await code.screenshot())).toBe(`${shop.url}/c/demo`.toUpperCase());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
  await page.getByRole("link", { name: "See a sample page" }).click();
  await expect(page.getByText("This is an example.")).toBeVisible();
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
  await page.goto(shop.url);
  const fromServer = await drawings();
  await openInteractive(page, `${shop.url}/product`);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /to the home page/ })
    .click();
  await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
  expect(await drawings()).toBe(fromServer);
});

for (const path of ["/", "/ar", "/product", "/ar/product"]) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px has no layout shifts while it loads slowly, and loads React at the first touch`, async ({
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
      await noteProgram(page);
      const scripts = scriptsIn(page);
      await page.goto(shop.url + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const sizes = await Promise.all([...scripts.values()].map(sizeOf));
      const before = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${path}: ${before} bytes of script before the first touch`);
      expect(before).toBeLessThanOrEqual(MOST_BEFORE_TOUCH);
      await touch(page);
      const { moved, largest } = await page.evaluate(() => window.noted);
      console.log(`${path} at ${width} px: moved ${moved.toFixed(4)}, largest ${largest}`);
      expect(moved).toBeLessThan(0.005);
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
