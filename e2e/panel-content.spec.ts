import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { expectAccessibleEverywhere } from "./accessible.ts";
import { openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The screens of what the landing page shows, and the field of a picture that they share. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2c6547" } })
    .jpeg()
    .toBuffer();

/** Red, and blue from the middle on. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00000" } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: "#0000c0" } },
        left: width / 2,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

/** A picture that can't be made smaller. */
const noise = (edge: number) =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 70 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

const file = (buffer: Buffer, name = "photo.jpg", mimeType = "image/jpeg") => ({
  name,
  mimeType,
  buffer,
});

const pickIn = (page: Page) => dialog(page).locator("input[type=file]");

/** Hands a picture to the page as a paste or a drop does. */
async function give(page: Page, how: "paste" | "drop", bytes: Buffer, name: string): Promise<void> {
  await page.evaluate(
    ([event, base64, title]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0));
      data.items.add(new File([content], title!, { type: "image/jpeg" }));
      const target =
        event === "drop"
          ? document.querySelector("[data-picture-field]")!
          : (document.activeElement ?? document.body);
      target.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [how, bytes.toString("base64"), name] as const,
  );
}

test("a testimonial is added with its picture, looked at, changed and deleted", async ({
  page,
}) => {
  await openPanel(page, shop, "testimonials");
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Add testimonial" }).click();
  await expect(dialog(page).getByRole("radio", { name: "5 stars" })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Add testimonial" }).click();
  for (const reported of [
    "Name is required",
    "Title is required",
    "Company is required",
    "Quote is required",
  ]) {
    await expect(dialog(page).getByText(reported)).toBeVisible();
  }
  const fill = (name: string, text: string) =>
    dialog(page).getByRole("textbox", { name, exact: true }).fill(text);
  await fill("Name (required)", "Example Person");
  await fill("Title (required)", "Example Title");
  await fill("Company (required)", "Example Company");
  await fill("Quote (required)", "Two lines\nof an example");
  await fill("Name in Arabic", "اسم مثال");
  await dialog(page).getByRole("radio", { name: "5 stars" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByRole("radio", { name: "4 stars" })).toBeChecked();
  // Nothing is saved without what was picked.
  await pickIn(page).setInputFiles({
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("a"),
  });
  await dialog(page).getByRole("button", { name: "Add testimonial" }).click();
  await expect(pickIn(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Go on without a picture" }).click();
  await expect(dialog(page).getByText("Please select a valid image file")).toHaveCount(0);
  await pickIn(page).setInputFiles(file(await photo(300, 400)));
  await expect(dialog(page).getByRole("img", { name: "Preview of the picture" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add testimonial" }).click();
  await expect(page.getByText("Testimonial created successfully")).toBeVisible();
  await expect(rows(page)).toHaveCount(4);

  const row = rows(page).filter({ hasText: "Example Person" });
  await expect(row.getByText("اسم مثال")).toBeVisible();
  await expect(row.getByText("Arabic missing")).toHaveCount(2);
  await expect(row.getByRole("img", { name: "4 stars" })).toBeVisible();

  await row.click();
  for (const name of ["Rating", "Name", "Title", "Company", "Created", "Quote", "Image", "Updated"])
    await expect(dialog(page).getByRole("term").filter({ hasText: name })).toHaveCount(1);
  await expect(dialog(page).getByText("of an example")).toBeVisible();
  await expect(dialog(page).getByRole("img", { name: "Example Person" })).toBeVisible();
  await page.keyboard.press("Escape");

  await row.press("e");
  await fill("Company (required)", "Another Company");
  // The stored picture is taken away.
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Testimonial Updated")).toBeVisible();
  await row.click();
  await expect(dialog(page).getByText("Another Company")).toBeVisible();
  await expect(dialog(page).getByRole("img", { name: "Example Person" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text).toMatch(/^\uFEFFID,Name,Title,Company,Rating,Quote,Created Date\r\n/);
  expect(text).toContain('"Another Company",4,');

  await page.getByRole("button", { name: "Arabic texts" }).click();
  await page.getByRole("menuitem", { name: "Arabic missing" }).click();
  await expect(page).toHaveURL(/arabicMissing=true/);
  await expect(rows(page)).toHaveCount(1);
  await row.press("Delete");
  await expect(
    page.getByText("Are you sure you want to delete the testimonial of Example Person?"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete testimonial" }).click();
  await expect(page.getByText("Testimonial Deleted")).toBeVisible();
  await expect(page.getByText("No testimonials found")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("what can't be stored of testimonials is reported in their own words", async ({ page }) => {
  await openPanel(page, shop, "testimonials");
  const fail = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 500, body: "{}" });
  await page.route("**/api/v1/testimonials/*", fail);
  await rows(page).first().press("e");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("region", { name: /Notifications/ });
  await expect(notice.getByText("Update Failed")).toBeVisible();
  await expect(notice.getByText("Failed to update testimonial.")).toBeVisible();
  await page.keyboard.press("Escape");
  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete testimonial" }).click();
  await expect(notice.getByText("Delete Failed")).toBeVisible();
  await expect(notice.getByText("Failed to delete testimonial.")).toBeVisible();
  await page.unrouteAll();

  await page.route("**/api/v1/testimonials?*", fail);
  await page.reload();
  await expect(page.getByText("Failed to load testimonials.")).toBeVisible({ timeout: 20_000 });
  // The list is also asked for again by itself, which would take the button away.
  await page.getByRole("button", { name: "Retry" }).click();
  await page.unrouteAll();
  await expect(rows(page)).toHaveCount(3);
});

test("a header image is dropped, cropped and uploaded, replaced by a pasted one, and deleted", async ({
  page,
}) => {
  await openPanel(page, shop, "header-images");
  await expect(page.getByText("No data found")).toBeVisible();
  await page.getByRole("button", { name: "Upload image" }).click();
  await dialog(page).getByRole("button", { name: "Upload image" }).click();
  await expect(dialog(page).getByText("Please select a valid image file")).toBeVisible();

  await pickIn(page).setInputFiles(file(Buffer.from("<svg/>"), "a.svg", "image/svg+xml"));
  await expect(dialog(page).getByText("Please select a valid image file")).toBeVisible();
  await pickIn(page).setInputFiles(file(Buffer.alloc(10_000_001)));
  await expect(dialog(page).getByText("The picture is larger than 10 MB")).toBeVisible();
  // It only calls itself a picture.
  await pickIn(page).setInputFiles(file(Buffer.from("no picture")));
  await expect(page.getByText("Crop the picture")).toHaveCount(0);
  await expect(dialog(page).getByText("Please select a valid image file")).toBeVisible();

  const wide = await halves(1600, 400);
  const frame = page.getByRole("group", { name: "Frame of what is kept" });
  const crop = page.getByRole("button", { name: "Crop", exact: true });
  await give(page, "drop", wide, "wide.jpg");
  await expect(page.getByText("Crop the picture")).toBeVisible();
  await page.getByLabel("Zoom").press("ArrowRight");
  const { x, y, width, height } = (await frame.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 400, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await crop.click();
  await expect(dialog(page).getByRole("img", { name: "Preview of the picture" })).toBeVisible();
  await expect(dialog(page).getByText("wide.jpg")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Upload image" }).click();
  await expect(page.getByText("Header image created successfully!")).toBeVisible();
  const shown = page.getByRole("img", { name: "The landing page's picture" });
  const first = await shown.getAttribute("src");
  const size = async () =>
    shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await expect.poll(size).toBeCloseTo(4 / 3, 1);
  /** How red, and how blue the picture is. */
  const colors = async () => {
    const bytes = await (
      await page.request.get(shop.url + (await shown.getAttribute("src")))
    ).body();
    const { channels } = await sharp(bytes).stats();
    return [channels[0]!.mean, channels[2]!.mean] as const;
  };
  const [red, noBlue] = await colors();
  expect(red).toBeGreaterThan(180);
  expect(noBlue).toBeLessThan(12);
  await expect(page.getByText(/^[0-9a-f]{24}$/)).toBeVisible();

  await page.getByRole("button", { name: "Update image" }).click();
  await give(page, "paste", wide, "wide.jpg");
  for (let step = 0; step < 30; step++) await frame.press("ArrowLeft");
  await crop.press("Enter");
  await dialog(page).getByRole("button", { name: "Update image" }).click();
  await expect(shown).not.toHaveAttribute("src", first!);
  const [noRed, blue] = await colors();
  expect(noRed).toBeLessThan(12);
  expect(blue).toBeGreaterThan(180);

  await expect(dialog(page)).toHaveCount(0);
  const second = await shown.getAttribute("src");
  await page.getByRole("button", { name: "Update image" }).click();
  await give(page, "paste", await photo(500, 900), "tall.jpg");
  await page.getByRole("button", { name: "Use the whole picture" }).click();
  await dialog(page).getByRole("button", { name: "Update image" }).click();
  await expect(page.getByText("Header image updated successfully!").first()).toBeVisible();
  await expect(shown).not.toHaveAttribute("src", second!);
  await expect.poll(size).toBeCloseTo(5 / 9, 1);

  await page.route("**/api/v1/header-image/*", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  const remove = async () => {
    await page.getByRole("button", { name: "Delete image" }).click();
    const question = page.getByRole("alertdialog");
    await expect(
      question.getByText("Are you sure you want to delete the header image?"),
    ).toBeVisible();
    await question.getByRole("button", { name: "Delete image" }).click();
  };
  await remove();
  await expect(page.getByText("Failed to delete header image")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.unrouteAll();
  await remove();
  await expect(page.getByText("Header image deleted successfully!")).toBeVisible();
  await expect(page.getByText("No data found")).toBeVisible();

  await page.route("**/api/v1/header-image*", (route) =>
    route.fulfill({ status: 400, body: "{}" }),
  );
  await page.reload();
  await expect(page.getByText("Failed to load header image.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No data found")).toBeVisible();
});

test("a picture that is picked stays when somebody else deletes the one that it replaces", async ({
  page,
}) => {
  const path = `${shop.url}/api/v1/header-image`;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  await openPanel(page, shop, "header-images");
  const image = file(await photo(800, 600));
  const added = await page.request.post(path, { headers, multipart: { image } });
  expect(added.status()).toBe(201);
  const { _id } = (await added.json()).data.data;
  await page.reload();
  await page.getByRole("button", { name: "Update image" }).click();
  await pickIn(page).setInputFiles(file(await photo(500, 900), "mine.jpg"));
  await page.getByRole("button", { name: "Use the whole picture" }).click();

  const removed = await page.request.delete(`${path}/${_id}`, { headers });
  expect(removed.ok()).toBe(true);
  // The panel hears of it when its window is looked at again.
  const heard = page.waitForResponse((response) => response.url().startsWith(path));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await heard;
  await expect(dialog(page).getByText("mine.jpg")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Update image" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("not found");
  await expect(dialog(page).getByText("mine.jpg")).toBeVisible();
});

test("a picture is seen on its way; given up, nothing is stored and nothing lost", async ({
  page,
}) => {
  await openPanel(page, shop, "testimonials");
  await rows(page).first().press("e");
  const name = dialog(page).getByRole("textbox", { name: "Name (required)", exact: true });
  await pickIn(page).setInputFiles(file(await noise(800)));
  // A picture alone is not lost without a question either.
  await expect(dialog(page).getByText("photo.jpg")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await name.fill("Typed Name");

  const network = await page.context().newCDPSession(page);
  // So slow that even a busy machine presses Cancel long before all is sent.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  const bar = dialog(page).getByRole("progressbar");
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await dialog(page).getByRole("button", { name: "Cancel the upload" }).click();
  await expect(bar).toHaveCount(0);
  await expect(name).toHaveValue("Typed Name");
  await expect(dialog(page).getByText("photo.jpg")).toBeVisible();
  await expect(page.getByText("Update Failed")).toHaveCount(0);

  await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText("Typed Name")).toHaveCount(0);
});

for (const screen of ["testimonials", "header-images"]) {
  test(`axe finds nothing on ${screen}`, async ({ page }) => {
    await openPanel(page, shop, screen);
    const loaded = "[data-row], main li button, main h2";
    await expectAccessibleEverywhere(page, shop.url, screen, loaded, async (look) => {
      await page.locator("header").getByRole("button").last().click();
      await dialog(page).locator("[type=submit]").click();
      await expect(dialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
      await look();
      await pickIn(page).setInputFiles(file(await photo(900, 400)));
      if (screen === "header-images") {
        await expect(page.getByRole("slider")).toBeVisible();
        await look();
      }
    });
  });
}
