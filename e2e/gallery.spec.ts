import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import { openInteractive } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The pictures of the product, and the viewer that enlarges them. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

// Nothing moves that a test would have to wait for.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const thumbnails = (page: Page) =>
  page.getByRole("list", { name: "Views of the card" }).getByRole("button");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Views of the card" });
const shown = (page: Page) =>
  viewer(page)
    .locator("[role=group]:not([inert]) [role=img], [role=group]:not([inert]) img")
    .first();

async function open(page: Page): Promise<Locator> {
  await openInteractive(page, `${shop.url}/product`);
  await page.getByRole("button", { name: "Enlarge" }).press("Enter");
  await expect(shown(page)).toBeVisible();
  return shown(page);
}

const widthOf = async (element: Locator) => (await element.boundingBox())!.width;

/** That something that had a width is now so many times as wide. */
const expectScaled = (element: Locator, from: number, times: number) =>
  expect.poll(async () => (await widthOf(element)) / from).toBeCloseTo(times, 1);

test("six views or more, each shown by its thumbnail", async ({ page }) => {
  await openInteractive(page, `${shop.url}/product`);
  const names = [
    "Matte Black, front",
    "Matte Black, back",
    "Matte White, front",
    "Matte White, back",
    "On a desk",
    "Close-up",
    "With a phone",
    "In its box",
    "The colors together",
    "Inside the card",
  ];
  await expect(thumbnails(page)).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    const thumbnail = thumbnails(page).nth(index);
    await expect(thumbnail).toHaveAccessibleName(name);
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute("aria-pressed", "true");
    const picture = name.endsWith("back") ? "Back of the card, with a QR code" : name;
    await expect(page.getByRole("img", { name: picture, exact: true })).toBeVisible();
  }
  // A scene stays in the colour that was chosen.
  await expect(page.getByRole("radio", { name: "Matte White" })).toBeChecked();
});

test("photographs are of the chosen colour, cut to the stage, and whole when they are enlarged", async ({
  page,
}) => {
  await openInteractive(page, `${shop.url}/product`);
  await page.getByText("Matte White", { exact: true }).click();
  for (const [name, file] of [
    ["On a desk", /desk-white-ltr/],
    ["With a phone", /tap-white-ltr/],
    ["In its box", /box-white-ltr/],
    ["Close-up", /edge/],
  ] as const) {
    await thumbnails(page).filter({ hasText: name }).click();
    const photo = page.getByRole("img", { name, exact: true }).locator("img");
    await expect(photo).toHaveAttribute("src", file);
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
  const stage = page.getByRole("img", { name: "Close-up", exact: true });
  const cut = (await stage.boundingBox())!;
  expect(cut.width).toBeGreaterThan(cut.height);
  await page.getByRole("button", { name: "Enlarge" }).click();
  const whole = (await shown(page).locator("img").boundingBox())!;
  expect(whole.width).toBeCloseTo(whole.height, 0);
});

test("enlarged by keys, moved, left and closed by them; the focus returns", async ({ page }) => {
  const card = await open(page);
  await expect(viewer(page).getByRole("group", { name: "1 of 10" })).toBeInViewport();
  const width = await widthOf(card);
  await page.keyboard.press("+");
  await expectScaled(card, width, 2);
  const before = (await card.boundingBox())!.x;
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await card.boundingBox())!.x).toBeLessThan(before);
  await page.keyboard.press("-");
  await expectScaled(card, width, 1);
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveAccessibleName("Back of the card, with a QR code");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Enlarge" })).toBeFocused();
  // The gallery shows what was seen last.
  await expect(thumbnails(page).nth(1)).toHaveAttribute("aria-pressed", "true");
});

