import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";

import { installFakeNfc, type FakeNfc } from "#app/admin/orders/chips/fake-nfc.fixtures.ts";

import { mailedLink, onOwnDevice, ticketOf } from "./chain.ts";
import { choosePlace, fillPersonalDetails, next, openOrderDialog } from "./ordering.ts";
import { openPanel } from "./panel.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** From the order to the card in a stranger's hand, and to its loss: each person on a device of their own. */

declare const nfc: FakeNfc;

const OWNER = {
  firstName: "Example",
  lastName: "Chain",
  phone: "0790000007",
  email: "whole.chain@example.com",
};
const SERIAL = "04:0C:00:00:00:00:07";

const { shop, mail } = shopWithMailForTests();

/** Orders one card to Irbid, paid in cash, and answers its number. */
async function order(page: Page): Promise<string> {
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, OWNER);
  await next(dialog, "Card Design");
  await next(dialog, "Addons");
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await next(dialog, "Order Summary");
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  return (await dialog
    .getByText(/^[0-9a-f]{8}$/)
    .first()
    .textContent())!;
}

/** What the phone of a stranger keeps as a contact. */
async function savedContact(page: Page): Promise<(name: string) => string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save Contact" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.vcf$/);
  const text = (await file.createReadStream().then((stream) => stream.toArray())).join("");
  const card = new ICAL.Component(ICAL.parse(text));
  return (name) => [card.getFirstPropertyValue(name)].flat(2).join(" ").trim();
}

test("an order becomes a card that opens its owner's page, until it is lost @main", async ({
  page: customer,
  browser,
}) => {
  const orderNumber = await order(customer);

  // The desk: from the new order to the proof in its customer's hands.
  const desk = await onOwnDevice(browser, { width: 1280, height: 900 });
  await openPanel(desk, shop, "orders/board");
  const { ticketIn, take } = ticketOf(desk, orderNumber);
  await take("New", "Confirm cash order");
  await take("Paid or cash confirmed", "Make proof");
  // Drawn in the background, behind whatever else the machine has to do.
  const isMade = ticketIn("Paid or cash confirmed").getByRole("button", { name: "Send proof" });
  await expect(isMade).toBeVisible({ timeout: 60_000 });
  await take("Paid or cash confirmed", "Send proof");
  await expect(ticketIn("Proof sent")).toBeVisible();

  // The customer looks at it, and says yes.
  await customer.goto(await mailedLink(mail, OWNER.email, "orders", /proof/i));
  const sides = customer.locator('img[src*="/private/"]');
  await expect(sides).toHaveCount(2);
  for (const side of await sides.all()) {
    await expect(side).toHaveJSProperty("complete", true);
    await expect(side).not.toHaveJSProperty("naturalWidth", 0);
  }
  await customer.getByRole("button", { name: "Approve and print" }).click();
  await expect(customer.getByText("Your card is approved.")).toBeVisible();

  // Printed from the approved file, and programmed by a phone.
  const [print] = await Promise.all([
    desk.waitForEvent("download"),
    take("Approved", "Print file"),
  ]);
  expect(print.suggestedFilename()).toMatch(/-card\.pdf$/);
  await take("Approved", "Mark as printed");
  await expect(ticketIn("Printed")).toBeVisible();
  const phone = await onOwnDevice(browser);
  await phone.addInitScript(installFakeNfc);
  await openPanel(phone, shop, "orders/program");
  const inHand = phone.getByRole("region", { name: "Card to take now" });
  await expect(inHand).toContainText("Example Chain");
  await phone.getByRole("button", { name: "Start", exact: true }).click();
  await phone.evaluate((serial) => {
    const chip = nfc.chip(serial);
    Object.assign(globalThis, { chip });
    nfc.hold(chip);
  }, SERIAL);
  await expect(phone.locator('[data-look="done"]')).toBeVisible();
  const written = await phone.evaluate(
    () => (globalThis as unknown as { chip: { urls: string[] } }).chip.urls,
  );
  expect(written).toHaveLength(1);
  await take("Programmed", "Mark as packed");
  await expect(ticketIn("Packed")).toBeVisible();

  // A stranger taps it: the phone opens what the chip holds.
  const stranger = await onOwnDevice(browser);
  await stranger.goto(written[0]!);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Example Chain");
  const contact = await savedContact(stranger);
  expect(contact("fn")).toBe("Example Chain");
  expect(contact("org")).toBe("Example Bakery");
  expect(contact("title")).toBe("Founder");
  expect(contact("tel")).toBe("+962790000007");
  expect(contact("email")).toBe(OWNER.email);

  // Its owner changes the page by the link from the mail; the card is the same.
  await customer.goto(await mailedLink(mail, OWNER.email, "cards", "/cards/"));
  await expect(customer.getByText("All is saved.")).toBeVisible();
  await customer.getByLabel("Job title", { exact: true }).fill("Director");
  await expect(customer.getByText("Not saved yet.")).toBeVisible();
  await customer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(customer.getByText("All is saved.")).toBeVisible();
  await stranger.goto(written[0]!);
  await expect(stranger.getByText("Director")).toBeVisible();
  expect((await savedContact(stranger))("title")).toBe("Director");

  // It is lost: whoever finds it learns that, and nothing of its owner.
  await customer.getByRole("button", { name: "I have lost this card" }).click();
  await customer.getByRole("button", { name: "Switch off" }).click();
  await expect(customer.getByText("Lost, switched off")).toBeVisible();
  const found = await stranger.goto(written[0]!);
  expect(found!.status()).toBe(410);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(
    "This card was reported lost",
  );
  await expect(stranger.getByText("Example Chain")).toHaveCount(0);
  for (const page of [desk, phone, stranger]) await page.context().close();
});
