import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";

import { asColleague } from "./accounts.ts";
import { loseSession, openPanel } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The features that every entity's screen has, tested with countries, cities and addons. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const open = (page: Page, screen: string) => openPanel(page, shop, screen);

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

test("a record is created, with errors for invalid input, changed, found and deleted @main", async ({
  page,
}) => {
  await open(page, "countries");
  await page.getByRole("button", { name: "Add country" }).click();
  await dialog(page).getByRole("button", { name: "Add country" }).click();
  await expect(
    dialog(page).getByRole("textbox", { name: "Name", exact: false }).first(),
  ).toBeFocused();
  await expect(
    dialog(page)
      .getByText(/required/i)
      .first(),
  ).toBeVisible();

  // The name is taken: the server's error is shown at the field, and the input is kept.
  const name = dialog(page).getByLabel(/^Name/).first();
  await name.fill("Jordan");
  await dialog(page).getByLabel(/^Code/).fill("EX");
  await dialog(page).getByRole("button", { name: "Add country" }).click();
  await expect(dialog(page).getByText(/already/)).toBeVisible();
  await expect(dialog(page).getByLabel(/^Code/)).toHaveValue("EX");

  await name.fill("Exampleland");
  await dialog(page).getByRole("button", { name: "Add country" }).click();
  await expect(page.getByText("Country created successfully")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page
    .getByRole("searchbox")
    .or(page.getByLabel("Search countries"))
    .first()
    .fill("exampleland");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().press("e");
  await expect(dialog(page).getByLabel(/^Name/).first()).toHaveValue("Exampleland");
  await dialog(page).getByLabel(/^Name/).first().fill("Exampleland Two");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard your changes?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Country updated successfully")).toBeVisible();

  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete country" }).click();
  await expect(page.getByText("Country deleted successfully")).toBeVisible();
  await expect(page.getByText("No data found")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("the country `other` can be viewed, but neither changed nor deleted", async ({ page }) => {
  await open(page, "countries");
  const other = rows(page).filter({ hasText: "other" });
  await other.press("Delete");
  await expect(dialog(page)).toHaveCount(0);
  await expect(other).toBeVisible();
});

test("an export contains all matching records, and a message says when it is saved", async ({
  page,
}) => {
  await open(page, "cities");
  await page.getByLabel("Search cities").fill("ma");
  await expect(page).toHaveURL(/search=ma/);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("cities.csv");
  await expect(page.getByText("Export Complete")).toBeVisible();
  await expect(page.getByText("Data has been exported to CSV.")).toBeVisible();
  const text = await readFile(await file.path(), "utf8");
  const [columns, ...records] = text.trimEnd().split("\r\n");
  expect(columns).toBe("\uFEFFID,City Name,Country,Delivery Fee,Display Order,Status,Created Date");
  expect(records.length).toBeGreaterThan(2);
  expect(records.every((record) => /ma/i.test(record))).toBe(true);
  expect(text).toContain('"Amman","Jordan",0.000');

  const savingSheet = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export XLSX" }).click();
  const sheetFile = await savingSheet;
  expect(sheetFile.suggestedFilename()).toBe("cities.xlsx");
  await expect(page.getByText("Data has been exported to XLSX.")).toBeVisible();
  const { sheets } = await readXlsx(await readFile(await sheetFile.path()));
  expect(sheets[0]!.rows).toHaveLength(records.length + 1);
  expect(sheets[0]!.rows[0]).toEqual(columns!.slice(1).split(","));
});

test("a failed export shows an error, a cancelled one does not", async ({ page }) => {
  await open(page, "addons");
  await page.route("**/exports/addons.csv*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText("Export Failed")).toBeVisible();

  await page.unrouteAll();
  await page.route("**/exports/addons.csv*", () => {});
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the export" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();
});

test("a list that can't be loaded shows an error and can be loaded again", async ({ page }) => {
  await open(page, "addons");
  await page.route("**/api/v1/addons*", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.reload();
  await expect(page.getByText("Failed to load addons.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(6);
});

test("of two people who change the same record the second is told, and loses nothing", async ({
  page,
}) => {
  await open(page, "cities?search=ajloun");
  await rows(page).first().press("e");
  const [name, fee] = [dialog(page).getByLabel(/^Name/).first(), dialog(page).getByLabel(/fee/)];
  await expect(name).toHaveValue("Ajloun");
  await fee.fill("6");

  const list = await page.request.get(`${shop.url}/api/v1/cities?search=ajloun`);
  const [{ _id }] = (await list.json()).data.data;
  const other = await page.request.patch(`${shop.url}/api/v1/cities/${_id}`, {
    data: { deliveryFee: 7, name: "Ajloun City" },
    headers: { Origin: shop.url },
  });
  expect(other.status()).toBe(200);

  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText(/Somebody else has saved this record/)).toBeVisible();
  await expect(name).toHaveValue("Ajloun City");
  await expect(fee).toHaveValue("6");
  await expect(dialog(page).getByText("Somebody else has changed it to: 7")).toBeVisible();

  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("City updated successfully")).toBeVisible();
  await expect(rows(page).first()).toContainText("6 JOD");
});

test("a session that ends while somebody types leads to the login and back, with what was typed @main", async ({
  page,
}) => {
  await open(page, "countries");
  await page.getByRole("button", { name: "Add country" }).click();
  await dialog(page).getByLabel(/^Name/).first().fill("Exampleland");
  await dialog(page).getByLabel(/^Code/).fill("EX");
  await loseSession(page, shop, () =>
    dialog(page).getByRole("button", { name: "Add country" }).click(),
  );
  await expect(page).toHaveURL(`${shop.url}/admin-panel/countries`);
  await expect(dialog(page).getByLabel(/^Name/).first()).toHaveValue("Exampleland");
  await expect(dialog(page).getByLabel(/^Code/)).toHaveValue("EX");

  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard your changes?")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Add country" }).click();
  await expect(dialog(page).getByLabel(/^Name/).first()).toHaveValue("");
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

test("staff change the language on the present screen, and it applies in another browser too", async ({
  page,
  browser,
}) => {
  // The language stays chosen, of somebody whom no other test signs in.
  const { owner } = await asColleague(page.request, shop, "manager");
  await openPanel(page, { url: shop.url, owner }, "countries?search=jor");
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
  await elsewhere.getByLabel("Email").fill(owner.email);
  const password = elsewhere.getByLabel("Password", { exact: true });
  await password.fill("not the one");
  await elsewhere.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  const held = Promise.withResolvers<void>();
  await elsewhere.route("**/users/login", async (route) => {
    await held.promise;
    await route.continue();
  });
  await elsewhere.getByRole("button", { name: "Access Admin Panel" }).click();
  await expect(elsewhere.getByRole("button", { name: "Logging in..." })).toBeVisible();
  held.resolve();
  await expect(elsewhere.getByText("Access Denied")).toBeVisible();
  // In the toast, and below the fields.
  await expect(elsewhere.getByText("Invalid credentials. Please try again.")).toHaveCount(2);
  await password.fill(owner.password);
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere).toHaveURL(`${shop.url}/ar/admin-panel/cities`);

  await elsewhere.getByRole("button", { name: "English" }).click();
  await expect(elsewhere).toHaveURL(`${shop.url}/admin-panel/cities`);
  await page.getByRole("button", { name: "تسجيل الخروج" }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/admin-panel/login`);
});
