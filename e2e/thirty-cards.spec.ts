import { expect, type Browser, type Page } from "@playwright/test";

import { mailedLink, namesOfTapped, onOwnDevice, ticketOf, writeChips } from "./chain.ts";
import { fillInAcceptance } from "./companies.ts";
import { openPanel } from "./panel.ts";
import { readAWhile } from "./reading.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** Cards for a company, from its request on the shop's page to thirty tapped cards. */

const CARDS = 30;
const COMPANY = "Example Bakeries";
const BUYER = "buyer@bakeries.example.com";

/** Every second name is Arabic; the last is to be mended. */
const PEOPLE = Array.from({ length: CARDS }, (_, index) => {
  const number = index + 1;
  return index % 2 === 0
    ? { name: `Example Baker ${number}`, position: "Baker", department: "Ovens" }
    : {
        name: `مثال خبّاز ${number}`,
        position: number < CARDS ? "خبّاز" : "خ",
        department: "الأفران",
      };
});

const { shop, mail } = shopWithMailForTests();

async function requestCards(browser: Browser): Promise<void> {
  const visitor = await onOwnDevice(browser);
  await visitor.goto(`${shop.url}/bulk-orders`, { waitUntil: "networkidle" });
  const form = visitor.getByRole("form", { name: "Request a quote" });
  await form.getByLabel("Company name").fill(COMPANY);
  await form.getByLabel("Contact person").fill("Example Buyer");
  await form.getByLabel("Email").fill(BUYER);
  await form.getByLabel("Phone").fill("0790000030");
  await form.getByLabel("Number of employees").fill(String(CARDS));
  await readAWhile(visitor);
  await form.getByRole("button", { name: "Request Quote" }).click();
  await expect(visitor.getByText("Bulk Order Request Submitted!").first()).toBeVisible();
  await visitor.context().close();
}

async function sendQuote(desk: Page): Promise<void> {
  await openPanel(desk, shop, "bulk-orders");
  await desk.getByRole("row").filter({ hasText: COMPANY }).click();
  await desk.getByRole("button", { name: "Send a quote" }).click();
  const quote = desk.getByRole("dialog", { name: "Send a quote" });
  await quote.getByLabel(/^Price per card/).fill("14");
  await quote.getByRole("button", { name: "Send quote" }).click();
  await expect(desk.getByText("Quote Sent").first()).toBeVisible();
}

/** The company accepts, and enters its people; nobody of the shop has a part in it. */
async function acceptAndEnterPeople(company: Page): Promise<void> {
  await company.goto(await mailedLink(mail, BUYER, "quotes", "/quotes/"));
  await fillInAcceptance(company);
  await company.getByRole("button", { name: "Accept for 420 JOD" }).click();
  await company.getByRole("button", { name: "Enter your people" }).click();
  await company.getByRole("link", { name: "Add a list of people" }).click();
  await company.getByLabel("File with the list").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      ["Name,Position,Department", ...PEOPLE.map((one) => Object.values(one).join(","))].join("\n"),
    ),
  });
  await company.getByRole("button", { name: "Read the list" }).click();
  await expect(company.getByText(`${CARDS} people · ${CARDS} cards wait for names`)).toBeVisible();
  const { name } = PEOPLE.at(-1)!;
  await company.getByRole("button", { name: `Edit ${name}` }).click();
  await company.getByLabel("Position").fill("مدير الأفران");
  await company.getByRole("button", { name: "Save", exact: true }).click();
  await company.getByRole("button", { name: "Put the names on the cards" }).click();
  await expect(company.getByText("Everybody has a card")).toBeVisible();
}

async function makeAndSendProofs(desk: Page): Promise<void> {
  const proofs = desk.getByRole("region", { name: "Proofs" });
  await proofs.getByRole("button", { name: `Make ${CARDS} proofs` }).click();
  await expect(proofs.getByText(`${CARDS} of ${CARDS} made`)).toBeVisible({ timeout: 120_000 });
  await proofs.getByRole("button", { name: `Send ${CARDS} to customer` }).click();
  await expect(proofs.getByRole("button", { name: "Send all again" })).toBeVisible();
}

test("a company's thirty cards are requested, quoted, named, approved, made and tapped", async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(400_000);
  await desk.setViewportSize({ width: 1280, height: 900 });
  await requestCards(browser);
  await sendQuote(desk);
  const company = await onOwnDevice(browser);
  await acceptAndEnterPeople(company);

  await desk.goto(`${shop.url}/admin-panel/orders/board`);
  const ticket = desk.locator("[data-ticket]").filter({ hasText: COMPANY });
  const orderNumber = /\b[0-9a-f]{8}\b/.exec(await ticket.innerText())![0];
  const { ticketIn, take } = ticketOf(desk, orderNumber);
  await take("New", "Confirm cash order");
  await take("Paid or cash confirmed", "See its cards");
  await makeAndSendProofs(desk);

  await company.goto(await mailedLink(mail, BUYER, "orders", /proof/i));
  await company.getByRole("button", { name: `Approve all ${CARDS}` }).click();
  await expect(company.getByText("Thank you. Your cards are approved.")).toBeVisible();

  await desk.goto(`${shop.url}/admin-panel/orders/board`);
  await take("Approved", "Mark as printed");
  await expect(ticketIn("Printed")).toBeVisible();
  const urls = await writeChips(browser, shop, CARDS);
  expect(new Set(urls).size).toBe(CARDS);
  await take("Programmed", "Mark as packed");
  await expect(ticketIn("Packed")).toBeVisible();

  // Each opens the page of whoever holds it.
  const stranger = await onOwnDevice(browser);
  const names = await namesOfTapped(stranger, urls);
  expect(names.toSorted()).toEqual(PEOPLE.map(({ name }) => name).toSorted());
  for (const each of [company, stranger]) await each.context().close();
});
