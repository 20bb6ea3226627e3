import { expect, type Page } from "@playwright/test";

import { MAIN_PRODUCT_ID } from "../shared/ids.ts";
import { ownerHeaders } from "./panel.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test, type SharedShop } from "./test.ts";

/** Colours that are low or sold out, and a shop that takes no orders for a while. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

async function changeProduct(page: Page, data: object): Promise<void> {
  const url = `${shop.url}/api/v1/products/${MAIN_PRODUCT_ID}`;
  const answer = await page.request.patch(url, { headers: await ownerHeaders(shop), data });
  expect(answer.status(), await answer.text()).toBe(200);
}
test.afterEach(({ page }) =>
  changeProduct(page, { stock: { black: null, white: null }, isPaused: false, pausedText: "" }),
);

const LANGUAGES = [
  {
    path: "",
    black: /^Matte Black Sold out$/,
    white: /^Matte White Only 2 left$/,
    order: "Order Now - 35 JOD",
    get: "Get Your NFC Card Now",
    soldOut: "All colors are sold out. Please look in again soon.",
    paused: "Not available at the moment",
    reason: "We move house until Sunday.",
  },
  {
    path: "/ar",
    black: /^أسود مطفأ نفدت الكمية$/,
    white: /^أبيض مطفأ المتبقي 2 فقط$/,
    order: /^اطلب الآن - /,
    get: "احصل على بطاقتك الآن",
    soldOut: "نفدت جميع الألوان. نرجو أن تزورنا مجددًا قريبًا.",
    paused: "غير متاحة حاليًا",
    reason: "ننتقل إلى مكان آخر حتى الأحد.",
  },
] as const;

for (const { path, ...words } of LANGUAGES) {
  const address = (page: string) => `${shop.url}${path}${page}`;

  test(`a colour that is sold out can't be chosen, and few that are left are said${path}${path === "" ? " @main" : ""}`, async ({
    page,
  }) => {
    await changeProduct(page, { stock: { black: 0, white: 2 } });
    await page.goto(address("/product"));
    await expect(page.getByRole("radio", { name: words.black })).toBeDisabled();
    await expect(page.getByRole("radio", { name: words.white })).toBeChecked();
    await expect(page.getByRole("button", { name: words.order }).first()).toBeVisible();

    await changeProduct(page, { stock: { white: 0 } });
    await page.goto(address("/product"));
    await expect(page.getByText(words.soldOut)).toBeVisible();
    await expect(page.getByRole("button", { name: words.order })).toHaveCount(0);
    expect(
      await page.locator('script[type="application/ld+json"]').allTextContents(),
    ).toContainEqual(expect.stringContaining("schema.org/OutOfStock"));
    await page.goto(address("/"));
    await expect(page.getByText(words.soldOut)).toBeVisible();
    await expect(page.getByRole("link", { name: words.get })).toHaveCount(0);
  });

  test(`while selling is paused pages say why in place of their order buttons${path}`, async ({
    page,
  }) => {
    await changeProduct(page, {
      isPaused: true,
      pausedText: LANGUAGES[0].reason,
      pausedTextAr: LANGUAGES[1].reason,
    });
    for (const at of ["/", "/product?order=1"]) {
      await page.goto(address(at));
      await expect(page.getByText(words.paused)).toBeVisible();
      await expect(page.getByText(words.reason)).toBeVisible();
      await expect(page.locator("a[href$='?order=1'], [data-works-alone=order]")).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
}

test("an order whose colour was sold out meanwhile shows which ones are left, and keeps what was typed", async ({
  page,
}) => {
  const dialog = await openStoredOrder(page, shop.url, 6);
  await changeProduct(page, { stock: { black: 0 } });
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Card Design" })).toBeVisible();
  await expect(dialog.getByText("This color is sold out")).toBeVisible();
  await expect(dialog.getByLabel("Name on card")).toHaveValue("Example Customer");
  const black = dialog.getByRole("radio", { name: "Matte Black Sold out" });
  await expect(black).toBeDisabled();
  const white = dialog.getByRole("radio", { name: "Matte White" });
  await expect(white).toBeFocused();

  // Going on with it is no way out.
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(dialog.getByText("This color is sold out. Please choose another")).toBeVisible();
  await white.press("Space");
  await expect(dialog.getByText("This color is sold out")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByText("Matte White").first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Place My Order" })).toHaveCount(0);
});

test("an order that was begun before selling was paused is refused with the reason and stays", async ({
  page,
}) => {
  const dialog = await openStoredOrder(page, shop.url, 6);
  const { reason } = LANGUAGES[0];
  await changeProduct(page, { isPaused: true, pausedText: reason });
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(
    dialog.getByText(`No orders are taken at the moment: ${reason}`).first(),
  ).toBeVisible();
  await changeProduct(page, { isPaused: false });
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("button", { name: "Place My Order" })).toHaveCount(0);
});
