import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible, expectNothingCut } from "./accessible.ts";
import {
  CUSTOMER,
  fillPersonalDetails,
  next,
  openStep,
  receiptFile,
  setAccount,
} from "./ordering.ts";
import { startShop } from "./running-shop.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** The order on a phone, and one that goes abroad. */

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
    test(`${path}: a toast covers neither the field nor its error`, async ({ page, shop }) => {
      for (const height of [844, 420]) {
        await page.setViewportSize({ width: 390, height });
        const dialog = await openStep(page, shop.url, path);
        await dialog.getByRole("button", { name: button }).click();
        const toast = page.locator(".toast").first();
        await expect(toast).toBeVisible();
        const field = dialog.locator("[aria-invalid=true]").first();
        await expect(field).toBeFocused();
        await expect(async () => {
          const [shown, input, error, foot] = await Promise.all([
            boxOf(toast),
            boxOf(field),
            boxOf(dialog.getByText(wrong)),
            boxOf(dialog.getByRole("button", { name: button })),
          ]);
          expect(shown.bottom).toBeLessThanOrEqual(input.y);
          expect(error.bottom).toBeLessThanOrEqual(foot.y);
        }).toPass();
        await expectNothingCut(page);
      }
      await expectAccessible(page);
    });
  }

  test("swiping the head down closes the order, and asks when something is typed", async ({
    page,
    shop,
  }) => {
    const dialog = await openStep(page, shop.url);
    await swipeDown(page, 60);
    await expect(dialog).toBeVisible();
    await swipeDown(page, 200);
    await expect(dialog).toHaveCount(0);

    await openStep(page, shop.url);
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

  test("the card stays under the progress while it changes, and opens large on a tap", async ({
    page,
    shop,
  }) => {
    const dialog = await openStep(page, shop.url);
    const strip = dialog.getByRole("button", { name: /Show it large$/ });
    await fillPersonalDetails(dialog, CUSTOMER);
    await dialog.getByRole("button", { name: "Add phone number" }).scrollIntoViewIfNeeded();
    const [shown, head] = await Promise.all([boxOf(strip), boxOf(page.locator(".order-head"))]);
    expect(shown.y).toBeGreaterThanOrEqual(head.bottom);
    expect(shown.bottom - head.bottom).toBeLessThanOrEqual(104);

    await strip.tap();
    const large = page.getByRole("dialog", { name: "Your card" });
    await expect(
      large.getByRole("img", { name: "Card of Example Customer, Founder" }),
    ).toBeVisible();
    await large.getByRole("button", { name: "Back" }).click();
    await expect(large.getByText("Your page's address")).toBeVisible();
    await large.getByRole("button", { name: "On a phone" }).click();
    const phone = large.getByRole("img", { name: /the card of Example Customer opens$/ });
    await expect(phone).toContainText("079 000 0000");
    await expect(phone).toContainText("customer@example.com");
    await expect(phone).not.toContainText("LinkedIn");
    await expect(phone.getByText("Example Customer"), "on the page and on its card").toHaveCount(2);
    await expectNothingCut(page);
    await expectAccessible(page);
    await large.getByRole("button", { name: "Close" }).click();
    await expect(strip).toBeFocused();

    for (const step of ["Card Design", "Addons"]) await next(dialog, step);
    await expect(strip).toContainText("Example Customer");
    await dialog.getByRole("button", { name: /^Text on the back/ }).click();
    await dialog.getByRole("textbox", { name: "Text on the back" }).fill("Scan me");
    await expect(strip).toContainText("Scan me");
    await dialog.getByRole("button", { name: /^Finish/ }).click();
    await expect(strip).toContainText("Founder");
    await next(dialog, "Delivery Info");
    await expect(strip).toHaveCount(0);
  });

  test("with the keyboard open, and on its side, the field and the button are in sight", async ({
    page,
    shop,
  }) => {
    const dialog = await openStep(page, shop.url);
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
  await using shop = await startShop({ RATE_LIMITS: "off" });
  const dialog = await openStoredOrder(page, shop.url, 3);
  await next(dialog, "Delivery Info");
  const country = dialog.getByRole("combobox", { name: "Country" });
  await country.click();
  await page.getByRole("option", { name: "Other" }).click();
  await expect(country).toHaveText("Other");
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
  await dialog.getByLabel("Receipt image").setInputFiles(await receiptFile());
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

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  for (const [path, view] of [
    ["/product?order=1", "On a phone"],
    ["/ar/product?order=1", "على الهاتف"],
  ] as const) {
    test(`${path}: the phone runs out above the views`, async ({ page, shop }) => {
      const dialog = await openStep(page, shop.url, path);
      const choice = dialog.getByRole("button", { name: view });
      await choice.click();
      const phone = await boxOf(dialog.locator(".order-phone-place [role=img]").first());
      const views = await boxOf(choice.locator(".."));
      expect(phone.bottom, "or it would not need to").toBeGreaterThan(views.y);
      const row = { x: phone.x, width: phone.width, height: 2 };
      const darkest = async (y: number) => {
        const seen = await page.screenshot({ clip: { ...row, y } });
        return (await sharp(seen).greyscale().stats()).channels[0]!.min;
      };
      expect(await darkest(phone.y + 20), "its frame").toBeLessThan(60);
      expect(await darkest(views.y - 3), "nothing of it").toBeGreaterThan(150);
    });
  }
});

test.describe("on a tablet held upright", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("the card under the progress is large enough to be read", async ({ page, shop }) => {
    const dialog = await openStep(page, shop.url);
    const small = await boxOf(dialog.locator(".order-card-small"));
    expect(small.width).toBeGreaterThanOrEqual(190);
    const strip = await boxOf(dialog.locator(".order-card-strip"));
    expect(small.y).toBeGreaterThan(strip.y);
    expect(small.bottom).toBeLessThan(strip.bottom);
    await expectNothingCut(page);
  });
});
