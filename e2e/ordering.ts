import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

import { ownerHeaders } from "./panel.ts";
import type { RunningShop } from "./running-shop.ts";

/** Places an order through the dialog, like a visitor. */

export interface Customer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

export const CUSTOMER: Customer = {
  firstName: "Example",
  lastName: "Customer",
  phone: "0790000000",
  email: "customer@example.com",
};

/** Waits until the order's own program has taken the place of the sheet that came with the page. */
export async function programIsThere(page: Page): Promise<void> {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

/** Opens the dialog by its address. */
export async function openStep(
  page: Page,
  shopUrl: string,
  path = "/product?order=1",
): Promise<Locator> {
  await page.goto(shopUrl + path);
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByRole("heading").nth(1)).toBeVisible();
  await programIsThere(page);
  return dialog;
}

export async function openOrderDialog(page: Page, shopUrl: string): Promise<Locator> {
  await page.goto(shopUrl);
  await page.getByRole("link", { name: "Get Your NFC Card Now" }).click();
  await expect(page).toHaveURL(/\/product$/);
  await page.getByRole("button", { name: "Order Now - 35 JOD" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Personal Details" })).toBeVisible();
  await programIsThere(page);
  return dialog;
}

export async function next(dialog: Locator, heading: string): Promise<void> {
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("heading", { name: heading, exact: true })).toBeVisible();
}

export async function fillPersonalDetails(dialog: Locator, customer: Customer): Promise<void> {
  await dialog.getByLabel("First name").fill(customer.firstName);
  await dialog.getByLabel("Last name").fill(customer.lastName);
  await dialog.getByLabel("Position").fill("Founder");
  await dialog.getByLabel("Organization").fill("Example Bakery");
  await dialog.getByLabel("Phone number").fill(customer.phone);
  await dialog.getByLabel("Email", { exact: false }).first().fill(customer.email);
}

export async function choosePlace(dialog: Locator, country: string, city: RegExp): Promise<void> {
  await choose(dialog.getByRole("combobox", { name: "Country" }), country);
  await choose(dialog.getByRole("combobox", { name: "City" }), city);
}

/** Opens a list, points at an option and presses Enter once it is highlighted. */
export async function choose(select: Locator, name: string | RegExp): Promise<void> {
  const page = select.page();
  const option = page.getByRole("option", { name });
  await select.click();
  // Until it has its place the list is transparent, and where a pointer would not look for it.
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
  await expect.poll(() => option.evaluate(isSeen)).toBe(true);
  await option.hover();
  await expect(option).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await expect(select).toContainText(name);
  // Waits until the list has closed, so that it is not mistaken for the next one.
  await expect(page.getByRole("option")).toHaveCount(0);
}

/** Replaces the example account of a new shop, to which nobody can transfer. */
export async function setAccount(page: Page, shop: RunningShop): Promise<void> {
  const answer = await page.request.patch(`${shop.url}/api/v1/settings`, {
    headers: await ownerHeaders(shop),
    data: { bank: { iban: "JO15AAAA1234567890123456789012" }, cliqAlias: "EXAMPLESHOP" },
  });
  expect(answer.status()).toBe(200);
}

/** A picture like a phone's screenshot of a transfer. */
export function receiptPicture(): Promise<Buffer> {
  const background = { r: 44, g: 101, b: 71 };
  return sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The same, as a file that somebody picks. */
export async function receiptFile(name = "receipt.jpg") {
  return { name, mimeType: "image/jpeg", buffer: await receiptPicture() };
}

interface Named {
  _id: string;
  name: string;
}

/** The ids of Jordan and of Irbid, where delivery costs 5 JOD. */
export async function irbid(shopUrl: string): Promise<{ country: string; city: string }> {
  async function read(path: string) {
    const answer = await fetch(`${shopUrl}/api/v1/${path}`);
    return ((await answer.json()) as { data: { data: Named[]; cities: Named[] } }).data;
  }
  const idOf = (all: Named[], named: string) => all.find(({ name }) => name === named)!._id;
  const country = idOf((await read("countries")).data, "Jordan");
  return { country, city: idOf((await read(`cities/country/${country}`)).cities, "Irbid") };
}

interface Logo {
  /** CSS colours. */
  logo: string;
  ground: string;
  /** In pixels; it is half as high. */
  width: number;
}

/** A bar in the middle of a ground, four times as wide as high. */
export function logoPicture({ logo, ground, width }: Logo): Promise<Buffer> {
  const bar = `<rect x="10%" y="30%" width="80%" height="40%" fill="${logo}"/>`;
  const size = `width="${width}" height="${width / 2}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${ground}"/>${bar}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
