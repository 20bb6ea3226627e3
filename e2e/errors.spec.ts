import { expect, type Page } from "@playwright/test";

import { HOSTILE_IN_URL } from "../server/testing/hostile-values.ts";
import { movePointer, noteProgram, openInteractive, touch } from "./interactive.ts";
import { openPanel } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/**
 * Error screens for visitors: every kind of message, 404, no network, and scripts that don't load.
 */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const ERROR_FOOTER =
  "If this problem continues, please contact our support team with the error details above.";

/**
 * Navigates from the landing page to the product, whose data request is answered with this error.
 */
async function openProductWithAnswer(page: Page, body: string): Promise<void> {
  await page.route("**/product.data*", (route) => route.fulfill({ status: 500, body }));
  await openInteractive(page, shop.url);
  await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
}

/** Asserts that header and footer are shown, with the shop's data. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByText(/Naqra|نقرة/)).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("hello@naqra.example")).toBeVisible();
}

test("the error screen shows the error's message, and 'Try again' works once the cause is gone", async ({
  page,
}) => {
  await openProductWithAnswer(page, "The shelf is empty");
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await expect(
    page.getByText(
      "An unexpected error occurred. Please try again or contact support if the problem persists.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("The shelf is empty");
  await expect(page.getByText(ERROR_FOOTER)).toBeVisible();
  await expectFrame(page);

  const again = page.getByRole("button", { name: "Try Again" });
  const refused = page.waitForResponse("**/product.data*");
  await again.click();
  await refused;
  await expect(again).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveText("The shelf is empty");
  await expectFrame(page);

  await page.unroute("**/product.data*");
  await again.click();
  await expect(page.getByRole("button", { name: /Order Now - 35 JOD/ }).first()).toBeVisible();
});

