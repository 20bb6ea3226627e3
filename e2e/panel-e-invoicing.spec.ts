import { expect } from "@playwright/test";

import { KEYS, startTaxAuthority } from "#server/testing/tax-authority.ts";
import { LOCALES } from "#shared/i18n/locale.ts";

import { expectAccessible } from "./accessible.ts";
import { openPanel } from "./panel.ts";
import { startShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** How an owner enters the keys of e-invoicing, and learns whether they work. */

const TEXTS = {
  en: {
    section: "E-invoicing (JoFotara)",
    url: "Address of the service",
    client: "Client ID",
    key: "Secret key",
    save: "Save",
    saved: "E-invoicing (JoFotara) saved",
    again: "Please enter the secret key again for this address and client",
    test: "Test the keys",
    accepted: "The tax authority accepts the keys",
    refused: /^The tax authority refuses the keys/,
    on: "Send invoices to the tax authority",
    lacking: /^Enter the seller's tax number and the number of the income source/,
  },
  ar: {
    section: "الفوترة الإلكترونية (جو فوترة)",
    url: "عنوان الخدمة",
    client: "معرّف العميل",
    key: "المفتاح السري",
    save: "حفظ",
    saved: "تم حفظ: الفوترة الإلكترونية (جو فوترة)",
    again: "يرجى إدخال المفتاح السري من جديد لهذا العنوان والعميل",
    test: "تجربة المفاتيح",
    accepted: "دائرة الضريبة تقبل المفاتيح",
    refused: /^دائرة الضريبة ترفض المفاتيح/,
    on: "إرسال الفواتير إلى دائرة الضريبة",
    lacking: /^أدخل أولًا الرقم الضريبي للبائع وتسلسل مصدر الدخل/,
  },
} as const;

for (const locale of LOCALES) {
  const texts = TEXTS[locale];
  test(`an owner enters the keys of e-invoicing and tries them, in ${locale}`, async ({ page }) => {
    await using authority = await startTaxAuthority();
    await using shop = await startShop();
    await openPanel(page, shop, "settings", locale);
    const section = page.getByRole("region", { name: texts.section });
    const field = (name: string) => section.getByLabel(name, { exact: true });
    // Nothing was sent there, but it need not be typed.
    await expect(field(texts.url)).toHaveValue("https://backend.jofotara.gov.jo/core/invoices/");
    await field(texts.url).fill(authority.url);
    await field(texts.client).fill(KEYS.clientId);
    await field(texts.key).fill(KEYS.secretKey);
    await section.getByRole("button", { name: texts.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(field(texts.key)).toHaveValue("");

    await section.getByRole("button", { name: texts.test }).click();
    await expect(section.getByText(texts.accepted)).toBeVisible();
    authority.mood = "refuses-keys";
    await section.getByRole("button", { name: texts.test }).click();
    await expect(section.getByText(texts.refused)).toBeVisible();
    expect(authority.taken.size).toBe(0);

    // Who switches it on is told what all would be refused for.
    await expect(section.getByText(texts.lacking)).toHaveCount(0);
    await section.getByRole("switch", { name: texts.on }).click();
    await expect(section.getByText(texts.lacking)).toBeVisible();

    await field(texts.client).fill("another");
    await section.getByRole("button", { name: texts.save }).click();
    await expect(section.getByText(texts.again)).toBeVisible();
    await expectAccessible(page);
  });
}
