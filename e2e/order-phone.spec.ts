import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible, expectNothingCut } from "./accessible.ts";
import { fillPersonalDetails, next, receiptPicture, setAccount } from "./ordering.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The order on a phone, and one that goes abroad. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const CUSTOMER = {
  firstName: "Example",
  lastName: "Customer",
  phone: "0790000000",
  email: "customer@example.com",
};

async function open(page: Page, path = "/product?order=1"): Promise<Locator> {
  await page.goto(shop.url + path);
  const dialog = page.getByRole("dialog").first();
  await expect(dialog.getByRole("heading").nth(1)).toBeVisible();
  return dialog;
}

async function boxOf(what: Locator) {
  const box = (await what.boundingBox())!;
  return { ...box, bottom: box.y + box.height };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [path, button, wrong] of [
    ["/product?order=1", "Next", "First name must be at least 2 characters"],
    ["/ar/product?order=1", "التالي", "يجب ألا يقل الاسم الأول عن حرفين"],
  ] as const) {
    test(`${path}: a toast covers neither the field nor its error`, async ({ page }) => {
      for (const height of [844, 480]) {
        await page.setViewportSize({ width: 390, height });
        const dialog = await open(page, path);
        await dialog.getByRole("button", { name: button }).click();
        const toast = page.locator(".toast").first();
        await expect(toast).toBeVisible();
        const field = dialog.locator("[aria-invalid=true]").first();
        await expect(field).toBeFocused();
        await expect(async () => {
          const [shown, input, error] = await Promise.all([
            boxOf(toast),
            boxOf(field),
            boxOf(dialog.getByText(wrong)),
          ]);
          expect(shown.bottom).toBeLessThanOrEqual(input.y);
          expect(error.bottom).toBeLessThanOrEqual(height);
        }).toPass();
        await expectNothingCut(page);
      }
      await expectAccessible(page);
    });
  }

  test("swiping the head down closes the order, and asks when something is typed", async ({
    page,
  }) => {
    const dialog = await open(page);
    await swipeDown(page, 60);
    await expect(dialog).toBeVisible();
    await swipeDown(page, 200);
    await expect(dialog).toHaveCount(0);

    await open(page);
    await dialog.getByLabel("First name").fill("Example");
    await swipeDown(page, 200);
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByLabel("First name")).toHaveValue("Example");
    await swipeDown(page, 200);
    await question.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${shop.url}/product`);
  });

  test("with the keyboard open, and on its side, the field and the button are in sight", async ({
    page,
  }) => {
    const dialog = await open(page);
    await fillPersonalDetails(dialog, CUSTOMER);
    for (const size of [
      { width: 390, height: 420 },
      { width: 844, height: 390 },
    ]) {
      const email = dialog.getByLabel("Email").first();
      await email.focus();
      await page.setViewportSize(size);
      const button = dialog.getByRole("button", { name: "Next" });
      await expect(async () => {
        const [field, foot] = await Promise.all([boxOf(email), boxOf(button)]);
        expect(field.bottom).toBeLessThanOrEqual(foot.y);
        expect(field.y).toBeGreaterThan(0);
        expect(foot.bottom).toBeLessThanOrEqual(size.height);
        expect(foot.height).toBeLessThan(60);
      }).toPass();
      await expectNothingCut(page);
    }
  });
});

/** Swipes with a finger from the head of the sheet. */
async function swipeDown(page: Page, distance: number): Promise<void> {
  const head = await boxOf(page.locator(".order-head"));
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: 120, y: head.y + 12 + y }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let y = 20; y <= distance; y += 20) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(y) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

test("an order that goes abroad promises no day and no free delivery, and takes no cash", async ({
  page,
}) => {
  const dialog = await open(page);
  await fillPersonalDetails(dialog, CUSTOMER);
  for (const step of ["Card Design", "Addons", "Delivery Info"]) await next(dialog, step);
  await dialog.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "Other" }).click();
  await dialog.getByLabel("Country name").fill("Exampleland");
  await dialog.getByLabel("City name").fill("Exampleton");
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  await expect(dialog.getByText("free delivery")).toHaveCount(0);
  await expect(dialog.getByText("Total, without delivery")).toBeVisible();
  await next(dialog, "Payment Method");
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  // Nobody can transfer to the example account of a new shop.
  await expect(dialog.getByRole("radio")).toBeDisabled();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByText("Please write to us before you order.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Payment Method" })).toBeVisible();
  await setAccount(page, shop);
  await page.reload();
  await expect(dialog.getByText("Cash on delivery is possible in Jordan only.")).toBeVisible();
  await dialog.getByLabel("Receipt image").setInputFiles({
    name: "receipt.jpg",
    mimeType: "image/jpeg",
    buffer: await receiptPicture(),
  });
  await next(dialog, "Order Summary");
  const expectAbroad = async () => {
    await expect(dialog.getByText("We write to you first", { exact: true })).toBeVisible();
    await expect(dialog.getByText("2-4 days")).toHaveCount(0);
    await expect(dialog.getByText("courier")).toHaveCount(0);
    await expect(dialog.getByText("7-14 days").first()).toBeVisible();
  };
  await expectAbroad();
  await dialog.getByRole("button", { name: "Place My Order" }).click();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
  await expectAbroad();
  await expect(dialog.getByText("Arrives by")).toHaveCount(0);
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Your order is placed" })).toBeVisible();
  await expectAbroad();
});
