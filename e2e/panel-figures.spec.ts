import { expect } from "@playwright/test";

import { monthAfter } from "#shared/statistics/month-after.ts";

import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { mainIn } from "./main-way.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const TEXTS = {
  en: {
    link: "Month by month",
    screen: "Figures",
    orders: /^Orders/,
    ordersByMonth: "Orders by month",
    table: "Table",
    plot: "Plot",
    failed: "Failed to load the figures. Please try again.",
    retry: "Retry",
    export: "Export CSV",
  },
  ar: {
    link: "شهرًا بشهر",
    screen: "أرقام المتجر",
    orders: /^الطلبات/,
    ordersByMonth: "الطلبات حسب الشهر",
    table: "جدول",
    plot: "رسم بياني",
    failed: "تعذّر تحميل الأرقام. يرجى المحاولة مرة أخرى.",
    retry: "إعادة المحاولة",
    export: "تصدير CSV",
  },
} as const;

for (const locale of ["en", "ar"] as const) {
  const text = TEXTS[locale];
  test(`a month's figures stand beside the month before, as plot, table and file, in ${locale}${mainIn("en", locale)}`, async ({
    page,
    request,
  }) => {
    await place(request, shop.url, { name: `Figures ${locale}`, city: "Zarqa" });
    const path = `${shop.url}/api/v1/statistics/months`;
    const answer = await request.get(path, { headers: await ownerHeaders(shop) });
    const { months } = (await answer.json()).data.data;
    const { month, orders } = months.at(-1);

    await openPanel(page, shop, "dashboard", locale);
    await page.getByRole("link", { name: text.link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.screen);
    const tile = page.getByRole("button", { name: text.orders });
    await expect(tile).toContainText(String(orders));
    await tile.click();
    const plot = page.getByRole("slider", { name: text.ordersByMonth });
    await expect(plot).toHaveAttribute("aria-valuenow", "12");
    await expectAccessibleAtEachWidth(page);

    // The month before is nearer to where the page begins.
    await plot.focus();
    await page.keyboard.press(locale === "ar" ? "ArrowRight" : "ArrowLeft");
    await expect(plot).toHaveAttribute("aria-valuenow", "11");
    await expect(page).toHaveURL(new RegExp(`month=${monthAfter(month, -1)}`));
    const box = (await plot.boundingBox())!;
    // The bar of the first month, at the side where the page begins.
    const first = locale === "ar" ? box.width - 3 : 3;
    await plot.click({ position: { x: first, y: 100 } });
    await expect(plot).toHaveAttribute("aria-valuenow", "1");
    await page.getByRole("button", { name: text.table }).click();
    await expect(page.getByRole("row")).toHaveCount(13);
    await expectAccessibleAtEachWidth(page);

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: text.export }).click();
    expect((await downloading).suggestedFilename()).toBe("months.csv");
  });
}

test("where the figures can't be loaded, it is said, and tried again", async ({ page }) => {
  await page.route("**/statistics/months*", (route) => route.fulfill({ status: 400, body: "{}" }));
  await openPanel(page, shop, "figures");
  await expect(page.getByText(TEXTS.en.failed)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: TEXTS.en.retry }).click();
  await expect(page.getByText(TEXTS.en.failed)).toHaveCount(0);
});
