import { expect } from "@playwright/test";
import sharp from "sharp";

import { expectAccessible } from "./accessible.ts";
import { CUSTOMER, fillPersonalDetails, logoPicture, next, openStep } from "./ordering.ts";
import { openStoredOrder } from "./stored-order.ts";
import { test } from "./test.ts";

/** How little there is to do for an order. */

test("a field is checked when it is left, and its message goes as soon as it is right @main", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  // Nothing is reported about fields that were passed without typing.
  await dialog.getByLabel("First name").focus();
  await page.keyboard.press("Tab");
  await dialog.getByLabel("Last name").pressSequentially("C");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Last name must be at least 2 characters")).toBeVisible();
  await expect(dialog.getByText("First name must be at least 2 characters")).toHaveCount(0);
  await dialog.getByLabel("Last name").pressSequentially("u");
  await expect(dialog.getByText("Last name must be at least 2 characters")).toHaveCount(0);
  await dialog.getByLabel("Phone number").fill("079");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Phone number must be at least 8 characters")).toBeVisible();

  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expect(page.getByText("Validation Error")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("a phone number is understood in any spelling, and shown in groups @main", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  const phone = dialog.getByLabel("Phone number");
  for (const [typed, shown] of [
    ["0790000000", "079 000 0000"],
    ["00962790000000", "+962 79 000 0000"],
    ["+962 79 0000 000", "+962 79 000 0000"],
    ["٠٧٩٠٠٠٠٠٠٠", "079 000 0000"],
    ["+49 30 0000000", "+49 30 0000000"],
  ] as const) {
    await phone.fill("");
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue(typed);
    await phone.blur();
    await expect(phone).toHaveValue(shown);
  }
});

test("the name on the card follows the names until it is edited", async ({ page, shop }) => {
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  const onCard = dialog.getByLabel("Name on card");
  await expect(onCard).toHaveValue("Example Customer");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByLabel("First name").fill("Another");
  await next(dialog, "Card Design");
  await expect(onCard).toHaveValue("Another Customer");
  await onCard.fill("A. Customer");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByLabel("First name").fill("Example");
  await next(dialog, "Card Design");
  await expect(onCard).toHaveValue("A. Customer");
});

test("the card shows a logo as it is printed, says what is wrong with it, and draws none that is missing", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  const card = dialog.getByRole("img", { name: "Card of Example Customer, Founder" });
  const onCard = card.locator("image:not(pattern *)");
  const printed = dialog.getByRole("switch", { name: "Include printed logo" });
  const picker = dialog.getByLabel("Company logo");
  const pick = async (name: string, buffer: Buffer) =>
    picker.setInputFiles({ name, mimeType: "image/png", buffer });

  // A logo that is picked is printed, and the switch that says so is in sight.
  await expect(printed).not.toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await pick("light.png", await logoPicture({ logo: "#e09468", ground: "#17150f", width: 400 }));
  await expect(printed).toBeChecked();
  await expect(printed).toBeInViewport();
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(printed).not.toBeChecked();
  await page.setViewportSize({ width: 1280, height: 720 });

  await expect(dialog.getByText("No logo is picked yet")).toHaveCount(0);
  await printed.check();
  await expect(dialog.getByText("No logo is picked yet")).toBeVisible();
  await expect(onCard).toHaveCount(0);

  // A broken file is refused at once.
  await pick("broken.png", Buffer.from("not a picture"));
  await expect(dialog.getByText("Please select a valid image file")).toBeVisible();
  await expect(dialog.getByText("broken.png")).toHaveCount(0);

  // Dark on white: without the white nothing would be seen on a black card, so it stays at first.
  await pick("dark.png", await logoPicture({ logo: "#17150f", ground: "#ffffff", width: 400 }));
  await expect(onCard).toHaveAttribute("width", "112");
  const background = dialog.getByRole("switch", { name: "Remove the background" });
  await expect(background).not.toBeChecked();
  await expect(dialog.getByText("would hardly be seen")).toHaveCount(0);
  await background.check();
  await expect(dialog.getByText("would hardly be seen")).toBeVisible();
  await dialog.getByText("Matte White", { exact: true }).click();
  await expect(dialog.getByText("would hardly be seen")).toHaveCount(0);
  await dialog.getByText("Matte Black", { exact: true }).click();

  // A light one is taken off its background, and cut to what is left: a bar of 4 to 1.
  await pick("light.png", await logoPicture({ logo: "#e09468", ground: "#ffffff", width: 400 }));
  await expect(background).toBeChecked();
  await expect(onCard).toHaveAttribute("width", "224");
  await dialog.getByRole("button", { name: "Turn" }).click();
  await expect(onCard).toHaveAttribute("width", "14");
  await background.uncheck();
  await expect(onCard).toHaveAttribute("width", "28");
  await dialog.getByRole("button", { name: "Crop" }).click();
  const crop = page.getByRole("dialog", { name: "Crop the picture" });
  await crop.getByRole("button", { name: "Square" }).click();
  await crop.getByRole("button", { name: "Crop", exact: true }).click();
  await expect(onCard).toHaveAttribute("width", "56");

  await pick("small.png", await logoPicture({ logo: "#e09468", ground: "#17150f", width: 40 }));
  await expect(dialog.getByText(/too small to be printed sharply: .*32 × 8/)).toBeVisible();
  await printed.uncheck();
  await expect(dialog.getByText("This logo is not printed")).toBeVisible();
  await expect(onCard).toHaveCount(0);
  await expectAccessible(page);
  await next(dialog, "Addons");
});

