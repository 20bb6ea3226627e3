import { expect } from "@playwright/test";

import { openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The language of the panel, which is stored with the account. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test("staff change the language on the present screen, and it applies in another browser too", async ({
  page,
  browser,
}) => {
  await openPanel(page, shop, "countries?search=jor");
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/admin-panel/countries?search=jor`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute(
    "href",
    "/ar/admin-panel/manifest.webmanifest",
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("الدول");

  await using other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${shop.url}/admin-panel/cities`);
  await elsewhere.getByLabel("Email").fill(shop.owner.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(shop.owner.password);
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere).toHaveURL(`${shop.url}/ar/admin-panel/cities`);

  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/admin-panel/login`);
});

test("errors from the server are shown in the language of the panel", async ({ page }) => {
  await openPanel(page, shop, "countries", "ar");
  await page.getByRole("button", { name: "إضافة دولة" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Jordan");
  await dialog.getByLabel("الرمز").fill("JO");
  await dialog.getByRole("button", { name: "إضافة دولة" }).click();
  await expect(dialog.locator("[id$=error]").first()).toContainText(/\p{Script=Arabic}/u);
});
