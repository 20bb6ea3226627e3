import { expect } from "@playwright/test";

import { BULK_REQUEST } from "#server/testing/visitor-forms.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { asColleague } from "./accounts.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel, ownerHeaders, signIn } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Who did what: found, read and saved by the owner, and what a viewer sees of it. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test("a colleague's change of the settings is found, and read from before to after; viewers see no addresses", async ({
  page,
}) => {
  test.slow();
  const headers = await ownerHeaders(await asColleague(page.request, shop, "manager"));
  const change = { headers, data: { businessHours: "Sunday to Thursday" } };
  expect((await page.request.patch(`${shop.url}/api/v1/settings`, change)).ok()).toBe(true);

  await openPanel(page, shop, "record");
  const rows = page.locator("[data-row]");
  const changed = rows.filter({ hasText: "Example manager" }).filter({ hasText: "Settings" });
  await expect(changed.getByText("127.0.0.1")).toBeVisible();
  await expect(changed.getByRole("link", { name: "Settings" })).toHaveAttribute(
    "href",
    "/admin-panel/settings",
  );
  await page.getByRole("button", { name: "Person" }).click();
  await page.getByRole("menuitem", { name: "Example manager" }).click();
  await expect(page).toHaveURL(/person=/);
  await expect(rows.filter({ hasNotText: "Example manager" })).toHaveCount(0);
  await changed.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Changed" });
  await expect(dialog.getByText(/^Business hours: .+ → Sunday to Thursday$/)).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toBe("record.csv");

  await page.context().clearCookies();
  await signIn(page, await asColleague(page.request, shop, "viewer"));
  await page.goto(`${shop.url}/admin-panel/record`);
  await expect(changed).toBeVisible();
  await expect(page.getByText("127.0.0.1")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "From where" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  // They can't list the accounts, but see whatever somebody in sight did.
  await expect(page.getByRole("button", { name: "Person" })).toHaveCount(0);
  await changed.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Only this person" }).click();
  await expect(rows.filter({ hasNotText: "Example manager" })).toHaveCount(0);
  await page.getByRole("button", { name: "Person: Example manager" }).click();
  await page.getByRole("menuitem", { name: "All", exact: true }).click();
  await expect(rows.filter({ hasText: "Example viewer" }).first()).toBeVisible();
});

const WORDS = {
  en: {
    server: [
      "Server: localhost",
      "Security: STARTTLS → None",
      "Password changed. Its value is not kept.",
    ],
    addon: "Input type: select",
    bulk: "Status: Pending → Reviewing",
    refused: "Tried to change: Settings",
    unknown: "Unknown person",
    failed: "Sign-in failed, 2 times",
  },
  ar: {
    server: [
      "الخادم: localhost",
      "التشفير: من STARTTLS إلى بلا تشفير",
      "تغيّر: كلمة المرور. لا تُحفظ قيمته.",
    ],
    addon: "نوع الحقل: قائمة",
    bulk: "الحالة: من قيد الانتظار إلى قيد المراجعة",
    refused: "محاولة تعديل: الإعدادات",
    unknown: "شخص غير معروف",
    failed: "فشل تسجيل الدخول، عدد المرات 2",
  },
} as const;

for (const locale of LOCALES) {
  test(`what was done is told in words, not as it is stored, in ${locale}`, async ({ page }) => {
    await using own = await startShop({ RATE_LIMITS: "off" });
    const send = async (method: string, path: string, data?: object, headers?: object) =>
      page.request.fetch(`${own.url}/api/v1${path}`, { method, data, headers: headers as never });
    const owner = await ownerHeaders(own);
    const maker = await asColleague(page.request, own, "maker");
    const server = { host: "localhost", port: 1025, security: "none", user: "", password: "hush" };
    await send("PATCH", "/mail-server", server, owner);
    const addon = { title: "Box", price: 2, inputType: "select", options: ["Red", "Blue"] };
    await send("POST", "/addons", addon, owner);
    const asked = await (await send("POST", "/custom-orders", BULK_REQUEST)).json();
    const reviewing = { status: "reviewing" };
    await send("PATCH", `/custom-orders/${asked.data.data._id}`, reviewing, owner);
    await send("PATCH", "/settings", { phone: "0790000000" }, await ownerHeaders(maker));
    const wrong = { email: "nobody@example.com", password: "no such person" };
    for (let time = 0; time < 2; time++) await send("POST", "/users/login", wrong);
    const { _id: id } = await place(page.request, own.url, { name: "Gone" });
    await send("DELETE", `/orders/${id}`, undefined, owner);

    await openPanel(page, own, "record?size=100", locale);
    const words = WORDS[locale];
    const row = (text: string) => page.locator("[data-row]").filter({ hasText: text });
    for (const text of [words.addon, words.bulk, words.refused, words.unknown]) {
      await expect(row(text)).toHaveCount(1);
    }
    await expect(row(words.unknown)).toContainText(words.failed);
    await expect(row("Box").getByRole("link")).toHaveAttribute("href", /\/addons\?view=/);
    // What was deleted leads nowhere.
    await expect(row("Gone Customer")).toHaveCount(1);
    await expect(row("Gone Customer").getByRole("link")).toHaveCount(0);
    await row(words.server[0]).press("Enter");
    for (const line of words.server) {
      await expect(page.getByRole("dialog").getByText(line, { exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    const stored = /starttls|reviewing|inputType|passwordHash|sign_in|undefined|\[object/;
    await expect(page.locator("[data-row]").filter({ hasText: stored })).toHaveCount(0);

    // One record, chosen and left by keys.
    await row(words.bulk).focus();
    await row(words.bulk).getByRole("button").press("Enter");
    await page.getByRole("menuitem").last().press("Enter");
    await expect(page.locator("[data-row]")).toHaveCount(2);
    await expect(page).toHaveURL(/entity=bulk-order&entityId=/);
    await page
      .getByRole("button", { name: /Example Group/ })
      .first()
      .press("Enter");
    await expect(row(words.refused)).toBeVisible();
  });
}

const OWN_PAGE = {
  en: [
    "The owner of the card changed its page",
    "The owner reported the card as lost",
    "The owner found the card again",
    "The owner ended all links to the card’s page and took a new one",
    "The owner deleted the card’s page",
  ],
  ar: [
    "غيّر صاحب البطاقة صفحتها",
    "أبلغ صاحب البطاقة عن فقدانها",
    "وجد صاحب البطاقة بطاقته",
    "أنهى صاحب البطاقة كل روابط صفحتها وأخذ رابطًا جديدًا",
    "حذف صاحب البطاقة صفحتها",
  ],
};

test("what the owner of a card did with its page is in the record and on the order's page", async ({
  page,
  shop: shared,
}) => {
  const { _id: id, orderNumber } = await place(page.request, shared.url, { name: "Recorded" });
  const link = () =>
    shared.mail.mails
      .filter(({ text }) => text.includes(orderNumber))
      .flatMap(({ text }) => /\/cards\/([0-9a-f]{32})/.exec(text)?.[1] ?? [])[0];
  await expect.poll(link).toBeTruthy();
  const send = async (method: string, path: string, data?: object) => {
    const address = `${shared.url}/api/v1/profiles/by-token/${path}`;
    const answer = await page.request.fetch(address, { method, data });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).data?.data;
  };
  const { values, cards } = await send("GET", link()!);
  await send("PATCH", link()!, { ...values, jobTitle: "Director" });
  await send("PATCH", `${link()}/cards/${cards[0].code}`, { isLost: true });
  await send("PATCH", `${link()}/cards/${cards[0].code}`, { isLost: false });
  const { token } = await send("POST", `${link()}/link`);
  await send("DELETE", token);
  for (const locale of LOCALES) {
    await openPanel(page, shared, `record?entity=order&entityId=${id}&kind=update`, locale);
    const rows = page.locator("[data-row]");
    await expect(rows).toHaveCount(OWN_PAGE[locale].length);
    for (const [index, words] of OWN_PAGE[locale].toReversed().entries()) {
      await expect(rows.nth(index)).toContainText(words);
      await expect(rows.nth(index)).toContainText("Recorded Customer");
    }
    await page.goto(`${shared.url}${pathIn(locale, `/admin-panel/orders/${id}`)}`);
    for (const words of OWN_PAGE[locale]) {
      await expect(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
    }
  }
});
