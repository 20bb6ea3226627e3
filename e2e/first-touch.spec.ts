import { expect, type Page } from "@playwright/test";

import { noteProgram, touch } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The landing and the product's page load React at the first touch: what works until it is there. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Opens a page whose scripts with this name arrive only when the returned function is called. */
async function openHeld(page: Page, path: string, name: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await noteProgram(page);
  await page.goto(shop.url + path);
  return arrival.resolve;
}

test("a button that is pressed meanwhile shows that it waits, and then does what it says @main", async ({
  page,
}) => {
  const arrive = await openHeld(page, "/product", "entry\\.client");
  const turn = page.getByRole("button", { name: "Turn over" });
  const order = page.getByRole("button", { name: "Order Now - 35 JOD" }).first();
  await turn.click();
  await expect(turn).toHaveAttribute("aria-busy", "true");
  await expect(turn).toHaveCSS("animation-name", "breathe");
  await order.click();
  await expect(order).toHaveAttribute("aria-busy", "true");
  arrive();
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/product?order=1`);
  const back = page.getByRole("button", { name: "Matte Black, back", includeHidden: true });
  await expect(back).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("main [aria-busy]")).toHaveCount(0);
});

test("a colour that is chosen by an arrow key meanwhile is the chosen one, in both directions", async ({
  page,
}) => {
  for (const [path, key, white] of [
    ["/product", "ArrowRight", "Matte White"],
    ["/ar/product", "ArrowLeft", "أبيض مطفأ"],
  ] as const) {
    const arrive = await openHeld(page, path, "entry\\.client");
    const radio = page.getByRole("radio", { name: white });
    await page.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press(key);
    await expect(radio).toBeFocused();
    await expect(radio).not.toBeChecked();
    arrive();
    await expect(radio).toBeChecked();
    await expect(page.getByRole("main").getByText(white, { exact: true })).toHaveCount(3);
    await page.unrouteAll();
  }
});

test("all that was pressed meanwhile is pressed in its order, what was pressed twice only last", async ({
  page,
}) => {
  const arrive = await openHeld(page, "/product", "entry\\.client");
  for (const color of ["Matte White", "Matte Black", "Matte White"]) {
    await page.locator("label").filter({ hasText: color }).click();
  }
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  arrive();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Matte White").filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByText("Matte Black")).toHaveCount(0);
});

test("a dot of the testimonials waits for their own code too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openHeld(page, "/", "testimonial-slides");
  const dot = page.getByRole("button", { name: "Show testimonial 2" });
  await dot.click();
  await touch(page);
  await expect(dot).toHaveAttribute("aria-busy", "true");
  arrive();
  await expect(dot).toHaveAttribute("aria-current", "true");
  await expect(dot).not.toHaveAttribute("aria-busy");
});

interface Point {
  x: number;
  y: number;
}

test("scrolling by finger loads React once the page has come to rest, not while it moves", async ({
  browser,
}) => {
  await using context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await noteProgram(page);
  await page.clock.install();
  await page.goto(shop.url, { waitUntil: "networkidle" });
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const programs = () => asked.filter((url) => url.includes("/entry.client-")).length;
  const finger = await context.newCDPSession(page);
  const move = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await move("touchStart", { x: 20, y: 700 });
  for (let y = 680; y > 200; y -= 20) await move("touchMove", { x: 20, y });
  await move("touchEnd");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(programs()).toBe(0);
  await page.clock.resume();
  await page.waitForFunction(() => window.isInteractive);
  expect(programs()).toBe(1);
});

test("a link to a section scrolls there while React takes over the page", async ({ page }) => {
  const arrive = await openHeld(page, "/", "entry\\.client");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Testimonials" }).click();
  arrive();
  await touch(page);
  await expect(page).toHaveURL(`${shop.url}/#testimonials`);
  await expect(page.getByRole("heading", { name: /^Trusted by/ })).toBeInViewport();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});
