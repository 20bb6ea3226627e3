import { expect, type Page } from "@playwright/test";

import { expectNothingCut, expectNoViolations } from "./accessible.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The five policies in both languages: their required content, navigation, and scripts. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

interface Expected {
  heading: { en: string; ar: string };
  /** Exact texts, in English. */
  says: readonly (string | RegExp)[];
  /** In either language; Arabic writes one, two and 'plus' as words. */
  figures: readonly (string | { en: string; ar: string })[];
}

const HOURS = /Sunday to Thursday,? 9:00[-–]18:00, Jordan time/;

const POLICIES: Record<string, Expected> = {
  "/delivery-policy": {
    heading: { en: "Delivery Policy", ar: "سياسة التوصيل" },
    says: [
      /Standard\s+5-7 business days\s+Free over \$50/,
      /Express\s+2-3 days\s+\$15 extra/,
      /Rush\s+Next business day\s+\$25 extra/,
      /International\s+7-14 days\s+\$20 extra/,
      /Amman\s+Free/,
      /Zarqa, Irbid, Salt\s+\$5/,
      /Other cities\s+\$8/,
      /Remote areas\s+\$12/,
      /\$15[^$]+\$20[^$]+\$25[^$]+\$30/,
      "insured up to $100 (70.900 JOD)",
      "over $100 (70.900 JOD) are handed over against a signature",
      /Express\s+2-3 days\s+\$15 extra \(10\.635 JOD\)/,
      "In dinars, as the order form charges them",
      /Irbid[^\n]*\s+5 JOD/,
      "Report issues within 48 hours",
      "Processing, 1-2 days",
      "Production, 3-5 days",
      "Shipping, 1 day",
    ],
    figures: [
      "5-7",
      "$50",
      "2-3",
      "$15",
      "$25",
      "7-14",
      "$20",
      "$5",
      "$8",
      "$12",
      "$30",
      "$100",
      "48",
      { en: "1-2", ar: "من يوم إلى يومين" },
      "3-5",
    ],
  },
  "/cancellation-policy": {
    heading: { en: "Cancellation Policy", ar: "سياسة الإلغاء" },
    says: [
      /Within 2 hours\s+Full refund/,
      /2-24 hours\s+Your payment less a 5% fee/,
      /24-48 hours\s+Your payment less a 10% fee/,
      /After 48 hours\s+None/,
      "fees of 2-3%",
      /Pending\s+Yes/,
      /Processing\s+Yes/,
      /In production\s+No/,
      /Shipped\s+No/,
      "Bulk means 10+ cards",
    ],
    figures: ["2-24", "5%", "24-48", "10%", "48", "2-3%", { en: "10+", ar: "10 بطاقات أو أكثر" }],
  },
  "/refund-policy": {
    heading: { en: "Refund Policy", ar: "سياسة الاسترداد" },
    says: ["within 2-3 business days", "within 5-10 business days", HOURS],
    figures: ["2-3", "5-10", "9:00", "18:00"],
  },
  "/terms-of-service": {
    heading: { en: "Terms of Service", ar: "شروط الخدمة" },
    says: [
      /Standard delivery\s+3-5 business days/,
      /Bulk orders\s+7-10 business days/,
      "delivery within Jordan for orders above 50 JOD",
      "within 14 days of delivery",
      "Customized items are non-refundable",
      "within 5-7 business days",
    ],
    figures: ["3-5", "7-10", "50", "14", "5-7"],
  },
  "/privacy-policy": {
    heading: { en: "Privacy Policy", ar: "سياسة الخصوصية" },
    says: [
      "Information we collect",
      "How we use it",
      "Who receives it",
      "Security",
      "Your rights",
      "Contact",
    ],
    figures: ["24", "2023", "naqra_language"],
  },
};

/** Uncompressed. React and the router alone would be 300,000. */
const SCRIPT_BYTES = 12_000;

const LANGUAGES = {
  en: { root: "", day: "en-GB", updated: "Last updated: ", contents: "On this page" },
  ar: { root: "/ar", day: "ar-JO-u-nu-latn", updated: "آخر تحديث: ", contents: "في هذه الصفحة" },
} as const;

function todayInJordan(locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Amman" }).format();
}

/** A pattern, so that a failure shows the missing text. */
function literally(words: string): RegExp {
  return new RegExp(words.replace(/[$+.()]/g, "\\$&"));
}

