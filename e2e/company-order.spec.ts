import { expect } from "@playwright/test";

import { fillInAcceptance, LIST_OF_PEOPLE, sentQuote } from "./companies.ts";
import { ownerHeaders, signIn } from "./panel.ts";
import { test } from "./test.ts";

/** From a company's request to its people's names on the cards. */

test("a company accepts its quote, and staff put its people on the cards", async ({
  page,
  shop,
}) => {
  const { url } = shop;
  const companyName = "Example Works of the Walk";
  const quotePage = await sentQuote(page.request, shop, {
    companyName,
    quote: { price: 15, setup: 20 },
  });

  await page.goto(quotePage);
  const pdf = page.getByRole("link", { name: "Quote as PDF" });
  const document = await page.request.get(url + (await pdf.getAttribute("href")));
  expect(document.headers()["content-type"]).toBe("application/pdf");
  await fillInAcceptance(page);
  await page.getByLabel("First name").fill("E");
  await page.getByLabel("Tax number").fill("1234567");
  const accept = page.getByRole("button", { name: "Accept for 65 JOD" });
  await accept.click();
  await expect(page.getByRole("alert")).toContainText("First name must be at least 2 characters");
  await page.getByLabel("First name").fill("Example");
  await accept.click();
  await expect(page.getByRole("heading", { name: "You accepted the quote." })).toBeVisible();

  await signIn(page, shop);
  await page.goto(`${url}/admin-panel/companies`);
  await page.getByRole("row", { name: companyName }).click();
  const dialog = page.getByRole("dialog", { name: companyName });
  await expect(dialog).toContainText("3 cards");
  await dialog.getByRole("link", { name: "Add a list of people" }).click();
  await page.getByLabel("File with the list").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(LIST_OF_PEOPLE),
  });
  await page.getByRole("button", { name: "Read the list" }).click();
  await expect(page.getByText("3 people · 3 cards wait for names")).toBeVisible();
  await expect(page.getByText("The zero at the beginning was missing")).toBeVisible();
  const order = page.getByRole("button", { name: "Put the names on the cards" });
  await expect(order).toBeDisabled();
  await page.getByRole("button", { name: "Edit Example T" }).click();
  await page.getByLabel("Last name").fill("Three");
  await page.getByLabel("Position").fill("Driver");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("to mend")).toHaveCount(0);
  await order.click();
  await expect(page.getByText("Everybody has a card")).toBeVisible();

  await page
    .getByRole("link", { name: /^[0-9a-z]{10}$/i })
    .first()
    .click();
  await expect(page.getByRole("link", { name: "The company and its people" })).toBeVisible();
  await expect(page.getByText("65 JOD").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Setup/ })).toContainText("20 JOD");

  // Left as it is, the invoice goes to whom the company has named, not to who accepted for it.
  const settings = { headers: await ownerHeaders(shop), data: { sellerName: "Example Cards" } };
  expect((await page.request.patch(`${url}/api/v1/invoice-settings`, settings)).ok()).toBe(true);
  await page.getByRole("button", { name: "Issue invoice now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Issue", exact: true }).click();
  await expect(page.getByRole("region", { name: "Invoices" })).toContainText(companyName);
});
