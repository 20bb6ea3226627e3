import { expect, type Page } from "@playwright/test";
import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import sharp from "sharp";

import { startS3Server } from "#server/testing/s3-server.ts";

import { startForeignDatabase } from "../server/testing/test-database.ts";
import { expectAccessible } from "./accessible.ts";
import {
  choosePlace,
  fillPersonalDetails,
  next,
  openOrderDialog,
  receiptFile,
  setAccount,
} from "./ordering.ts";
import { ownerHeaders } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The path of an order from the visitor to the panel, with every kind of storage. */

const CASH = {
  firstName: "Example",
  lastName: "Cashcustomer",
  phone: "0790000001",
  email: "cash@example.com",
};
const TRANSFER = {
  firstName: "عميل",
  lastName: "مثال",
  phone: "0790000002",
  email: "transfer@example.com",
};

test.describe.configure({ mode: "parallel" });

test("with the embedded database and the file store on disk: cash and transfer @main", async ({
  page,
}) => {
  await using shop = await startShop({}, { embedded: true });
  const cashNumber = await placeCashOrder(page, shop);
  const transferNumber = await placeTransferOrder(page, shop);
  await staffFind(page, shop, { cashNumber, transferNumber });
});

test("with an existing PostgreSQL: cash", async ({ page }) => {
  await using database = await startForeignDatabase();
  await using shop = await startShop({ DATABASE_URL: database.url });
  await staffFind(page, shop, { cashNumber: await placeCashOrder(page, shop) });
});

test("with the files in an S3-compatible store: transfer", async ({ page }) => {
  await using store = await startS3Server();
  await using shop = await startShop(store.env);
  await staffFind(page, shop, { transferNumber: await placeTransferOrder(page, shop) });
  // A design's picture in the size of a screen, as a client shows it; the page draws these cards.
  const small = await fetch(`${shop.url}/uploads/public/card-black.webp?w=640`);
  expect(small.status).toBe(200);
  // The receipt, the two designs' pictures, the examples' three portraits, the CliQ code and the sizes
  // in which pictures were shown are in the bucket, not on this machine.
  const folders = (await store.keys()).map((key) => key.split("/")[0]).toSorted();
  expect(folders.filter((folder) => folder !== "variants")).toEqual([
    "private",
    ...Array.from({ length: 6 }, () => "public"),
  ]);
  expect(folders).toContain("variants");
});

/**
 * Orders to Irbid (5 JOD), with a text (3) and an employee number (1.500) besides the card (35).
 */
async function placeCashOrder(page: Page, shop: RunningShop): Promise<string> {
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, CASH);
  await next(dialog, "Card Design");
  await dialog.getByLabel("Name on card").fill("Example Customer");
  await next(dialog, "Addons");
  await dialog.getByRole("button", { name: "Text on the back" }).click();
  await dialog.getByRole("textbox", { name: "Text on the back" }).fill("Scan me");
  await dialog.getByRole("button", { name: "Employee number" }).click();
  await dialog.getByRole("spinbutton", { name: "Employee number" }).fill("42");
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Irbid/);
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await next(dialog, "Payment Method");
  await expect(dialog.getByText("You pay the courier 44.500 JOD")).toBeVisible();
  await next(dialog, "Order Summary");
  await expect(dialog.getByText("44.500 JOD").first()).toBeVisible();
  await tryWhileBusy(page);
  return placeIt(page);
}

async function placeTransferOrder(page: Page, shop: RunningShop): Promise<string> {
  const dialog = await openOrderDialog(page, shop.url);
  await fillPersonalDetails(dialog, TRANSFER);
  await next(dialog, "Card Design");
  await dialog.getByLabel("Name on card").fill("عميل مثال");
  await dialog.getByText("Matte White", { exact: true }).click();
  await next(dialog, "Addons");
  await next(dialog, "Delivery Info");
  await choosePlace(dialog, "Jordan", /^Amman/);
  await dialog.getByLabel("Address line 1").fill("Example Street 2");
  await next(dialog, "Payment Method");
  const transfer = dialog.getByRole("radio", { name: /^Online/ });
  await expect(transfer).toBeDisabled();
  await expect(dialog.getByText("the shop has not entered its bank account")).toBeVisible();
  await expect(dialog.getByText("JO94 CBJO 0010 0000 0000 0131 0003 02")).toHaveCount(0);
  await expectTransferAnswered(page, shop, false);
  await setAccount(page, shop);
  await setCliqCode(page, shop);
  await expectTransferAnswered(page, shop, true);
  await page.reload();
  await transfer.check();
  await expect(dialog.getByText("JO15 AAAA 1234 5678 9012 3456 7890 12")).toBeVisible();
  await copyBankDetails(page);
  await scanCliqCode(page);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("Deposite transaction image is required")).toBeVisible();
  await dialog.getByLabel("Receipt image").setInputFiles(await receiptFile());
  await next(dialog, "Order Summary");
  await expect(dialog.getByText("35 JOD").first()).toBeVisible();
  return placeIt(page);
}

/** The contact page promises transfers only where they are taken. */
async function expectTransferAnswered(page: Page, shop: RunningShop, isTaken: boolean) {
  const answer = await page.request.get(`${shop.url}/contact-us`);
  const html = await answer.text();
  expect(html).toContain("In cash to the courier, anywhere in Jordan");
  expect(html.includes("or by bank transfer")).toBe(isTaken);
}

/** What a bank's code for an instant transfer says, as far as a test may invent it. */
const CLIQ = "EXAMPLESHOP@cliq;amount=35.000;currency=JOD";