test("an error about a picture has its own message", async ({ page }) => {
  await openProductWithAnswer(page, "Failed to load image card.webp");
  await expect(page.getByRole("heading", { name: "Image Loading Error" })).toBeVisible();
  await expect(
    page.getByText("We encountered an issue loading an image on this page."),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Failed to load image card.webp");
});

test("the Arabic error screen contains no English", async ({ page }) => {
  await page.route("**/product.data*", (route) =>
    route.fulfill({ status: 500, body: "The shelf is empty" }),
  );
  await openInteractive(page, `${shop.url}/ar`);
  await page.getByRole("link", { name: "احصل على بطاقتك الآن" }).click();
  await expect(page.getByRole("heading", { name: "حدث خطأ ما" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("رمز الخطأ: 500");
  expect(await page.getByRole("main").innerText()).not.toMatch(/[a-z]/i);
  await expectFrame(page);
});

test("without React the buttons of the error screen still work", async ({ page }) => {
  await page.goto(`${shop.url}/ar`);
  // A page without a form, in a new window without history.
  const openError = async () => {
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/ar/privacy-policy", target: "_blank" });
      document.body.append(form);
      form.submit();
    });
    const error = await opened;
    await expect(error.getByRole("alert")).toHaveText("خطأ غير معروف");
    await expectFrame(error);
    return error;
  };
  const tried = await openError();
  await tried.getByRole("link", { name: "إعادة المحاولة" }).click();
  await expect(tried.getByRole("heading", { name: "سياسة الخصوصية" })).toBeVisible();
  const left = await openError();
  await left.getByRole("button", { name: "الرجوع" }).click();
  await expect(left).toHaveURL(`${shop.url}/ar`);
});

test("the error screen has links to the previous page and to the start page", async ({ page }) => {
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
]) {
  test(`${path} is a 404 with a link to the start page`, async ({ page }) => {
    const response = await page.goto(shop.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(shop.url + to);
  });
}

test("a missing page has ways on, and its card inside the margins, mirrored in Arabic", async ({
  page,
}) => {
  const card = page.getByRole("main").locator("svg").last();
  for (const { path, ways } of [
    { path: "/nothing", ways: ["The Card", "Bulk Orders", "Where is my order?", "Contact Us"] },
    { path: "/ar/nothing", ways: ["البطاقة", "طلبات الشركات", "أين طلبي؟", "تواصل معنا"] },
  ]) {
    await page.goto(`${shop.url}${path}?from=here`);
    for (const name of ways) {
      await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    }
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { x, width: wide } = (await card.boundingBox())!;
      expect(x, `${path} at ${width} px`).toBeGreaterThanOrEqual(16);
      expect(x + wide, `${path} at ${width} px`).toBeLessThanOrEqual(width - 16);
    }
    // The page is the same for all paths; its script knows which one this is.
    const other = path.startsWith("/ar") ? "/nothing" : "/ar/nothing";
    const language = page.getByRole("banner").getByRole("link", { name: /^(English|العربية)$/ });
    await language.click();
    await expect(page).toHaveURL(`${shop.url}${other}?from=here`);
    await page.goBack();
    const rotation = await card.evaluate((svg) => getComputedStyle(svg.parentElement!).rotate);
    expect(rotation).toBe(path.startsWith("/ar") ? "8deg" : "-8deg");
  }
});

test("a malformed address or form never causes a server error", async ({ request }) => {
  const headers = { Origin: shop.url };
  for (const value of HOSTILE_IN_URL) {
    for (const path of [
      `/${value}`,
      `/ar/product/${value}`,
      `/${value}.data`,
      `/product.data?_routes=${value}`,
      `/newsletter/confirm?subscriber=${value}&key=${value}`,
      `/admin-panel/${value}`,
    ]) {
      expect((await request.get(shop.url + path)).status(), path).toBeLessThan(500);
    }
    const form = { fullName: value, email: value, subject: value, message: "a\u0000b" };
    const posted = await request.post(`${shop.url}/contact-us`, { headers, form });
    expect(posted.status(), value).toBeLessThan(500);
  }
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page shows a message in its language, and loads by itself when the network is back", async ({
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

    const order = page.getByRole("button", { name: /Order Now - 35 JOD/ }).first();
    await context.setOffline(false);
    await expect(order).toBeVisible();

    // Also if the browser told of the network while the page was still loading.
    await page.addInitScript(() =>
      window.addEventListener("online", (event) => event.stopImmediatePropagation()),
    );
    await context.setOffline(true);
    await page.goto(`${shop.url}/product`);
    await expect(page.getByRole("heading", { name: "You Are Offline" })).toBeVisible();
    await context.setOffline(false);
    await expect(order).toBeVisible();
  });

  test("the panel shows it for a screen that was not opened before, and goes on afterwards", async ({
    page,
    context,
  }) => {
    await openPanel(page, shop, "dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => caches.match("/offline").then(Boolean))).toBe(true);
    await page.reload();
    await context.setOffline(true);
    await page.getByRole("link", { name: "Countries" }).click();
    await expect(page.getByRole("heading", { name: "You Are Offline" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Countries" })).toBeVisible();
  });

  test("a link within the shop shows it as well", async ({ page, context }) => {
    const order = page.getByRole("button", { name: /Order Now - 35 JOD/ }).first();
    const toProduct = page.getByRole("link", { name: "Get Your NFC Card Now" });
    await openInteractive(page, shop.url);
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

test.describe("a script that does not load", () => {
  /** Blocks scripts by the beginning of their names. */
  const withhold = (page: Page, names: string) =>
    page.route(new RegExp(`/assets/(${names})-[^/]*\\.js$`), (route) => route.abort());
  const missing = (page: Page) => page.getByText("Parts of this page did not load");

  test("a link's page is loaded from the server instead, and a message says so; the order needs no such part", async ({
    page,
  }) => {
    await openInteractive(page, shop.url);
    await withhold(page, "product\\.page");
    await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
    await expect(page).toHaveURL(`${shop.url}/product`);
    await expect(page.getByRole("heading", { name: "The Naqra NFC card" })).toBeVisible();
    await expect(missing(page)).toBeHidden();
    await movePointer(page);
    await expect(missing(page)).toBeVisible();

    await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
    await expect(page.locator("div[role=dialog]").getByLabel("First name")).toBeVisible();
  });

  test("a failure of the last script is detected too", async ({ page }) => {
    await withhold(page, "entry\\.client");
    await page.goto(`${shop.url}/ar/product`);
    await movePointer(page);
    await expect(page.getByText("تعذّر تحميل أجزاء من هذه الصفحة")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "إعادة تحميل الصفحة" }).click();
    await page.getByRole("button", { name: "اقلب البطاقة" }).click();
    await expect(page.getByRole("img", { name: /ظهر البطاقة/ })).toBeVisible();
  });

  test("the order: the page is reloaded with it open, and shows a message if that fails", async ({
    page,
  }) => {
    const order = page.getByRole("button", { name: "Order Now - 35 JOD" }).first();
    await noteProgram(page);
    await page.goto(`${shop.url}/product`);
    await withhold(page, "order-program");
    await order.click();
    await expect(page).toHaveURL(`${shop.url}/product?order=1`);
    const note = page.getByRole("alert").filter({ hasText: "The order form did not load." });
    await expect(note).toBeInViewport();
    // The page's program, once it is there, tries to open what the address asks for too.
    await touch(page);
    await expect(note).toBeInViewport();
    await order.click();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(note).toBeInViewport();
    await page.unrouteAll();
    await note.getByRole("link", { name: "Load the page again" }).click();
    await expect(page.getByRole("dialog").getByLabel("First name")).toBeVisible();
  });

  test("the order's next step: a message says what to do, and what was typed stays", async ({
    page,
  }) => {
    await withhold(page, "later");
    await page.goto(`${shop.url}/product`);
    await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
    const dialog = page.locator("div[role=dialog]");
    await dialog.getByLabel("First name").fill("Example");
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("The next step could not be loaded")).toBeVisible();
    await expect(dialog.getByLabel("First name")).toHaveValue("Example");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(dialog.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
  });

  test("a section shows a message, and its button loads it again", async ({ page }) => {
    await withhold(page, "testimonial-slides");
    await openInteractive(page, shop.url);
    await expect(page.getByRole("heading", { name: "Error in Testimonials" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("figure").first()).toBeVisible();
    await touch(page);
    await expect(page.getByRole("heading", { name: "Error in Testimonials" })).toHaveCount(0);
  });

  test("a page with parts that fail to load is loaded from the server instead", async ({
    page,
  }) => {
    await openInteractive(page, `${shop.url}/product`);
    await withhold(page, "landing-drawings");
    await page.getByRole("link", { name: "Naqra, to the home page" }).first().click();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeAttached();
  });

  test("forms are submitted with full page loads", async ({ page }) => {
    await withhold(page, "form-programs");
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    await main.getByLabel("Full name").fill("Example Person");
    await main.getByLabel("Email").fill("person@example.com");
    await main.getByLabel("Subject").fill("Why");
    await main.getByRole("textbox", { name: "Message" }).fill("A question about the cards.");
    await main.getByRole("button", { name: "Send Message" }).click();
    await expect(main.getByText("Subject must be at least 5 characters").first()).toBeVisible();
    await expect(main.getByLabel("Full name")).toHaveValue("Example Person");

    await page.goto(`${shop.url}/privacy-policy`);
    await page.getByLabel("Email address").fill("reader@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(`${shop.url}/newsletter#subscribed`);
    await expect(page.getByText("Subscribed to newsletter")).toBeVisible();
  });

  test("toasts are shown without the toast library", async ({ page }) => {
    await withhold(page, "toaster");
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    await page.getByLabel("Email address").fill("another@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Subscribed to newsletter" });
    await expect(toast).toBeInViewport({ ratio: 1 });
    await toast.getByRole("button", { name: "Close notification" }).click();
    await expect(toast).toHaveCount(0);
  });

  test("the panel: a screen is loaded from the server instead, and its error screen has a way back", async ({
    page,
  }) => {
    await page.goto(`${shop.url}/admin-panel/login`);
    await page.getByLabel("Email").fill(shop.owner.email);
    await page.getByLabel("Password", { exact: true }).fill(shop.owner.password);
    await page.keyboard.press("Enter");
    // Beside it stands how many wait.
    const orders = page.getByRole("link", { name: /^Orders\b/ }).first();
    await expect(orders).toBeVisible();
    await withhold(page, "orders\\.page");
    await orders.click();
    await expect(page).toHaveURL(`${shop.url}/admin-panel/orders`);
    await expect(missing(page)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Load the page again" }).click();
    await expect(page.getByRole("heading", { name: "Orders" }).first()).toBeVisible();
  });
});
