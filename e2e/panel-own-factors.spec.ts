import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";

import { LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";

import { asColleague } from "./accounts.ts";
import { addAuthenticator } from "./authenticator.ts";
import { mainIn } from "./main-way.ts";
import { openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** One's own second factors and app passwords, and what they open. */

let shop: RunningShop;
test.beforeEach(async () => {
  shop = await startShop();
});
test.afterEach(() => shop[Symbol.asyncDispose]());

const WORDS = {
  en: {
    factors: "Second factor",
    setUp: "Set up authenticator app",
    picture: /QR code/,
    code: /^Code/,
    confirm: "Confirm",
    wrong: "This code is not right",
    codes: "Recovery codes",
    copy: "Copy recovery codes",
    download: "Download",
    kept: "I have kept them",
    left: "10 of 10 left",
    email: "Email",
    password: "Password",
    signIn: "Access Admin Panel",
  },
  ar: {
    factors: "عامل التحقق الثاني",
    setUp: "إعداد تطبيق المصادقة",
    picture: /رمز QR/,
    code: /^الرمز/,
    confirm: "تأكيد",
    wrong: "هذا الرمز غير صحيح",
    codes: "رموز الاسترداد",
    copy: "نسخ رموز الاسترداد",
    download: "تنزيل",
    kept: "حفظتها",
    left: "بقي 10 من 10",
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    signIn: "دخول لوحة الإدارة",
  },
} satisfies Record<Locale, unknown>;

const factorsOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("region", { name: WORDS[locale].factors });

/** Sets an authenticator app up on one's own page, by its key. @returns what the app makes codes of */
async function setUpApp(page: Page, locale: Locale): Promise<string> {
  const words = WORDS[locale];
  await factorsOf(page, locale).getByRole("button", { name: words.setUp }).click();
  const setUp = page.getByRole("dialog", { name: words.setUp });
  await expect(setUp.getByRole("img", { name: words.picture })).toBeVisible();
  const key = await setUp.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  await setUp.getByLabel(words.code).fill("000 000");
  await setUp.getByRole("button", { name: words.confirm }).click();
  await expect(setUp.getByText(words.wrong)).toBeVisible();
  const secret = key!.replaceAll(" ", "");
  await setUp.getByLabel(words.code).fill(new TOTP({ secret }).generate());
  await setUp.getByRole("button", { name: words.confirm }).click();
  return secret;
}

for (const locale of LOCALES) {
  const words = WORDS[locale];
  test(`an app is set up by its key, its recovery codes are shown once, and its code signs in (${locale})${mainIn("en", locale)}`, async ({
    page,
  }) => {
    await openPanel(page, shop, "account", locale);
    const secret = await setUpApp(page, locale);
    const shown = page.getByRole("dialog", { name: words.codes });
    await expect(shown.getByRole("listitem")).toHaveCount(10);
    await expect(shown.getByRole("button", { name: words.copy })).toBeFocused();
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      shown.getByRole("button", { name: words.download }).click(),
    ]);
    const codes = (await readFile(await download.path(), "utf8")).trim().split("\n");
    expect(codes).toEqual(await shown.getByRole("listitem").allTextContents());
    await shown.getByRole("button", { name: words.kept }).click();
    await expect(factorsOf(page, locale).getByText(words.left)).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(shop.url + pathIn(locale, "/admin-panel/login"));
    await page.getByLabel(words.email).fill(shop.owner.email);
    await page.getByLabel(words.password, { exact: true }).fill(shop.owner.password);
    await page.getByRole("button", { name: words.signIn }).click();
    const code = page.getByLabel(words.code);
    await expect(code).toBeFocused();
    await code.fill("000 000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").first()).toContainText(words.wrong);
    // The one that set the app up was used: the next one, which counts half a minute early.
    await code.fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
    await page.keyboard.press("Enter");
    const panel = pathIn(locale, "/admin-panel/dashboard");
    await expect(page).toHaveURL(shop.url + panel);
  });
}

