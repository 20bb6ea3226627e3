import { expect, type Locator, type Page } from "@playwright/test";

import { openInteractive } from "./interactive.ts";
import { receiptFile } from "./ordering.ts";
import { ownerHeaders } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";
import { browserWith, TYPEFACE_SETS } from "./typefaces.ts";

/** The landing page in both languages: its content, and its behaviour when something fails. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Naqra/ });
const section = (page: Page, id: string) => page.locator(`section#${id}`);

test.describe("content", () => {
  test.use({ viewport: DESKTOP });

  test("every text of its four sections, in their order @main", async ({ page }) => {
    await page.goto(shop.url);
    const sections = {
      hero: [
        "Your Digital Business Card",
        "impress instantly. Share your details in one tap.",
        "Get Your NFC Card Now",
        "See Card Designs →",
        "No monthly fees",
        "Works on all phones",
      ],
      "how-it-works": ["We Program It", "You Tap It", "They Get Your Info"],
      preview: [
        "Name, title, photo and company logo",
        "Clickable links to social networks",
        "‘Save Contact’ button",
        "Start Customizing Yours",
      ],
      testimonials: [
        "Trusted by Business Owners, Creatives, and Professionals",
        "See what our clients say about their NFC cards",
      ],
    };
    for (const [id, texts] of Object.entries(sections)) {
      for (const text of texts) {
        await expect(section(page, id).getByText(text, { exact: true })).toBeAttached();
      }
    }
    const ids = await page.locator("main section").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(Object.keys(sections));
    await expect(section(page, "preview").locator("#features")).toBeAttached();

    const figures = section(page, "testimonials").getByRole("definition");
    // Not what is drawn: browsers leave out what is far from the screen.
    await expect(figures).toHaveText(["1000+", "4.9/5", "95%"]);
    const terms = section(page, "testimonials").getByRole("term");
    await expect(terms).toHaveText(["Happy Customers", "Average Rating", "Would Recommend"]);
  });

  test("a testimonial: quote, stars, name, title and company", async ({ page }) => {
    await page.goto(shop.url);
    const third = page.getByRole("figure").nth(2);
    await expect(third.getByRole("img", { name: "4 out of 5 stars" })).toBeAttached();
    await expect(third.getByText("“Twelve of us carry it.")).toBeAttached();
    await expect(third.getByText("Example Customer 3", { exact: true })).toBeAttached();
    await expect(
      third.getByText("Sales Director at Example Group", { exact: true }),
    ).toBeAttached();
  });

  for (const name of ["Get Your NFC Card Now", "See Card Designs →", "Start Customizing Yours"]) {
    test(`'${name}' leads to the product`, async ({ page }) => {
      await page.goto(shop.url);
      await page.getByRole("link", { name }).click();
      await expect(page).toHaveURL(`${shop.url}/product`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Naqra NFC card");
    });
  }

  test("in Arabic all of its text is Arabic, and the layout is right-to-left @main", async ({
    page,
  }) => {
    await page.goto(`${shop.url}/ar`);
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", "ar");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("بطاقة أعمالك الرقمية");
    const first = page.getByRole("figure").first();
    await expect(first.getByText("عميلة مثال", { exact: true })).toBeAttached();
    await expect(first.getByText("مؤسِّسة في مخبز مثال")).toBeAttached();
    await expect(first.getByText("«أضعها على الطاولة")).toBeAttached();
    const card = section(page, "hero").getByRole("img", { name: "بطاقة اسمك هنا، مسمّاك الوظيفي" });
    await expect(card).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Your Name");
  });
});

test("the order button and the price are on the first screen of laptops and phones", async ({
  page,
}) => {
  const SCREENS = [
    { width: 1366, height: 657 },
    { width: 1536, height: 730 },
    { width: 1280, height: 720 },
    { width: 1024, height: 640 },
    { width: 360, height: 640 },
  ];
  for (const [path, button, price, order] of [
    ["", "Get Your NFC Card Now", "35 JOD, once", /^Order Now - 35 JOD$/],
    ["/ar", "احصل على بطاقتك الآن", /^.?35.د\.أ تُدفع مرة واحدة$/, /^اطلب الآن - /],
  ] as const) {
    await page.goto(shop.url + path);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await expect(page.getByRole("link", { name: button })).toBeInViewport({ ratio: 1 });
      await expect(section(page, "hero").getByText(price)).toBeInViewport({ ratio: 1 });
    }
    // The last of the screens is a phone's.
    const links = page.getByRole("contentinfo").getByRole("link");
    const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.goto(`${shop.url}${path}/product`);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      // On phones it is in the bar, too.
      const seen = page.getByRole("button", { name: order }).filter({ visible: true }).last();
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
  }
});

test("the card covers none of the headline, however wide and high the screen is", async ({
  page,
}) => {
  for (const path of ["", "/ar"]) {
    await page.goto(shop.url + path);
    const title = section(page, "hero").getByRole("heading", { level: 1 });
    const card = await section(page, "hero").getByRole("img").last().elementHandle();
    for (const size of [
      { width: 1024, height: 640 },
      { width: 1024, height: 768 },
      { width: 1180, height: 820 },
      { width: 1280, height: 900 },
      { width: 1366, height: 1024 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      const covered = await title.evaluate((element, drawn) => {
        const letters = document.createRange();
        letters.selectNodeContents(element);
        // From the middle of a line to the feet of its letters.
        const reach = 0.36 * Number.parseFloat(getComputedStyle(element).fontSize);
        const isUnder = (x: number, y: number) =>
          document.elementsFromPoint(x, y).some((one) => drawn!.contains(one));
        const { x, y, width, height } = drawn!.getBoundingClientRect();
        if (!isUnder(x + width / 2, y + height / 2)) return "the card is not found";
        for (const line of letters.getClientRects()) {
          const feet = (line.top + line.bottom) / 2 + reach;
          for (let at = line.left; at < line.right; at += 4) {
            if (isUnder(at, feet)) return `at ${at}, ${feet}`;
          }
        }
        return "";
      }, card);
      expect(covered, `${path} ${JSON.stringify(size)}`).toBe("");
    }
  }
});

test("the whole card is on the first screen of a phone, and its page below it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, card, phone] of [
    ["", "Card of Your Name, Your Title", "Save Contact"],
    ["/ar", "بطاقة اسمك هنا، مسمّاك الوظيفي", "حفظ جهة الاتصال"],
  ] as const) {
    await page.goto(shop.url + path);
    const hero = section(page, "hero");
    const drawn = hero.getByRole("img", { name: card });
    await expect(drawn).toBeInViewport({ ratio: 1 });
    const [cardBox, saveBox] = await Promise.all([
      drawn.boundingBox(),
      hero.getByText(phone).boundingBox(),
    ]);
    expect(saveBox!.y).toBeGreaterThan(cardBox!.y + cardBox!.height);
  }
});

test.describe("the picture in the hero", () => {
  test.use({ viewport: DESKTOP });
  const PLACEHOLDER = "**/card.webp";
  const picture = (page: Page) => page.getByRole("img", { name: "The NFC business card" });
  const drawn = (page: Page) =>
    section(page, "hero").getByRole("img", { name: "Card of Your Name, Your Title" });

  /** A header image of the owner's; disposing removes it. */
  async function headerImage({ request }: Page) {
    const headers = await ownerHeaders(shop);
    const image = await receiptFile("header.jpg");
    const url = `${shop.url}/api/v1/header-image`;
    const sent = await request.post(url, { headers, multipart: { image } });
    expect(sent.status()).toBe(201);
    const { data } = (await sent.json()) as { data: { data: { _id: string; image: string } } };
    const { _id, image: path } = data.data;
    return {
      src: new RegExp(path),
      stored: new RegExp(`${path}(\\?.*)?$`),
      async [Symbol.asyncDispose]() {
        expect((await request.delete(`${url}/${_id}`, { headers })).status()).toBe(200);
      },
    };
  }

  /** Asserts that its pixels have loaded. */
  const expectLoaded = (image: Locator) =>
    expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

  /**
   * Asserts that they don't overlap; of a text, the letters count rather than the whole line box.
   */
  async function expectApart(text: Locator, image: Locator): Promise<void> {
    const letters = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    const box = (await image.boundingBox())!;
    const beside = box.x >= letters.right || box.x + box.width <= letters.left;
    const below = box.y >= letters.bottom || box.y + box.height <= letters.top;
    expect(beside || below, JSON.stringify({ letters, box })).toBe(true);
  }

  test("is a drawing of the main product's card, there with the first paint, which tilts", async ({
    page,
  }) => {
    await page.goto(shop.url);
    await expect(drawn(page)).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    const turned = page.locator("[data-tilt] > *");
    await expect(turned).toHaveCSS("transform", "none");
    const box = (await drawn(page).boundingBox())!;
    const near = (x: number) => page.mouse.move(box.x + box.width * x, box.y + box.height / 2);
    // The part that tilts it may still be on its way.
    await expect(async () => {
      await near(0.4);
      await near(0.6);
      expect(await turned.evaluate((card) => getComputedStyle(card).transform)).toMatch(
        /^matrix3d/,
      );
    }).toPass();
    await page.mouse.move(1, 1);
    await expect(turned).toHaveCSS("transform", "none");
  });

  test("stands still with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(shop.url, { waitUntil: "networkidle" });
    await drawn(page).hover();
    await expect(page.locator("[data-tilt] > *")).toHaveCSS("transform", "none");
  });

  test("is replaced by the placeholder when it does not load", async ({ page }) => {
    await using image = await headerImage(page);
    await page.route(image.stored, (route) => route.abort());
    await page.goto(shop.url);
    await expect(picture(page)).toHaveAttribute("src", "/card.webp");
    await expectLoaded(picture(page));
  });

  test("is replaced by a message when that fails too, with a button that loads it", async ({
    page,
  }) => {
    await using image = await headerImage(page);
    await page.route(image.stored, (route) => route.abort());
    await page.route(PLACEHOLDER, (route) => route.abort());
    await page.goto(shop.url);
    const hero = section(page, "hero");
    await expect(hero.getByText("Image Failed to Load")).toBeVisible();
    await page.unroute(image.stored);
    await hero.getByRole("button", { name: "Retry" }).click();
    await expect(picture(page)).toHaveAttribute("src", image.src);
    await expectLoaded(picture(page));
  });

  test("keeps the keyboard focus in place when it is loaded again", async ({ page }) => {
    await using image = await headerImage(page);
    await page.route(image.stored, (route) => route.abort());
    await page.route(PLACEHOLDER, (route) => route.abort());
    await page.goto(shop.url);
    const retry = section(page, "hero").getByRole("button", { name: "Retry" });
    await retry.press("Enter");
    await expect(retry).toBeFocused();
    await page.unroute(image.stored);
    await retry.press("Enter");
    await expect(picture(page)).toBeFocused();
  });

  test("is the header image as soon as staff have set one, in every language", async ({ page }) => {
    {
      await using image = await headerImage(page);
      const names = { "/": "The NFC business card", "/ar": "بطاقة الأعمال بتقنية NFC" };
      for (const [path, name] of Object.entries(names)) {
        await page.goto(shop.url + path);
        const shown = page.getByRole("img", { name, exact: true });
        await expect(shown).toHaveAttribute("src", image.src);
        await expectLoaded(shown);
        for (const width of [320, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await expectApart(page.getByRole("heading", { level: 1 }), shown);
          await expectApart(section(page, "hero").getByRole("link").last(), shown);
        }
      }
    }
    await page.goto(shop.url);
    await expect(drawn(page)).toBeVisible();
  });

  test("stays off the headline also before the shop's typeface is there, on each device", async ({
    page: staff,
  }) => {
    await using image = await headerImage(staff);
    for (const set of TYPEFACE_SETS) {
      await using browser = await browserWith(set);
      const page = await browser.newPage();
      await page.route("**/*.woff2", (route) => route.abort());
      for (const path of ["/", "/ar"]) {
        await page.goto(shop.url + path);
        const shown = section(page, "hero").locator("img");
        await expect(shown).toHaveAttribute("src", image.src);
        for (const width of [320, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await expectApart(page.getByRole("heading", { level: 1 }), shown);
        }
      }
    }
  });
});

