import { expect } from "@playwright/test";

import { openStep } from "./ordering.ts";
import { test } from "./test.ts";

/** What the forms say of texts as people paste them. */

test("two numbers in one field are offered fields of their own", async ({ page, shop }) => {
  const dialog = await openStep(page, shop.url);
  await dialog.getByLabel("Phone number").fill("\u202a079 000 0000\u202c / 0780000000");
  await expect(dialog.getByText("This looks like more than one number.")).toBeVisible();
  await dialog.getByRole("button", { name: "Give each its own field" }).click();
  const fields = dialog.locator('input[name^="personalInfo.phoneNumbers"]');
  await expect(fields).toHaveCount(2);
  await expect(fields.nth(0)).toBeFocused();
  await expect(fields.nth(0)).toHaveValue("079 000 0000");
  await expect(fields.nth(1)).toHaveValue("078 000 0000");
  await expect(dialog.getByText("This looks like more than one number.")).toHaveCount(0);
});

test("a field for a page says which page it is, or that it can't be read", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await dialog.getByRole("button", { name: "Add links (optional)" }).click();
  const instagram = dialog.getByLabel("Instagram URL");
  await instagram.pressSequentially("example.design");
  await expect(instagram).toHaveAccessibleDescription(/Opens .*instagram\.com\/example\.design/);
  await instagram.fill("Example Name");
  await expect(dialog.getByText("This can’t be read as an Instagram page")).toBeVisible();
  // It is reported, not refused: the field has no rule.
  await expect(instagram).not.toHaveAttribute("aria-invalid");
});

test("a form with one phone offers to keep the first of two", async ({ page, shop }) => {
  await page.goto(`${shop.url}/contact-us`);
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(async () => {
    await phone.fill("0790000000, 0780000000");
    await page.getByRole("button", { name: "Keep only" }).click({ timeout: 2000 });
  }).toPass();
  await expect(phone).toHaveValue("0790000000");
  await expect(phone).toBeFocused();
  await expect(page.getByText("This looks like more than one number.")).toBeHidden();
});
