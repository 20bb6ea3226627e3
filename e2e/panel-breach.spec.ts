import { expect } from "@playwright/test";

import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { openPanel } from "./panel.ts";
import { test } from "./test.ts";

const LINKS = {
  en: ["Data breach", "Download the list"],
  ar: ["تسرّب البيانات", "تنزيل القائمة"],
} as const;

for (const [locale, [link, download]] of Object.entries(LINKS) as [
  "en" | "ar",
  readonly string[],
][]) {
  test(`a breach has its steps and the list of persons to tell (${locale})`, async ({
    page,
    shop,
  }) => {
    await openPanel(page, shop, "people", locale);
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(9);
    await expectAccessibleAtEachWidth(page);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: download }).click();
    expect((await saving).suggestedFilename()).toBe("affected.csv");
  });
}
