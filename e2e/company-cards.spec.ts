import { execFileSync } from "node:child_process";

import { expect } from "@playwright/test";

import { companyWithPeople } from "./companies.ts";
import { signIn } from "./panel.ts";
import { test } from "./test.ts";

/** What a company does with its cards after they were made, by the link to its page. */

test("a company gives out links, changes titles, replaces, passes on and switches off", async ({
  page,
  shop,
}) => {
  const { link, company } = await companyWithPeople(page, shop, [
    { firstName: "Example", lastName: "One", position: "Clerk", email: "cards-one@example.com" },
    { firstName: "مثال", lastName: "اثنان", position: "مديرة", department: "الإدارة" },
  ]);
  await page.goto(link);
  const cardOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const one = cardOf("Example One");
  await expect(one).toContainText("In use");

  await page.getByRole("button", { name: "Manage the card of Example One" }).click();
  await one.getByRole("button", { name: "Send the link" }).click();
  await expect(one.getByRole("status")).toContainText("cards-one@example.com");
  const mailed = () => shop.mail.mails.find(({ text }) => /\/cards\/[0-9a-f]{32}/.test(text));
  await expect.poll(mailed).toBeTruthy();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Claim slips for everybody without a link" }).click();
  const slips = await (await downloading).path();
  await expect(page.getByText("The claim slips are made, at most 100 at once.")).toBeVisible();
  expect(execFileSync("head", ["-c", "5", slips]).toString()).toBe("%PDF-");

  await one.getByRole("button", { name: "Change details" }).click();
  await expect(one).toContainText("The card is printed, and stays as it is.");
  await one.getByLabel("Position").fill("");
  await one.getByRole("button", { name: "Save" }).click();
  await expect(one).toContainText("Position must be at least 2 characters");
  await one.getByLabel("Position").fill("Director");
  await one.getByRole("button", { name: "Save" }).click();
  await expect(one.getByRole("status")).toHaveText("The page is changed. What is printed stays.");
  await expect(one).toContainText("Printed on the card: Example One, Clerk");

  await one.getByRole("button", { name: "Order a new one" }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask).toContainText("15 JOD");
  await ask.getByRole("button", { name: "Order the card" }).click();
  await expect(one.filter({ hasText: "A new one is ordered" })).toContainText("Lost");
  await expect(one.filter({ hasText: "Being made" })).toContainText("Director");

  const two = cardOf("اثنان");
  await page.getByRole("button", { name: "Manage the card of مثال اثنان" }).click();
  await two.getByRole("button", { name: "Switch off" }).click();
  await ask.getByRole("button", { name: "Switch off" }).click();
  await expect(two).toContainText("Switched off");
  const address = await two.getByRole("link", { name: "Open page" }).getAttribute("href");
  const closed = await page.request.get(address!);
  expect(closed.status()).toBe(410);
  expect(await closed.text()).not.toContain("اثنان");

  await two.getByRole("button", { name: "Pass on" }).click();
  await expect(two).toContainText("The name that is printed on it stays");
  await two.getByLabel("First name").fill("Example");
  await two.getByLabel("Last name").fill("Next");
  await two.getByLabel("Position").fill("Intern");
  await two.getByRole("button", { name: "Pass on" }).click();
  await expect(cardOf("Example Next")).toContainText("In use");
  expect(await (await page.request.get(address!)).text()).toContain("Example Next");

  await signIn(page, shop);
  await page.goto(`${shop.url}/admin-panel/companies?view=${company}`);
  const details = page.getByRole("dialog");
  await details.getByLabel("Find a card").fill("next");
  await details.getByRole("button", { name: "Find" }).click();
  await expect(details.getByRole("button", { name: /Manage the card of/ })).toHaveCount(1);
});
