import { expect, type Page } from "@playwright/test";

import { openInteractive } from "./interactive.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Ways to the order: the header's button, the phone's menu, and what the product's page answers. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const PHONE = { width: 390, height: 844 };
const firstStep = (page: Page) => page.getByRole("dialog").getByLabel("First name");
const header = (page: Page) => page.getByRole("banner");
const orderLink = (page: Page) => header(page).getByRole("link", { name: "Order Now" });

test("the header's button opens the order on the product's page, and Back closes it @main", async ({
  page,
}) => {
  await openInteractive(page, shop.url);
  await orderLink(page).click();
  await expect(page).toHaveURL(`${shop.url}/product`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Naqra NFC card");
  await orderLink(page).click();
  await expect(firstStep(page)).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/product?order=1`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`${shop.url}/product`);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
});

test("while the order is on its way, the header's button shows it, too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const arrival = Promise.withResolvers<void>();
  // An order that was begun is waited for: its first step is no longer empty.
  await page.addInitScript(() => localStorage.setItem("order-begun", "1"));
  await page.route(/order-program/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openInteractive(page, `${shop.url}/product`);
  await expect(orderLink(page)).toHaveCSS("cursor", "pointer");
  await orderLink(page).click();
  await expect(orderLink(page)).toHaveCSS("cursor", "progress");
  arrival.resolve();
  await expect(firstStep(page)).toBeVisible();
});

test("the header's button opens the order before React is there, too", async ({ page }) => {
  await page.goto(`${shop.url}/product`);
  await orderLink(page).click();
  await expect(firstStep(page)).toBeVisible();
});

test("the product's page answers how one pays and what delivery costs, from the cities' fees", async ({
  page,
}) => {
  await page.goto(`${shop.url}/product`);
  await expect(page.getByRole("main")).toContainText(
    "Pay in cash on delivery. Delivery to Amman is free, elsewhere 5 to 12 JOD. We confirm your order by SMS or email",
  );
  await page.goto(`${shop.url}/ar/product`);
  await expect(page.getByRole("main")).toContainText(
    /الدفع نقدًا عند الاستلام\. التوصيل مجاني في عمّان، ومن\s5\sإلى\s.?12\sد\.أ في باقي المدن\./,
  );
});

test.describe("the phone's menu", () => {
  test.use({ viewport: PHONE });

  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const open = (page: Page) => page.getByRole("button", { name: "Menu" }).click();

  test("leads to the sections, the product, bulk orders and contact, in large type", async ({
    page,
  }) => {
    await page.goto(shop.url);
    await open(page);
    const entries = menu(page).getByRole("link");
    expect(await entries.allInnerTexts()).toEqual([
      "Home",
      "How It Works",
      "Testimonials",
      "The Card",
      "Bulk Orders",
      "Contact Us",
      "العربية",
      "Order Now",
    ]);
    for (const entry of (await entries.all()).slice(0, 6)) {
      await expect(entry).toHaveCSS("font-size", "24px");
    }
    for (const entry of await entries.all()) {
      expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    // The header's own is out of the way.
    await expect(orderLink(page).filter({ visible: true })).toHaveCount(1);
    await menu(page).getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL(`${shop.url}/contact-us`);
  });

  test("has the language as a switch, which stays on the page", async ({ page }) => {
    await page.goto(`${shop.url}/bulk-orders`);
    await open(page);
    const languages = page.getByRole("group", { name: "Language" });
    await expect(languages.getByText("English")).toHaveAttribute("aria-current", "true");
    await languages.getByRole("link", { name: "العربية" }).click();
    await expect(page).toHaveURL(`${shop.url}/ar/bulk-orders`);
    await page.getByRole("button", { name: "القائمة" }).click();
    await expect(page.getByRole("group", { name: "اللغة" }).getByText("العربية")).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("its button opens the order on the product's page, after a link was followed there, too", async ({
    page,
  }) => {
    await openInteractive(page, shop.url);
    await orderLink(page).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Naqra NFC card");
    await open(page);
    await menu(page).getByRole("link", { name: "Order Now" }).click();
    await expect(firstStep(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });
});