test.describe("testimonials on a phone", () => {
  test.use({ viewport: PHONE });

  const dots = (page: Page) => page.getByRole("button", { name: /^Show testimonial/ });

  async function expectShown(page: Page, number: number): Promise<void> {
    for (const [index, dot] of (await dots(page).all()).entries()) {
      await expect(dot).toHaveAttribute("aria-current", String(index + 1 === number));
    }
    const figures = page.getByRole("figure").filter({ visible: true });
    await expect(figures).toContainText([number === 1 ? "Example Customer" : `Customer ${number}`]);
  }

  /** Opens the page and stops its clock. */
  async function openStopped(page: Page): Promise<void> {
    await page.clock.install({ time: new Date("2026-01-01T09:00:00Z") });
    await openInteractive(page, shop.url);
    // The code of the slides.
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(new Date("2026-01-01T10:00:00Z"));
  }

  /** The same, at the beginning of the first slide. */
  async function openStanding(page: Page): Promise<void> {
    await openStopped(page);
    await dots(page).first().click();
    await leave(page);
    await expectShown(page, 1);
  }

  /** Moves pointer and focus away. */
  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(5, 5);
  }

  test("one is shown for 4000 ms, then the next, in a loop", async ({ page }) => {
    await openStanding(page);
    await page.clock.runFor(3999);
    await expectShown(page, 1);
    await page.clock.runFor(1);
    await expectShown(page, 2);
    await page.clock.runFor(4000);
    await expectShown(page, 3);
    await page.clock.runFor(4000);
    await expectShown(page, 1);
  });

  test("a dot shows its slide", async ({ page }) => {
    await openStanding(page);
    await dots(page).nth(2).click();
    await expectShown(page, 3);
  });

  test("they wait while the pointer or the focus is on them", async ({ page }) => {
    await openStanding(page);
    // The previous one may still be fading.
    await page.getByRole("figure").first().hover();
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await leave(page);
    await page.clock.runFor(4000);
    await expectShown(page, 2);

    await page.getByRole("link", { name: "Start Customizing Yours" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dots(page).nth(1)).toBeFocused();
    await page.clock.runFor(20_000);
    await expectShown(page, 2);
    await leave(page);
    await page.clock.runFor(4000);
    await expectShown(page, 3);
  });

  test("they go on after a tap on a dot", async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    await openStopped(page);
    await dots(page).nth(1).tap();
    await expectShown(page, 2);
    await page.clock.runFor(4000);
    await expectShown(page, 3);
    await context.close();
  });

  test("they wait while the tab is hidden", async ({ page }) => {
    await openStanding(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await hide(false);
    await page.clock.runFor(4000);
    await expectShown(page, 2);
  });

  test("the pause button stops them until it is pressed again", async ({ page }) => {
    await openStanding(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await leave(page);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await page.getByRole("button", { name: "Play" }).click();
    await leave(page);
    await page.clock.runFor(4000);
    await expectShown(page, 2);
  });

  test("they don't move with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStanding(page);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await dots(page).nth(1).click();
    await expectShown(page, 2);
  });
});

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`testimonials are in ${columns} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.url);
    const shown = page.getByRole("figure").filter({ visible: true });
    await expect(shown).toHaveCount(columns === 1 ? 1 : 3);
    const tops = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

test.describe("a section with an error", () => {
  test.use({ viewport: DESKTOP });
  const TEXT = "This section encountered an error and couldn't load properly.";

  test("shows a message in its place, and the others are not affected", async ({ page }) => {
    await page.route("**/_.data*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"testimonials"', '"nothing"');
      await route.fulfill({ response, body });
    });
    await openInteractive(page, `${shop.url}/product`);
    await logo(page).click();
    const box = page.getByRole("alert").filter({ hasText: TEXT });
    await expect(box.getByRole("heading", { name: "Error in Testimonials" })).toBeAttached();
    await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
    await expect(page.getByText("We Program It")).toBeAttached();

    await box.getByRole("button", { name: "Retry" }).click();
    await expect(box.getByRole("heading", { name: "Error in Testimonials" })).toBeAttached();
  });

  test("is restored by Retry once the cause is gone", async ({ page }) => {
    await openInteractive(page, `${shop.url}/product`);
    // Without matchMedia every section fails.
    await page.evaluate(() => {
      const working = window.matchMedia;
      window.matchMedia = () => {
        throw new Error("Not today");
      };
      Object.assign(window, { repair: () => (window.matchMedia = working) });
    });
    await logo(page).click();
    const boxes = page.getByRole("alert").filter({ hasText: TEXT });
    for (const name of ["Hero", "How It Works", "Card Preview", "Testimonials"]) {
      await expect(boxes.getByRole("heading", { name: `Error in ${name}` })).toBeAttached();
    }
    await page.evaluate(() => (window as unknown as { repair(): void }).repair());
    for (let left = 4; left > 0; left -= 1) {
      await expect(boxes).toHaveCount(left);
      await boxes.first().getByRole("button", { name: "Retry" }).click();
    }
    await expect(boxes).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your Digital Business Card" })).toBeVisible();
    await expect(page.getByRole("figure").first()).toBeAttached();
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });

  async function openMenu(page: Page, path = ""): Promise<Locator> {
    await page.goto(shop.url + path);
    const menu = page.locator("#mobile-menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    return menu;
  }

  test("closes by its button and by Escape", async ({ page }) => {
    const menu = await openMenu(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  test("closes when the focus moves out of it", async ({ page }) => {
    const menu = await openMenu(page);
    const inside = await menu.getByRole("link").all();
    for (const link of inside) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(menu).toBeVisible();
    }
    await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
    const next = page.getByRole("link", { name: "Get Your NFC Card Now" });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });

  test("closes when an entry is chosen, and the page scrolls there", async ({ page }) => {
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: "How It Works" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeInViewport();
  });

  test("closes when the order button is pressed, here and on the product page", async ({
    page,
  }) => {
    for (const [path, leadsTo] of [
      ["", "/product"],
      ["/product", "/product?order=1"],
    ] as const) {
      const menu = await openMenu(page, path);
      await menu.getByRole("link", { name: "Order Now" }).click();
      await expect(page).toHaveURL(shop.url + leadsTo);
      await expect(menu).toBeHidden();
    }
  });
});

test.describe("links to its sections", () => {
  test.use({ viewport: DESKTOP });
  const ENTRIES = [
    { name: "Home", id: "hero", heading: "Your Digital Business Card" },
    { name: "How It Works", id: "how-it-works", heading: "How It Works" },
    {
      name: "Testimonials",
      id: "testimonials",
      heading: "Trusted by Business Owners, Creatives, and Professionals",
    },
  ];

  test("on the page itself they scroll without reloading it", async ({ page }) => {
    await page.goto(shop.url);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    for (const { name, id, heading } of ENTRIES.toReversed()) {
      await nav.getByRole("link", { name }).click();
      await expect(page).toHaveURL(`${shop.url}/#${id}`);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
    }
    const features = page.getByRole("contentinfo").getByRole("link", { name: "Features" });
    await features.click();
    await expect(page).toHaveURL(`${shop.url}/#features`);
    await expect(page.locator("#features")).toBeInViewport();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  for (const { name, id, heading } of ENTRIES) {
    test(`on the product page '${name}' leads to its section`, async ({ page }) => {
      await page.goto(`${shop.url}/product`);
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`${shop.url}/#${id}`);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
    });
  }
});

