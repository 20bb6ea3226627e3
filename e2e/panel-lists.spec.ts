import { expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";

import { createTestDatabase, urlOf } from "#server/testing/test-database.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { expectAccessible, expectAccessibleEverywhere, expectNothingCut } from "./accessible.ts";
import { place } from "./panel-orders-data.ts";
import { firstRecord, LISTS, openPanel } from "./panel.ts";
import { startShop } from "./running-shop.ts";
import { test, type SharedShop } from "./test.ts";

/** What the screens of lists share: forms with their messages, links into them, and long names. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const fill = (page: Page, name: RegExp, text: string) =>
  dialog(page)
    .getByRole("textbox", { name })
    .or(dialog(page).getByRole("spinbutton", { name }))
    .first()
    .fill(text);
const reported = (page: Page, text: string) =>
  expect(dialog(page).getByText(text, { exact: true })).toBeVisible();

/** Each field with what it does not take, and what is reported of it. */
const REFUSED = {
  countries: [
    [/^Name \(/, "", "Country name is required"],
    [/^Name \(/, "a".repeat(101), "Country name cannot exceed 100 characters"],
    [/^Code/, "A", "Country code must be at least 2 characters"],
    [/^Code/, "ABCD", "Country code cannot exceed 3 characters"],
    [/^Display order/, "-1", "Display order must be 0 or greater"],
  ],
  cities: [
    [/^Name \(/, "", "City name is required"],
    [/^Name \(/, "a".repeat(101), "City name cannot exceed 100 characters"],
    [/^Delivery fee/, "-1", "Delivery fee cannot be negative"],
    [/^Display order/, "-1", "Display order must be 0 or greater"],
  ],
  addons: [
    [/^Title \(/, "", "Addon title is required"],
    [/^Title \(/, "a".repeat(101), "Addon title cannot exceed 100 characters"],
    [/^Price/, "-1", "Price must be 0 or greater"],
    [/^Price/, "1000000", "Price cannot exceed 999,999"],
  ],
} as const;

for (const [screen, refused] of Object.entries(REFUSED)) {
  test(`the form of ${screen} says what it does not take; axe finds nothing`, async ({ page }) => {
    await openPanel(page, shop, screen);
    await page.goto(`${shop.url}/admin-panel/${screen}?add`);
    await expect(dialog(page)).toBeVisible();
    // Opened by the address, and closed for good.
    await expect(page).toHaveURL(`${shop.url}/admin-panel/${screen}`);
    await dialog(page).locator("[type=submit]").click();
    for (const [name, typed, message] of refused) {
      await fill(page, name, typed);
      await reported(page, message);
    }
    if (screen === "cities") await reported(page, "Country is required");

    await page.goto(`${shop.url}/admin-panel/dashboard`);
    const rowsOrCards = "[data-row], main li button";
    await expectAccessibleEverywhere(page, shop.url, screen, rowsOrCards, async (look) => {
      await page.locator("header").getByRole("button").last().click();
      await dialog(page).locator("[type=submit]").click();
      await expect(dialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
      await look();
    });
  });
}

test("an addon's options show where there is a choice, and none are kept that nobody sees", async ({
  page,
}) => {
  await openPanel(page, shop, "addons");
  await page.getByRole("button", { name: "Add addon" }).click();
  const choose = async (type: string) => {
    await dialog(page).getByRole("combobox", { name: "Input type" }).click();
    await page.getByRole("option", { name: type, exact: true }).click();
  };
  const add = dialog(page).getByRole("button", { name: "Add option" });
  await expect(add).toHaveCount(0);
  await choose("radio");
  await add.click();
  await choose("select");
  await expect(dialog(page).getByLabel("Option 1", { exact: true })).toBeVisible();
  await choose("number");
  await expect(add).toHaveCount(0);
  await fill(page, /^Title \(/, "Example number");
  await dialog(page).getByRole("button", { name: "Add addon" }).click();
  await expect(page.getByText("Addon created successfully")).toBeVisible();

  await page.getByRole("button", { name: "Input type" }).first().click();
  await page.getByRole("menuitem", { name: "number" }).click();
  await expect(page).toHaveURL(/inputType=number/);
  const row = rows(page).filter({ hasText: "Example number" });
  await expect(row.getByText("0.00 JOD")).toBeVisible();
  await row.press("Delete");
  await page.getByRole("button", { name: "Delete addon" }).click();
  await expect(page.getByText("Addon deleted successfully")).toBeVisible();
});

test("the cities of one country; where the countries can't be loaded, they are asked for again", async ({
  page,
}) => {
  const answer = await page.request.get(`${shop.url}/api/v1/countries`);
  const [jordan] = (await answer.json()).data.data;
  await openPanel(page, shop, `cities?country=${jordan._id}`);
  await expect(page.getByRole("button", { name: "Country: Jordan (JO)" })).toBeVisible();
  await expect(page.getByText("1-10 of 12")).toBeVisible();

  await page.route("**/api/v1/countries*", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.goto(`${shop.url}/admin-panel/cities?add`);
  await expect(dialog(page).getByText("Failed to load countries.")).toBeVisible();
  await page.unrouteAll();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await dialog(page).getByRole("combobox", { name: "Country" }).click();
  await expect(page.getByRole("option", { name: "Jordan (JO)" })).toBeVisible();
});

test("address, marked page and rows agree past the end, after the last deletion, offline and while failing", async ({
  page,
}) => {
  const { database } = shop;
  await database.query(`insert into subscribers (id, email, created_at)
    select lpad(n::text, 24, '0'), 'page' || n || '@example.com', now() - n * interval '1 minute'
    from generate_series(1, 21) as n`);
  const agrees = async (number: number, count: number) => {
    await expect(page).toHaveURL(number === 1 ? /search=page$/ : new RegExp(`page=${number}(&|$)`));
    await expect(page.locator("[aria-current=page]").last()).toHaveText(String(number));
    await expect(rows(page)).toHaveCount(count);
    await expect(rows(page).first()).toContainText(`page${number * 10 - 9}@example.com`);
  };
  await openPanel(page, shop, "subscribers?search=page&page=9999");
  await agrees(3, 1);
  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete subscriber" }).click();
  await agrees(2, 10);

  // The first page was never loaded.
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.getByRole("button", { name: "Page 1" }).click();
  await expect(page.getByText("Failed to load subscribers.")).toBeVisible();
  await agrees(2, 10);
  await page.context().setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  await page.getByRole("button", { name: "Retry" }).click();
  await agrees(1, 10);
  await expect(page.getByText("Failed to load subscribers.")).toHaveCount(0);

  // A search that fails shows no rows of another, and says so before it is tried again.
  await page.clock.install();
  await page.route("**/api/v1/subscribers?*", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await page.getByLabel("Search subscribers").fill("page2");
  await page.clock.runFor(500);
  await expect(page.getByText("Failed to load subscribers.")).toBeVisible();
  await expect(page.getByText("Something could not be loaded.")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page).toHaveURL(/search=page2$/);
  await page.unrouteAll();
  await database.query("delete from subscribers where email like 'page%@example.com'");
});

test("what was deleted is restored from the bin, which the user card leads to", async ({
  page,
}) => {
  await openPanel(page, shop, "addons");
  const row = rows(page).filter({ hasText: "Gift wrapping" });
  await row.press("Delete");
  await page.getByRole("button", { name: "Delete addon" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Bin" }).click();
  await expect(row).toContainText("Addon");
  await expectAccessible(page);
  await row.press("r");
  await expect(page.getByText("Gift wrapping restored")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: "Addons" }).click();
  await expect(row).toBeVisible();
});

test("what is typed in a dialog is not lost by 'Back' or a link without a question", async ({
  page,
}) => {
  await openPanel(page, shop, "dashboard");
  await page.getByRole("link", { name: "Countries" }).click();
  await page.getByRole("button", { name: "Add country" }).click();
  await fill(page, /^Name \(/, "Exampleland");
  // The page knows of it some milliseconds after it was typed, in which nobody presses 'Back'.
  const wouldAsk = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await expect.poll(() => page.evaluate(wouldAsk)).toBe(true);
  await page.goBack();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText("Discard your changes?")).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog(page).getByRole("textbox", { name: /^Name \(/ })).toHaveValue("Exampleland");
  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(dialog(page)).toHaveCount(0);
});

test("the palette opens the form for a new record, exports the list, and asks before it signs out", async ({
  page,
}) => {
  await openPanel(page, shop, "product");
  const run = async (typed: string) => {
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(dialog(page).getByRole("combobox")).toBeFocused();
    await page.keyboard.type(typed);
    await expect(dialog(page).getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
  };
  const title = page.getByRole("textbox", { name: /^Title/ }).first();
  await title.fill("Another title");
  await page.locator("h1").click();
  await run("logout");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(title).toHaveValue("Another title");
  await page.locator("h1").click();
  await run("add testimonial");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("dialog", { name: "Add testimonial" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await run("export csv");
  expect((await saving).suggestedFilename()).toBe("testimonials.csv");

  await page.route("**/auth/logout", (route) => route.fulfill({ status: 500, body: "{}" }));
  await run("logout");
  await expect(page.getByText("Failed to logout. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await run("logout");
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin-panel\/login$/);
});

test("whether this device shows notifications is reported, and they can be allowed", async ({
  page,
}) => {
  // Chromium without a window neither shows notifications nor asks for them.
  await page.addInitScript(() => {
    const asked = { permission: "default" };
    Object.defineProperty(Notification, "permission", { get: () => asked.permission });
    Notification.requestPermission = async () => {
      asked.permission = "granted";
      return "granted";
    };
  });
  await openPanel(page, shop, "account");
  const section = page.getByRole("region", { name: "Notifications", exact: true });
  await expect(section.getByText("Not allowed yet")).toBeVisible();
  await expectAccessible(page);
  await section.getByRole("button", { name: "Show notifications on this device" }).click();
  await expect(section.getByText("Allowed on this device")).toBeVisible();
  await expect(section.getByRole("button")).toHaveCount(0);
});

const LONG = `${"Longname".repeat(31)}Example`;
const LONG_ARABIC = "اسم".repeat(85);

/** Names that are longer than any form takes: $1 in Latin letters, $2 in Arabic ones. */
const LONG_NAMES = [
  "update messages set full_name = $1, subject = $2, body = $2",
  "update orders set first_name = $1, last_name = $2, name_on_card = $1, organization = $2, position = $1, city_name = $2, color_name = $1, address_line1 = $2",
  "update bulk_orders set company_name = $1, contact_person = $2, estimated_delivery = $1",
  "update testimonials set (name, title, company, quote) = ($1, $1, $1, $1), (name_ar, title_ar, company_ar, quote_ar) = ($2, $2, $2, $2)",
  // In Arabic no month's name is longer, and no time wider than midnight.
  "update cities set name = $1, name_ar = $2, created_at = date_trunc('year', now(), 'Asia/Amman') + interval '10 months 27 days'",
  "update addons set title = $1, title_ar = $2, options = array[$1, $2]",
  "update countries set name = $1, name_ar = $2 where code = 'JO'",
  "update social_links set url = 'https://example.com/' || $1 || $2",
  "update subscribers set email = $1 || '@' || $2",
];

test("names of 255 letters in either direction break neither a table, nor the cards, nor a dialog", async ({
  page,
}) => {
  test.slow();
  await using database = await createTestDatabase();
  const env = { DATABASE_URL: urlOf(database.connection), RATE_LIMITS: "off" };
  await using shop = await startShop(env);
  const companyInfo = { companyName: "Example Group", contactPerson: "Example Buyer" };
  for (const [path, data] of Object.entries({
    "/contact": {
      fullName: "Example Visitor",
      subject: "A long name",
      email: `${"long".repeat(12)}@example.com`,
      message: "The name is changed below.",
    },
    "/custom-orders": {
      companyInfo: { ...companyInfo, email: "buyer@example.com", phone: "0790000000" },
      orderDetails: { employeeCount: 60, message: "" },
    },
    "/subscribers/subscribe": { email: "reader@example.com" },
  })) {
    const sent = await page.request.post(`${shop.url}/api/v1${path}`, { data });
    expect(sent.status()).toBe(201);
  }
  await place(page.request, shop.url, { name: "Long" });
  const client = new Client(database.connection);
  await client.connect();
  for (const change of LONG_NAMES) {
    await client.query(change, change.includes("$2") ? [LONG, LONG_ARABIC] : [LONG]);
  }
  await client.end();

  await openPanel(page, shop, "dashboard");
  let seen = 0;
  for (const locale of LOCALES) {
    for (const screen of LISTS) {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(shop.url + pathIn(locale, `/admin-panel/${screen}`));
      const first = await firstRecord(page, screen);
      if (!first) continue;
      seen += 1;
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const list = page.locator("main :is(table, ul[aria-label])").first();
        await expect(list).toBeVisible();
        await expectNothingCut(page);
        // Neither does the list scroll sideways within the page.
        await expectNoOverflow(list.locator(".."), `${screen} at ${width} px`);
      }
      // The beginning of a name shows, at the end of the line that its letters begin from.
      const name = page.locator("main [dir=auto]").getByText(LONG_ARABIC, { exact: true }).first();
      if ((await name.count()) > 0) await expect(name).toHaveCSS("direction", "rtl");
      await first.press("Enter");
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(dialog(page)).toBeVisible();
        await expectNothingCut(page);
        await expectNoOverflow(dialog(page), `${screen}'s dialog at ${width} px`);
      }
    }
  }

  expect(seen).toBeGreaterThanOrEqual(LONG_NAMES.length * LOCALES.length);

  // A link to a record that is gone says so.
  await page.goto(`${shop.url}/admin-panel/messages?view=${"0".repeat(24)}`);
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("not found");
  await expect(page).toHaveURL(`${shop.url}/admin-panel/messages`);
});

/** That it is no wider inside than outside, once the page has adapted to its width. */
const expectNoOverflow = (element: Locator, which: string) =>
  expect
    .poll(
      () => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      which,
    )
    .toBeLessThanOrEqual(0);
