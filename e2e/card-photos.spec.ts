import { expect, type Locator, type Page } from "@playwright/test";

import { LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";

import corners from "../app/storefront/photos/corners.json" with { type: "json" };
import { expectAccessible, expectNothingCut } from "./accessible.ts";
import { CUSTOMER, fillPersonalDetails, openStep } from "./ordering.ts";
import { startShop } from "./running-shop.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** The visitor's own card, laid into photographs. */

type Point = [x: number, y: number];

const WORDS = {
  en: { view: "In daylight", choice: "Where it lies", picture: /^Picture of the card in daylight/ },
  ar: { view: "على الطبيعة", choice: "أين تراها", picture: /^صورة البطاقة على الطبيعة/ },
} satisfies Record<Locale, object>;

const PHOTO = /\/assets\/(?:hero|desk|tap|box|edge|fan)-/;

/** The pictures of these scenes that the page asks for, by their addresses. */
function photosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (PHOTO.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const isLoaded = (image: Element) => {
  const { complete, naturalWidth } = image as HTMLImageElement;
  return complete && naturalWidth > 0;
};

interface Laid {
  seen: Point[];
  put: Point[];
  sides: [seen: number, put: number][];
}

/** In pixels of the picture: where the camera saw an element's corners, and where the browser has put them. */
function measure(element: Element, seenParts: Point[]): Laid {
  const square = element.parentElement!.getBoundingClientRect();
  const seen = seenParts.map(([x, y]): Point => [x * square.width, y * square.height]);
  const style = getComputedStyle(element);
  const matrix = new DOMMatrix(style.transform);
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  const put = [
    new DOMPoint(0, 0),
    new DOMPoint(width, 0),
    new DOMPoint(width, height),
    new DOMPoint(0, height),
  ].map((point): Point => {
    const { x, y, w } = point.matrixTransform(matrix);
    return [x / w, y / w];
  });
  // What the browser paints, independent of its matrix.
  const box = element.getBoundingClientRect();
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const sides: Laid["sides"] = [
    [Math.min(...xs), box.left - square.left],
    [Math.max(...xs), box.right - square.left],
    [Math.min(...ys), box.top - square.top],
    [Math.max(...ys), box.bottom - square.top],
  ];
  return { seen, put, sides };
}

/** That an element lies within a pixel of what the camera saw, once the dialog has come to rest. */
async function expectLaidOn(laid: Locator, corners: number[][]): Promise<void> {
  const farthest = async () => {
    const { seen, put, sides } = await laid.evaluate(measure, corners as Point[]);
    const away = seen.map(([x, y], corner) => Math.hypot(put[corner]![0] - x, put[corner]![1] - y));
    return Math.max(...away, ...sides.map(([side, painted]) => Math.abs(painted - side)));
  };
  await expect
    .poll(farthest, { message: `${String(laid)} in pixels from its place` })
    .toBeLessThan(1);
}

for (const locale of LOCALES) {
  test(`${locale}: print and page lie on the photographed card and screen at every width`, async ({
    page,
    shop,
  }) => {
    const words = WORDS[locale];
    for (const size of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 1024, height: 700 },
      { width: 1366, height: 657 },
    ]) {
      await page.setViewportSize(size);
      const dialog = await openStep(page, shop.url, pathIn(locale, "/product?order=1"));
      if (size.width < 1024) await dialog.locator(".order-card-strip button").click();
      const shown = page.getByRole("dialog").last();
      await shown.getByRole("button", { name: words.view }).click();
      const photo = shown.getByRole("img", { name: words.picture });
      const choice = shown.getByRole("group", { name: words.choice }).getByRole("button");
      // The example's name is in the page's language.
      const scenes = Object.values(corners).map((of) => of[locale === "ar" ? "rtl" : "ltr"]);
      const faces = photo.locator("[data-laid-face]");
      await expect(choice).toHaveCount(scenes.length);
      for (const [index, scene] of scenes.entries()) {
        await choice.nth(index).click();
        await expect(choice.nth(index)).toHaveAttribute("aria-pressed", "true");
        await expectLaidOn(faces.last(), scene.card);
        if ("below" in scene) await expectLaidOn(faces.first(), scene.below);
        if ("screen" in scene)
          await expectLaidOn(photo.locator("[data-laid-screen]"), scene.screen);
      }
      await expectNothingCut(page);
      await expectAccessible(page);
    }
  });
}

