import { expect, type Page } from "@playwright/test";

import { fillInAcceptance, LIST_OF_PEOPLE, sentQuote } from "./companies.ts";
import { test } from "./test.ts";

/** A company's own page: from the accepted quote to its people's names on the cards, without staff. */

async function accept(page: Page, quotePage: string): Promise<void> {
  await page.goto(quotePage);
  await fillInAcceptance(page);
  await page.getByRole("button", { name: /^Accept for/ }).click();
  await page.getByRole("button", { name: "Enter your people" }).click();
}

test("a company enters its people by its link, and two who mend a row see each other's saves", async ({
  page,
  shop,
  browser,
}) => {
  await accept(page, await sentQuote(page.request, shop, { companyName: "Example Page Walk" }));
  await expect(page.getByRole("heading", { name: "Example Page Walk" })).toBeVisible();
  await expect(page.getByText("3 cards wait for names")).toBeVisible();
  const companyPage = page.url();
  await page.getByRole("link", { name: "Add a list of people" }).click();
  await page.getByLabel("File with the list").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(LIST_OF_PEOPLE),
  });
  await page.getByRole("button", { name: "Read the list" }).click();
  await expect(page.getByText("3 people · 3 cards wait for names")).toBeVisible();
  await expect(page.getByText("مثال اثنان")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put the names on the cards" })).toBeDisabled();

  // Somebody else with the link has the same row open.
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(page.url());
  await colleague.getByRole("button", { name: "Edit Example T" }).click();
  await colleague.getByLabel("Department").fill("Warehouse");

  await page.getByRole("button", { name: "Edit Example T" }).click();
  await page.getByLabel("Last name").fill("Three");
  await page.getByLabel("Name on the card").fill("Example Three");
  await page.getByLabel("Position").fill("Driver");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Example Three")).toBeVisible();

  await colleague.getByRole("button", { name: "Save", exact: true }).click();
  await expect(colleague.getByRole("alert")).toContainText("Driver");
  await expect(colleague.getByLabel("Department")).toHaveValue("Warehouse");
  await colleague.getByRole("button", { name: "Save", exact: true }).click();
  await expect(colleague.getByText("Warehouse")).toBeVisible();
  await expect(colleague.getByText("Example Three")).toBeVisible();
  await colleague.context().close();

  await page.reload();
  await expect(page.getByText("Warehouse")).toBeVisible();
  await page.getByRole("button", { name: "Put the names on the cards" }).click();
  await expect(page.getByText("Everybody has a card")).toBeVisible();

  await page.goto(companyPage);
  await expect(page.getByText("3 people, 3 with a card")).toBeVisible();
  await page.getByRole("button", { name: "Open the order" }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f]{32}$/);

  await page.goto(companyPage);
  await page.getByText("Has the link got into wrong hands?").click();
  await page.getByRole("button", { name: "Renew this link" }).click();
  await expect(page.getByText("The link is renewed")).toBeVisible();
  expect(page.url()).not.toContain(companyPage);
  expect((await page.goto(companyPage))!.status()).toBe(404);
});