test("an app password lets a program in until it is revoked; what goes with the last second factor is said before", async ({
  page,
  request,
}) => {
  await openPanel(page, shop, "account");
  const programs = page.getByRole("region", { name: "App passwords" });
  await expect(programs.getByRole("button", { name: "Make app password" })).toBeDisabled();
  await setUpApp(page, "en");
  await page.getByRole("button", { name: "I have kept them" }).click();

  await programs.getByRole("button", { name: "Make app password" }).click();
  const naming = page.getByRole("dialog", { name: "Make app password" });
  await naming.getByLabel(/^Name/).fill("Printer");
  await naming.getByRole("button", { name: "Make app password" }).click();
  const made = page.getByRole("dialog", { name: "App password" });
  const password = await made.locator("span[dir=ltr]").first().textContent();
  const signIn = () =>
    request.post(`${shop.url}/api/v1/users/login`, {
      data: { email: shop.owner.email, password: password! },
    });
  expect((await signIn()).status()).toBe(200);
  await made.getByRole("button", { name: "Done" }).click();
  await page.reload();
  const printer = programs.getByRole("listitem").filter({ hasText: "Printer" });
  await expect(printer.getByText(/^Last used/)).toBeVisible();
  await printer.getByRole("button", { name: "Revoke: Printer" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Revoke" }).click();
  // What is behind an open question is hidden in any case.
  await expect(question).toBeHidden();
  await expect(printer).toBeHidden();
  expect((await signIn()).status()).not.toBe(200);

  // What goes with the last one is said before.
  await factorsOf(page).getByRole("button", { name: "Remove: Authenticator app" }).click();
  await expect(question).toContainText("This is your last second factor.");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(question).toBeHidden();
  await expect(factorsOf(page).getByText("Recovery codes")).toBeHidden();
});

test("recovery codes that run out are said to, and new ones end those that are left", async ({
  page,
  request,
}) => {
  await using _phone = await addAuthenticator(page);
  await openPanel(page, shop, "account");
  await factorsOf(page).getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  const shown = page.getByRole("dialog", { name: "Recovery codes" });
  const take = async () => {
    await expect(shown.getByRole("listitem")).toHaveCount(10);
    const codes = await shown.getByRole("listitem").allTextContents();
    await shown.getByRole("button", { name: "I have kept them" }).click();
    return codes;
  };
  const codes = await take();
  const signIn = (code: string) =>
    request.post(`${shop.url}/api/v1/users/login`, { data: { ...shop.owner, code } });
  const warning = factorsOf(page).getByText("They are running out.");
  for (const code of codes.slice(0, 6)) expect((await signIn(code)).status()).toBe(200);
  await page.reload();
  await expect(factorsOf(page).getByText("4 of 10 left")).toBeVisible();
  await expect(warning).toBeHidden();
  expect((await signIn(codes[6]!)).status()).toBe(200);
  await page.reload();
  await expect(factorsOf(page).getByText("3 of 10 left")).toBeVisible();
  await expect(warning).toBeVisible();

  await factorsOf(page).getByRole("button", { name: "Make new ones" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make new ones" }).click();
  const renewed = await take();
  await expect(factorsOf(page).getByText("10 of 10 left")).toBeVisible();
  await expect(warning).toBeHidden();
  expect((await signIn(codes[7]!)).status()).toBe(400);
  expect((await signIn(renewed[0]!)).status()).toBe(200);
});

test("a passkey is added, renamed and removed, in Arabic", async ({ page }) => {
  await using _phone = await addAuthenticator(page);
  await openPanel(page, shop, "account", "ar");
  const factors = page.getByRole("region", { name: "عامل التحقق الثاني" });
  await factors.getByRole("button", { name: "إضافة مفتاح مرور" }).click();
  const adding = page.getByRole("dialog", { name: "إضافة مفتاح مرور" });
  await adding.getByRole("button", { name: "متابعة" }).click();
  await page.getByRole("button", { name: "حفظتها" }).click();
  await factors.getByRole("button", { name: /هذا الجهاز/ }).click();
  await page.getByRole("menuitem", { name: "تغيير الاسم" }).click();
  await page.getByLabel(/^الاسم/).last().fill("هاتفي");
  await page.getByRole("dialog").getByRole("button", { name: "حفظ" }).click();
  await expect(factors.getByText("هاتفي", { exact: true })).toBeVisible();

  await factors.getByRole("button", { name: "إضافة مفتاح مرور" }).click();
  await adding.getByRole("button", { name: "متابعة" }).click();
  await expect(adding).toContainText("على هذا الجهاز مفتاح مرور لحسابك");
  await adding.getByRole("button", { name: "إغلاق" }).click();

  await factors.getByRole("button", { name: /هاتفي/ }).click();
  await page.getByRole("menuitem", { name: "إزالة" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "إزالة" }).click();
  await expect(factors.getByText("هاتفي", { exact: true })).toBeHidden();
});

test("a passkey alone signs in, and proves who one is; beside the password a code does @main", async ({
  page,
}) => {
  await using _phone = await addAuthenticator(page);
  await openPanel(page, shop, "account");
  await factorsOf(page).getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode, nextCode] = await codes.allTextContents();
  await page.getByRole("button", { name: "I have kept them" }).click();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shop.url}/ar/admin-panel/login`);
  await page.getByRole("button", { name: "الدخول بمفتاح المرور" }).click();
  await expect(page).toHaveURL(/\/ar\/admin-panel\/dashboard/);

  const proof = page.getByRole("dialog", { name: "Is it you?" });
  await page.goto(`${shop.url}/admin-panel/account`);
  await needProofOnce(page, "second_factor_proof_needed");
  await makeAppPassword(page, "Till");
  await expect(proof.getByLabel(/^Password/)).toBeFocused();
  await proof.getByLabel(/^Password/).fill(shop.owner.password);
  await proof.getByLabel(/^Code/).fill(nextCode!);
  await proof.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Done" }).click();

  const headers = { "Sec-Fetch-Site": "same-origin" };
  const app = `${shop.url}/api/v1/auth/second-factors/authenticator-app`;
  const { secret } = (await (await page.request.post(app, { headers })).json()).data.data;
  const data = { code: new TOTP({ secret }).generate() };
  expect((await page.request.post(`${app}/confirmation`, { headers, data })).ok()).toBe(true);

  await page.goto(`${shop.url}/admin-panel/account`);
  await needProofOnce(page);
  await makeAppPassword(page, "Printer");
  await proof.getByRole("button", { name: "Use passkey" }).click();
  await page.getByRole("button", { name: "Done" }).click();

  await needProofOnce(page);
  await makeAppPassword(page, "Scanner");
  await proof.getByLabel(/^Password/).fill(shop.owner.password);
  await proof.getByLabel(/^Code/).fill("000 000");
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(proof.getByText("This code is not right")).toBeVisible();
  await proof.getByLabel(/^Code/).fill(recoveryCode!);
  await proof.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(factorsOf(page).getByText("8 of 10 left")).toBeVisible();
});

async function makeAppPassword(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Make app password" }).click();
  const naming = page.getByRole("dialog", { name: "Make app password" });
  await naming.getByLabel(/^Name/).fill(name);
  await naming.getByRole("button", { name: "Make app password" }).click();
}

/** The next app password needs a proof, as ten minutes later. */
async function needProofOnce(page: Page, code = "proof_needed"): Promise<void> {
  let asked = 0;
  await page.route("**/api/v1/auth/app-passwords", async (route) => {
    if (route.request().method() !== "POST" || asked++ > 0) return route.fallback();
    await route.fulfill({
      status: 403,
      json: { status: "fail", code, params: {}, message: "Again, please." },
    });
  });
}

test("where a second factor is required, whoever has none sets one up before anything else", async ({
  page,
  browser,
}) => {
  const colleague = await asColleague(page.request, shop, "viewer", "ar");
  await using _phone = await addAuthenticator(page);
  await openPanel(page, shop, "account");
  const everybody = page.getByRole("switch", { name: "Require a second factor of everybody" });
  await expect(everybody).toBeDisabled();
  await factorsOf(page).getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await everybody.click();
  await expect(everybody).toBeChecked();
  await expect(everybody).toBeEnabled();

  await using context = await browser.newContext();
  const theirs = await context.newPage();
  await using _theirs = await addAuthenticator(theirs);
  await openPanel(theirs, { ...shop, ...colleague }, "orders", "ar");
  await expect(theirs.getByText("يطلب هذا المتجر من الجميع عامل تحقق ثانيًا")).toBeVisible();
  await expect(theirs.getByRole("navigation")).toHaveCount(0);
  await theirs.getByRole("button", { name: "إضافة مفتاح مرور" }).click();
  await theirs.getByRole("dialog").getByRole("button", { name: "متابعة" }).click();
  await theirs.getByRole("button", { name: "حفظتها" }).click();
  await expect(theirs.getByRole("navigation").first()).toBeVisible();
  await expect(theirs).toHaveURL(/\/ar\/admin-panel\/orders/);

  // Whoever has lost the device is let in again by an owner, and asked for another one.
  await page.reload();
  await page.getByRole("button", { name: /Example viewer/ }).click();
  await page.getByRole("menuitem", { name: "Take away second factors" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take away" }).click();
  await expect(page.getByText("Second factors taken away")).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "خطوة أخيرة" })).toBeVisible();
});
