import { expect } from "@playwright/test";
import { TOTP } from "otpauth";

import { ownerHeaders } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Signing in to the panel with a second factor, in both languages. */

let shop: RunningShop;
let recoveryCode: string;
test.beforeAll(async () => {
  shop = await startShop();
  const headers = { ...(await ownerHeaders(shop)), "Content-Type": "application/json" };
  const app = `${shop.url}/api/v1/auth/second-factors/authenticator-app`;
  const begun = await (await fetch(app, { method: "POST", headers })).json();
  const { secret } = (begun as { data: { data: { secret: string } } }).data.data;
  const body = JSON.stringify({ code: new TOTP({ secret }).generate() });
  const confirmed = await fetch(`${app}/confirmation`, { method: "POST", headers, body });
  expect(confirmed.status).toBe(200);
  const { data } = (await confirmed.json()) as { data: { data: { recoveryCodes: string[] } } };
  recoveryCode = data.data.recoveryCodes[0]!;
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test("after the right password a code is asked for, and a recovery code is one, in English and Arabic", async ({
  page,
}) => {
  await page.goto(`${shop.url}/ar/admin-panel/login`);
  await page.getByLabel("البريد الإلكتروني").fill(shop.owner.email);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(shop.owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("الرمز")).toBeFocused();

  await page.goto(`${shop.url}/admin-panel/login`);
  await page.getByLabel("Email").fill(shop.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(shop.owner.password);
  await page.getByRole("button", { name: "Access Admin Panel" }).click();
  const code = page.getByLabel("Code");
  await expect(code).toBeFocused();
  await code.fill("000-000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("This code is not right");
  await code.fill(recoveryCode.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/admin-panel\/dashboard/);
});
