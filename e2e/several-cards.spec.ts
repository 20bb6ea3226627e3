import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import { choosePlace, CUSTOMER, fillPersonalDetails, next, openOrderDialog } from "./ordering.ts";
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
