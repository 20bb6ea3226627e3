import { expect, type Page } from "@playwright/test";

import { MAIN_PRODUCT_ID } from "../shared/ids.ts";
import { openInteractive } from "./interactive.ts";
import { choose, CUSTOMER, fillPersonalDetails, next } from "./ordering.ts";
import { ownerHeaders } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

/** The product page in both languages, and its behaviour for other products. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

interface Design {
  color: string;
  colorName: string;
  colorNameAr: string;
  image: string;
}
interface Product {
  price: number | null;
  titleAr: string;
  descriptionAr: string;
  cardDesigns: Design[];
}

/** Changes the product as staff; disposing restores it. */
async function changeProduct(
  page: Page,
  change: (product: Product) => Partial<Product>,
): Promise<AsyncDisposable> {
  const { request } = page;
  const headers = await ownerHeaders(shop);
  const url = `${shop.url}/api/v1/products/${MAIN_PRODUCT_ID}`;
  const found = await request.get(url);
  const before = ((await found.json()) as { data: { data: Product } }).data.data;
  const changed = change(before);
  const patch = async (data: Partial<Product>) => {
    const response = await request.patch(url, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
  };
  await patch(changed);
  const fields = Object.keys(changed) as (keyof Product)[];
  return {
    [Symbol.asyncDispose]: () =>
      patch(Object.fromEntries(fields.map((field) => [field, before[field]]))),
  };
}

/**
 * Leaves the product only one design, without a picture, by changing the database: no form can
 * remove a picture.
 */
async function onlyDesign(color: string, colorName: string): Promise<AsyncDisposable> {
  const { rows } = await shop.database.query("select * from card_designs order by position");
  const fill = async (designs: unknown[]) => {
    await shop.database.query("delete from card_designs");
    await shop.database.query(
      "insert into card_designs select * from json_populate_recordset(null::card_designs, $1)",
      [JSON.stringify(designs)],
    );
  };
  await fill([{ ...rows[0], color, color_name: colorName, color_name_ar: "", image: "" }]);
  return {
    async [Symbol.asyncDispose]() {
      await fill(rows);
    },
  };
}

const thumbnails = (page: Page, name = "Views of the card") =>
  page.getByRole("list", { name }).getByRole("button");

test.describe("content", () => {
  test.use({ viewport: DESKTOP });

  test("title, price, description, colours, bullets, what is included, steps", async ({ page }) => {
    await page.goto(`${shop.url}/product`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("The Naqra NFC card");
    for (const text of [
      "35 JOD",
      "A matte card with your name on it and your details inside.",
      "Premium quality",
      "Ready in 5 minutes",
      "Order and customize",
      "Tap to share",
      "Instant connection",
    ]) {
      await expect(main.getByText(text).first()).toBeAttached();
    }
    for (const name of ["What’s Included", "How It Works"]) {
      await expect(main.getByRole("heading", { name, exact: true })).toBeAttached();
    }
    await expect(main.getByRole("radio", { name: "Matte Black" })).toBeChecked();
    await expect(main.getByRole("button", { name: "Order Now - 35 JOD" }).first()).toBeVisible();
    await main.getByRole("link", { name: "Bulk Orders" }).click();
    await expect(page).toHaveURL(`${shop.url}/bulk-orders`);
  });

  test("in Arabic: the owner's Arabic texts, prices, dimensions and drawn cards", async ({
    page,
  }) => {
    await page.goto(`${shop.url}/ar/product`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveTitle(/^بطاقة نقرة الذكية/);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("بطاقة نقرة الذكية");
    await expect(main.getByText("بطاقة مطفأة اللمعة تحمل اسمك")).toBeVisible();
    await expect(main.getByRole("radio", { name: "أسود مطفأ" })).toBeChecked();
    await expect(
      main.getByRole("button", { name: /^اطلب الآن - .?35 د\.أ$/ }).first(),
    ).toBeVisible();
    await expect(main.getByText("85.60 مم")).toBeAttached();
    const { scripts } = await page.evaluate(() => ({
      scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
      ),
    }));
    expect(scripts.find((data) => data["@type"] === "Product")).toMatchObject({
      name: "بطاقة نقرة الذكية",
      offers: { price: "35.000", priceCurrency: "JOD" },
    });
    for (const words of ["JOD", "Matte", "Your Name"]) await expect(main).not.toContainText(words);
  });

  test("a text that exists only in the other language keeps its direction", async ({ page }) => {
    await using _ = await changeProduct(page, () => ({ descriptionAr: "" }));
    await page.goto(`${shop.url}/ar/product`);
    const description = page.getByRole("main").getByText("A matte card with your name on it");
    await expect(description).toHaveCSS("direction", "ltr");
  });
});

test.describe("the colours", () => {
  test.use({ viewport: DESKTOP });

  test("change the gallery, and the dialog starts with the chosen one @main", async ({ page }) => {
    await page.goto(`${shop.url}/product`);
    await expect(page.getByRole("img", { name: "Matte Black, front" })).toBeVisible();
    await expect(thumbnails(page)).toHaveCount(10);
    await page.getByText("Matte White", { exact: true }).click();
    await expect(page.getByRole("img", { name: "Matte White, front" })).toBeVisible();
    await expect(thumbnails(page).filter({ hasText: "Matte White, front" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
    const dialog = page.getByRole("dialog");
    await fillPersonalDetails(dialog, CUSTOMER);
    await next(dialog, "Card Design");
    await expect(dialog.getByRole("radio", { name: "Matte White" })).toBeChecked();
  });

  test("show which one has the keyboard focus, chosen or not", async ({ page }) => {
    await page.goto(`${shop.url}/product`);
    const chosen = page.getByRole("radio", { name: "Matte Black" });
    const frame = page.locator("label", { has: chosen });
    await expect(frame).toHaveCSS("outline-style", "none");
    await page.getByRole("button", { name: "Order Now" }).first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(chosen).toBeFocused();
    await expect(frame).toHaveCSS("outline-style", "solid");
    await expect(frame).toHaveCSS("outline-width", "2px");
  });

  test("have thumbnails that show a side, as does turning the card over", async ({ page }) => {
    await page.goto(`${shop.url}/product`);
    await thumbnails(page).nth(3).click();
    await expect(page.getByRole("radio", { name: "Matte White" })).toBeChecked();
    await expect(page.getByRole("img", { name: "Back of the card, with a QR code" })).toBeVisible();
    await page.getByRole("button", { name: "Turn over" }).click();
    await expect(page.getByRole("img", { name: "Matte White, front" })).toBeVisible();
  });

  test("are drawn when there is a single one without a stored picture", async ({ page }) => {
    await using _ = await onlyDesign("sand", "Sand");
    await expect
      .poll(async () => {
        await page.goto(`${shop.url}/product`);
        return thumbnails(page).count();
      })
      .toBe(8);
    await expect(page.getByRole("radio")).toHaveCount(1);
    await expect(page.getByRole("radio", { name: "Sand" })).toBeChecked();
    await expect(page.getByRole("img", { name: "Sand, front" })).toBeVisible();
    await page.goto(shop.url);
    await expect(
      page.getByRole("img", { name: "Card of Your Name, Your Title" }).first(),
    ).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the order button stays visible at the bottom when the one on the page is not in view", async ({
    page,
  }) => {
    await page.goto(`${shop.url}/product`);
    const bar = page.getByRole("region", { name: "Order", exact: true });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText("Matte Black");
    await expect(bar).toContainText("35 JOD");
    const button = page.getByRole("main").getByRole("button", { name: "Order Now - 35 JOD" });
    await button.first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { name: "What’s Included" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Order Now - 35 JOD" }).click();
    await expect(page.getByRole("dialog").getByLabel("First name")).toBeVisible();
  });

  test("toasts have equal distances from both edges, in both languages", async ({ page }) => {
    for (const [path, order, next] of [
      ["/product", "Order Now - 35 JOD", "Next"],
      ["/ar/product", /^اطلب الآن - /, "التالي"],
    ] as const) {
      await page.goto(shop.url + path);
      await page.getByRole("button", { name: order }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: next }).click();
      const toast = page.locator(".toast");
      await expect(toast).toBeVisible();
      const box = (await toast.boundingBox())!;
      expect(box.x).toBe(PHONE.width - box.x - box.width);
    }
  });
});

test("the order in Arabic: colours, addons, locations and prices @main", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${shop.url}/ar/product?order=1`);
  const dialog = page.getByRole("dialog");
  const next = () => dialog.getByRole("button", { name: "التالي" }).click();
  for (const [label, value] of [
    ["الاسم الأول", "عميل"],
    ["اسم العائلة", "مثال"],
    ["المسمّى الوظيفي", "مدير"],
    ["جهة العمل", "مخبز مثال"],
    ["رقم الهاتف", "0790000000"],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByLabel("البريد الإلكتروني").first().fill("customer@example.com");
  await next();
  await dialog.getByLabel("الاسم على البطاقة").fill("عميل مثال");
  await expect(dialog.getByRole("radio", { name: "أسود مطفأ" })).toBeChecked();
  await next();
  await dialog.getByRole("button", { name: /^الملمس/ }).click();
  await dialog.getByText("لامع", { exact: true }).click();
  await expect(dialog.getByText("الاختيار: لامع")).toBeVisible();
  await next();
  for (const [name, option] of [
    ["الدولة", "الأردن"],
    ["المدينة", /^إربد/],
  ] as const) {
    await choose(dialog.getByRole("combobox", { name }), option);
  }
  await expect(dialog.getByRole("combobox", { name: "المدينة" })).toHaveAccessibleDescription(
    /5\sد\.أ/,
  );
  await dialog.getByLabel("العنوان", { exact: false }).first().fill("شارع المثال 5");
  await next();
  await next();
  for (const words of ["بطاقة نقرة الذكية", "أسود مطفأ", "الملمس", "لامع", "إربد، الأردن"]) {
    await expect(dialog.getByText(words).first()).toBeVisible();
  }
  await expect(dialog.getByText("42 د.أ").first()).toBeVisible();

  const [request] = await Promise.all([
    page.waitForRequest("**/api/v1/orders"),
    dialog.getByRole("button", { name: "تأكيد الطلب" }).click(),
  ]);
  // The data that is sent and stored is in one language.
  const sent = request.postDataBuffer()!.toString();
  expect(sent).toContain("Matte Black");
  expect(sent).toContain("Gloss");
  await expect(dialog.getByRole("heading", { name: "تم استلام طلبك" })).toBeVisible();
  await expect(dialog.getByText("إربد، الأردن")).toBeVisible();
  await expect(dialog.getByText("لامع", { exact: true })).toBeVisible();
});

test("no invisible animation runs on an idle page, nor in the dialog", async ({ page }) => {
  /** Running animations, except scroll-driven ones. */
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML),
    );
  await openInteractive(page, `${shop.url}/product`);
  await expect.poll(running).toEqual([]);
  await page.getByRole("button", { name: "Order Now" }).first().click();
  await expect(page.getByRole("dialog").getByLabel("First name")).toBeVisible();
  await expect.poll(running).toEqual([]);
});

test("a product without a price costs 35 JOD", async ({ page }) => {
  await using _ = await changeProduct(page, () => ({ price: null }));
  await page.goto(`${shop.url}/product`);
  await expect(page.getByRole("button", { name: "Order Now - 35 JOD" }).first()).toBeVisible();
});

test("the bar shows every price completely, down to 320 px", async ({ page }) => {
  for (const price of [35.5, 1235.5]) {
    await using _ = await changeProduct(page, () => ({ price }));
    for (const [path, bar, shown] of [
      ["/product", "Order", /^\d[\d,]*\.500 JOD$/],
      ["/ar/product", "اطلب", /^.?\d[\d,]*\.500.د\.أ$/],
    ] as const) {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(shop.url + path);
        const region = page.getByRole("region", { name: bar, exact: true });
        const [text, button] = await Promise.all([
          region.getByText(shown).boundingBox(),
          region.getByRole("button").boundingBox(),
        ]);
        const edges = [text!, button!].toSorted((a, b) => a.x - b.x);
        expect(edges[0]!.x).toBeGreaterThanOrEqual(20);
        expect(edges[0]!.x + edges[0]!.width).toBeLessThan(edges[1]!.x);
        expect(edges[1]!.x + edges[1]!.width).toBeLessThanOrEqual(width - 20);
        const label = region.getByRole("button");
        expect(await label.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
      }
    }
  }
});

test("without a product its page is a 404, and the landing page works", async ({ page }) => {
  const mark = (at: string) =>
    shop.database.query(`update products set deleted_at = ${at} where id = $1`, [MAIN_PRODUCT_ID]);
  const statusOf = async (path: string) => (await page.request.get(shop.url + path)).status();
  try {
    await mark("now()");
    await expect.poll(() => statusOf("/product")).toBe(404);
    await page.goto(`${shop.url}/product`);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await statusOf("/ar/product")).toBe(404);
    expect(await statusOf("/")).toBe(200);
  } finally {
    await mark("null");
    await expect.poll(() => statusOf("/product")).toBe(200);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, text, link, to } of [
    {
      path: "/product",
      text: "Ordering here needs JavaScript",
      link: "Contact Us",
      to: "/contact-us",
    },
    {
      path: "/ar/product",
      text: "يحتاج الطلب من هنا إلى جافاسكربت",
      link: "تواصل معنا",
      to: "/ar/contact-us",
    },
  ]) {
    test(`${path} has a note beside the order button, with a link to the contact form`, async ({
      page,
    }) => {
      await page.goto(shop.url + path);
      // Locators by text or role don't find the content of noscript elements.
      const note = page.locator("main noscript p");
      await expect(note).toBeInViewport();
      await expect(note).toContainText(text);
      await expect(note.locator("a")).toHaveText(link);
      await note.locator("a").click();
      await expect(page).toHaveURL(shop.url + to);
    });
  }
});
