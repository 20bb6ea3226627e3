import type { Page } from "@playwright/test";

/**
 * Waits, because the shop treats a form sent within a second of opening its page as one from a bot.
 */
export async function readAWhile(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1100);
}
