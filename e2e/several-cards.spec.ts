import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import {
  choose,
  choosePlace,
  CUSTOMER,
  fillPersonalDetails,
  next,
  openOrderDialog,
  receiptFile,
} from "./ordering.ts";
import { ownerHeaders, openPanel } from "./panel.ts";
import { test } from "./test.ts";

/** Several cards in one order, from the dialog to the panel. */

/** The fields of a further card. @param number 2 for the first of them */
const cardOf = (dialog: Locator, number: number) =>
  dialog.locator("section", {
    has: dialog.page().getByRole("button", { name: `Remove card ${number}` }),
  });

async function addCard(dialog: Locator, number: number, name: string): Promise<Locator> {
  await dialog.getByRole("button", { name: "Add another card" }).click();
  const card = cardOf(dialog, number);
  await expect(card.getByLabel("First name")).toBeFocused();
  await card.getByLabel("First name").fill(name);
  await card.getByLabel("Last name").fill("Colleague");
  await card.getByLabel("Position").fill("Sales");
  return card;
}

const total = (page: Page) => page.locator(".order-foot output");

test("an order of three cards, from the dialog over a reload to the panel @main", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  const second = await addCard(dialog, 2, "Second");
  await expect(second.getByLabel("Name on card")).toHaveValue("Second Colleague");
  await expect(total(page)).toHaveText("70 JOD");
  // The card beside the form is the one that is filled in.
  await expect(dialog.getByRole("group", { name: "Which card" })).toContainText("Card 2");
  const third = await addCard(dialog, 3, "Third");
  await third.getByLabel("Position").fill("");
  await third.getByLabel("Email").fill("third@");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(third.getByText("Position must be at least 2 characters")).toBeVisible();
  await expect(third.getByText("valid email")).toBeVisible();
  await third.getByLabel("Position").fill("Support");
  await third.getByLabel("Email").fill("third@example.com");
  await third.getByText("Matte White", { exact: true }).click();
  await expectAccessible(page);

  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Card Design" })).toBeVisible();
  await dialog.getByRole("button", { name: /^Card 3/ }).click();
  await expect(cardOf(dialog, 3).getByLabel("Email")).toHaveValue("third@example.com");
  await next(dialog, "Addons");
  await dialog.getByRole("button", { name: "Text on the back" }).click();
  await dialog.getByRole("textbox", { name: "Text on the back" }).fill("Scan me");
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await next(dialog, "Order Summary");
  await expect(dialog.getByText(/^3 × .*NFC/)).toBeVisible();
  await expect(dialog.getByText("3 × Text on the back")).toBeVisible();
  await expect(dialog.getByText("Third Colleague")).toBeVisible();
  await expect(total(page)).toHaveText("119 JOD");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();

  await dialog.getByRole("link", { name: "See your order" }).click();
  await expect(page.getByText(/^3 × .*NFC/)).toBeVisible();
  const orderPage = page.url();
  await page.getByRole("button", { name: "Third Colleague" }).click();
  await expect(page.getByLabel("First name").first()).toHaveValue("Third");
  await page.goto(orderPage);
  await expectAccessible(page);

  const listed = await page.request.get(`${shop.url}/api/v1/orders?search=Customer`, {
    headers: await ownerHeaders(shop),
  });
  const { data } = (await listed.json()) as {
    data: { data: { _id: string; quantity?: number }[] };
  };
  const order = data.data.find(({ quantity }) => quantity === 3)!;
  await openPanel(page, shop, `orders/${order._id}`);
  await expect(page.getByText(/^3 × .*NFC/).first()).toBeVisible();
  await expect(page.getByText("third@example.com", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.url}/admin-panel/orders/${order._id}/edit`);
  const part = page.locator("section", { has: page.getByRole("heading", { name: "Card 3" }) });
  await part.getByLabel("Name on card").fill("Third C.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Third C.").first()).toBeVisible();
  await expect(page.getByText("Card 3, Name on card", { exact: false })).toBeVisible();
});

test("a card of its own logo and addons, from the dialog over a reload to the panel", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, { ...CUSTOMER, lastName: "Differing" });
  await next(dialog, "Card Design");
  await dialog.getByLabel("Company logo").setInputFiles(await receiptFile("first.jpg"));
  const second = await addCard(dialog, 2, "Second");
  await expect(second.getByText("Logo: as on the first card")).toBeVisible();
  const drawn = page.locator('.order-card-stage image[href^="blob:"]');
  await expect(drawn).toHaveCount(1);
  await second.getByRole("button", { name: "Change the logo of card 2" }).click();
  await second.getByText("Another logo", { exact: true }).click();
  // Whoever wants another one picks it.
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(second.getByText("Required", { exact: true })).toBeVisible();
  await second.getByLabel("Logo of card 2").setInputFiles(await receiptFile("second.jpg"));
  const third = await addCard(dialog, 3, "Third");
  await third.getByRole("button", { name: "Change the logo of card 3" }).click();
  await third.getByText("No logo", { exact: true }).click();
  await expect(drawn).toHaveCount(0);
  await expectAccessible(page);

  await next(dialog, "Addons");
  await dialog.getByRole("button", { name: "Text on the back" }).click();
  await dialog.getByRole("textbox", { name: "Text on the back" }).fill("Scan me");
  await expect(total(page)).toHaveText("114 JOD");
  const whose = dialog.getByRole("combobox", { name: "These add-ons are for" });
  await choose(whose, "Only Third Colleague");
  await expect(dialog.getByText("This card has the add-ons of all cards.")).toBeVisible();
  await dialog.getByRole("button", { name: "Choose others for it" }).click();
  await dialog.getByRole("button", { name: "Text on the back" }).click();
  await expect(dialog.getByRole("textbox", { name: "Text on the back" })).toHaveValue("Scan me");
  await dialog.getByRole("textbox", { name: "Text on the back" }).fill("");
  await dialog.getByRole("button", { name: "Employee number" }).click();
  await dialog.getByRole("spinbutton", { name: "Employee number" }).fill("42");
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Addons", exact: true })).toBeVisible();
  await expect(whose).toContainText("All other cards");
  await choose(whose, "Only Third Colleague");
  await dialog.getByRole("button", { name: "Employee number" }).click();
  await expect(dialog.getByRole("spinbutton", { name: "Employee number" })).toHaveValue("42");

  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await next(dialog, "Order Summary");
  await expect(dialog.getByText("2 × Text on the back")).toBeVisible();
  await expect(dialog.getByText("Another logo")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /Logo of card 2/ })).toBeVisible();
  await expect(dialog.getByText("Employee number: 42")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();

  await dialog.getByRole("link", { name: "See your order" }).click();
  await expect(page.getByText("2 × Text on the back")).toBeVisible();
  await expect(page.getByText("Employee number: 42")).toBeVisible();
  await expectAccessible(page);

  const listed = await page.request.get(`${shop.url}/api/v1/orders?search=Differing`, {
    headers: await ownerHeaders(shop),
  });
  const { data } = (await listed.json()) as { data: { data: { _id: string }[] } };
  const { _id } = data.data[0]!;
  await openPanel(page, shop, `orders/${_id}`);
  await expect(page.getByText("2 × Text on the back").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo of card 2" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.url}/admin-panel/orders/${_id}/edit`);
  const part = page.locator("section", { has: page.getByRole("heading", { name: "Card 3" }) });
  const number = (of: Locator) => of.getByRole("textbox", { name: /^Employee number/ });
  await expect(number(part)).toHaveValue("42");
  await expectAccessible(page);
  await number(part).fill("43");
  await choose(part.getByRole("combobox", { name: "Logo of card 3" }), "As on the first card");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Card 3, Company logo", { exact: false })).toBeVisible();
  await expect(page.getByText("Employee number (43)", { exact: false })).toBeVisible();

  // Another one by phone, without its second card but with a picked logo for the third.
  await page.goto(`${shop.url}/admin-panel/orders/new?like=${_id}`);
  await expect(page.locator("[data-foot] [role=status]")).toContainText("JOD");
  await page.getByRole("button", { name: "Remove card 2" }).click();
  const left = page.locator("section", { has: page.getByRole("heading", { name: "Card 2" }) });
  await expect(number(left)).toHaveValue("43");
  await choose(left.getByRole("combobox", { name: "Logo of card 2" }), "Another logo");
  await left.locator("input[type=file]").setInputFiles(await receiptFile("third.jpg"));
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.getByRole("link", { name: "Open order" }).click();
  await expect(page.getByText("2 × The Naqra NFC card").first()).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo of card 2" })).toBeVisible();
  await expect(page.getByText("43", { exact: true }).first()).toBeVisible();
});

test("at nine cards the prices for companies are named", async ({ page, shop }) => {
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  for (let number = 2; number <= 9; number++) {
    await dialog.getByRole("button", { name: "Add another card" }).click();
    await expect(cardOf(dialog, number)).toBeVisible();
  }
  await expect(dialog.getByRole("button", { name: "Add another card" })).toHaveCount(0);
  await expect(dialog.getByText("from 15 JOD a card")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Ask for a quote" })).toHaveAttribute(
    "href",
    /bulk-orders$/,
  );
  await dialog.getByRole("button", { name: "Remove card 5" }).click();
  await expect(total(page)).toHaveText("280 JOD");
  await expect(dialog.getByRole("button", { name: "Add another card" })).toBeVisible();
});
