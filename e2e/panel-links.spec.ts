import { readFile } from "node:fs/promises";

import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessibleEverywhere } from "./accessible.ts";
import { openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Social links and subscribers, and the orders that staff give by hand. */

let shop: RunningShop;
test.beforeAll(async ({ request }) => {
  shop = await startShop({ RATE_LIMITS: "off" });
  for (const email of ["one@example.com", "two@example.com", "three@example.com"]) {
    await request.post(`${shop.url}/api/v1/subscribers/subscribe`, { data: { email } });
  }
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const tiles = (page: Page) =>
  page.getByRole("list", { name: "Social Media" }).getByRole("listitem");
const headings = (page: Page) => tiles(page).getByRole("heading").allTextContents();

test("a social link is added, shown, ticked as verified, changed and deleted", async ({ page }) => {
  await openPanel(page, shop, "social-media");
  await expect(tiles(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Add link" }).click();
  const form = dialog(page);
  await expect(form.getByLabel("Display order")).toHaveValue("0");
  await expect(form.getByRole("switch", { name: "Active" })).toBeChecked();
  await form.getByRole("button", { name: "Add link" }).click();
  await expect(form.getByText("Please select a platform")).toBeVisible();
  await expect(form.getByText("Please enter a valid URL")).toBeVisible();
  await form.getByLabel("Display order").fill("-1");
  await expect(form.getByText("Display order must be 0 or greater")).toBeVisible();

  await form.getByRole("combobox", { name: "Platform" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Facebook",
    "Instagram",
    "WhatsApp",
    "LinkedIn",
  ]);
  await page.getByRole("option", { name: "Instagram" }).click();
  await form.getByLabel("URL").fill("https://instagram.example/the-shop");
  await form.getByLabel("Display order").fill("7");
  await form.getByRole("switch", { name: "Verified" }).check();
  await form.getByRole("button", { name: "Add link" }).click();
  await expect(page.getByText("Social media link created successfully")).toBeVisible();

  const tile = tiles(page).filter({ hasText: "instagram.example" });
  await expect(tile.getByRole("heading", { name: "Instagram" })).toBeVisible();
  for (const badge of ["Active", "Order 7", "Verified"]) {
    await expect(tile.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(tile.getByRole("link")).toHaveAttribute(
    "href",
    "https://instagram.example/the-shop",
  );

  await tile.press("e");
  await form.getByRole("switch", { name: "Active" }).uncheck();
  await form.getByRole("switch", { name: "Verified" }).uncheck();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Social media link updated successfully")).toBeVisible();
  await expect(tile.getByText("Inactive")).toBeVisible();
  await expect(tile.getByText("Verified")).toHaveCount(0);

  await tile.getByRole("button", { name: "Actions for Instagram" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete link" }).click();
  await expect(page.getByText("Social media link deleted successfully")).toBeVisible();
  await expect(tiles(page)).toHaveCount(4);

  await page.getByLabel("Search social media links").fill("nothing like this");
  await expect(page.getByText("No data found")).toBeVisible();
  await page.route("**/api/v1/social-media*", (route) =>
    route.fulfill({ status: 400, body: "{}" }),
  );
  await page.reload();
  await expect(
    page.getByText("Failed to load social media links. Please try again."),
  ).toBeVisible();
});

/** Takes an element by its handle to the place of another. */
async function drag(page: Page, handle: Locator, to: Locator): Promise<void> {
  const [from, target] = [(await handle.boundingBox())!, (await to.boundingBox())!];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height, { steps: 4 });
  await page.mouse.move(x, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
}

test("links are put into order by keys, and stand as before when that can't be stored", async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) blocked.push(message.text());
  });
  await openPanel(page, shop, "social-media");
  await expect
    .poll(() => headings(page))
    .toEqual(["Facebook", "Instagram", "WhatsApp", "LinkedIn"]);
  const handle = page.getByRole("button", { name: "Move Facebook" });
  // Its code is there, and listens to keys.
  await expect(handle).toHaveAttribute("aria-roledescription");
  await handle.press("Space");
  await expect(page.getByText(/^Facebook is .*place 1 of 4\.$/)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Facebook is at place 2 of 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("The new order is saved")).toBeVisible();
  const moved = ["Instagram", "Facebook", "WhatsApp", "LinkedIn"];
  await expect.poll(() => headings(page)).toEqual(moved);
  await page.reload();
  await expect.poll(() => headings(page)).toEqual(moved);

  await page.route("**/api/v1/social-media/order", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await page.getByRole("button", { name: "Move Facebook" }).press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Facebook is at place 3 of 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("The new order could not be saved. Please try again.")).toBeVisible();
  await expect.poll(() => headings(page)).toEqual(moved);

  // Left where it was.
  await page.getByRole("button", { name: "Move LinkedIn" }).press("Space");
  await page.keyboard.press("Escape");
  await expect.poll(() => headings(page)).toEqual(moved);
  expect(blocked).toEqual([]);
});

test("cities are moved within their country, while the list is sorted by position", async ({
  page,
}) => {
  await openPanel(page, shop, "cities");
  const names = async () =>
    (await rows(page).getByRole("cell").nth(1).count()) === 0
      ? []
      : rows(page).evaluateAll((all) =>
          all.map((row) => row.querySelectorAll("td")[1]!.innerText.split("\n")[0]!.trim()),
        );
  await expect.poll(names).toContain("Amman");
  const before = await names();
  expect(before.slice(0, 4)).toEqual(["Amman", "Zarqa", "Irbid", "Salt"]);
  await drag(page, page.getByRole("button", { name: "Move Amman" }), rows(page).nth(2));
  await expect(page.getByText("The new order is saved")).toBeVisible();
  await expect
    .poll(async () => (await names()).slice(0, 4))
    .toEqual(["Zarqa", "Irbid", "Amman", "Salt"]);
  const visitors = await page.request.get(`${shop.url}/api/v1/countries?search=jordan`);
  const { data } = (await visitors.json()) as { data: { data: { _id: string }[] } };
  const cities = await page.request.get(`${shop.url}/api/v1/cities/country/${data.data[0]!._id}`);
  const seen = (await cities.json()) as { data: { cities: { name: string }[] } };
  expect(seen.data.cities.slice(0, 3).map(({ name }) => name)).toEqual(["Zarqa", "Irbid", "Amman"]);

  // The country that the shop needs has no handle; nor has any row of a list in another order.
  await page.goto(`${shop.url}/admin-panel/countries`);
  await expect(page.getByRole("button", { name: "Move Jordan" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move other" })).toHaveCount(0);
  await page.getByRole("button", { name: "Name" }).click();
  await expect(page.getByRole("button", { name: "Move Jordan" })).toHaveCount(0);
  await page.goto(`${shop.url}/admin-panel/countries?search=jor`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Move Jordan" })).toHaveCount(0);
});

test("an addon is written in Arabic, option by option", async ({ page }) => {
  await openPanel(page, shop, "addons");
  const row = rows(page).filter({ hasText: "Gift wrapping" });
  await row.press("e");
  await dialog(page).getByRole("button", { name: "Add option" }).click();
  await dialog(page).getByLabel("Option 3", { exact: true }).fill("Ribbon");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Addon updated successfully")).toBeVisible();
  await expect(row.getByText("Arabic missing")).toBeVisible();
  await row.press("e");
  await dialog(page).getByLabel("Option 3 in Arabic").fill("شريط");
  await dialog(page).getByRole("button", { name: "Remove option 1" }).click();
  await expect(dialog(page).getByLabel("Option 2 in Arabic")).toHaveValue("شريط");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row.getByText("Arabic missing")).toHaveCount(0);
  await row.click();
  await expect(dialog(page).getByText("شريط")).toBeVisible();
});

test("a choice needs two different options, typed into the fields that it begins with", async ({
  page,
}) => {
  await openPanel(page, shop, "addons");
  await page.getByRole("button", { name: "Add addon" }).click();
  const form = dialog(page);
  await form
    .getByRole("textbox", { name: /^Title \(/ })
    .first()
    .fill("Ribbon");
  await expect(form.getByLabel("Option 1", { exact: true })).toHaveCount(0);
  await form.getByRole("combobox", { name: "Input type" }).click();
  await page.getByRole("option", { name: "select", exact: true }).click();
  await form.getByLabel("Option 1", { exact: true }).fill("Red");
  await form.getByLabel("Option 2", { exact: true }).fill("red");
  await form.getByRole("button", { name: "Add addon" }).click();
  await expect(form.getByText("Add at least 2 different options")).toBeVisible();
  await form.getByRole("button", { name: "Remove option 2" }).click();
  await expect(form.getByText("Add at least 2 different options")).toBeVisible();
  await form.getByRole("button", { name: "Add option" }).click();
  await form.getByLabel("Option 2", { exact: true }).fill("Blue");
  await expect(form.getByText("Add at least 2 different options")).toHaveCount(0);
  await form.getByRole("button", { name: "Add addon" }).click();
  await expect(page.getByText("Addon created successfully")).toBeVisible();
});

test("a subscriber is found, corrected, refused where it is wrong, and deleted", async ({
  page,
}) => {
  await openPanel(page, shop, "subscribers");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("Not confirmed")).toHaveCount(3);
  const row = rows(page).filter({ hasText: "two@example.com" });
  await row.press("e");
  const email = dialog(page).getByLabel("Email");
  const update = dialog(page).getByRole("button", { name: "Update" });
  await expect(email).toHaveValue("two@example.com");
  await email.fill("   ");
  await expect(update).toBeDisabled();
  await email.fill("one@example.com");
  await update.click();
  await expect(dialog(page).getByText("This email is already subscribed")).toBeVisible();
  await email.fill("second@example.com");
  let changes = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") changes += 1;
  });
  await update.dblclick();
  await expect(page.getByText("Subscriber Updated")).toBeVisible();
  expect(changes).toBe(1);

  await page.getByLabel("Search subscribers").fill("second");
  await expect(rows(page)).toHaveCount(1);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text.split("\r\n")[0]).toBe("\uFEFFID,Email,Subscribed Date,Last Updated");
  expect(text).toContain('"second@example.com"');

  const notice = page.getByRole("region", { name: /Notifications/ });
  await page.route("**/api/v1/subscribers/*", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete subscriber" }).click();
  await expect(notice.getByText("Failed to delete the subscriber.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await rows(page).first().press("e");
  await update.click();
  await expect(notice.getByText("Failed to update the subscriber.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unrouteAll();

  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete subscriber" }).click();
  await expect(page.getByText("Subscriber Deleted")).toBeVisible();
  await expect(page.getByText("No data found")).toBeVisible();

  await page.route("**/api/v1/subscribers?*", (route) =>
    route.fulfill({ status: 400, body: "{}" }),
  );
  await page.goto(`${shop.url}/admin-panel/subscribers`);
  await expect(page.getByText("Failed to load subscribers. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(2);
});

for (const screen of ["social-media", "subscribers"]) {
  test(`axe finds nothing on ${screen}`, async ({ page }) => {
    await openPanel(page, shop, screen);
    const rowsOrCards = "[data-row], main li button";
    await expectAccessibleEverywhere(page, shop.url, screen, rowsOrCards, async (look) => {
      if (screen === "subscribers") await page.locator(rowsOrCards).first().press("e");
      else await page.locator("header").getByRole("button").last().click();
      await expect(dialog(page)).toBeVisible();
      await look();
    });
  });
}
