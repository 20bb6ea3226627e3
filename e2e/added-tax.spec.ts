import { expect, type Page } from "@playwright/test";

import { ownerHeaders } from "./panel.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test, type SharedShop } from "./test.ts";

/** A tax that the owner has added to the prices, in the order dialog. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});
test.afterEach(({ page }) => setTax(page, "none"));

async function setTax(page: Page, taxMode: "none" | "added"): Promise<void> {
  const headers = await ownerHeaders(shop);
  const data = { taxMode, taxNumber: "123456" };
  const answer = await page.request.patch(`${shop.url}/api/v1/invoice-settings`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const WORDS = {
  en: {
    path: "",
    plus: /^Delivery .*5 .*plus GST$/,
    foot: "Total with delivery, GST included",
    tax: "General sales tax",
    amount: "6.400 JOD",
    total: "46.400 JOD",
    place: "Place My Order",
  },
  ar: {
    path: "/ar",
    plus: /^التوصيل .*5.* غير شامل الضريبة$/,
    foot: "المجموع مع التوصيل، شامل الضريبة",
    tax: "ضريبة المبيعات العامة",
    amount: "6.400 د.أ",
    total: "46.400 د.أ",
    place: "تأكيد الطلب",
  },
} as const;

for (const locale of ["en", "ar"] as const) {
  const { path, ...words } = WORDS[locale];
  test(`a tax that is added is told beside prices, and is a line before and after the order is sent, in ${locale}`, async ({
    page,
  }) => {
    await setTax(page, "added");
    await openStoredOrder(page, shop.url, 6);
    await page.goto(`${shop.url}${path}/product?order=4`);
    const dialog = page.getByRole("dialog").first();
    await expect(dialog.getByText(words.plus)).toBeVisible();
    await expect(dialog.locator("footer")).toContainText(words.foot);
    await page.goto(`${shop.url}${path}/product?order=6`);
    const line = dialog.getByText(words.tax, { exact: true }).locator("..");
    await expect(line).toContainText(words.amount);
    await expect(dialog.locator("footer output")).toContainText(words.total);
    await dialog.getByRole("button", { name: words.place }).click();
    await expect(dialog.getByRole("button", { name: words.place })).toHaveCount(0);
    await expect(line).toContainText(words.amount);
  });
}
