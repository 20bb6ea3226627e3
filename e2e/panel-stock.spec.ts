import { expect } from "@playwright/test";

import { MAIN_PRODUCT_ID } from "../shared/ids.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import { test } from "./test.ts";

/** The stock of colours, and pausing, on the product's screen. */

test.afterEach(async ({ page, shop }) => {
  const url = `${shop.url}/api/v1/products/${MAIN_PRODUCT_ID}`;
  const data = { stock: { black: null, white: null }, isPaused: false, pausedText: "" };
  await page.request.patch(url, { headers: await ownerHeaders(shop), data });
});

test("staff count a colour and pause selling, and what is ordered meanwhile stays counted", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "product");
  const black = page.getByRole("group", { name: "Design Matte Black" });
  const save = () => page.getByRole("button", { name: "Save" }).click();
  await black.getByRole("switch", { name: "Count the cards of this color" }).check();
  await save();
  await expect(black.getByText("Required", { exact: true })).toBeVisible();
  await black.getByLabel("Cards left").fill("1.5");
  await expect(black.getByText("Must be a whole number")).toBeVisible();
  await black.getByLabel("Cards left").fill("10");
  await save();
  await expect(page.getByText("Product Updated!")).toBeVisible();

  await black.getByLabel("Cards left").fill("20");
  await shop.database.query("update stock set left_count = 8");
  await page.getByRole("switch", { name: "Pause selling" }).check();
  await page.getByLabel("What visitors read meanwhile").first().fill("We move house.");
  await save();
  await expect(black.getByLabel("Cards left")).toHaveValue("18");
  await page.reload();
  await expect(black.getByLabel("Cards left")).toHaveValue("18");
  await expect(page.getByRole("switch", { name: "Pause selling" })).toBeChecked();

  await openPanel(page, shop, "record");
  await page.locator("[data-row]").filter({ hasText: "Product" }).first().press("Enter");
  await expect(
    page.getByRole("dialog").getByText(/→ Matte Black: 18 \(low from 3\)/),
  ).toBeVisible();
});
