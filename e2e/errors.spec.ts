import { expect, test, type Page } from "@playwright/test";

import { startShop, type RunningShop } from "./running-shop.ts";

/** What visitors see when something fails: each reading of the error screen, 404, no network. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const ERROR_FOOTER =
  "If this problem continues, please contact our support team with the error details above.";

/** Goes from the landing page to the product, whose data the server answers so. */
async function openProductWithAnswer(page: Page, body: string): Promise<void> {
  await page.route("**/product.data*", (route) => route.fulfill({ status: 500, body }));
  await page.goto(shop.url, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
}

test("the error screen tells what happened, and goes on once it works again", async ({ page }) => {
  await openProductWithAnswer(page, "The shelf is empty");
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await expect(
    page.getByText(
      "An unexpected error occurred. Please try again or contact support if the problem persists.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("The shelf is empty");
  await expect(page.getByText(ERROR_FOOTER)).toBeVisible();

  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("alert")).toHaveText("The shelf is empty");

  await page.unroute("**/product.data*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: /Order Now - 35 JOD/ }).first()).toBeVisible();
});

test("an error about a picture has a reading of its own", async ({ page }) => {
  await openProductWithAnswer(page, "Failed to load image card.webp");
  await expect(page.getByRole("heading", { name: "Image Loading Error" })).toBeVisible();
  await expect(
    page.getByText("We encountered an issue loading an image on this page."),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Failed to load image card.webp");
});

test("the error screen leads back, and home", async ({ page }) => {
  await openProductWithAnswer(page, "No");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
  await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
});

for (const { path, title, home, to } of [
  { path: "/no-such-page", title: "Oops! Page not found", home: "Return to Home", to: "/" },
  {
    path: "/ar/no-such-page",
    title: "عذرًا، الصفحة غير موجودة",
    home: "العودة إلى الرئيسية",
    to: "/ar",
  },
  {
    path: "/ar/admin-panel",
    title: "عذرًا، الصفحة غير موجودة",
    home: "العودة إلى الرئيسية",
    to: "/ar",
  },
]) {
  test(`${path} is no page, and leads home`, async ({ page }) => {
    const response = await page.goto(shop.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(shop.url + to);
  });
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page says so, in its language, and comes by itself with the network", async ({
    page,
    context,
  }) => {
    await page.goto(shop.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => caches.match("/ar/offline").then(Boolean)))
      .toBe(true);
    await page.reload();
    await context.setOffline(true);

    await page.goto(`${shop.url}/ar/product`);
    await expect(page.getByRole("heading", { name: "لا يوجد اتصال" })).toBeVisible();
    await page.goto(`${shop.url}/product`);
    await expect(page.getByRole("heading", { name: "You Are Offline" })).toBeVisible();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "You Are Offline" })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole("button", { name: /Order Now - 35 JOD/ }).first()).toBeVisible();
  });

  test("a link within the shop says so as well", async ({ page, context }) => {
    const order = page.getByRole("button", { name: /Order Now - 35 JOD/ }).first();
    const toProduct = page.getByRole("link", { name: "Get Your NFC Card Now" });
    await page.goto(shop.url, { waitUntil: "networkidle" });
    await toProduct.click();
    await expect(order).toBeVisible();
    await page.goBack();
    await expect(toProduct).toBeVisible();
    await context.setOffline(true);
    await toProduct.click();
    await expect(page.getByRole("heading", { name: "You Are Offline" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(order).toBeVisible();
  });
});
