import { expect } from "@playwright/test";

import { openPanel } from "./panel.ts";
import { test } from "./test.ts";

test("staff make a code that nobody guesses, and see what it says @main", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "discounts");
  await page.getByRole("button", { name: "Add discount" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make a code that nobody guesses" }).click();
  const code = await dialog.getByRole("textbox", { name: /^Code/ }).inputValue();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const amount = dialog.getByLabel("Amount");
  await amount.fill("5");
  const save = dialog.getByRole("button", { name: "Add discount" });
  await save.click();
  await expect(dialog.getByText("Enter either a percentage or an amount")).toBeVisible();
  await dialog.getByLabel("Percentage").fill("0");
  await dialog.getByLabel("Uses in all").fill("3");
  await save.click();
  await expect(page.getByText("Discount added")).toBeVisible();
  const row = page.locator("[data-row]").filter({ hasText: code });
  await expect(row).toContainText("5 JOD");
  await expect(row).toContainText("0 of 3");
  await row.press("Enter");
  await expect(dialog.getByText(`${shop.url}/product?code=${code}`)).toBeVisible();
});