for (const [language, { root, day, updated, contents }] of Object.entries(LANGUAGES)) {
  const inEnglish = language === "en";

  for (const [path, { heading, says, figures }] of Object.entries(POLICIES)) {
    test(`${root}${path} has its required content, loads only the page script, and fits a phone`, async ({
      page,
    }) => {
      const before = todayInJordan(day);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 900 });
      const scripts: Promise<number>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() !== "script") return;
        scripts.push(response.body().then((body) => body.length));
      });
      await page.goto(shop.url + root + path, { waitUntil: "networkidle" });
      await expect(page.locator("script[src]")).toHaveAttribute("src", /page-script/);
      const bytes = (await Promise.all(scripts)).reduce((sum, length) => sum + length, 0);
      expect(bytes, "bytes of script, the script's own parts included").toBeLessThan(SCRIPT_BYTES);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        inEnglish ? heading.en : heading.ar,
      );
      expect([before, todayInJordan(day)].map((date) => updated + date)).toContain(
        await main.getByText(updated).innerText(),
      );
      const text = await main.innerText();
      const written = figures.map((figure) =>
        typeof figure === "string" ? figure : figure[inEnglish ? "en" : "ar"],
      );
      for (const words of inEnglish ? [...says, ...written] : written) {
        expect.soft(text).toMatch(typeof words === "string" ? literally(words) : words);
      }

      const links = main.getByRole("navigation", { name: contents }).getByRole("link");
      const sections = main.getByRole("region");
      expect(await links.allInnerTexts()).toEqual(
        await sections.getByRole("heading", { level: 2 }).allInnerTexts(),
      );
      const last = await links.last().innerText();
      await links.last().click();
      await expect(main.getByRole("heading", { name: last, exact: true })).toBeInViewport();

      await page.setViewportSize({ width: 320, height: 700 });
      await expectNothingCut(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const list = main.getByRole("group");
      await expect(list.getByRole("link").first()).toBeHidden();
      await list.getByText(contents).click();
      await expect(list.getByRole("link").first()).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test("the contents stay in sight, beside the text or under the header, and lead to its sections", async ({
  page,
}) => {
  const contents = page.getByRole("navigation", { name: "On this page" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${shop.url}/delivery-policy`);
  const last = page.getByRole("heading", { name: "Questions about a delivery" });
  await last.scrollIntoViewIfNeeded();
  await expect(contents.getByRole("link", { name: "Delivery options" })).toBeInViewport();
  await contents.getByRole("link", { name: "Questions about a delivery" }).click();
  await expect(last).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/delivery-policy`);
  await last.scrollIntoViewIfNeeded();
  await contents.getByText("On this page").first().click();
  const link = contents.getByRole("link", { name: "Delivery outside Jordan" });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(link).toBeHidden();
  const heading = page.getByRole("heading", { name: "Delivery outside Jordan" });
  const bar = contents.getByText("On this page").first();
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([bar.boundingBox(), heading.boundingBox()]);
      return under!.y - (over!.y + over!.height);
    })
    .toBeGreaterThan(0);
});

test("printed, it consists of the text and the addresses of its links", async ({ page }) => {
  await page.goto(`${shop.url}/ar/delivery-policy`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const link = page.getByRole("main").getByRole("link", { name: "سياسة الاسترداد" });
  const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain(`${shop.url}/ar/refund-policy`);
});

test("a policy is shown from the top after a reload and after going back", async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  const readOn = async () => {
    await page.mouse.wheel(0, 1500);
    await expect.poll(top).toBeGreaterThan(1000);
  };
  await page.goto(`${shop.url}/privacy-policy`, { waitUntil: "load" });
  await page.mouse.move(600, 400);
  await readOn();
  await page.reload({ waitUntil: "load" });
  await expectStaysAtTop(page);

  await readOn();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL(`${shop.url}/terms-of-service`);
  await expectStaysAtTop(page);
  await page.goBack({ waitUntil: "load" });
  await expect(page).toHaveURL(`${shop.url}/privacy-policy`);
  await expectStaysAtTop(page);
});

test("going back from a policy's section leads to the previous section, then to the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${shop.url}/ar/privacy-policy`);
  const links = page.getByRole("navigation", { name: "في هذه الصفحة" }).getByRole("link");
  const sections = page.getByRole("main").getByRole("region");
  await links.nth(2).click();
  await expect(sections.nth(2).getByRole("heading")).toBeInViewport();
  await links.last().click();
  await expect(sections.last().getByRole("heading")).toBeInViewport();
  await page.goBack();
  await expect(sections.nth(2).getByRole("heading")).toBeInViewport();
  await page.goBack();
  await expectStaysAtTop(page);
});

/** Asserts that it is at the top, and stays there after rendering. */
async function expectStaysAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const later = await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(later).toBe(0);
}