test("the link to the other language keeps page and query, and is remembered @main", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${shop.url}/product?from=letter`);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(`${shop.url}/ar/product?from=letter`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  await page.goto(shop.url);
  await expect(page).toHaveURL(`${shop.url}/ar`);
  await banner.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(shop.url);
  await expect(page).toHaveURL(`${shop.url}/`);
});

/** How much the page is too wide, and the texts that overflow. */
function overflowing(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    /** Within a strip of its own that scrolls. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
    const cut = [...document.querySelectorAll("h1, h2, h3, p, a, button, dt, dd, label")]
      .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden]"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(element);
      });
    return [scrollWidth - clientWidth, ...cut.map(({ textContent }) => textContent)];
  });
}

test.describe("nothing is clipped and nothing scrolls horizontally", () => {
  const SCREENS = [
    { name: "320 px", viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
    { name: "200%", viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  ];
  for (const { name, ...screen } of SCREENS) {
    test.describe(name, () => {
      test.use(screen);
      for (const path of ["/", "/ar", "/product", "/ar/product"]) {
        test(path, async ({ page }) => {
          await page.goto(shop.url + path);
          expect(await overflowing(page)).toEqual([0]);
        });
      }
    });
  }
});

test("the signal from card to phone is not animated with reduced motion", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(shop.url);
  const arc = section(page, "hero").locator(".tap-arcs path").first();
  await expect(arc).toHaveCSS("animation-name", "tap-arc");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(arc).toHaveCSS("animation-name", "none");
  await expect(arc).toHaveCSS("opacity", "0");
});

test("long names and many testimonials fit, down to 320 px", async ({ page }) => {
  const { request } = page;
  const headers = await ownerHeaders(shop);
  const settings = `${shop.url}/api/v1/settings`;
  const rename = (shopName: string) => request.patch(settings, { headers, data: { shopName } });
  const written: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    const sent = await request.post(`${shop.url}/api/v1/testimonials`, {
      headers,
      multipart: {
        name: "Example".repeat(9),
        title: "Founder",
        company: "Example Company",
        quote: "An example".repeat(9).replaceAll(" ", ""),
        rating: "5",
      },
    });
    written.push(((await sent.json()) as { data: { data: { _id: string } } }).data.data._id);
  }
  await rename("The Example Business Cards Company of Amman");
  for (const path of ["/", "/ar"]) {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(shop.url + path);
      expect(await overflowing(page), `${path} at ${width} px`).toEqual([0]);
      const header = (await page.getByRole("banner").boundingBox())!;
      const name = (await page.getByRole("banner").getByRole("link").first().boundingBox())!;
      expect(name.height).toBeLessThanOrEqual(header.height);
    }
  }
  for (const id of written) {
    await request.delete(`${shop.url}/api/v1/testimonials/${id}`, { headers });
  }
  await rename("Naqra");
});
