import { expect } from "@playwright/test";
import { TOTP } from "otpauth";
import pg from "pg";

import { createTestDatabase, urlOf } from "#server/testing/test-database.ts";
import type { Locale } from "#shared/i18n/locale.ts";

import { expectAccessible } from "./accessible.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Bank details that customers see an hour after they were typed, in both languages. */

const [OWN, NEXT] = ["JO15AAAA1234567890123456789012", "JO71CBJO0000000000001234567890"];

const TEXTS = {
  en: {
    iban: "IBAN",
    save: "Save",
    from: /Customers see these from .*\d\d:\d\d\./,
    first: "With a second factor you can offer them at once.",
    withdraw: "Withdraw",
    withdrawn: "Withdrawn: customers go on seeing the previous details",
    offer: "Offer now",
    offered: "Customers see them from now on",
    password: "Password",
    code: "Code",
    submit: "Continue",
    bank: "Bank details",
  },
  ar: {
    iban: "رقم الآيبان",
    save: "حفظ",
    from: /يرى العملاء هذه البيانات ابتداءً من .*\d\d:\d\d\./,
    first: "بعامل تحقق ثانٍ يمكنك عرضها فورًا.",
    withdraw: "سحب التغيير",
    withdrawn: "سُحب التغيير ويبقى العملاء يرون البيانات السابقة",
    offer: "عرضها الآن",
    offered: "يراها العملاء من الآن",
    password: "كلمة المرور",
    code: "الرمز",
    submit: "متابعة",
    bank: "البيانات البنكية",
  },
} as const;

let open: AsyncDisposableStack;
let database: pg.Client;
let shop: RunningShop;
test.beforeEach(async () => {
  open = new AsyncDisposableStack();
  const url = urlOf(open.use(await createTestDatabase()).connection);
  shop = open.use(await startShop({ DATABASE_URL: url }));
  database = new pg.Client({ connectionString: url });
  await database.connect();
  open.defer(() => database.end());
});
/** Customers have paid to the shop's own account for a while. */
test.beforeEach(async () => {
  await asOwner("PATCH", "/settings", { bank: { iban: OWN } });
  await database.query("update settings set transfers_since = now() - interval '2 hours'");
});
test.afterEach(() => open.disposeAsync());

const asOwner = async (method: string, path: string, body?: object) => {
  const headers = { ...(await ownerHeaders(shop)), "Content-Type": "application/json" };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${shop.url}/api/v1${path}`, init);
  expect(answer.status).toBe(200);
  return answer.json();
};
async function ibanOfCustomers(): Promise<string> {
  const answer = await fetch(`${shop.url}/api/v1/settings`);
  return (await answer.json()).data.data.bank.iban;
}

/** @returns a code that proves once who the owner is */
async function addSecondFactor(): Promise<string> {
  // One session: only that which began to set it up can confirm it.
  const headers = { ...(await ownerHeaders(shop)), "Content-Type": "application/json" };
  const app = `${shop.url}/api/v1/auth/second-factors/authenticator-app`;
  const begun = await (await fetch(app, { method: "POST", headers })).json();
  const body = JSON.stringify({ code: new TOTP({ secret: begun.data.data.secret }).generate() });
  const confirmed = await fetch(`${app}/confirmation`, { method: "POST", headers, body });
  return (await confirmed.json()).data.data.recoveryCodes[0];
}

for (const locale of ["en", "ar"] as const satisfies Locale[]) {
  const text = TEXTS[locale];
  test(`new bank details wait, are withdrawn and offered at once, in ${locale}`, async ({
    page,
  }) => {
    await openPanel(page, shop, "settings", locale);
    const bank = page.getByRole("region", { name: text.bank });
    const iban = bank.getByLabel(text.iban).first();
    const change = async () => {
      await iban.fill(NEXT);
      await bank.getByRole("button", { name: text.save }).click();
      await expect(bank.getByText(text.from)).toBeVisible();
      await expect(iban).toHaveValue(NEXT);
      expect(await ibanOfCustomers()).toBe(OWN);
    };
    await change();
    await expect(bank.getByText(text.first)).toBeVisible();
    await expect(bank.getByRole("button", { name: text.offer })).toHaveCount(0);
    await expectAccessible(page);
    // Only where something waits.
    await expect(page.getByText(text.from)).toHaveCount(1);
    await page.reload();
    await expect(bank.getByText(text.from)).toBeVisible();
    await expect(iban).toHaveValue(NEXT);
    await bank.getByRole("button", { name: text.withdraw }).click();
    await expect(page.getByText(text.withdrawn)).toBeVisible();
    await expect(bank.getByText(text.from)).toHaveCount(0);
    await expect(iban).toHaveValue(OWN);

    await change();
    const code = await addSecondFactor();
    await page.reload();
    const old = "update totp_secrets set confirmed_at = confirmed_at - interval '25 hours'";
    await database.query(old);
    await bank.getByRole("button", { name: text.offer }).click();
    const proof = page.getByRole("dialog");
    await proof.getByRole("textbox", { name: text.password }).fill(shop.owner.password);
    await proof.getByRole("button", { name: text.submit }).click();
    // The password alone does not do.
    await expect(proof.getByLabel(text.code)).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await proof.getByLabel(text.code).fill(code);
    await proof.getByRole("button", { name: text.submit }).click();
    await expect(page.getByText(text.offered)).toBeVisible();
    await expect(bank.getByText(text.from)).toHaveCount(0);
    await expect(iban).toHaveValue(NEXT);
    expect(await ibanOfCustomers()).toBe(NEXT);
  });
}

test("customers see them when their time has come, which the open form shows by itself", async ({
  page,
}) => {
  await asOwner("PATCH", "/settings", { bank: { iban: NEXT } });
  await page.clock.install();
  await openPanel(page, shop, "settings");
  await expect(page.getByText(TEXTS.en.from)).toBeVisible();
  await database.query("update waiting_payment set offered_at = now()");
  await database.query("update jobs set run_at = now() where kind = 'offer-waiting-payment'");
  await expect.poll(ibanOfCustomers).toBe(NEXT);
  await page.clock.fastForward("01:01:00");
  await expect(page.getByText(TEXTS.en.from)).toHaveCount(0);
  await expect(page.getByLabel("IBAN").first()).toHaveValue(NEXT);
});
