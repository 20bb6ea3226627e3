import { expect } from "@playwright/test";

import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { expectAccessible, expectNothingCut } from "./accessible.ts";
import { openPanel } from "./panel.ts";
import { test } from "./test.ts";

/** The command palette and the list of shortcuts. */

test("screens and actions are found by what is typed and opened by keyboard @main", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "dashboard");
  await expect(page.getByRole("button", { name: "Search and commands" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("citi");
  await expect(palette.getByRole("option")).toHaveText(["Cities"]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin-panel\/cities$/);
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("nothing is called so");
  await expect(palette.getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("From row to row")).toBeVisible();
});

test("an icon shows its name to mouse and keyboard; on phones the sidebar is a drawer", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "cities");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const hint = page.locator("[data-base-ui-portal]");
  await sidebar.getByRole("button", { name: "Logout" }).hover();
  await expect(hint).toHaveText("Logout");
  await page.mouse.move(700, 300);
  await expect(hint).toHaveCount(0);
  await sidebar.getByRole("link", { name: "Bin" }).focus();
  await page.keyboard.press("Tab");
  await expect(hint).toHaveText("العربية");
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Screens of the panel" });
  await drawer.getByRole("link", { name: "Countries" }).click();
  await expect(page).toHaveURL(/\/countries$/);
  await expect(drawer).toHaveCount(0);

  // Palette and shortcuts have room there, in either language.
  const dialog = page.getByRole("dialog");
  for (const locale of LOCALES) {
    await page.goto(shop.url + pathIn(locale, "/admin-panel/countries"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("?");
    await expect(dialog.locator("kbd").first()).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
  }
});