/** Uploads the code that the shop's bank has issued. */
async function setCliqCode(page: Page, shop: RunningShop): Promise<void> {
  const buffer = Buffer.from(encodeQR(CLIQ, "gif", { scale: 6 }));
  const answer = await page.request.patch(`${shop.url}/api/v1/settings`, {
    headers: await ownerHeaders(shop),
    multipart: { cliqQrImage: { name: "cliq.gif", mimeType: "image/gif", buffer } },
  });
  expect(answer.status()).toBe(200);
}

/** Asserts that another phone reads the code off the screen as the bank has issued it. */
async function scanCliqCode(page: Page): Promise<void> {
  const image = page
    .getByRole("dialog")
    .getByRole("img", { name: "QR code for a transfer by CliQ" });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty("complete", true);
  const seen = await sharp(await image.screenshot())
    .resize({ width: 528, kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ ...seen.info, data: new Uint8Array(seen.data) })).toBe(CLIQ);
}

/** Asserts that each detail is copied as a bank's form takes it, also without the clipboard. */
async function copyBankDetails(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    document.addEventListener("copy", () => {
      document.title = (document.activeElement as HTMLTextAreaElement).value;
    });
  });
  const number = await dialog.getByText(/^[0-9a-f]{8}$/).textContent();
  for (const [name, text] of [
    ["Copy amount", "35"],
    ["Copy order number", number!],
    // As most people in Jordan pay, so it comes first.
    ["Copy CliQ alias", "EXAMPLESHOP"],
    ["Copy bank name", "Example Bank"],
    ["Copy account holder", "Example account, not for transfers"],
    ["Copy account number", "0131000302"],
    ["Copy IBAN", "JO15AAAA1234567890123456789012"],
    ["Copy swift code", "EXAMPLEX"],
    ["Copy currency", "JOD"],
  ] as const) {
    const button = dialog.getByRole("button", { name });
    await button.click();
    await expect(dialog.getByRole("status").filter({ hasText: "Copied" }).first()).toBeAttached();
    await expect(page).toHaveTitle(text);
    await expect(button).toBeFocused();
  }
}

/**
 * Asserts that the shop's message is shown when it can't accept an order, and that sending again
 * works.
 */
async function tryWhileBusy(page: Page): Promise<void> {
  const message = "Many pictures are arriving right now. Please try again in a moment.";
  await page.route(
    "**/api/v1/orders",
    (route) => route.fulfill({ status: 503, json: { status: "error", message } }),
    { times: 1 },
  );
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByText(message)).toBeVisible();
}

/** Places the order in the dialog and returns its number. */
async function placeIt(page: Page): Promise<string> {
  const dialog = page.getByRole("dialog");
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/v1/orders"));
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(page.getByText("Order Placed Successfully!")).toBeVisible();
  const body = (await (await answer).json()) as { data: { data: { orderNumber: string } } };
  const { orderNumber } = body.data.data;
  await expect(dialog.getByText(orderNumber).first()).toBeVisible();
  const link = dialog.getByRole("link", { name: "See your order" });
  const opened = await page.request.get(
    new URL((await link.getAttribute("href"))!, page.url()).href,
  );
  expect(await opened.text()).toContain(orderNumber);
  return orderNumber;
}

/** Staff find these orders in the panel: the receipt of the one, and the status of the other. */
async function staffFind(
  page: Page,
  shop: RunningShop,
  numbers: { cashNumber?: string; transferNumber?: string },
): Promise<void> {
  await page.goto(`${shop.url}/admin-panel/orders`);
  await expect(page).toHaveURL(/\/admin-panel\/login/);
  await page.getByLabel("Email").fill(shop.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(shop.owner.password);
  await page.keyboard.press("Enter");
  const granted = page.locator(".toast", { hasText: "Access Granted" });
  await expect(granted).toBeVisible();
  // Otherwise it covers the buttons below until it disappears.
  await granted.getByRole("button", { name: "Close notification" }).click();
  await expect(page).toHaveURL(/\/admin-panel\/orders/);
  if (numbers.transferNumber) await seeReceipt(page, numbers.transferNumber);
  if (numbers.cashNumber) await ship(page, numbers.cashNumber);
}

async function seeReceipt(page: Page, number: string): Promise<void> {
  const transfer = page.getByRole("row", { name: new RegExp(number) });
  await expect(transfer).toContainText("Receipt to check");
  await transfer.click();
  const view = page.getByRole("dialog");
  for (const step of ["Card Design", "Delivery Info", "Add-ons", "Payment Method"]) {
    await view.getByRole("button", { name: "Next" }).click();
    await expect(view.getByRole("heading", { name: step })).toBeVisible();
  }
  const receipt = view.getByRole("img", { name: "Deposit proof" });
  await expect
    .poll(() => receipt.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(600);
  await view.getByRole("button", { name: "Close" }).first().click();
}

async function ship(page: Page, number: string): Promise<void> {
  const cash = page.getByRole("row", { name: new RegExp(number) });
  await expect(cash).toContainText("44.500 JOD");
  await expect(cash).toContainText("Irbid");
  await cash.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: /Edit status/ }).click();
  const edit = page.getByRole("dialog");
  await expect(edit.getByRole("button", { name: "Update Status" })).toBeDisabled();
  await edit.getByRole("combobox").click();
  await page.getByRole("option", { name: "Shipped" }).click();
  await edit.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("Status Updated")).toBeVisible();
  await expect(cash).toContainText("Shipped");
  await page.reload();
  await expect(cash).toContainText("Shipped");
}
