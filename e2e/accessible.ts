import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";

import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

/** That axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is half faded in has no contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Not those that go with scrolling: they never end.
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
      ).length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
  await expectNoViolations(page);
}

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** That axe finds nothing in the page, or in the part of it that a selector names, as it is now. */
export async function expectNoViolations(page: Page, part = ":root"): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(
      { include: part, exclude: "[data-base-ui-focus-guard]" },
      // Everything is examined, but only what is wrong is described, which is most of the work.
      { resultTypes: ["violations"] },
    );
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  }, part);
  expect(found).toEqual([]);
}

/** That the page is no wider than the screen, once it has adapted to a new width. */
export async function expectNothingCut(page: Page): Promise<void> {
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  await expect
    .poll(() => page.evaluate(isWider), { message: "the page scrolls sideways" })
    .toBe(false);
}

/** That on a desk a screen of the panel scrolls within its frame, and the frame stays. */
async function expectFrameStays(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollHeight - window.innerHeight;
  await expect.poll(() => page.evaluate(beyond), { message: "the frame scrolls" }).toBe(0);
}

/** That the screen's name is not cut off by the buttons beside it. */
export async function expectTitleWhole(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const isWhole = (h1: HTMLElement) =>
    h1.scrollWidth <= h1.clientWidth && h1.scrollHeight <= h1.clientHeight;
  expect(await title.evaluate(isWhole), `${await title.textContent()} is cut`).toBe(true);
}

const DESKTOP = 1280;
const WIDTHS = [390, DESKTOP];

/** That axe finds nothing and nothing is cut, on a phone and on a desk. */
export async function expectAccessibleAtEachWidth(
  page: Page,
  atEach: (width: number) => Promise<void> = async () => {},
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await atEach(width);
    await expectAccessible(page);
    await expectNothingCut(page);
    if (width === DESKTOP && page.url().includes("/admin-panel/")) await expectFrameStays(page);
  }
}

/**
 * Opens a screen of the panel in each language, and looks at it on a phone and on a desk.
 *
 * @param shown what it shows when it has loaded
 * @param act what is done there; what it calls looks again at what is shown then
 */
export async function expectAccessibleEverywhere(
  page: Page,
  shopUrl: string,
  screen: string,
  shown: string,
  act: (look: () => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const locale of LOCALES) {
    await page.goto(shopUrl + pathIn(locale, `/admin-panel/${screen}`));
    await expectAccessibleAtEachWidth(page, async () => {
      await expect(page.locator(shown).first()).toBeVisible();
      await expectTitleWhole(page);
    });
    await act(() => expectAccessibleAtEachWidth(page));
  }
}
