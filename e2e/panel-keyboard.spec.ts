import { expect, test, type Locator, type Page } from "@playwright/test";

import { place } from "./panel-orders-data.ts";
import { firstRecord, isAdding, LISTS, openPanel, type ListPath } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";

/** Every list of the panel and its dialogs, without a pointer. */

let shop: RunningShop;
test.beforeAll(async ({ playwright }) => {
  shop = await startShop({ RATE_LIMITS: "off" });
  const request = await playwright.request.newContext();
  const send = async (path: string, data: object) =>
    expect((await request.post(`${shop.url}/api/v1${path}`, { data })).status()).toBe(201);
  await place(request, shop.url, { name: "Keyboard" });
  await send("/subscribers/subscribe", { email: "reader@example.com" });
  const visitor = { fullName: "Example Visitor", email: "visitor@example.com" };
  await send("/contact", { ...visitor, subject: "A question", message: "An example question." });
  const companyInfo = { companyName: "Example Group", contactPerson: "Example Buyer" };
  await send("/custom-orders", {
    companyInfo: { ...companyInfo, email: "buyer@example.com", phone: "0790000000" },
    orderDetails: { employeeCount: 60, message: "" },
  });
  await request.dispose();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const popup = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Presses a key until one of these has the focus: as many times as a screen has stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not reach it.");
}

const isFocused = (target: Locator) =>
  target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

const hasFocus = (page: Page) =>
  popup(page).evaluate((box) => box.contains(document.activeElement));

/** A dialog takes the focus, keeps it, and gives it back to where it came from. */
async function expectHeldAndGivenBack(page: Page, back: () => Promise<boolean>): Promise<void> {
  await expect(popup(page)).toBeVisible();
  await expect.poll(() => hasFocus(page)).toBe(true);
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    // Between its last stop and its first the focus is on a guard for a moment.
    await expect.poll(() => hasFocus(page), `after ${key}`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(back).toBe(true);
}

/** The keys that open a dialog of a list's first row, where they are not the usual ones. */
const KEYS: Partial<Record<ListPath, readonly string[]>> = {
  messages: ["Enter", "r", "Delete"],
  "social-media": ["e", "Delete"],
};

for (const screen of LISTS) {
  test(`${screen}: rows and dialogs are reached, held and left by keyboard alone`, async ({
    page,
  }) => {
    await openPanel(page, shop, screen);
    if (await firstRecord(page, screen)) {
      await tabTo(page, page.locator("[data-row]"));
      const row = await page.evaluate(() => document.activeElement?.textContent);
      const onRow = () =>
        page.evaluate(
          (text) =>
            document.activeElement?.matches("[data-row]") === true &&
            document.activeElement.textContent === text,
          row,
        );
      for (const key of KEYS[screen] ?? ["Enter", "e", "Delete"]) {
        await page.keyboard.press(key);
        await test.step(key, () => expectHeldAndGivenBack(page, onRow));
      }
    }
    if (!isAdding(screen)) return;
    const add = page.locator("header").getByRole("button").last();
    await page.locator("header").getByRole("button").first().focus();
    await tabTo(page, add);
    await page.keyboard.press("Enter");
    await expectHeldAndGivenBack(page, () => isFocused(add));
  });
}
