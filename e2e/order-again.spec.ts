import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "./accessible.ts";
import { logoPicture, next, programIsThere } from "./ordering.ts";
import { place } from "./panel-orders-data.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** One more of a card: from its order's page, from its owner's page, and by staff. */

/** An order under way, with a printed logo, and the link to its page. */
async function earlierOrder({ request }: Page, shop: RunningShop, name: string) {
  const reserving = await request.post(`${shop.url}/api/v1/orders/reservations`);
  const reserved = (await reserving.json()) as { data: { data: Record<string, string> } };
  const { _id: id = "", pageToken = "" } = reserved.data.data;
  const logo = await logoPicture({ logo: "#a4451e", ground: "#ffffff", width: 300 });
  await place(request, shop.url, { name, id, logo, backText: "Scan me" });
  const headers = await ownerHeaders(shop);
  await request.patch(`${shop.url}/api/v1/orders/${id}`, {
    headers,
    data: { status: "processing" },
  });
  return { id, url: `${shop.url}/orders/${pageToken}` };
}

const dialogOf = (page: Page) => page.getByRole("dialog").first();
const total = (page: Page) => page.locator(".order-foot output");

test("the same card is ordered once more from the order's page, in two taps @main", async ({
  page,
  shop,
}) => {
  const { url } = await earlierOrder(page, shop, "Again");
  await page.goto(url);
  await expectAccessible(page);
  await page.getByRole("link", { name: "One more of this" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Order Summary" })).toBeVisible();
  await expect(page).toHaveURL(/\/product\?order=6$/);
  await expect(dialog.getByText("Begun with your earlier card.")).toBeVisible();
  await expect(dialog.getByText("Scan me")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Open picture: Company logo" })).toBeVisible();
  const [asked] = (await total(page).textContent())!.split(" ");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
  await expect(dialog.getByText(`${asked} JOD`).first()).toBeVisible();
  // Both open one page.
  await dialog.getByRole("link", { name: "See your order" }).click();
  await page.getByRole("button", { name: "Fill in your page" }).click();
  await expect(page.getByText("Opens this page", { exact: true })).toHaveCount(2);
});

test("the same card is ordered once more while its order still waits, behind what can be changed of it", async ({
  page,
  shop,
}) => {
  const reserving = await page.request.post(`${shop.url}/api/v1/orders/reservations`);
  const { data } = (await reserving.json()) as { data: { data: Record<string, string> } };
  const { _id: id = "", pageToken = "" } = data.data;
  await place(page.request, shop.url, { name: "Waiting", id });
  await page.goto(`${shop.url}/orders/${pageToken}`);
  const link = page.getByRole("link", { name: "One more of this" });
  const before = page.getByText("Cancel the order", { exact: true }).first();
  const { y: behind } = (await link.boundingBox())!;
  expect(behind).toBeGreaterThan((await before.boundingBox())!.y);
  await link.click();
  await expect(dialogOf(page).getByRole("heading", { name: "Order Summary" })).toBeVisible();
});

test("a picture that can't be loaded is said to be missing, and all else is there", async ({
  page,
  shop,
}) => {
  const { url } = await earlierOrder(page, shop, "Lacking");
  await page.goto(url);
  await page.route(/\/private\//, (route) => route.abort());
  await page.getByRole("link", { name: "One more of this" }).click();
  await expect(
    dialogOf(page).getByText(/^Begun with your earlier card\..*pictures could not be loaded/),
  ).toBeVisible();
  const facts = dialogOf(page).getByRole("definition");
  await expect(facts.filter({ hasText: "Lacking Customer" }).first()).toBeVisible();
});

test("what was typed before is not thrown away for it", async ({ page, shop }) => {
  const { url } = await earlierOrder(page, shop, "Instead");
  await page.goto(`${shop.url}/product?order=1`);
  await programIsThere(page);
  await dialogOf(page).getByLabel("First name").fill("Typed");
  await page.goto(url);
  await page.getByRole("link", { name: "One more of this" }).click();
  await expect(dialogOf(page).getByLabel("First name")).toHaveValue("Typed");
  await dialogOf(page).getByRole("button", { name: "Order the earlier card" }).click();
  await expect(dialogOf(page).getByLabel("First name")).toHaveValue("Instead");
  await expect(
    dialogOf(page).getByText(/^Begun with your earlier card\.(?!.*pictures)/),
  ).toBeVisible();
  await page.reload();
  await expect(dialogOf(page).getByLabel("First name")).toHaveValue("Instead");
});

interface Earlier {
  addons: { addon: { _id: string; title: string; price: number } }[];
  deliveryInfo: { cityFee: number };
  paymentMethod: string;
}

test("in place of what was typed before, the earlier card is ordered as the shop offers it now", async ({
  page,
  shop,
}) => {
  const { url } = await earlierOrder(page, shop, "Now");
  // It was ordered when delivery and its addon cost less, another addon was offered, and transfers were taken.
  await page.route("**/again", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { data: Earlier } };
    const earlier = json.data.data;
    const [line] = earlier.addons;
    line!.addon.price = 1;
    const gone = { ...line!.addon, _id: "0".repeat(24), title: "Gilt edge" };
    earlier.addons.push({ ...line!, addon: gone });
    earlier.deliveryInfo.cityFee = 1;
    earlier.paymentMethod = "online";
    await route.fulfill({ response, json });
  });
  // To the same city.
  await openStoredOrder(page, shop.url, 6);
  await page.goto(url);
  await page.getByRole("link", { name: "One more of this" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Order the earlier card" }).click();
  await expect(dialog.getByLabel("First name")).toHaveValue("Now");
  await expect(
    dialog.getByText("No longer available, and taken off your order: Gilt edge."),
  ).toBeVisible();
  for (const step of STEPS) await next(dialog, step);
  await expect(total(page)).toHaveText("43 JOD");
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
});

/** What follows the first step. */
const STEPS = ["Card Design", "Addons", "Delivery Info", "Payment Method", "Order Summary"];

test("in place of what was typed before too, a picture that can't be loaded is said to be missing", async ({
  page,
  shop,
}) => {
  const { url } = await earlierOrder(page, shop, "Lost");
  await openStoredOrder(page, shop.url, 2);
  await page.goto(url);
  await page.route(/\/private\//, (route) => route.abort());
  await page.getByRole("link", { name: "One more of this" }).click();
  await dialogOf(page).getByRole("button", { name: "Order the earlier card" }).click();
  await expect(dialogOf(page).getByLabel("First name")).toHaveValue("Lost");
  await expect(
    dialogOf(page).getByText(/^Begun with your earlier card\..*pictures could not be loaded/),
  ).toBeVisible();
});

test("the owner of a card orders one more with a new position, and types only the delivery", async ({
  page,
  shop,
}) => {
  const { url } = await earlierOrder(page, shop, "Owner");
  await page.goto(url);
  await page.getByRole("button", { name: "Fill in your page" }).click();
  await page.getByRole("link", { name: "One more of this" }).click();
  const dialog = dialogOf(page);
  // What the link to a card does not tell is asked for.
  await expect(dialog.getByRole("heading", { name: "Delivery Info" })).toBeVisible();
  await expect(dialog.getByLabel("Address line 1")).toHaveValue("");
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await dialog.getByLabel("Position").fill("Director");
  await expect(dialog.getByLabel("First name")).toHaveValue("Owner");
});

test("staff order a card once more from its order", async ({ page, shop }) => {
  const { id } = await earlierOrder(page, shop, "Staff");
  await openPanel(page, shop, `orders/${id}`);
  await page
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Order again" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Staff");
  await expect(page.getByText("The picture stays")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.getByRole("link", { name: "Open order" }).click();
  await expect(page.getByText("Taken for the customer")).toBeVisible();
  await expect(page.getByRole("img", { name: /logo/i }).first()).toBeVisible();
});