test("the viewer has names for everything and passes axe, in Arabic in its direction", async ({
  page,
}) => {
  await open(page);
  await expectAccessible(page);
  await openInteractive(page, `${shop.url}/ar/product`);
  await page.getByRole("button", { name: "تكبير الصورة" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "صور البطاقة" });
  await expect(dialog.getByRole("button", { name: "الصورة التالية" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("group", { name: "2 من 10" }).getByRole("img")).toBeInViewport();
  // At the other side than the buttons, which are on the left here.
  const counter = dialog.getByText("2 / 10", { exact: true });
  const close = dialog.getByRole("button", { name: "إغلاق" });
  expect((await counter.boundingBox())!.x).toBeGreaterThan((await close.boundingBox())!.x + 400);
  await expectAccessible(page);
});

/** Where an arrow's point is beside its two ends: 1 to the right of them, -1 to the left. */
const pointsTo = (button: Locator) =>
  button.locator("path").evaluate((path: SVGPathElement) => {
    const xAt = (length: number) =>
      path.getPointAtLength(length).matrixTransform(path.getScreenCTM()!).x;
    const whole = path.getTotalLength();
    return Math.sign(xAt(whole / 2) - xAt(0));
  });

for (const width of [390, 1280]) {
  test(`the viewer's arrows point outward at ${width} px, in Arabic as well`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, enlarge, next, direction] of [
      ["/product", "Enlarge", "Next picture", 1],
      ["/ar/product", "تكبير الصورة", "الصورة التالية", -1],
    ] as const) {
      await openInteractive(page, `${shop.url}${path}`);
      await page.getByRole("button", { name: enlarge }).press("Enter");
      const button = page.getByRole("dialog").getByRole("button", { name: next });
      await expect.poll(() => pointsTo(button)).toBe(direction);
      const { x } = (await button.boundingBox())!;
      expect(Math.sign(x - width / 2), "on the side that it points to").toBe(direction);
    }
  });
}

test("the viewer's buttons do not lie on a photograph on wide screens", async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1366, height: 657 },
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await openInteractive(page, `${shop.url}/product`);
    await thumbnails(page).filter({ hasText: "Close-up" }).click();
    await page.getByRole("button", { name: "Enlarge" }).press("Enter");
    const photo = shown(page).getByRole("img").first();
    await expect(photo).toBeInViewport();
    const { x, width } = (await photo.boundingBox())!;
    for (const name of ["Zoom in", "Close"]) {
      const button = viewer(page).getByRole("button", { name });
      expect((await button.boundingBox())!.x, name).toBeGreaterThan(x + width);
    }
    const counter = (await viewer(page)
      .getByText(/^\d+ \/ 10$/)
      .boundingBox())!;
    expect(counter.x + counter.width, "the counter").toBeLessThan(x);
  }
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  interface Finger {
    x: number;
    y: number;
  }
  type Touch = "touchStart" | "touchMove" | "touchEnd";

  /** Fingers on the screen; the time is the event's own, however long it takes to arrive. */
  async function toucher(page: Page) {
    const devtools = await page.context().newCDPSession(page);
    const start = Date.now() / 1000;
    return (type: Touch, fingers: readonly Finger[], afterMs = 0) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
        timestamp: start + afterMs / 1000,
      });
  }

  async function centreOf(element: Locator): Promise<Finger> {
    const { x, y, width, height } = (await element.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  test("a touch of the picture opens it, two fingers that move apart enlarge it", async ({
    page,
  }) => {
    await openInteractive(page, `${shop.url}/product`);
    await page.getByRole("img", { name: "Matte Black, front" }).tap();
    const card = shown(page);
    await expect(card).toBeVisible();
    const width = await widthOf(card);
    const { x, y } = await centreOf(card);
    const touch = await toucher(page);
    const apart = (by: number) => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch("touchStart", apart(30));
    for (const by of [40, 50, 60]) await touch("touchMove", apart(by));
    await touch("touchEnd", []);
    await expectScaled(card, width, 2);
  });

  test("a double tap enlarges it", async ({ page }) => {
    const card = await open(page);
    const width = await widthOf(card);
    const centre = await centreOf(card);
    const touch = await toucher(page);
    for (const afterMs of [0, 120]) {
      await touch("touchStart", [centre], afterMs);
      await touch("touchEnd", [], afterMs + 40);
    }
    await expectScaled(card, width, 2);
  });
});

test("Back closes the viewer and stays on the page; its address opens it", async ({ page }) => {
  await page.goto(`${shop.url}/contact-us`);
  await open(page);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/product`);
  await page.goForward();
  await expect(viewer(page)).toBeVisible();
  await page.reload();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/product`);
  // Closed by a key, it leaves no entry behind, either.
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/contact-us`);
});

test("a viewer that does not load leaves the page as it is, and says so", async ({ page }) => {
  await page.route(/\/assets\/viewer-[^/]*\.js$/, (route) => route.abort());
  await openInteractive(page, `${shop.url}/product`);
  await page.getByRole("button", { name: "Enlarge" }).click();
  await expect(page.locator(".toast").getByText("Parts of this page did not load")).toBeVisible();
  await expect(thumbnails(page).first()).toBeVisible();
});
