import { expect } from "@playwright/test";

import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel } from "./panel.ts";
import { test } from "./test.ts";

test("what a courier takes along is ticked off when the cash comes back, and what is missing stands out", async ({
  page,
  shop,
}) => {
  for (const name of ["Courier one", "Courier two"]) await place(page.request, shop.url, { name });
  await openPanel(page, shop, "orders?search=courier");
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Hand over" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByLabel("Courier").fill("Ticked Courier");
  await expectAccessibleAtEachWidth(page);
  await asked.getByRole("button", { name: "Make sheet" }).click();

  await expect(page.getByRole("heading", { level: 1, name: /^Sheet \d+$/ })).toBeVisible();
  const orders = page.getByRole("list", { name: "Orders" }).getByRole("listitem");
  await expect(orders).toHaveCount(2);
  await orders.first().getByRole("button", { name: "Cash is here" }).click();
  await expect(orders.first()).toContainText("Brought 40 JOD");
  await orders
    .last()
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Another amount" }).click();
  await page.getByRole("dialog").getByLabel("Brought back").fill("30");
  await page.getByRole("button", { name: "Save amount" }).click();
  await expect(orders.last()).toContainText("10 JOD missing");
  await expectAccessibleAtEachWidth(page);

  await page.getByRole("link", { name: "Hand-over" }).click();
  await expect(page.getByRole("row", { name: /Ticked Courier/ })).toContainText("10 JOD missing");
});

test("a courier's number that is entered on an order's page ships the order", async ({
  page,
  shop,
}) => {
  const { _id } = await place(page.request, shop.url, { name: "Tracked" });
  await openPanel(page, shop, `orders/${_id}`);
  const shipment = page.getByRole("region", { name: "Shipment" });
  await shipment.getByRole("button", { name: "Enter" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Courier").fill("Example Courier");
  await form.getByLabel("Tracking number").fill("JO-4821");
  await form.getByLabel("Tracking link").fill("courier.example");
  await form.getByRole("button", { name: "Save shipment" }).click();
  await expect(form).toContainText("Please enter a valid URL");
  await form.getByLabel("Tracking link").fill("https://courier.example/4821");
  await expectAccessibleAtEachWidth(page);
  await form.getByRole("button", { name: "Save shipment" }).click();
  await expect(shipment).toContainText("JO-4821");
  await expect(page.getByRole("button", { name: "Mark as delivered" })).toBeVisible();
});
