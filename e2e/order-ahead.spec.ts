import { expect, type Page } from "@playwright/test";

import { openInteractive } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** While a page that was touched rests, the order's first step is drawn unseen. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const order = (page: Page) => page.locator("main button[type=submit]").first();
const dialog = (page: Page) => page.getByRole("dialog");
/** The first field, seen or not. */
const field = (page: Page) => page.locator("[name='personalInfo.firstName']");

/** Touches the product's page, and waits until the step is drawn. */
async function rest(page: Page): Promise<void> {
  // A colour that is chosen before draws nothing ahead.
  await openInteractive(page, `${shop.url}/product`);
  await page.getByText("Matte White", { exact: true }).click();
  await expect(field(page)).toBeAttached();
}

test("the order is there as soon as it is asked for, as the page is by then", async ({ page }) => {
  await rest(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "Matte Black" }).check({ force: true });
  const isThere = await order(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector("[role=dialog] .order-dialog") !== null;
  });
  expect(isThere).toBe(true);
  await expect(dialog(page).getByRole("heading", { name: "Personal Details" })).toBeFocused();
  await expect(dialog(page).getByText("Matte Black").filter({ visible: true })).toHaveCount(1);
  await dialog(page).getByLabel("First name").fill("Example");
  await page.goBack();
  await expect(field(page)).toHaveCount(0);
  await order(page).click();
  await expect(dialog(page).getByLabel("First name")).toHaveValue("Example");
});

test("nobody who only looks at the product gets an order's number", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofOrders = () => asked.filter((path) => /reservations|addons|countries/.test(path));
  await rest(page);
  await page.waitForLoadState("networkidle");
  expect(ofOrders()).toEqual([]);
  await order(page).click();
  await expect.poll(() => ofOrders().length).toBeGreaterThanOrEqual(3);
});

test("an order that another tab has begun meanwhile is the one that opens", async ({ page }) => {
  await rest(page);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/product`);
  await order(other).click();
  await dialog(other).getByLabel("First name").fill("Example");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("order-begun"))).toBe("1");
  await other.close();
  await order(page).click();
  await expect(dialog(page).getByLabel("First name")).toHaveValue("Example");
});

test("a browser that saves data draws nothing ahead, and opens the order all the same", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/product`);
  await page.getByText("Matte White", { exact: true }).click();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("/order-program-"))).toEqual([]);
  await order(page).click();
  await expect(dialog(page).getByLabel("First name")).toBeVisible();
});
