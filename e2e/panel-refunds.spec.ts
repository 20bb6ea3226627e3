import { expect } from "@playwright/test";

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
    add: "Give money back",
    fee: "The policy keeps 5 %",
    amount: "Amount",
    cash: "In cash",
    reason: "Reason",
    submit: "Record it",
    done: "Recorded: the customer is told",
    tooMuch: /^At most [\d.]+ JOD can be given back$/,
    given: "Given back",
    event: "Given back: 4.500 JOD, In cash. The customer moved away",
    customers: "in cash",
    withdraw: "Take back this entry",
  },
  ar: {
    add: "إعادة مبلغ",
    fee: "تحتفظ السياسة بنسبة 5 %",
    amount: "المبلغ",
    cash: "نقدًا",
    reason: "السبب",
    submit: "تسجيل",
    done: "سُجّل المبلغ وسيصل العميل إشعار بذلك",
    tooMuch: /^أكبر مبلغ يمكن إعادته/,
    given: "المُعاد",
    event: "أُعيد \u200f4.500 د.أ، نقدًا. The customer moved away",
    customers: "نقدًا",
    withdraw: "إلغاء هذا القيد",
  },
} as const;

for (const locale of ["en", "ar"] as const) {
  const text = TEXTS[locale];
  test(`part of a cancelled order's money is given back, and its customer sees it, in ${locale}${mainIn("ar", locale)}`, async ({
    page,
    request,
  }) => {
    const api = `${shop.url}/api/v1`;
    const reservation = await (await request.post(`${api}/orders/reservations`)).json();
    const { pageToken } = reservation.data.data;
    const order = await place(request, shop.url, {
      name: `Refund ${locale}`,
      receipt: locale === "en" ? "#4c2c65" : "#652c4c",
      id: reservation.data.data._id,
    });
    const headers = await ownerHeaders(shop);
    const patch = async (path: string, data: object) => {
      const answer = await request.patch(`${api}/orders/${order._id}${path}`, { headers, data });
      expect(answer.ok()).toBe(true);
    };
    await patch("/payment", { paymentState: "accepted" });
    await shop.database.query(
      `update orders set created_at = now() - interval '5 hours' where id = '${order._id}'`,
    );
    await patch("", { status: "cancelled" });

    await openPanel(page, shop, `orders/${order._id}`, locale);
    await page.getByRole("button", { name: text.add }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(text.fee)).toBeVisible();
    const amount = dialog.getByRole("spinbutton", { name: text.amount });
    await expect(amount).toBeFocused();
    await amount.fill("9999");
    await dialog.getByRole("radio", { name: text.cash }).check();
    await dialog.getByRole("textbox", { name: text.reason }).fill("The customer moved away");
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(dialog.getByText(text.tooMuch)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await amount.fill("4.5");
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.locator("dl", { hasText: text.given })).toContainText("4.500");
    await expect(page.locator("main").getByText(text.event)).toBeVisible();

    await page.goto(`${shop.url}${locale === "ar" ? "/ar" : ""}/orders/${pageToken}`);
    await expect(page.getByText(`4.500`).first()).toContainText(text.customers);

    await page.goBack();
    await page.getByRole("button", { name: text.withdraw }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: text.withdraw }).click();
    await expect(page.locator("dl", { hasText: text.given })).toHaveCount(0);
  });
}
