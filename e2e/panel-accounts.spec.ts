import { expect, type Page } from "@playwright/test";

import { until } from "#server/testing/until.ts";

import { openPanel } from "./panel.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** How people get into the panel and out of it, in both languages. */

const { shop, mail } = shopWithMailForTests();

const PASSWORD = "a longer password";

/** The last link that was mailed to an address. */
async function mailedLink(address: string, path: string): Promise<string> {
  const link = () =>
    mail.mails
      .filter(({ recipients: [to] }) => to === address)
      .flatMap(({ text }) => text.match(/https?:\S+#[\w-]+/)?.[0] ?? [])
      .findLast((url) => url.includes(path));
  await until(() => link() !== undefined);
  return link()!;
}

const colleaguesOf = (page: Page) => page.getByRole("region", { name: "Colleagues" });

async function invite(page: Page, name: string, email: string, role: string): Promise<string> {
  await openPanel(page, shop, "account");
  await page.getByRole("button", { name: "Invite colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite colleague" });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByRole("radio", { name: role }).check();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const done = page.getByRole("dialog", { name: `${email} is invited` });
  const url = await done.getByText(/admin-panel\/invitation#/).textContent();
  // Escape does not close it, nor space where the focus is: that copies.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Space");
  await done.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Invite colleague" })).toBeFocused();
  await expect(colleaguesOf(page).getByText("Invited", { exact: true }).last()).toBeVisible();
  return url!.trim();
}

test("an invited colleague chooses a password and is in, with the role; the link works once @main", async ({
  page,
  browser,
}) => {
  const email = "maker@shop.example";
  const handed = await invite(page, "Example Maker", email, "Maker");
  expect(await mailedLink(email, "/invitation")).not.toBe(handed);

  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(handed);
  await expect(theirs.getByRole("heading", { name: "Welcome, Example Maker" })).toBeVisible();
  await expect(theirs.getByText(`Your account: ${email}. Your role: Maker.`)).toBeVisible();
  const password = theirs.getByLabel("New password");
  await password.fill("password123");
  await theirs.getByRole("button", { name: "Set password" }).click();
  await expect(theirs.getByText("Many people have this password.")).toBeVisible();
  await password.fill(PASSWORD);
  await theirs.getByRole("button", { name: "Set password" }).click();
  await expect(theirs).not.toHaveURL(/invitation/);
  await expect(theirs.getByRole("navigation").first()).toBeVisible();

  await using third = await browser.newContext();
  const late = await third.newPage();
  await late.goto(handed);
  await expect(late.getByRole("alert")).toContainText("was used or has expired");

  // The owner changes the role and then shuts the account out, which counts at once.
  await page.reload();
  const row = colleaguesOf(page).getByRole("listitem").filter({ hasText: email });
  await row.getByRole("button", { name: /Example Maker/ }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  const role = page.getByRole("dialog", { name: "Role of Example Maker" });
  await role.getByRole("radio", { name: "Viewer" }).check();
  await role.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Viewer")).toBeVisible();
  await row.getByRole("button", { name: /Example Maker/ }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(row.getByText("Deactivated")).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/admin-panel\/login/);
});

test("what decides over the shop asks for the password again, and then goes on", async ({
  page,
}) => {
  await openPanel(page, shop, "account");
  let asked = 0;
  await page.route("**/api/v1/users/invitations", async (route) => {
    if (route.request().method() !== "POST" || asked++ > 0) return route.continue();
    await route.fulfill({
      status: 403,
      json: {
        status: "fail",
        code: "proof_needed",
        params: {},
        message: "Please enter your password again for this.",
      },
    });
  });
  await page.getByRole("button", { name: "Invite colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite colleague" });
  await dialog.getByLabel(/^Name/).fill("Example Viewer");
  await dialog.getByLabel(/^Email/).fill("viewer@shop.example");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const proof = page.getByRole("dialog", { name: "Is it you?" });
  await proof.getByLabel(/^Password/).fill("not the one");
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(proof.getByText("The password is not right")).toBeVisible();
  await proof.getByLabel(/^Password/).fill(shop.owner.password);
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("dialog", { name: "viewer@shop.example is invited" })).toBeVisible();
});

test("letters twice as large leave nothing outside of a phone, at the login and on one's own page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const doubled = async (path: string) => {
    await page.goto(shop.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  };
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const start of ["", "/ar"]) {
    await doubled(`${start}/admin-panel/login`);
    expect(await width()).toBe(390);
  }
  for (const language of ["en", "ar"] as const) {
    await openPanel(page, shop, "account", language);
    await doubled(new URL(page.url()).pathname);
    await expect(page.locator("#colleagues li").first()).toBeVisible();
    expect(await width()).toBe(390);
    await page.locator("#second-factor").getByRole("button").first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img")).toBeVisible();
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  }
});

test("whoever forgot the password sets a new one by a mailed link, in Arabic too", async ({
  page,
}) => {
  await page.goto(`${shop.url}/ar/admin-panel/login`);
  await page.getByRole("link", { name: "هل نسيت كلمة المرور؟" }).click();
  await expect(page.getByRole("heading", { name: "نسيت كلمة المرور" })).toBeVisible();
  await page.getByLabel("البريد الإلكتروني").fill(shop.owner.email);
  await page.getByRole("button", { name: "إرسال الرابط" }).click();
  await expect(page.getByRole("status").filter({ hasText: "فالرابط في طريقه" })).toBeVisible();
  const link = await mailedLink(shop.owner.email, "/new-password");
  await page.goto(link);
  await expect(page.getByText(`For the account \u2066${shop.owner.email}\u2069.`)).toBeVisible();
  const password = page.getByLabel("New password");
  await password.fill("naqra-naqra");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("This password is hardly more than a name")).toBeVisible();
  await password.fill("another good password");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/admin-panel\/login/);
  await page.getByLabel("Email").fill(shop.owner.email);
  await page.getByLabel("Password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Access Admin Panel" }).click();
  await expect(page).toHaveURL(/admin-panel\/dashboard/);
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("was used or has expired");
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/forgot-password/);
});
