import { expect, type Locator, type Page } from "@playwright/test";

import { ADDING } from "#app/admin/more-screens.ts";
import { SCREENS, type SidebarPath } from "#app/admin/screens.ts";
import { pathIn, type Locale } from "#shared/i18n/locale.ts";

import type { RunningShop } from "./running-shop.ts";

/** The screens that are no list. */
const OTHERS = ["dashboard", "product", "header-images"] as const;
export type ListPath = Exclude<SidebarPath, (typeof OTHERS)[number]>;

/** The screens with a list of records. */
export const LISTS = (Object.keys(SCREENS) as SidebarPath[]).filter(
  (path): path is ListPath => !(OTHERS as readonly string[]).includes(path),
);

export const isAdding = (screen: string) => (ADDING as readonly string[]).includes(screen);

/** The first record of a list; none where there is nothing yet, and staff are to add the first. */
export async function firstRecord(page: Page, screen: ListPath): Promise<Locator | undefined> {
  const first = page.locator("[data-row]").first();
  const nothing = page.locator("main h2").first();
  await expect(isAdding(screen) ? first.or(nothing).first() : first).toBeVisible();
  return (await first.isVisible()) ? first : undefined;
}

/** The headers of calls of the API by the owner. */
export async function ownerHeaders({ url, owner }: Pick<RunningShop, "url" | "owner">) {
  const login = await fetch(`${url}/api/v1/users/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(owner),
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

/**
 * Signs the owner in without the login screen. The panel starts from what that screen stores: a
 * cookie, and the user in the storage of the shop's origin.
 */
export async function signIn(
  page: Page,
  { url, owner }: Pick<RunningShop, "url" | "owner">,
): Promise<void> {
  const response = await page.request.post(`${url}/api/v1/users/login`, {
    data: { ...owner, session: "cookie" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  const { user } = (await response.json()) as { user: unknown };
  // Nothing moves that tests would have to wait for; those of what moves switch it on again.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => {
    localStorage.setItem("panel.user", stored);
    localStorage.setItem("panel.authenticated", "true");
  }, JSON.stringify(user));
}

/** Opens a screen of the panel as the owner. */
export async function openPanel(
  page: Page,
  shop: Pick<RunningShop, "url" | "owner">,
  screen: string,
  locale: Locale = "en",
): Promise<void> {
  await signIn(page, shop);
  await page.goto(shop.url + pathIn(locale, `/admin-panel/${screen}`));
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
