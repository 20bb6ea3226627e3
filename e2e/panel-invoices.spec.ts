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
    section: "Invoices",
    seller: "Seller's name",
    save: "Save",
    saved: "Invoices saved",
    issue: "Issue invoice now",
    taxNumber: "Buyer's tax number",
    digits: "Please enter digits only",
    submit: "Issue",
    issued: /^Invoice \d{4}-\d{6} issued$/,
    credit: "Credit without refund",
    reason: "Reason",
    creditSubmit: "Issue credit note",
    credited: /^Credit note C\d{4}-\d{6} issued$/,
    nothing: (number: string) =>
      `Nothing is left of invoice ${number}: credit notes have taken it back.`,
    month: "Month",
    zip: "Month as ZIP",
    refund: "Give money back",
    reasonShown: "Stands on the credit note, which the customer can read.",
    withdraw: "Take back this entry",
    none: "No invoices yet",
  },
  ar: {
    section: "الفواتير",
    seller: "اسم البائع",
    save: "حفظ",
    saved: "تم حفظ: الفواتير",
    issue: "إصدار الفاتورة الآن",
    taxNumber: "الرقم الضريبي للمشتري",
    digits: "يرجى إدخال أرقام فقط",
    submit: "إصدار",
    issued: /^صدرت الفاتورة \d{4}-\d{6}$/,
    credit: "إشعار دائن بلا إعادة مبلغ",
    reason: "السبب",
    creditSubmit: "إصدار الإشعار الدائن",
    credited: /^صدر الإشعار الدائن C\d{4}-\d{6}$/,
    nothing: (number: string) => `لم يبق من الفاتورة ${number} شيء، فقد ألغتها الإشعارات الدائنة.`,
    month: "الشهر",
    zip: "الشهر في ملف ZIP",
    refund: "إعادة مبلغ",
    reasonShown: "يظهر في الإشعار الدائن الذي يمكن للعميل قراءته.",
    withdraw: "إلغاء هذا القيد",
    none: "لا فواتير بعد",
  },
} as const;

for (const locale of ["en", "ar"] as const) {
  const text = TEXTS[locale];
  test(`the owner names the seller, issues an invoice, and finds it where the customer does too, in ${locale}${mainIn("ar", locale)}`, async ({
    page,
    request,
  }) => {
    const api = `${shop.url}/api/v1`;
    const reserved = await (await request.post(`${api}/orders/reservations`)).json();
    const { _id: id, pageToken } = reserved.data.data;
    await place(request, shop.url, { name: `Invoiced ${locale}`, id, language: locale });

    await openPanel(page, shop, "settings#invoices", locale);
    const section = page.locator("#invoices");
    await section.getByLabel(text.seller, { exact: true }).fill(`Example Cards ${locale}`);
    await section.getByRole("button", { name: text.save }).click();
    await expect(page.getByText(text.saved)).toBeVisible();

    await page.goto(`${shop.url}${locale === "ar" ? "/ar" : ""}/admin-panel/orders/${id}`);
    await page.getByRole("button", { name: text.issue }).click();
    const dialog = page.getByRole("dialog");
    const taxNumber = dialog.getByLabel(text.taxNumber);
    await taxNumber.fill("12x");
    await dialog.getByRole("button", { name: text.submit, exact: true }).click();
    await expect(dialog.getByText(text.digits)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await taxNumber.fill("12345");
    await dialog.getByRole("button", { name: text.submit, exact: true }).click();
    const done = page.getByText(text.issued).first();
    await expect(done).toBeVisible();
    const number = /\d{4}-\d{6}/.exec((await done.textContent())!)![0];
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: text.section })).toContainText(number);

    await page.getByRole("button", { name: text.credit }).click();
    await dialog.getByRole("button", { name: text.creditSubmit }).click();
    // It says why; without a reason nothing is issued.
    await expect(dialog.getByLabel(text.reason)).toBeFocused();
    await dialog.getByLabel(text.reason).fill("Never paid");
    await dialog.getByRole("button", { name: text.creditSubmit }).click();
    await expect(page.getByText(text.credited).first()).toBeVisible();
    await expect(page.getByRole("button", { name: text.credit })).toHaveCount(0);
    // It is still to be paid: another can take its place.
    await expect(page.getByRole("button", { name: text.issue })).toBeVisible();

    await page.goto(
      `${shop.url}${locale === "ar" ? "/ar" : ""}/admin-panel/invoices?search=${number}`,
    );
    await expect(page.getByText(`Invoiced ${locale} Customer`).first()).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    const row = page.getByRole("row", { name: `Invoiced ${locale} Customer` }).last();
    await row.getByRole("button").last().click();
    await page.getByRole("menuitem", { name: text.credit }).click();
    await expect(page.getByText(text.nothing(number))).toBeVisible();
    await page.goto(
      `${shop.url}${locale === "ar" ? "/ar" : ""}/admin-panel/invoices?month=${number.slice(0, 4)}-01`,
    );
    await page.getByRole("button", { name: new RegExp(`^${text.month}:`) }).click();
    // All, and each month of four years; the first is the present one.
    await expect(page.getByRole("menuitem")).toHaveCount(49);
    await page.getByRole("menuitem").nth(1).click();
    await expect(page.getByText(number).first()).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: text.zip }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^invoices-\d{4}-\d{2}\.zip$/);

    await page.goto(`${shop.url}${locale === "ar" ? "/ar" : ""}/orders/${pageToken}`);
    const link = page.locator(`a[hreflang="${locale}"][href*="/invoices/"]`).first();
    await expectAccessibleAtEachWidth(page);
    const pdf = await request.get(shop.url + (await link.getAttribute("href")));
    expect(pdf.headers()["content-type"]).toBe("application/pdf");

    // What was given back of an invoice has its credit note, and can't be taken back any more.
    const headers = await ownerHeaders(shop);
    const call = async (method: string, to: string, data: object) => {
      const answer = await request.fetch(`${api}/orders/${id}${to}`, { method, headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await call("PATCH", "", { status: "delivered" });
    await call("POST", "/invoice", {});
    await call("POST", "/refunds", { amount: 1, method: "cash", reason: "Refund of a card" });
    await page.goto(`${shop.url}${locale === "ar" ? "/ar" : ""}/admin-panel/orders/${id}`);
    await expect(page.locator("main").getByText("Refund of a card").first()).toBeVisible();
    await expect(page.getByRole("region", { name: text.section }).getByText(/C\d{4}-/)).toHaveCount(
      2,
    );
    await expect(page.getByRole("button", { name: text.withdraw })).toHaveCount(0);
    await page.getByRole("button", { name: text.refund, exact: true }).click();
    await expect(dialog.getByText(text.reasonShown)).toBeVisible();
  });
}
