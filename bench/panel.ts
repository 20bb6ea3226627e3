// `npm run bench panel [orders]`: how long staff wait in the panel of a shop with 100,000 orders, or the
// given number, for the rows of the orders, the board and the dashboard: after a click in the panel on
// which the pointer rested for a tenth of a second, and after opening the page anew. Fails when a median is above the aim.
import { chromium, type Page } from "@playwright/test";

import { seedOrders } from "#server/testing/seed-orders.ts";

import { openPanel } from "../e2e/panel.ts";
import { startShop } from "../e2e/running-shop.ts";
import playwright from "../playwright.config.ts";
import { databaseOf } from "./database-of.ts";
import { median } from "./measure.ts";

const COUNT = Number(process.argv[3] ?? 100_000);
const ROUNDS = 7;
const AIM_MS = 200;

/** Each screen by its path, with all that must be there when it counts as drawn. */
const SCREENS: Record<string, string[]> = {
  orders: ["[data-row]"],
  "orders/board": ["[data-ticket]"],
  dashboard: ["[data-row], main li a[href*='orders/']", "main svg path[d^='M']"],
};

/** Waits in the page until everything is drawn, and returns the milliseconds since `began`. */
const drawn = (page: Page, path: string, began: "click" | "navigation") =>
  page.evaluate(
    ([selectors, where, from]) =>
      new Promise<number>((resolve) => {
        const start = from === "click" ? performance.now() : 0;
        // What the screen before shows doesn't count.
        const before = new Set(from === "click" ? document.querySelectorAll("main *") : []);
        if (from === "click")
          document.querySelector<HTMLElement>(`a[href$="/admin-panel/${where}"]`)!.click();
        const look = () => {
          const isThere =
            location.pathname.endsWith(`/${where}`) &&
            selectors.every((selector) =>
              [...document.querySelectorAll(selector)].some((each) => !before.has(each)),
            );
          if (!isThere) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      }),
    [SCREENS[path]!, path, began] as const,
  );

await using shop = await startShop({ LOG_LEVEL: "warn", RATE_LIMITS: "off" }, { embedded: true });
const pool = await databaseOf(shop);
await seedOrders(pool, COUNT);
await pool.query("vacuum analyze");
await pool.end();
const browser = await chromium.launch(playwright.use!.launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await openPanel(page, shop, "orders");
const times = new Map<string, number[]>();
const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
/** People see where they point before they press. */
async function rest(path: string): Promise<void> {
  await page.locator(`a[href$="/admin-panel/${path}"]`).first().hover();
  await page.waitForTimeout(100);
}
for (let round = 0; round < ROUNDS; round += 1) {
  for (const path of Object.keys(SCREENS)) {
    // From a screen of another kind, with its own link to the board.
    await page.goto(`${shop.url}/admin-panel/${path === "orders/board" ? "orders" : "cities"}`);
    await page.waitForLoadState("networkidle");
    await rest(path);
    add(`${path}, by a click, first`, await drawn(page, path, "click"));
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await page.waitForLoadState("networkidle");
    // The screen before is drawn again.
    await page.waitForTimeout(500);
    await rest(path);
    add(`${path}, by a click, again`, await drawn(page, path, "click"));
    await page.waitForLoadState("networkidle");
    await page.goto(`${shop.url}/admin-panel/${path}`, { waitUntil: "commit" });
    add(`${path}, opened anew`, await drawn(page, path, "navigation"));
    await page.waitForLoadState("networkidle");
  }
}
await browser.close();
console.log("| | median, ms | from | to |\n| --- | ---: | ---: | ---: |");
for (const [name, all] of times) {
  const figures = [median(all), Math.min(...all), Math.max(...all)].map(Math.round);
  console.log(`| ${name} | ${figures.join(" | ")} |`);
}
process.exitCode = [...times.values()].every((all) => median(all) <= AIM_MS) ? 0 : 1;
