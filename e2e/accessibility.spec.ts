import { expect } from "@playwright/test";

import { expectAccessible, expectAccessibleAtEachWidth, expectNothingCut } from "./accessible.ts";
import { fillPersonalDetails, next, openOrderDialog } from "./ordering.ts";
import { openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** axe's checks of forms that were filled in, and of a panel without orders; `every-page.spec.ts` has each page. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const WIDTHS = [390, 1280];
for (const width of WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of ["/bulk-orders", "/ar/contact-us"]) {
      test(`${path}, with invalid input`, async ({ page }) => {
        await page.goto(shop.url + path, { waitUntil: "networkidle" });
        const form = page.getByRole("main").locator("form");
        await form.getByRole("button").click();
        await expect(form.locator("[aria-invalid=true]")).toHaveCount(4);
        await expectAccessible(page);
        await expectNothingCut(page);
      });
    }

    test("the order dialog, with invalid and valid input", async ({ page }) => {
      const dialog = await openOrderDialog(page, shop.url);
      await dialog.getByRole("button", { name: "Next" }).click();
      await expect(dialog.getByText("First name must be at least 2 characters")).toBeVisible();
      await expect(page.getByText("Please check all required fields")).toBeVisible();
      await expectAccessible(page);
      await fillPersonalDetails(dialog, {
        firstName: "Example",
        lastName: "Customer",
        phone: "0790000000",
        email: "customer@example.com",
      });
      await next(dialog, "Card Design");
      await expectAccessible(page);
      await dialog.getByLabel("Name on card").fill("Example Customer");
      await next(dialog, "Addons");
      await expect(dialog.getByText("Card holder")).toBeVisible();
      await expectAccessible(page);
      await next(dialog, "Delivery Info");
      await expectAccessible(page);
    });
  });
}

test("the panel, without any orders", async ({ page }) => {
  await using shop = await startShop();
  await openPanel(page, shop, "orders");
  await expectAccessibleAtEachWidth(page, async () => {
    await expect(page.getByText("No orders found")).toBeVisible();
  });
  await page.goto(`${shop.url}/admin-panel`);
  await expect(page).toHaveURL(/\/admin-panel\/dashboard$/);
  await expectAccessibleAtEachWidth(page, async () => {
    await expect(page.getByText("Total Orders")).toBeVisible();
  });
});
