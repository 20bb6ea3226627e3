import { expect, type Locator } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import { CUSTOMER, fillPersonalDetails, next, openStep } from "./ordering.ts";
import { test } from "./test.ts";

/** What of a text is printed, and where, on the card in the order dialog. */

const FIELD = /These letters can't be printed: .*Leave them out/;

test("letters that can't be printed are reported under their field and on the card, and hold up nothing", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await expect(dialog.getByText("can't be printed")).toHaveCount(0);
  await dialog.getByLabel("Organization").fill("Пекарня");
  const reported = dialog.getByText(FIELD);
  await expect(reported).toHaveText(/П е к а р н я/);
  await expect(dialog.getByLabel("Organization")).toHaveAccessibleDescription(FIELD);
  const onCard = dialog.getByText(/Can't be printed: .П е к а р н я/);
  await expect(onCard.filter({ visible: true })).toBeVisible();
  // Faint, as everything on the card that is not printed.
  const card = dialog.getByRole("img", { name: /^Card of/ });
  await expect(card.locator("tspan")).toHaveText("Пекарня");
  await expectAccessible(page);

  // On a phone the card is at the top.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(onCard.filter({ visible: true })).toBeInViewport();
  await dialog.getByLabel("Organization").fill("Đặng Nguyễn");
  await expect(reported).toHaveCount(0);
  await expect(onCard.filter({ visible: true })).toHaveCount(0);

  await dialog.getByLabel("First name").fill("Example 🌟");
  await expect(reported).toHaveText(/🌟/);
  await next(dialog, "Card Design");
  await expect(dialog.getByLabel("Name on card")).toHaveAccessibleDescription(/🌟/);
  await dialog.getByLabel("Name on card").fill("Example");
  await expect(reported).toHaveCount(0);
  await dialog.getByLabel("Name on card").fill("Example 🌟");
  await next(dialog, "Addons");
  await dialog.getByRole("button", { name: /Text on the back/ }).click();
  await dialog.getByRole("textbox", { name: /Text on the back/ }).fill("ж");
  await expect(reported).toHaveText(/ж/);
});

test("in Arabic they are reported in Arabic", async ({ page, shop }) => {
  const dialog = await openStep(page, shop.url, "/ar/product?order=1");
  await dialog.getByLabel("المسمّى الوظيفي").fill("پژمان");
  await expect(dialog.getByText(/لا يمكن طباعة هذه الأحرف: .پ ژ/)).toBeVisible();
  await expect(dialog.getByText(/لا يمكن طباعته: .پ ژ/).filter({ visible: true })).toBeVisible();
});

/** The room between the outlines of name and position, as the browser's typeface draws them. */
const roomBelow = (card: Locator, name: string) =>
  card.evaluate(async (svg, text) => {
    await document.fonts.ready;
    const lines = [...svg.querySelectorAll("text")].slice(-2);
    if (lines[0]!.textContent !== text) throw new Error(lines[0]!.textContent);
    const pen = document.createElement("canvas").getContext("2d")!;
    const [upper, lower] = lines.map((line) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(line);
      // Large, because it is told in whole pixels.
      pen.font = `${fontWeight} ${10 * Number.parseFloat(fontSize)}px ${fontFamily}`;
      return { y: Number(line.getAttribute("y")), ...reachOf(line.textContent) };
    });
    return lower!.y - lower!.above - upper!.y - upper!.below;

    function reachOf(line: string) {
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(line);
      return { above: actualBoundingBoxAscent / 10, below: actualBoundingBoxDescent / 10 };
    }
  }, name);

test("on the live card the dots of a name do not touch the line beneath", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  const card = dialog.getByRole("img", { name: /^Card of/ });
  for (const [first, last, position] of [
    ["علي", "المثالي", "مدير التسويق"],
    ["رامي", "مثال", "طبيب أسنان"],
    ["يحيى", "الرفاعي", "أُستاذ مساعد"],
    ["Gyöngyi", "Nguyễn", "Ấp trưởng"],
    ["Example", "Customer", "Founder"],
  ] as const) {
    await dialog.getByLabel("First name").fill(first);
    await dialog.getByLabel("Last name").fill(last);
    await dialog.getByLabel("Position").fill(position);
    await expect(card).toHaveAccessibleName(`Card of ${first} ${last}, ${position}`);
    expect(await roomBelow(card, `${first} ${last}`)).toBeGreaterThan(7);
  }
});
