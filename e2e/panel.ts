import { expect, type Page } from "@playwright/test";

import { pathIn, type Locale } from "#shared/i18n/locale.ts";

import type { RunningShop } from "./running-shop.ts";

/** Opens a screen of the panel, signing in as the owner. */
export async function openPanel(
  page: Page,
  { url, owner }: Pick<RunningShop, "url" | "owner">,
  screen: string,
  locale: Locale = "en",
): Promise<void> {
  const address = url + pathIn(locale, `/admin-panel/${screen}`);
  await page.goto(address);
  await page.getByRole("textbox").first().fill(owner.email);
  await page.locator("input[type=password]").fill(owner.password);
  await page.keyboard.press("Enter");
  // Signed in: a page that is left before has no session.
  await expect(page.locator("input[type=password]")).toHaveCount(0);
  await expect(page).toHaveURL(address);
}

/** Ends the session unnoticed; what is done then finds out, and the owner signs in again. */
export async function loseSession(
  page: Page,
  { owner }: Pick<RunningShop, "owner">,
  act: () => Promise<void>,
): Promise<void> {
  await page.context().clearCookies({ name: "naqra_session" });
  await act();
  await expect(page).toHaveURL(/\/admin-panel\/login/);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/admin-panel\/login/);
}
