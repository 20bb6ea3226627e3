import { expect, type Page } from "@playwright/test";

import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Public pages come with the style that they need: nothing is waited for before they are painted. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Opens a page whose style sheets arrive only when the returned function is called. */
async function openWithoutSheets(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(shop.url + path, { waitUntil: "domcontentloaded" });
  return arrival.resolve;
}

declare global {
  interface Window {
    computedStyles: string[];
  }
}

/** Notes how every element looks. Returns those that looked different the last time. */
function changedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll("body, body :not(svg *, style)")];
    const before = window.computedStyles;
    window.computedStyles = elements.map((element) => {
      const style = getComputedStyle(element);
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.outerHTML.slice(0, 120)}\n${values.join("\n")}`;
    });
    return window.computedStyles.filter((style, index) => before && before[index] !== style);
  });
}

const PATHS = [
  "/ar",
  "/product",
  "/bulk-orders",
  "/contact-us",
  "/ar/refund-policy",
  "/no-such-page",
];
for (const path of PATHS) {
  test(`${path} looks the same before its style sheets arrive as after it`, async ({ browser }) => {
    // Without scripts nothing but the style sheets changes the page.
    const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const arrive = await openWithoutSheets(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Readex Pro/);
    arrive();
    const sheets = page.locator('link[rel=stylesheet][media="print"]');
    await expect
      .poll(() => sheets.evaluateAll((links: HTMLLinkElement[]) => links.every((l) => l.sheet)))
      .toBe(true);
    expect(await sheets.count()).toBeGreaterThan(0);
    await page.evaluate(async () => {
      // Only a layout asks for fonts, and a busy machine may not have made one yet.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    await changedStyles(page);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>("link[media=print]")) {
        link.media = "all";
      }
      // As `late-style.ts` does.
      document.querySelector("style[data-rest]")?.setAttribute("media", "not all");
    });
    expect(await changedStyles(page)).toEqual([]);
    await page.close();
  });
}

test("the product's text does not move when the rest of a slow page arrives", async ({
  browser,
}) => {
  for (const path of ["/product", "/ar/product"]) {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 820, height: 1180 },
      { width: 1366, height: 657 },
    ]) {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport });
      const description = page.locator("h1 ~ p").last();
      // The typeface is named at the end of a page: compared is what its fallback shows.
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(shop.url + path, { waitUntil: "networkidle" });
      const whole = await description.boundingBox();
      // As if the connection stopped after the text, in the middle of the gallery.
      await page.route("**/product", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const gallery = html.indexOf("<svg", html.indexOf("</h1>"));
        await route.fulfill({ response, body: html.slice(0, gallery) });
      });
      await page.reload({ waitUntil: "networkidle" });
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      const began = await description.boundingBox();
      expect(began!.y, `${path} at ${viewport.width} px`).toBeCloseTo(whole!.y, 0);
      expect(began!.x).toBeCloseTo(whole!.x, 0);
      await page.close();
    }
  }
});

/** Opens a page of which only what is before this place has come. */
async function openBeginning(page: Page, path: string, end: (html: string) => number) {
  await page.route(shop.url + path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, end(html)) });
  });
  await page.goto(shop.url + path, { waitUntil: "load" });
  await page.unroute(shop.url + path);
}

test("the headline in the middle of the first screen waits for the texts below it", async ({
  browser,
}) => {
  const viewport = { width: 1280, height: 640 };
  const page = await browser.newPage({ javaScriptEnabled: false, viewport });
  await page.route("**/*.woff2", (route) => route.abort());
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  for (const path of ["/", "/ar"]) {
    await page.goto(shop.url + path);
    const whole = await heading.boundingBox();
    await openBeginning(page, path, (html) => html.indexOf("</h1>"));
    await expect(heading).toBeHidden();
    const texts = (html: string) => html.indexOf("</ul>", html.indexOf("</h1>"));
    await openBeginning(page, path, (html) => html.indexOf("<svg", texts(html)));
    await expect(heading).toBeVisible();
    expect(await heading.boundingBox()).toEqual(whole);
  }
  await page.close();
});

test("the first facts of a policy stay where they are when the others arrive", async ({
  browser,
}) => {
  for (const width of [390, 1366]) {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ javaScriptEnabled: false, viewport });
    await page.route("**/*.woff2", (route) => route.abort());
    const first = page.getByRole("main").getByRole("listitem").first();
    await page.goto(`${shop.url}/terms-of-service`);
    const whole = await first.boundingBox();
    const inner = (html: string) => html.indexOf("</li>", html.indexOf("</h1>"));
    await openBeginning(page, "/terms-of-service", inner);
    expect(await first.boundingBox()).toMatchObject({ x: whole!.x, width: whole!.width });
    await page.close();
  }
});

test("what scripts add later has its style: the order's dialog, the offer of another language", async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: "ar-JO" });
  await page.goto(`${shop.url}/product`);
  const offer = page.getByRole("complementary");
  await expect(offer).toHaveCSS("top", "72px");
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  await expect(page.getByRole("dialog")).toHaveCSS("box-shadow", /0px 40px 90px/);
  await page.close();
});

test("printed, all sections of a page are there", async ({ page }) => {
  await page.goto(shop.url);
  await page.emulateMedia({ media: "print" });
  for (const section of await page.locator("#content > section, footer").all()) {
    await expect(section).toHaveCSS("content-visibility", "visible");
  }
  await page.emulateMedia({ media: null });
});

test("a link to a section ends at it, also before the sections above it were painted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const open of ["/#testimonials", "/ar#testimonials"]) {
    await page.goto(shop.url + open);
    const section = page.locator("#testimonials");
    await expect(section).toBeInViewport();
    await expect
      .poll(() => section.evaluate((e) => e.getBoundingClientRect().top))
      .toBeLessThan(120);
    await page.goto("about:blank");
  }
});
