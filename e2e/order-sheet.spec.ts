import { expect, type Page } from "@playwright/test";

import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { mainIn } from "./main-way.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The order's first step is there at once; its program follows while somebody types. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Opens the product's page, whose order program arrives only when the returned function is called. */
async function openHeld(page: Page, path = "/product"): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/order-program-[^/]*\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(shop.url + path);
  return arrival.resolve;
}

const order = (page: Page) => page.locator("main button[type=submit]").first();
/** Before its program is there. */
const sheet = (page: Page) => page.locator("dialog[open]");
/** As drawn by its program. */
const dialog = (page: Page) => page.locator("div[role=dialog]");

for (const locale of LOCALES) {
  test(`what is typed before the program is there is kept, in ${locale}${mainIn("ar", locale)}`, async ({
    page,
  }) => {
    const arrive = await openHeld(page, pathIn(locale, "/product"));
    await order(page).click();
    const [first, last] = ["firstName", "lastName"].map((name) =>
      page.locator(`[name="personalInfo.${name}"]`),
    );
    await first!.fill("Example");
    await last!.pressSequentially("Custo");
    await expect(page).toHaveURL(/\?order=1$/);
    await page.keyboard.press("ArrowLeft");
    arrive();
    await expect(dialog(page)).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(first!).toHaveValue("Example");
    await expect(last!).toBeFocused();
    // At the same place between two letters.
    const isRightToLeft = locale === "ar";
    await page.keyboard.type("m");
    await expect(last!).toHaveValue(isRightToLeft ? /m/ : "Custmo");
    // The program knows of it: the name on the card follows.
    await expect(
      dialog(page)
        .getByText(/Example Cust/)
        .first(),
    ).toBeAttached();
  });
}

test("a press that is under way when the program arrives is not lost", async ({ page }) => {
  const arrive = await openHeld(page);
  await order(page).click();
  await sheet(page).getByRole("button", { name: "Next" }).hover();
  await page.mouse.down();
  arrive();
  await expect(page.locator("div[role=dialog] .order-dialog")).toBeAttached();
  await page.mouse.up();
  // It has checked the step.
  await expect(dialog(page).getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  await expect(sheet(page)).toHaveCount(0);
});

test("the space key that is held when the program arrives presses its button once", async ({
  page,
}) => {
  const arrive = await openHeld(page);
  await order(page).click();
  await sheet(page).getByRole("button", { name: "Next" }).focus();
  await page.keyboard.down(" ");
  arrive();
  await expect(page.locator("div[role=dialog] .order-dialog")).toBeAttached();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.up(" ");
  // It has checked the step.
  await expect(dialog(page).getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  await expect(sheet(page)).toHaveCount(0);
});

test("a phone number, and 'Next', are kept too", async ({ page }) => {
  const arrive = await openHeld(page);
  await order(page).click();
  await sheet(page).getByLabel("Phone number").fill("0790000000");
  await sheet(page).getByRole("button", { name: "Next" }).click();
  await expect(sheet(page).getByRole("button", { name: "Next" })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  arrive();
  await expect(dialog(page).getByLabel("Phone number")).toHaveValue("079 000 0000");
  // It has checked the step.
  await expect(dialog(page).getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
});

for (const [way, close] of [
  [
    "its button",
    (page: Page) => sheet(page).getByRole("button", { name: "Close" }).first().click(),
  ],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["the browser's Back", (page: Page) => page.goBack()],
] as const) {
  test(`the sheet is closed by ${way}, and stays closed when the program comes`, async ({
    page,
  }) => {
    const arrive = await openHeld(page);
    await order(page).click();
    await expect(sheet(page)).toBeVisible();
    await close(page);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.url}/product`);
    const came = page.waitForResponse(/order-program-/);
    arrive();
    await came;
    await order(page).click();
    await expect(dialog(page).getByLabel("First name")).toBeVisible();
  });
}

test("an order that was begun is not hidden behind an empty first step", async ({ page }) => {
  await page.goto(`${shop.url}/product`);
  await order(page).click();
  await dialog(page).getByLabel("First name").fill("Example");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("order-begun"))).toBe("1");
  const arrive = await openHeld(page);
  await order(page).click();
  await expect(order(page)).toHaveAttribute("aria-busy", "true");
  await expect(sheet(page)).toHaveCount(0);
  arrive();
  await expect(dialog(page).getByLabel("First name")).toHaveValue("Example");
});

test("the order needs nothing of the page's own program, which comes after it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/product`);
  await order(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("First name")).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await page.keyboard.type("Example");
  expect(asked.filter((url) => url.includes("/entry.client-"))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(order(page)).toBeFocused();
});

test("all files of the program are asked for at once, also those of the page's own program", async ({
  page,
}) => {
  await openHeld(page);
  const react = page.waitForRequest(/\/react-dom-client[^/]*\.js$/);
  await order(page).click();
  await react;
  await expect(sheet(page)).toBeVisible();
});
