import { expect } from "@playwright/test";

import { fillPersonalDetails, next, openOrderDialog } from "./ordering.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Signed-in staff see the same shop as visitors. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

test("records that are hidden from visitors are hidden from staff on the public pages", async ({
  page,
}) => {
  const login = `${shop.url}/admin-panel/login`;
  await page.goto(login);
  await page.getByLabel("Email").fill(shop.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(shop.owner.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  // With the session cookie of the panel.
  const api = `${shop.url}/api/v1`;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const hidden = { name: "Hidden Land", code: "HL", isActive: false };
  expect((await page.request.post(`${api}/countries`, { headers, data: hidden })).status()).toBe(
    201,
  );
  const url = "https://example.com/hidden";
  const link = { platform: "linkedin", url, isActive: false };
  expect((await page.request.post(`${api}/social-media`, { headers, data: link })).status()).toBe(
    201,
  );
  const forStaff = await (await page.request.get(`${api}/countries`)).text();
  expect(forStaff).toContain(hidden.name);

  const asked: Promise<Record<string, string>>[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(api)) asked.push(request.allHeaders());
  });
  const dialog = await openOrderDialog(page, shop.url);
  await expect(page.locator(`a[href="${url}"]`)).toHaveCount(0);
  await fillPersonalDetails(dialog, {
    firstName: "Example",
    lastName: "Customer",
    phone: "0790000000",
    email: "customer@example.com",
  });
  await next(dialog, "Card Design");
  await dialog.getByLabel("Name on card").fill("Example Customer");
  await next(dialog, "Addons");
  await next(dialog, "Delivery Info");
  await dialog.getByRole("combobox", { name: "Country" }).click();
  await expect(page.getByRole("option", { name: "Jordan" })).toBeVisible();
  await expect(page.getByRole("option", { name: hidden.name })).toHaveCount(0);

  expect(asked.length).toBeGreaterThan(2);
  for (const sent of await Promise.all(asked)) expect(sent["cookie"]).toBeUndefined();

  // Without a script, forms are answered by a page that is rendered for this client.
  const posted = await page.request.post(`${shop.url}/contact-us`, {
    headers: { Origin: shop.url },
    form: { fullName: "x" },
  });
  expect(await posted.text()).not.toContain(url);
});
