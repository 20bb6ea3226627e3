import { expect, type Page } from "@playwright/test";

import { until } from "#server/testing/until.ts";
import { LOCALES, type Locale } from "#shared/i18n/locale.ts";

import { asColleague } from "./accounts.ts";
import { mainIn } from "./main-way.ts";
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

const COLLEAGUES = {
  en: {
    colleagues: "Colleagues",
    invite: "Invite colleague",
    name: /^Name/,
    email: /^Email/,
    send: "Send invitation",
    invitedOne: (email: string) => `${email} is invited`,
    done: "Done",
    invited: "Invited",
    welcome: "Welcome, Example Maker",
    lead: (email: string) => `Your account: ${email}. Your role: Maker.`,
    newPassword: "New password",
    setPassword: "Set password",
    common: "Many people have this password.",
    ended: "was used or has expired",
    change: "Change role",
    roleOf: "Role of Example Maker",
    maker: "Maker",
    viewer: "Viewer",
    save: "Save",
    deactivate: "Deactivate",
    deactivated: "Deactivated",
  },
  ar: {
    colleagues: "الزملاء",
    invite: "دعوة زميل",
    name: /^الاسم/,
    email: /^البريد الإلكتروني/,
    send: "إرسال الدعوة",
    invitedOne: (email: string) => `تمت دعوة ${email}`,
    done: "تم",
    invited: "مدعو",
    welcome: "أهلًا Example Maker",
    lead: (email: string) => `حسابك: ${email}. دورك: مسؤول الإنتاج.`,
    newPassword: "كلمة المرور الجديدة",
    setPassword: "تعيين كلمة المرور",
    common: "كلمة المرور هذه شائعة.",
    ended: "استُعمل هذا الرابط أو انتهت صلاحيته",
    change: "تغيير الدور",
    roleOf: "دور Example Maker",
    maker: "مسؤول الإنتاج",
    viewer: "اطّلاع فقط",
    save: "حفظ",
    deactivate: "إيقاف الحساب",
    deactivated: "موقوف",
  },
} satisfies Record<Locale, unknown>;

const colleaguesOf = (page: Page, locale: Locale) =>
  page.getByRole("region", { name: COLLEAGUES[locale].colleagues });

/** Invites a maker, as an owner who reads this language. @returns the link that is to be handed over */
async function invite(page: Page, email: string, locale: Locale): Promise<string> {
  const words = COLLEAGUES[locale];
  const owner = await asColleague(page.request, shop, "owner", locale);
  await openPanel(page, owner, "account", locale);
  await page.getByRole("button", { name: words.invite }).click();
  const dialog = page.getByRole("dialog", { name: words.invite });
  await expect(dialog.getByLabel(words.name)).toBeFocused();
  await dialog.getByLabel(words.name).fill("Example Maker");
  await dialog.getByLabel(words.email).fill(email);
  await dialog.getByRole("radio", { name: words.maker }).check();
  await dialog.getByRole("button", { name: words.send }).click();
  const done = page.getByRole("dialog", { name: words.invitedOne(email) });
  const url = await done.getByText(/admin-panel\/invitation#/).textContent();
  // Escape does not close it, nor space where the focus is: that copies.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Space");
  await done.getByRole("button", { name: words.done }).click();
  await expect(page.getByRole("button", { name: words.invite })).toBeFocused();
  const open = colleaguesOf(page, locale).getByText(words.invited, { exact: true });
  await expect(open.last()).toBeVisible();
  return url!.trim();
}

for (const locale of LOCALES) {
  const words = COLLEAGUES[locale];
  test(`an invited colleague chooses a password and is in, with the role; the link works once (${locale})${mainIn("en", locale)}`, async ({
    page,
    browser,
  }) => {
    const email = `maker-${locale}@shop.example`;
    const handed = await invite(page, email, locale);
    expect(await mailedLink(email, "/invitation")).not.toBe(handed);

    await using context = await browser.newContext();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const theirs = await context.newPage();
    await theirs.goto(handed);
    await expect(theirs.getByRole("heading", { name: words.welcome })).toBeVisible();
    await expect(theirs.getByText(words.lead(email))).toBeVisible();
    const password = theirs.getByLabel(words.newPassword);
    await password.fill("password123");
    await theirs.getByRole("button", { name: words.setPassword }).click();
    await expect(theirs.getByText(words.common)).toBeVisible();
    // As managers of passwords do: nothing is in the way of pasting, and nobody reads it over a shoulder.
    await theirs.evaluate((text) => navigator.clipboard.writeText(text), PASSWORD);
    await password.selectText();
    await password.press("ControlOrMeta+V");
    await expect(password).toHaveValue(PASSWORD);
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await theirs.getByRole("button", { name: words.setPassword }).click();
    await expect(theirs).not.toHaveURL(/invitation/);
    await expect(theirs.getByRole("navigation").first()).toBeVisible();

    await using third = await browser.newContext();
    const late = await third.newPage();
    await late.goto(handed);
    await expect(late.getByRole("alert")).toContainText(words.ended);

    // The owner changes the role and then shuts the account out, which counts at once.
    await page.reload();
    const row = colleaguesOf(page, locale).getByRole("listitem").filter({ hasText: email });
    await row.getByRole("button", { name: /Example Maker/ }).click();
    await page.getByRole("menuitem", { name: words.change }).click();
    const role = page.getByRole("dialog", { name: words.roleOf });
    await role.getByRole("radio", { name: words.viewer }).check();
    await role.getByRole("button", { name: words.save }).click();
    await expect(row.getByText(words.viewer)).toBeVisible();
    await row.getByRole("button", { name: /Example Maker/ }).click();
    await page.getByRole("menuitem", { name: words.deactivate }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.deactivate }).click();
    await expect(row.getByText(words.deactivated)).toBeVisible();
    await theirs.reload();
    await expect(theirs).toHaveURL(/admin-panel\/login/);
  });
}

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
  const expectWhole = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const start of ["", "/ar"]) {
    await doubled(`${start}/admin-panel/login`);
    await expectWhole();
  }
  for (const language of ["en", "ar"] as const) {
    await openPanel(page, shop, "account", language);
    await doubled(new URL(page.url()).pathname);
    await expect(page.locator("#colleagues li").first()).toBeVisible();
    // Known last, and in a browser that allows none more than a word.
    await expect(page.locator("#notifications").getByRole("status")).not.toBeEmpty();
    await expectWhole();
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
