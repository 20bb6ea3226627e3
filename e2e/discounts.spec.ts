import { expect, type Locator, type Page } from "@playwright/test";

import { MAIN_PRODUCT_ID } from "../shared/ids.ts";
import { mainIn } from "./main-way.ts";
import { ownerHeaders } from "./panel.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test, type SharedShop } from "./test.ts";

/** Discounts in the order dialog. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});
test.afterEach(({ page }) => setPrice(page, 35));

async function ask(page: Page, method: string, path: string, data: object): Promise<string> {
  const headers = await ownerHeaders(shop);
  const answer = await page.request.fetch(`${shop.url}/api/v1/${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { data: { _id: string } } }).data.data._id;
}
const setPrice = (page: Page, price: number) =>
  ask(page, "PATCH", `products/${MAIN_PRODUCT_ID}`, { price });
/** A discount of 10 percent, and a code that no other test has. */
async function addDiscount(page: Page, more: object = {}): Promise<{ code: string; id: string }> {
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  return { code, id: await ask(page, "POST", "discounts", { code, percent: 10, ...more }) };
}
/** The total at the foot of the dialog. */
const total = (dialog: Locator) => dialog.locator("footer output");

const LANGUAGES = [
  {
    locale: "en",
    path: "",
    ask: "Have a discount code?",
    field: "Discount code",
    apply: "Apply",
    unknown: "This discount code is not known",
    used: (code: string) => `Discount (${code})`,
    off: "\u200e−3.500 JOD",
    full: "40 JOD",
    less: "36.500 JOD",
    next: "Next",
    summary: "Order Summary",
    place: "Place My Order",
  },
  {
    locale: "ar",
    path: "/ar",
    ask: "هل لديك رمز خصم؟",
    field: "رمز الخصم",
    apply: "تطبيق",
    unknown: "رمز الخصم هذا غير معروف",
    used: (code: string) => `خصم (${code})`,
    off: "−3.500 د.أ",
    full: "40 د.أ",
    less: "36.500 د.أ",
    next: "التالي",
    summary: "ملخص الطلب",
    place: "تأكيد الطلب",
  },
] as const;

for (const { locale, path, ...words } of LANGUAGES) {
  test(`a code is tried before the order is sent, kept with it, and on its page ${locale}${mainIn("en", locale)}`, async ({
    page,
  }) => {
    const { code } = await addDiscount(page);
    let dialog = await openStoredOrder(page, shop.url, 5);
    if (path) {
      await page.goto(`${shop.url}${path}/product?order=5`);
      dialog = page.getByRole("dialog").first();
    }
    await expect(total(dialog)).toContainText(words.full);
    await dialog.getByRole("button", { name: words.ask }).click();
    const field = dialog.getByLabel(words.field);
    await expect(field).toBeFocused();
    await field.fill("nothing");
    await field.press("Enter");
    await expect(dialog.getByText(words.unknown)).toBeVisible();
    // It can't be gone on with.
    await dialog.getByRole("button", { name: words.next }).click();
    await expect(dialog.getByLabel(words.field)).toBeVisible();

    await field.fill(` ${code.toLowerCase()} `);
    await dialog.getByRole("button", { name: words.apply }).click();
    await expect(dialog.getByText(words.used(code))).toBeVisible();
    await expect(total(dialog)).toContainText(words.less);
    await page.reload();
    await expect(dialog.getByText(words.used(code))).toBeVisible();
    await dialog.getByRole("button", { name: words.next }).click();
    await expect(dialog.getByText(words.used(code))).toBeVisible();
    await expect(dialog.getByText(words.off)).toBeVisible();
    await dialog.getByRole("button", { name: words.place }).click();
    await expect(dialog.getByRole("button", { name: words.place })).toHaveCount(0);
    await expect(dialog.getByText(words.used(code))).toBeVisible();
  });
}

test("a link with a code opens the order with it", async ({ page }) => {
  const { code } = await addDiscount(page, { percent: 0, amount: 5 });
  await openStoredOrder(page, shop.url, 6);
  await page.goto(`${shop.url}/product?code=${code}&order=6`);
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByText(`Discount (${code})`)).toBeVisible();
  await expect(total(dialog)).toContainText("35 JOD");
});

test("a price that changes while the order is open is seen before it counts", async ({ page }) => {
  const { code, id } = await addDiscount(page);
  await openStoredOrder(page, shop.url, 6);
  await page.goto(`${shop.url}/product?code=${code}&order=6`);
  const dialog = page.getByRole("dialog").first();
  await expect(total(dialog)).toContainText("36.500 JOD");
  const place = dialog.getByRole("button", { name: "Place My Order" });
  await ask(page, "PATCH", `discounts/${id}`, { percent: 5 });
  await place.click();
  const notice = (of: string) => dialog.getByText(`The total is ${of} JOD by now.`);
  await expect(notice("38.250")).toBeVisible();
  await expect(total(dialog)).toContainText("38.250 JOD");
  await setPrice(page, 45);
  await place.click();
  await expect(notice("47.750")).toBeVisible();
  await expect(total(dialog)).toContainText("47.750 JOD");
  await place.click();
  await expect(place).toHaveCount(0);
  await expect(dialog.getByText("47.750 JOD").first()).toBeVisible();
});

test("a code that ends while the order is open leads back to its field", async ({ page }) => {
  const { code, id } = await addDiscount(page);
  await openStoredOrder(page, shop.url, 6);
  await page.goto(`${shop.url}/product?code=${code}&order=6`);
  const dialog = page.getByRole("dialog").first();
  await expect(total(dialog)).toContainText("36.500 JOD");
  await ask(page, "PATCH", `discounts/${id}`, { isActive: false });
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByText("This discount code can't be used any more")).toBeVisible();
  await dialog.getByLabel("Discount code").fill("");
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(total(dialog)).toContainText("40 JOD");
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("button", { name: "Place My Order" })).toHaveCount(0);
});
