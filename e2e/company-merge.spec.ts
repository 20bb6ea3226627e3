import { expect } from "@playwright/test";

import { companyWithPeople } from "./companies.ts";
import { signIn } from "./panel.ts";
import { test } from "./test.ts";

/** Two records of one company are put together. */

test("staff put a company's second record into the first", async ({ page, shop }) => {
  const [first, second] = [
    await companyWithPeople(page, shop, [
      { firstName: "Example", lastName: "One", position: "Clerk" },
    ]),
    await companyWithPeople(page, shop, [
      { firstName: "Example", lastName: "Two", position: "Clerk" },
    ]),
  ];
  await shop.database.query(
    "update companies set name = 'Example Joined Works' where id = any($1)",
    [[first.company, second.company]],
  );
  await signIn(page, shop);
  await page.goto(`${shop.url}/admin-panel/companies?view=${second.company}`);
  await page.getByRole("button", { name: "Put together with another record" }).click();
  const dialog = page.getByRole("dialog", { name: "Put together with another record" });
  const join = dialog.getByRole("button", { name: "Put together", exact: true });
  await expect(join).toBeDisabled();
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await dialog.getByText("Example Joined Works", { exact: true }).click();
  await join.click();
  await expect(page.getByText("The records are put together")).toBeVisible();
  const cards = page.getByRole("dialog").getByRole("button", { name: /^Manage the card of/ });
  await expect(cards).toHaveCount(2);
  expect((await page.request.get(second.link)).status()).toBe(404);
  expect((await page.request.get(first.link)).status()).toBe(200);
});
