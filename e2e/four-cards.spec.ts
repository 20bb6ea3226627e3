import { expect, type Page } from "@playwright/test";

import { mailedLink, namesOfTapped, onOwnDevice, ticketOf, writeChips } from "./chain.ts";
import { choose } from "./ordering.ts";
import { openPanel } from "./panel.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** Four cards ordered by phone, from the call to the cards in four hands. */

const CALLER = "four.cards@example.com";
const OWN_ADDRESS = "fourth.owner@example.com";
const COLLEAGUES = ["Second", "Third", "Fourth"] as const;

const { shop, mail } = shopWithMailForTests();

/** Types the order while its customer is on the phone. @returns its number */
async function takeOrder(desk: Page): Promise<string> {
  await openPanel(desk, shop, "orders/new");
  const field = (name: string) => desk.getByRole("textbox", { name: `${name} (required)` }).first();
  await field("First name").fill("Caller");
  await field("Last name").fill("Example");
  await field("Position").fill("Founder");
  await field("Organization").fill("Example Bakery");
  await field("Phone number").fill("0790000044");
  await desk.getByRole("textbox", { name: "Email (required)", exact: true }).fill(CALLER);
  for (const [index, name] of COLLEAGUES.entries()) {
    await desk.getByRole("button", { name: "Add another card" }).click();
    const heading = desk.getByRole("heading", { name: `Card ${index + 2}` });
    const card = desk.locator("section", { has: heading });
    await card.getByLabel("First name").fill(name);
    await card.getByLabel("Last name").fill("Example");
    await card.getByLabel("Name on card").fill(`${name} Example`);
    await card.getByLabel("Position").fill("Baker");
    if (name === "Fourth") await card.getByLabel("Email").fill(OWN_ADDRESS);
  }
  await choose(desk.getByRole("combobox", { name: "City" }), /^Irbid/);
  await desk.getByLabel("Address line 1").fill("Example Street 1");
  await desk.getByLabel("Price of each card").fill("30");
  await desk.getByLabel("Why the price or fee is another one").fill("Four at once");
  await expect(desk.locator("[data-foot] [role=status]")).toHaveText(/125 JOD/);
  await desk.getByRole("button", { name: "Place the order" }).click();
  const done = desk.getByRole("heading", { name: /is placed$/ });
  return (await done.textContent())!.split(" ")[1]!;
}

test("four cards ordered by phone are tapped by strangers", async ({ page: desk, browser }) => {
  test.setTimeout(240_000);
  await desk.setViewportSize({ width: 1280, height: 900 });
  const orderNumber = await takeOrder(desk);
  await desk.goto(`${shop.url}/admin-panel/orders/board`);
  const { ticketIn, take } = ticketOf(desk, orderNumber);
  await take("New", "Confirm cash order");
  await take("Paid or cash confirmed", "Make proof");
  const areMade = ticketIn("Paid or cash confirmed").getByRole("button", { name: "Send proof" });
  await expect(areMade).toBeVisible({ timeout: 90_000 });
  await areMade.click();
  await expect(ticketIn("Proof sent")).toBeVisible();

  // The customer says yes to each of them.
  const customer = await onOwnDevice(browser);
  await customer.goto(await mailedLink(mail, CALLER, "orders", /proof/i));
  const approve = customer.getByRole("button", { name: "Approve and print" });
  await expect(approve).toHaveCount(4);
  for (let left = 4; left > 0; left--) {
    await approve.first().click();
    await expect(approve).toHaveCount(left - 1);
  }

  await take("Approved", "Mark as printed");
  await expect(ticketIn("Printed")).toBeVisible();
  const urls = await writeChips(browser, shop, 4);
  expect(new Set(urls).size).toBe(4);
  await take("Programmed", "Mark as packed");
  await expect(ticketIn("Packed")).toBeVisible();

  // Each opens the page of whoever holds it.
  const stranger = await onOwnDevice(browser);
  const names = await namesOfTapped(stranger, urls);
  const expected = ["Caller", ...COLLEAGUES].map((name) => `${name} Example`);
  expect(names.toSorted()).toEqual(expected.toSorted());

  // The fourth owner has a link of their own.
  await stranger.goto(await mailedLink(mail, OWN_ADDRESS, "cards", "/cards/"));
  await expect(stranger.getByLabel("First name").first()).toHaveValue("Fourth");
  for (const each of [customer, stranger]) await each.context().close();
});