test("a picture that the shop can't read is reported under its field when it is picked, and others are kept", async ({
  page,
  shop,
}) => {
  const dialog = await openStep(page, shop.url);
  await fillPersonalDetails(dialog, CUSTOMER);
  await next(dialog, "Card Design");
  const logo = await logoPicture({ logo: "#e09468", ground: "#17150f", width: 400 });
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel("Company logo").setInputFiles({ name, mimeType, buffer });
  const refusal = dialog.getByText("Please select a valid image file");

  // Browsers show what there is of it.
  const webp = await sharp(logo).webp().toBuffer();
  await pick("cut.webp", "image/webp", webp.subarray(0, webp.length * 0.7));
  await expect(refusal).toBeVisible();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Validation Error")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Card Design" })).toBeVisible();

  // A JPEG that lacks its end is read.
  const jpeg = await sharp(logo).jpeg().toBuffer();
  const tried = page.waitForResponse("**/api/v1/pictures/check");
  await pick("cut.jpg", "image/jpeg", jpeg.subarray(0, -2));
  expect((await tried).status()).toBe(200);
  await expect(refusal).toHaveCount(0);

  // Where the shop can't be asked, the picture is kept.
  await page.route("**/api/v1/pictures/check", (route) => route.abort());
  await pick("cut.webp", "image/webp", webp.subarray(0, webp.length * 0.7));
  await expect(dialog.getByText("cut.webp")).toBeVisible();
  await next(dialog, "Addons");
  await expect(refusal).toHaveCount(0);
});

test("cities are found in both languages, the contact is one line, and Edit leads straight back", async ({
  page,
  shop,
}) => {
  const dialog = await openStoredOrder(page, shop.url, 3);
  await next(dialog, "Delivery Info");
  await expect(dialog.getByRole("combobox", { name: "Country" })).toContainText("Jordan");
  const city = dialog.getByRole("combobox", { name: "City" });
  for (const [typed, found] of [
    ["maan", /^Ma.an/],
    ["اربد", /^Irbid/],
  ] as const) {
    await city.click();
    const list = page.getByRole("listbox").getByRole("option");
    await expect.poll(() => list.count()).toBeGreaterThan(10);
    await expect(page.getByLabel("Search cities")).toBeFocused();
    await page.keyboard.type(typed);
    await expect(list).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(city).toContainText(found);
  }
  await city.click();
  await page.getByLabel("Search cities").fill("nowhere");
  await expect(page.getByText("No city found")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(city).toContainText("Irbid");

  await expect(dialog.getByText(/^The courier calls .?079 000 0000/)).toBeVisible();
  await expect(dialog.getByLabel("Delivery phone")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Change the contact" }).click();
  await expect(dialog.getByLabel("Delivery phone")).toBeFocused();
  await dialog.getByLabel("Delivery phone").fill("0780000000");
  await expect(dialog.getByLabel("Delivery email")).toHaveValue("customer@example.com");
  await dialog.getByLabel("Address line 1").fill("Example Street 1");
  for (const step of ["Payment Method", "Order Summary"]) await next(dialog, step);

  await dialog.getByRole("button", { name: "Edit Personal details" }).click();
  await dialog.getByLabel("Position").fill("");
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(dialog.getByText("Position must be at least 2 characters")).toBeVisible();
  await dialog.getByLabel("Position").fill("Baker");
  await dialog.getByRole("button", { name: "Back to summary" }).click();
  await expect(dialog.getByRole("heading", { name: "Order Summary" })).toBeVisible();
  await expect(dialog.getByRole("definition").getByText("Baker", { exact: true })).toBeVisible();
  await expect(dialog.getByText("078 000 0000")).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole("heading", { name: "Payment Method" })).toBeVisible();
});
