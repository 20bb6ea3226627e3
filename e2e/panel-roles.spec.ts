import { expect, test, type Page } from "@playwright/test";

import { SCREEN_PATHS, SCREEN_PERMISSIONS, SCREENS } from "#app/admin/screens.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { may, type Role } from "#shared/session/permissions.ts";

import { asColleague } from "./accounts.ts";
import { mainIn } from "./main-way.ts";
import { place } from "./panel-orders-data.ts";
import { ownerHeaders, signIn } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";

/** What each role sees of the panel, in a shop of its own: what is pressed here changes its records. */

let shop: RunningShop;
/** An order with a receipt, whose card has no proof. */
let order: string;

test.beforeAll(async ({ playwright }) => {
  test.slow();
  shop = await startShop({ RATE_LIMITS: "off" });
  const request = await playwright.request.newContext();
  ({ _id: order } = await place(request, shop.url, { receipt: "#2468ac" }));
  await request.dispose();
});
test.afterAll(() => shop?.[Symbol.asyncDispose]());

const FORBIDDEN = { en: "Your role may not open this screen", ar: "دورك لا يسمح بفتح هذه الصفحة" };
const LOADING = "main :is([aria-busy=true], [role=status][aria-label])";

/** Collects the calls that are refused because of the role from now on. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
}

for (const locale of LOCALES) {
  for (const role of ["manager", "maker", "viewer"] as const satisfies Role[]) {
    test(`a ${role} opens what the role allows, and is told of the rest, in ${locale}${role === "maker" ? mainIn("ar", locale) : ""}`, async ({
      page,
    }) => {
      test.slow();
      await signIn(page, await asColleague(page.request, shop, role, locale));
      const refused = refusedOn(page);
      const addressOf = (screen: string) => pathIn(locale, `/admin-panel/${screen}`);
      const canOpen = (path: (typeof SCREEN_PATHS)[number]) => may(role, SCREEN_PERMISSIONS[path]);
      await openScreen(page, pathIn(locale, "/admin-panel"));
      await expect(page).toHaveURL(/\/dashboard$/);
      const shown = await page
        .locator("aside nav a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const offered = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).filter(canOpen);
      expect(shown).toEqual(offered.map(addressOf));
      const forbidden = page.getByRole("heading", { name: FORBIDDEN[locale] });
      for (const screen of SCREEN_PATHS) {
        await test.step(screen, async () => {
          await openScreen(page, addressOf(screen));
          await expect(forbidden).toHaveCount(canOpen(screen) ? 0 : 1);
          if (canOpen(screen)) return;
          await page.locator("main h2 ~ div").getByRole("link").click();
          await expect(page).toHaveURL(/\/dashboard$/);
        });
      }
      await openScreen(page, addressOf(`orders/${order}`));
      await openScreen(page, addressOf(`orders/${order}/edit`));
      await expect(forbidden).toHaveCount(may(role, "orders.write") ? 0 : 1);
      expect(refused).toEqual([]);
    });
  }
}

/** What is pressed: buttons of the screen, of its first row only. */
const BUTTONS = "main button:visible:enabled, [role=menuitem]:visible";

/** Presses every button of a screen, and everything in the menus that open. */
async function pressAll(page: Page, address: string): Promise<void> {
  const press = async (index: number, item?: number): Promise<number> => {
    await openScreen(page, address);
    await page.locator(BUTTONS).nth(index).click({ timeout: 5000 });
    const items = page.locator("[role=menu]:visible [role=menuitem]:not([data-disabled])");
    const isMenu = await page.locator("[role=menu]:visible").isVisible();
    if (isMenu && item !== undefined) await items.nth(item).click({ timeout: 5000 });
    await page.waitForLoadState("networkidle");
    return isMenu ? items.count() : 0;
  };
  await openScreen(page, address);
  const count = Math.min(await page.locator(BUTTONS).count(), 24);
  // From the last: a button may take itself away, as that for hiding a note does.
  for (let index = count - 1; index >= 0; index--) {
    const items = await press(index);
    for (let item = 0; item < items; item++) await press(index, item);
  }
}

/** Where a role has less than the owner. */
const PRESSED = [
  "dashboard",
  "product",
  "orders",
  "orders/board",
  "testimonials",
  "settings",
  "people",
];

for (const role of ["manager", "maker", "viewer"] as const) {
  test(`no button that a ${role} sees leads to a refusal`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, await asColleague(page.request, shop, role));
    const refused = refusedOn(page);
    for (const screen of [...PRESSED, `orders/${order}`]) {
      await test.step(screen, () => pressAll(page, `/admin-panel/${screen}`));
      expect(refused, screen).toEqual([]);
    }
  });
}

test("whose role is changed meanwhile is told why, and the menu follows @main", async ({
  page,
}) => {
  const colleague = await asColleague(page.request, shop, "manager");
  await signIn(page, colleague);
  await openScreen(page, "/admin-panel/addons");
  await page.locator("[data-row]").first().press("e");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Price").fill("7");
  const headers = await ownerHeaders(shop);
  const users = await page.request.get(`${shop.url}/api/v1/users`, { headers });
  const { _id } = (await users.json()).data.data.find(
    ({ email }: { email: string }) => email === colleague.owner.email,
  );
  const changed = await page.request.patch(`${shop.url}/api/v1/users/${_id}`, {
    headers,
    data: { role: "viewer" },
  });
  expect(changed.ok()).toBe(true);
  const menu = page.locator("aside");
  await expect(menu.getByText("Manager", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: /save|update/i }).click();
  await expect(menu.getByText("Viewer", { exact: true })).toBeAttached();
  await expect(page.getByText("Your account may not do this.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add addon" })).toHaveCount(0);
});

test("a viewer reads settings and can't change them", async ({ page }) => {
  await signIn(page, await asColleague(page.request, shop, "viewer"));
  await openScreen(page, "/admin-panel/settings");
  const bank = page.locator("#bank");
  await expect(bank.getByText("Read only: your role here is Viewer.")).toBeVisible();
  await expect(bank.getByLabel("Bank", { exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  await expect(page.locator("#mail")).toHaveCount(0);
});

test("a manager finds a person, and can neither erase them nor change for how long data is kept", async ({
  page,
}) => {
  const email = "found-by-manager@example.com";
  const message = {
    fullName: "Example Visitor",
    email,
    subject: "A question",
    message: "How long does it take?",
  };
  const sent = await page.request.post(`${shop.url}/api/v1/contact`, { data: message });
  expect(sent.status()).toBe(201);
  await signIn(page, await asColleague(page.request, shop, "manager"));
  const refused = refusedOn(page);
  await openScreen(page, "/admin-panel/people");
  await page.getByLabel("Email address or phone number").fill(email);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("button", { name: "Download everything" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase …" })).toHaveCount(0);
  await expect(page.getByText("Read only: your role here is Manager.")).toBeVisible();
  await expect(page.getByLabel("Messages and replies")).toBeDisabled();
  await expect(page.locator("main a[href$='/people/breach']")).toHaveCount(0);
  expect(refused).toEqual([]);
});
