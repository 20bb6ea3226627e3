import { expect } from "@playwright/test";

import { arrivalDay } from "#shared/delivery/arrival.ts";
import { announcedIn } from "#shared/delivery/holidays.ts";

import { choose } from "./ordering.ts";
import { openPanel } from "./panel.ts";
import { startShop } from "./running-shop.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** From the settings to the day that a customer is promised. */

test("a day off that the owner enters is left out of the day that customers are promised", async ({
  page,
}) => {
  await using shop = await startShop({ RATE_LIMITS: "off" });
  await openPanel(page, shop, "settings");
  const section = page.getByRole("region", { name: "Days off" });
  const before = arrivalDay(new Date(), new Map());
  const date = before.toISOString().slice(0, 10);
  const row = section.getByRole("listitem").filter({ has: page.getByRole("textbox") });
  const add = async (number: number) => {
    await section.getByRole("button", { name: "Add day" }).click();
    await row
      .nth(number - 1)
      .getByLabel(/^Day/)
      .fill(date);
  };
  await add(1);
  await choose(row.getByRole("combobox"), "Day off");
  await expect(section.getByText("Was a working day, is left out now.")).toBeVisible();
  // The next one begins like the one before it.
  await add(2);
  await expect(row.nth(1).getByRole("combobox")).toContainText("Day off");
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByText(`${date} is in the list twice`)).toBeVisible();
  await section.getByRole("button", { name: "Remove day 2" }).click();
  const after = arrivalDay(new Date(), announcedIn([{ date, kind: "day_off" }]));
  const words = (day: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }).format(day);
  const day = `${words(after, { weekday: "long" })} ${words(after, { day: "numeric", month: "long" })}`;
  await expect(section.getByRole("status")).toContainText(day.replace(" ", ", "));
  await section.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Days off saved")).toBeVisible();

  await page.goto(`${shop.url}/product`);
  await expect(page.getByText(`In Jordan by ${day}`)).toBeVisible();
  await openStoredOrder(page, shop.url, 4);
  await expect(page.getByText(`Ordered today, it arrives by ${day}.`)).toBeVisible();
  const dialog = await openStoredOrder(page, shop.url, 6);
  await expect(dialog.getByText(`Ordered today, it arrives by ${day}.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByText(day, { exact: true })).toBeVisible();
  await dialog.getByRole("link", { name: "See your order" }).click();
  await expect(page.getByText(`It arrives by ${day}`)).toBeVisible();
});