test("what lies under a card is laid on the photograph only where it is seen", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await dialog.getByRole("button", { name: "In daylight" }).click();
  const photo = dialog.getByRole("img", { name: WORDS.en.picture });
  /** Whether an element is painted in the middle between points of the picture. */
  const isPaintedAt = (laid: Locator, points: number[][]) =>
    laid.evaluate(
      (element, [x, y]) => {
        const { left, top, width, height } = element.parentElement!.getBoundingClientRect();
        const found = document.elementsFromPoint(left + x! * width, top + y! * height);
        return found.some((one) => element.contains(one));
      },
      [0, 1].map((axis) => mean(points.map((point) => point[axis]!))),
    );

  await dialog.getByRole("button", { name: "In both colors" }).click();
  const prints = photo.locator("[data-laid-face]");
  await expect(prints).toHaveCount(2);
  const { below } = corners.fan.ltr;
  // Near its lower edge it is seen, near its upper edge the other card lies on it.
  expect(await isPaintedAt(prints.first(), [...below, ...below.slice(2)])).toBe(true);
  expect(await isPaintedAt(prints.first(), [...below, ...below.slice(0, 2)])).toBe(false);

  await dialog.getByRole("button", { name: "With a phone" }).click();
  const screenPage = photo.locator("[data-laid-screen]");
  const { screen, card } = corners.tap.ltr;
  expect(await isPaintedAt(screenPage, screen)).toBe(true);
  // The screen's upper right corner, and the card's left end above it.
  expect(await isPaintedAt(screenPage, [screen[1]!])).toBe(false);
  expect(await isPaintedAt(screenPage, [card[0]!, card[3]!, screen[1]!])).toBe(false);
});

test("a print is seen together with its photograph, and without one that does not come", async ({
  page,
  shop,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/desk-/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.route(/\/assets\/box-(?!light)/, (route) => route.abort());
  const dialog = await openStep(page, shop.url);
  await dialog.getByRole("button", { name: "In daylight" }).click();
  await dialog.getByRole("button", { name: "On a desk" }).click();
  const photo = dialog.getByRole("img", { name: WORDS.en.picture });
  const name = photo.getByText("Your Name");
  // Neither `visibility` nor a size tells that something is transparent.
  const isSeen = () =>
    name.evaluate((text) =>
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  await expect(name).toBeAttached();
  expect(await isSeen()).toBe(false);
  arrive();
  await expect.poll(isSeen).toBe(true);
  expect(await photo.locator("img").evaluate(isLoaded)).toBe(true);
  await dialog.getByRole("button", { name: "In its box" }).click();
  await expect.poll(isSeen).toBe(true);
});

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("a name of 60 letters stays on the photographed card", async ({ page, shop }) => {
  const dialog = await openStep(page, shop.url);
  await dialog.getByRole("button", { name: "In daylight" }).click();
  const photo = dialog.getByRole("img", { name: WORDS.en.picture });
  await dialog.getByLabel("First name").fill("Maximiliana Alexandrina Theodora");
  for (const last of ["Featherstonehaugh-Montgomery", "القحطاني العبد اللطيف الحسيني"]) {
    await dialog.getByLabel("Last name").fill(last);
    await page.keyboard.press("Tab");
    const name = photo.getByText(last);
    await expect(name).toBeVisible();
    const { x, right } = await name.evaluate((text: Element) => {
      const box = (text as SVGTextElement).getBBox();
      return { x: box.x, right: box.x + box.width };
    });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(856);
  }
});

test("photographs are loaded when they are asked for, small for a phone, and changed by keyboard", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = photosOf(page);
  await page.goto(shop.url, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await dialog.getByRole("button", { name: /Show it large$/ }).click();
  // The page behind it has photographs of its own, but not this one.
  expect(asked.filter((url) => url.includes("/hero-"))).toEqual([]);
  const large = page.getByRole("dialog", { name: "Your card" });
  await large.getByRole("button", { name: "In daylight" }).focus();
  await page.keyboard.press("Enter");
  const photo = large.getByRole("img", {
    name: "Picture of the card in daylight: Example Customer, Founder",
  });
  await expect.poll(() => photo.locator("img").evaluate(isLoaded)).toBe(true);
  await expect(photo.getByText("Example Bakery")).toBeVisible();
  const choice = large.getByRole("group", { name: "Where it lies" });
  await choice.getByRole("button", { name: "On paper" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(choice.getByRole("button", { name: "On a desk" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const current = () => photo.locator("img").evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(current).toContain("/desk-black-ltr-");
  await expect.poll(() => photo.locator("img").evaluate(isLoaded)).toBe(true);
  for (const scene of ["hero", "desk"]) {
    const addresses = [...new Set(asked.filter((url) => url.includes(`/${scene}-`)))];
    const sizes = await Promise.all(
      addresses.map(async (url) => (await (await fetch(url)).bytes()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  }
});

test("the card is photographed with its logo in the summary, and after the order", async ({
  page,
}) => {
  // It places an order, which other tests' shops don't have.
  await using shop = await startShop({ RATE_LIMITS: "off" });
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openStoredOrder(page, shop.url, 6);
  const photo = dialog.getByRole("img", { name: WORDS.en.picture });
  const showPhoto = () => dialog.getByRole("button", { name: "In daylight" }).click();
  await dialog.getByRole("button", { name: "Edit Card", exact: true }).click();
  await dialog.getByRole("switch", { name: "Include printed logo" }).click();
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await showPhoto();
  await expect(photo.locator("image")).toHaveCount(1);
  await expect(photo.getByText("Example Customer")).toBeVisible();
  await dialog.getByRole("button", { name: /^Place My Order/ }).click();
  await expect(dialog.getByText("What happens next")).toBeVisible();
  // Its arrival moves what is to be clicked.
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await showPhoto();
  await expect(photo.locator("image")).toHaveCount(1);
});
