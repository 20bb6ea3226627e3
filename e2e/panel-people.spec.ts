import { expect } from "@playwright/test";

import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { mainIn } from "./main-way.ts";
import { ownerHeaders, openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** What an owner does when somebody asks what the shop has of them. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const LANGUAGES = {
  en: {
    search: "Email address or phone number",
    find: "Find",
    partial: "Give a whole email address or a whole phone number",
    none: "The shop has nothing of this person.",
    messages: "Messages",
    download: "Download everything",
    erase: "Erase …",
    goes: "What goes",
    confirm: "Erase for good",
    erased: "The data was erased",
    days: "Messages and replies",
    save: "Save",
    outside: "From 30 to 3,652 days",
  },
  ar: {
    search: "البريد الإلكتروني أو رقم الهاتف",
    find: "بحث",
    partial: "أدخل عنوان بريد إلكتروني كاملًا أو رقم هاتف كاملًا",
    none: "ليس لدى المتجر شيء عن هذا الشخص.",
    messages: "الرسائل",
    download: "تنزيل كل شيء",
    erase: "محو …",
    goes: "ما يُمحى",
    confirm: "محو نهائي",
    erased: "مُحيت البيانات",
    days: "الرسائل والردود",
    save: "حفظ",
    outside: "من 30 إلى 3,652 يومًا",
  },
} as const;

for (const [locale, words] of Object.entries(LANGUAGES) as [
  keyof typeof LANGUAGES,
  (typeof LANGUAGES)["en" | "ar"],
][]) {
  test(`a person is found, handed out and erased (${locale})${mainIn("en", locale)}`, async ({
    page,
  }) => {
    const email = `rana-${locale}@example.com`;
    const message = {
      fullName: "Rana Example",
      email,
      subject: "A question",
      message: "How long does it take?",
    };
    const sent = await page.request.post(`${shop.url}/api/v1/contact`, { data: message });
    expect(sent.status()).toBe(201);

    await openPanel(page, shop, "people", locale);
    const search = page.getByLabel(words.search);
    await search.fill("rana");
    await search.press("Enter");
    await expect(page.getByText(words.partial)).toBeVisible();
    await search.fill(email.toUpperCase());
    await page.getByRole("button", { name: words.find, exact: true }).click();
    const found = page.getByRole("main").getByRole("listitem").filter({ hasText: words.messages });
    await expect(found).toContainText("Rana Example");
    await expectAccessibleAtEachWidth(page);

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: words.download }).click();
    expect((await saving).suggestedFilename()).toBe("person.zip");

    await page.getByRole("button", { name: words.erase }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("heading", { name: words.goes })).toBeVisible();
    await expect(dialog.getByRole("listitem").filter({ hasText: words.messages })).toContainText(
      "1",
    );
    await dialog.getByRole("button", { name: words.confirm }).click();
    await expect(page.getByText(words.erased)).toBeVisible();
    await expect(page.getByText(words.none)).toBeVisible();
    const left = await page.request.get(
      `${shop.url}/api/v1/contact?search=${encodeURIComponent(email)}`,
      { headers: await ownerHeaders(shop) },
    );
    expect((await left.json()).data.data).toEqual([]);
  });

  test(`the days of a rule are changed within its limits (${locale})`, async ({ page }) => {
    await openPanel(page, shop, "people", locale);
    const days = page.getByLabel(words.days);
    await days.fill("3");
    const save = page.getByRole("button", { name: words.save });
    await save.click();
    await expect(page.getByText(words.outside)).toBeVisible();
    const next = locale === "en" ? "400" : "500";
    await days.fill(next);
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(days).toHaveValue(next);
  });
}
