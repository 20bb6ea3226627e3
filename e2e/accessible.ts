import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

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

/** That the page is no wider than the screen. */
export async function expectNothingCut(page: Page): Promise<void> {
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider, "the page scrolls sideways").toBe(false);
}
