import { AxeBuilder } from "@axe-core/playwright";
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
  const { violations } = await new AxeBuilder({ page })
    // Otherwise axe opens another page for its results, which only frames of other origins need and
    // which takes as long again.
    .setLegacyMode()
    .exclude("[data-base-ui-focus-guard]")
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
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

const DESK = 1280;
const WIDTHS = [390, DESK];

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
    if (width === DESK && page.url().includes("/admin-panel/")) await expectFrameStays(page);
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
