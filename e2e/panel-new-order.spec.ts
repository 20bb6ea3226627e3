import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import { choose } from "./ordering.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import { test } from "./test.ts";

/** Orders that staff take by phone and at the counter. */

const total = (page: Page) => page.locator("[data-foot] [role=status]");

test("a known customer's next order is placed by the keyboard alone @main", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "orders");
  await place(page.request, shop.url, { name: "Known", language: "ar" });
  await page.getByRole("link", { name: "New order" }).click();
  const search = page.getByRole("searchbox", { name: "Find a customer" });
  await expect(search).toBeFocused();
  await expectAccessible(page);
  // Whoever types quickly does not wait for the answer.
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/api\/v1\/orders\?.*search=Known/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.keyboard.type("Known");
  await page.keyboard.press("Enter");
  answer();
  await expect(page.getByLabel("First name")).toHaveValue("Known");
  await expect(total(page)).toContainText("JOD");
  // Whoever was written to in Arabic is again.
  const language = page.getByRole("combobox", { name: "Write to the customer in" });
  await expect(language).toContainText("العربية");
  // What was filled in is right: from any of its fields Enter sends it.
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Order .* is placed$/ })).toBeVisible();
  const link = await page.getByText(/\/orders\/[0-9a-f]{32}$/).textContent();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open order" }).click();
  await expect(page.getByText("العربية", { exact: true })).toBeVisible();
  await page.goto(link!);
  await expect(page.getByText("Known").first()).toBeVisible();
});

test("a new customer's order of two cards at another price, paid at the counter", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "orders/new");
  await page.getByRole("searchbox", { name: "Find a customer" }).fill("0799999999");
  await expect(page.getByText("Nobody has ordered under that yet")).toBeVisible();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("First name must be at least 2 characters")).toBeVisible();
  // It begins in the language of the panel.
  const language = page.getByRole("combobox", { name: "Write to the customer in" });
  await expect(language).toContainText("English");
  await choose(language, "العربية");
  await page.getByLabel("First name").fill("Counter");
  await page.getByLabel("Last name").fill("Customer");
  await page.getByLabel("Position").fill("Founder");
  await page.getByLabel("Organization").fill("Example Bakery");
  await page.getByRole("textbox", { name: "Phone number" }).fill("0799999999");
  await page
    .getByRole("textbox", { name: "Email (required)", exact: true })
    .fill("counter@example.com");
  // What follows from it is filled in.
  await expect(page.getByLabel("Name on card")).toHaveValue("Counter Customer");
  await expect(page.getByLabel("Delivery phone")).toHaveValue("0799999999");
  await expect(page.getByLabel("Delivery email")).toHaveValue("counter@example.com");
  await page.getByRole("button", { name: "Add another card" }).click();
  const second = page.locator("section", { has: page.getByRole("heading", { name: "Card 2" }) });
  await second.getByLabel("First name").fill("Second");
  await second.getByLabel("Last name").fill("Customer");
  await expect(second.getByLabel("Name on card")).toHaveValue("Second Customer");
  // The card beside the form is the one that is filled in.
  await expect(page.getByText("Second Customer", { exact: true })).toBeVisible();
  await second.getByLabel("Position").fill("Sales");
  await choose(page.getByRole("combobox", { name: "City" }), /^Irbid/);
  await page.getByLabel("Address line 1").fill("Example Street 1");
  await expect(total(page)).toHaveText(/75 JOD/);
  await page.getByLabel("Price of each card").fill("30");
  await choose(page.getByRole("combobox", { name: "Payment method" }), "Paid in cash");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Reason is required")).toBeVisible();
  await page.getByLabel("Why the price or fee is another one").fill("A regular customer");
  await expect(total(page)).toHaveText(/65 JOD/);
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.getByRole("link", { name: "Open order" }).click();
  await expect(page.getByText("Taken for the customer")).toBeVisible();
  await expect(page.getByText("A regular customer")).toBeVisible();
  await expect(page.getByText("العربية", { exact: true })).toBeVisible();
  await expect(page.getByText("2 × ").first()).toBeVisible();
  await expectAccessible(page);
  // 'Paid in cash' was a mistake.
  const payment = page.getByRole("region", { name: "Payment" });
  await expect(payment).toContainText("Cash · Paid");
  await payment.getByRole("button", { name: "Not paid after all" }).click();
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not paid after all" }).click();
  await expect(payment).toContainText("Cash · Due");
  await expect(payment.getByRole("button")).toHaveCount(0);
});

test("an order that costs something else by now is not sent before its new total is seen", async ({
  page,
  shop,
}) => {
  const options = { headers: await ownerHeaders(shop) };
  const discounts = `${shop.url}/api/v1/discounts`;
  const added = await page.request.post(discounts, {
    ...options,
    data: { code: "STAFF-LESS", percent: 20 },
  });
  const { _id } = (await added.json()).data.data as { _id: string };
  await openPanel(page, shop, "orders/new");
  await place(page.request, shop.url, { name: "Dearer" });
  // What delivery cost then is nothing to go by.
  await shop.database.query("update orders set city_fee_fils = 1000 where first_name = 'Dearer'");
  await page.getByRole("searchbox", { name: "Find a customer" }).fill("Dearer");
  await page.getByRole("button", { name: /^Dearer/ }).click();
  await expect(page.getByRole("combobox", { name: "City" })).toContainText("5 JOD");
  await page.getByLabel("Discount code").fill("STAFF");
  // Why there is no total stands where it would.
  await expect(page.locator("[data-foot]")).toContainText("This discount code is not known");
  await page.getByLabel("Discount code").fill("STAFF-LESS");
  await expect(total(page)).toHaveText(/33 JOD/);
  await page.request.patch(`${discounts}/${_id}`, { ...options, data: { percent: 10 } });
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("alert")).toContainText("36.500 JOD by now");
  await expect(total(page)).toHaveText(/36\.500 JOD/);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("heading", { name: /^Order .* is placed$/ })).toBeVisible();
  await page.request.delete(`${discounts}/${_id}`, options);
});

test("what was typed does not go for a customer that is found afterwards without a question", async ({
  page,
  shop,
}) => {
  await openPanel(page, shop, "orders/new");
  await place(page.request, shop.url, { name: "Foundlater" });
  const first = page.getByLabel("First name");
  await first.fill("Typed");
  const take = async () => {
    await page.getByRole("searchbox", { name: "Find a customer" }).fill("Foundlater");
    await page
      .getByRole("listitem")
      .getByRole("button", { name: /Foundlater/ })
      .click();
  };
  await take();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(first).toHaveValue("Typed");
  await take();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(first).toHaveValue("Foundlater");
});
