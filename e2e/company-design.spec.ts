import { expect } from "@playwright/test";

import { companyWithPeople } from "./companies.ts";
import { signIn } from "./panel.ts";
import { test } from "./test.ts";

/** One design of a company's cards, changed by itself and by staff. */

const PEOPLE = ["One", "Two", "Three"].map((lastName) => ({
  firstName: "Example",
  lastName,
  position: "Engineer",
}));

test("staff and the company change one design, and see everybody's card with it", async ({
  page,
  shop,
}) => {
  const { url } = shop;
  const { link, company, order } = await companyWithPeople(page, shop, PEOPLE);
  // Not printed yet, so that its cards follow.
  await shop.database.query("update orders set status = 'pending' where id = $1", [order]);

  await signIn(page, shop);
  await page.goto(`${url}/admin-panel/companies?view=${company}`);
  await page.getByRole("button", { name: "Design of the cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Design of the cards" });
  await expect(dialog.getByText("A change is for 3 cards")).toBeVisible();
  await dialog.getByRole("button", { name: "Show all 3 cards" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("switch", { name: "Position" }).uncheck();
  await dialog.getByLabel("Text on the back").fill("Day and night");
  await expect(dialog.locator("svg", { hasText: "Day and night" })).toBeVisible();

  // What is not saved is not lost without a question.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save the design" }).click();
  await expect(page.getByText("The design is saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goto(`${url}/admin-panel/orders/${order}`);
  const drawn = page.locator("main svg");
  await expect(drawn.filter({ hasText: "Day and night" }).first()).toBeVisible();
  await expect(drawn.filter({ hasText: "Example One" }).first()).toBeVisible();
  await expect(drawn.filter({ hasText: "Engineer" })).toHaveCount(0);

  // Who presses before the page's program is there is answered as soon as it is.
  const loading = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  const watching = page.waitForResponse(/\/assets\/program-watch-/);
  await page.goto(link, { waitUntil: "commit" });
  await (await watching).finished();
  const look = page.getByRole("button", { name: "Look at the design" });
  await expect(async () => {
    await look.click();
    await expect(look).toHaveAttribute("aria-busy", "true", { timeout: 1_000 });
  }).toPass();
  loading.resolve();
  await expect(page.getByLabel("Text on the back")).toHaveValue("Day and night");
  await page.getByLabel("Whose card").selectOption("Example Three");
  await expect(page.getByRole("img", { name: /Example Three/ }).first()).toBeVisible();
});

test("what is wrong with a link is said to staff in their language", async ({ page, shop }) => {
  const { company } = await companyWithPeople(page, shop, PEOPLE);
  await signIn(page, shop);
  await page.goto(`${shop.url}/ar/admin-panel/companies?view=${company}`);
  await page.getByRole("button", { name: "تصميم البطاقات" }).click();
  await page.getByRole("button", { name: "أضف رابطًا" }).click();
  await page.getByRole("textbox", { name: "الرابط 1" }).fill("not a link");
  await page.getByLabel("اسم الرابط").focus();
  await expect(page.getByRole("dialog").last()).toContainText("يرجى كتابة");
});
