import { expect, type Locator, type Page } from "@playwright/test";

import { fillPersonalDetails, next, receiptPicture } from "./ordering.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** How little there is to do for an order. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const CUSTOMER = {
  firstName: "Example",
  lastName: "Customer",
  phone: "0790000000",
  email: "customer@example.com",
};

async function open(page: Page, path = "/product?order=1"): Promise<Locator> {
  await page.goto(shop.url + path);
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByRole("heading").nth(1)).toBeVisible();
  return dialog;
}

/**
 * Each click, each key other than those of a text, and each text that is typed. The same order took
 * 34 before the name on the card followed the names, Jordan was chosen at first, the contact was
 * one line, and the cities could be searched.
 */
const MOST_INTERACTIONS = 31;

test("a typical order, with a link, a logo and an addon, takes few interactions", async ({
  page,
}) => {
  let count = 0;
  const click = async (what: Locator) => {
    count += 1;
    await what.click();
  };
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    count += 1;
    await page.keyboard.insertText(text);
  };
  await page.goto(`${shop.url}/product`);
  const dialog = page.getByRole("dialog").first();
  const goOn = () => click(dialog.getByRole("button", { name: "Next" }));

  await click(page.getByRole("button", { name: "Order Now - 35 JOD" }).first());
  await click(dialog.getByLabel("First name"));
  const texts = ["Example", "Customer", "Founder", "Example Bakery", "0790000000"];
  for (const text of texts) {
    await type(text);
    await press("Tab");
  }
  // 'Add phone number' comes between.
  await press("Tab");
  await type("customer@example.com");
  await click(dialog.getByRole("button", { name: "Add links" }));
  await press("Tab");
  await type("linkedin.com/in/example");
  await goOn();
  await expect(dialog.getByLabel("Name on card")).toHaveValue("Example Customer");
  count += 1;
  await dialog.getByLabel("Company logo").setInputFiles({
    name: "logo.jpg",
    mimeType: "image/jpeg",
    buffer: await receiptPicture(),
  });
  await goOn();
  await click(dialog.getByRole("button", { name: /^Finish/ }));
  await click(dialog.getByText("Gloss", { exact: true }));
  await goOn();
  await click(dialog.getByRole("combobox", { name: "City" }));
  await expect(page.getByLabel("Search cities")).toBeFocused();
  await type("irb");
  await press("Enter");
  await expect(dialog.getByRole("combobox", { name: "City" })).toBeFocused();
  await press("Tab");
  await type("Example Street 1");
  await goOn();
  await goOn();
  await click(dialog.getByRole("button", { name: "Place My Order" }));
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
  expect(count).toBeLessThanOrEqual(MOST_INTERACTIONS);
});

test("a field is checked when it is left, and its message goes as soon as it is right", async ({
  page,
}) => {
  const dialog = await open(page);
  // Nothing is said about fields that were passed without typing.
  await dialog.getByLabel("First name").focus();
  await page.keyboard.press("Tab");
  await dialog.getByLabel("Last name").pressSequentially("C");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Last name must be at least 2 characters")).toBeVisible();
  await expect(dialog.getByText("First name must be at least 2 characters")).toHaveCount(0);
  await dialog.getByLabel("Last name").pressSequentially("u");
  await expect(dialog.getByText("Last name must be at least 2 characters")).toHaveCount(0);
  await dialog.getByLabel("Phone number").fill("079");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Phone number must be at least 8 characters")).toBeVisible();

  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Validation Error")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Previous" })).toHaveCount(0);
});

test("a phone number is understood in any spelling, and shown in groups", async ({ page }) => {
  const dialog = await open(page);
  const phone = dialog.getByLabel("Phone number");
  for (const [typed, shown] of [
    ["0790000000", "079 000 0000"],
    ["00962790000000", "+962 79 000 0000"],
    ["+962 79 0000 000", "+962 79 000 0000"],
    ["٠٧٩٠٠٠٠٠٠٠", "079 000 0000"],
    ["+49 30 0000000", "+49 30 0000000"],
  ] as const) {
    await phone.fill("");
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue(typed);
    await phone.blur();
    await expect(phone).toHaveValue(shown);
  }
});

test("the name on the card follows the names until it is edited", async ({ page }) => {
  const dialog = await open(page);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  const onCard = dialog.getByLabel("Name on card");
  await expect(onCard).toHaveValue("Example Customer");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByLabel("First name").fill("Another");
  await next(dialog, "Card Design");
  await expect(onCard).toHaveValue("Another Customer");
  await onCard.fill("A. Customer");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByLabel("First name").fill("Example");
  await next(dialog, "Card Design");
  await expect(onCard).toHaveValue("A. Customer");
});

test("cities are found in both languages, the contact is one line, and Edit leads straight back", async ({
  page,
}) => {
  const dialog = await open(page);
  await fillPersonalDetails(dialog, CUSTOMER);
  for (const step of ["Card Design", "Addons", "Delivery Info"]) await next(dialog, step);
  await expect(dialog.getByRole("combobox", { name: "Country" })).toContainText("Jordan");
  const city = dialog.getByRole("combobox", { name: "City" });
  for (const [typed, found] of [
    ["maan", /^Ma.an/],
    ["اربد", /^Irbid/],
  ] as const) {
    await city.click();
    const list = page.getByRole("listbox").getByRole("option");
    await expect.poll(() => list.count()).toBeGreaterThan(10);
    await expect(page.getByLabel("Search cities")).toBeFocused();
    await page.keyboard.type(typed);
    await expect(list).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(city).toContainText(found);
  }
  await city.click();
  await page.getByLabel("Search cities").fill("nowhere");
  await expect(page.getByText("No city found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(city).toContainText("Irbid");

  await expect(dialog.getByText(/^The courier calls .?079 000 0000/)).toBeVisible();
  await expect(dialog.getByLabel("Delivery phone")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Change the contact" }).click();
  await expect(dialog.getByLabel("Delivery phone")).toBeFocused();
  await dialog.getByLabel("Delivery phone").fill("0780000000");
  await expect(dialog.getByLabel("Delivery email")).toHaveValue("customer@example.com");
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  for (const step of ["Payment Method", "Order Summary"]) await next(dialog, step);

  await dialog.getByRole("button", { name: "Edit Personal details" }).click();
  await dialog.getByLabel("Position").fill("");
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(dialog.getByText("Position must be at least 2 characters")).toBeVisible();
  await dialog.getByLabel("Position").fill("Baker");
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(dialog.getByRole("heading", { name: "Order Summary" })).toBeVisible();
  await expect(dialog.getByRole("definition").getByText("Baker", { exact: true })).toBeVisible();
  await expect(dialog.getByText("0780000000")).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole("heading", { name: "Payment Method" })).toBeVisible();
});
