import { expect, type APIRequestContext, type Page } from "@playwright/test";

import { orderFields } from "../server/testing/order-form.ts";
import { choosePlace, fillPersonalDetails, next, openOrderDialog } from "./ordering.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The pages' Content Security Policy allows everything that they need, and nothing else. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

/** Places an order for staff to look at. */
async function placeOrder(api: APIRequestContext): Promise<void> {
  const read = async (path: string) =>
    (await (await api.get(`${shop.url}/api/v1/${path}`)).json()).data;
  const country = (await read("countries")).data[0]._id as string;
  const city = (await read(`cities/country/${country}`)).cities[0]._id as string;
  const answer = await api.post(`${shop.url}/api/v1/orders`, {
    multipart: orderFields({ country, city }),
  });
  expect(answer.status()).toBe(201);
}

/** Records what the policy blocks, on this page and all that follow. */
async function blockedOn(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.exposeFunction("noteBlocked", (what: string) => blocked.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const note = (globalThis as unknown as { noteBlocked(what: string): void }).noteBlocked;
      note([effectiveDirective, blockedURI, sample, sourceFile].join(" "));
    });
  });
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text());
  });
  return blocked;
}

test("visitors: every page, an order up to its summary, toasts, the newsletter @main", async ({
  page,
}) => {
  const blocked = await blockedOn(page);
  for (const path of [
    "/ar",
    "/ar/product",
    "/bulk-orders",
    "/contact-us",
    "/terms-of-service",
    "/no",
  ]) {
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
  }
  await page.goto(`${shop.url}/refund-policy`);
  await page.getByLabel("Email address").fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Subscribed to newsletter")).toBeVisible();

  const dialog = await openOrderDialog(page, shop.url);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please check all required fields")).toBeVisible();
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
  await choosePlace(dialog, "Jordan", /Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await next(dialog, "Order Summary");
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  expect(blocked).toEqual([]);
});

test("staff: login, an order, the dashboard", async ({ page }) => {
  await placeOrder(page.request);
  const blocked = await blockedOn(page);
  await page.goto(`${shop.url}/admin-panel/orders`);
  await page.getByLabel("Email").fill(shop.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(shop.owner.password);
  await page.keyboard.press("Enter");
  await page.getByRole("row").nth(1).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`${shop.url}/admin-panel/dashboard`, { waitUntil: "networkidle" });
  expect(blocked).toEqual([]);
});

test("an injected script does not run", async ({ page }) => {
  const blocked = await blockedOn(page);
  await page.goto(shop.url, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.intruder = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="/none.webp" onerror="intruder = true">`,
    );
  });
  await expect.poll(() => blocked.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => "intruder" in globalThis)).toBe(false);
});

test("every response has headers for its content type, its referrer and who may frame it", async ({
  request,
}) => {
  const picture = /\/uploads\/public\/[^"?]+/.exec(await (await request.get(shop.url)).text())![0];
  const html = await (await request.get(`${shop.url}/privacy-policy`)).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)![0];
  for (const path of [
    "/",
    "/",
    "/ar/product",
    "/product.data",
    "/no-such-page",
    "/admin-panel/login",
    "/api/v1/testimonials",
    "/api/v1/orders",
    "/api/v1/nothing",
    "/api/v1/docs",
    "/healthz",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/favicon.svg",
    "/service-worker.js",
    "/uploads/public/none.webp",
    picture,
    asset,
  ]) {
    const answer = await request.get(shop.url + path);
    const headers = answer.headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBeTruthy();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors");
    if (!headers["content-type"]?.startsWith("text/html")) continue;
    const camera = path.startsWith("/admin-panel") ? "camera=(self)" : "camera=()";
    expect(headers["permissions-policy"], path).toContain(camera);
    expect(await answer.text(), path).not.toContain("nonce=");
  }
});
