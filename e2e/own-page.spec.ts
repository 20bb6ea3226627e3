import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";

import { photoWithPlace } from "../server/testing/order-form.ts";
import { expectAccessibleAtEachWidth } from "./accessible.ts";
import { cardOf, openOwnPage, ordered } from "./owned-page.ts";
import { test, type SharedShop } from "./test.ts";

/** The page of a card, changed by its owner: from the order's mail to the stranger who taps the card. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

test("what its owner saves is what a stranger sees and stores, until the card is lost", async ({
  page,
}) => {
  const { order } = await ordered(shop, "chain@example.com");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(order);
  const answer = page.waitForResponse(
    (response) => /\/cards\/[0-9a-f]{32}$/.test(response.url()) && response.ok(),
  );
  await page.getByRole("button", { name: "Fill in your page" }).click();
  expect((await answer).headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByText("All is saved.")).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({
    name: "me.jpg",
    mimeType: "image/jpeg",
    buffer: await photoWithPlace("#00aa00"),
  });
  await page.getByRole("dialog").getByRole("button", { name: "Crop" }).click();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();

  await page.getByLabel("Job title", { exact: true }).fill("Director");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Link 1").fill("javascript:alert(1)");
  await save(page).click();
  await expect(page.getByText("Please enter the address of a web page")).toBeVisible();
  await page.getByLabel("Link 1").fill("shop.example/menu");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByLabel("Link 2").fill("instagram.com/example");
  // The second link is dragged up, goes down by its button, and up again by keys.
  const first = page.getByLabel("Link 1");
  const handle = page.getByRole("button", { name: "Move instagram.com/example", exact: true });
  const above = page.getByRole("button", { name: "Move shop.example/menu", exact: true });
  // Not below the bar that stays at the foot of the screen.
  await handle.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const [from, to] = [(await handle.boundingBox())!, (await above.boundingBox())!];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y + from.height, { steps: 4 });
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(first).toHaveValue("instagram.com/example");
  // The next move begins once the one before has come to rest.
  await expect(page.locator("[data-dnd-dragging], [data-dnd-dropping]")).toHaveCount(0);
  await page
    .getByRole("button", { name: "Move instagram.com/example down", exact: true })
    .press("Enter");
  await expect(first).toHaveValue("shop.example/menu");
  await expect(page.locator("[data-dnd-dragging], [data-dnd-dropping]")).toHaveCount(0);
  await handle.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(first).toHaveValue("instagram.com/example");
  await page.getByText("Sage", { exact: true }).click();
  const preview = page.frameLocator('iframe[title="What visitors see"]');
  await expect(preview.getByText("Director")).toBeVisible();
  await expect(preview.locator(".rows a").last()).toContainText("shop.example/menu");
  await save(page).click();
  await expect(page.getByText("All is saved.")).toBeVisible();

  const card = await cardOf(page);
  const stranger = await page.context().newPage();
  await stranger.goto(shop.url + card);
  await expect(stranger.getByText("Director")).toBeVisible();
  await expect(stranger.locator(".rows a").last()).toContainText("shop.example/menu");
  await expect(stranger.locator("img.photo")).toHaveJSProperty("complete", true);
  const file = await page.request.get(shop.url + card.replace(/\?.*$/, ".vcf"));
  const contact = new ICAL.Component(ICAL.parse(await file.text()));
  expect(contact.getFirstPropertyValue("title")).toBe("Director");
  expect(String(contact.getFirstPropertyValue("photo")).length).toBeGreaterThan(200);

  await page.getByRole("button", { name: "I have lost this card" }).click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Lost, switched off")).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(
    "This card was reported lost",
  );
  await stranger.getByRole("link", { name: "Is this your card?" }).click();
  await stranger.getByRole("button", { name: "Send the link" }).click();
  await expect(stranger.getByText("Look into your mailbox.")).toBeInViewport();
  await page.getByRole("button", { name: "I have found it" }).click();
  await expect(page.getByText("Opens this page", { exact: true })).toBeVisible();
});

test("what was typed survives a reload, and two windows lose nothing of each other", async ({
  page,
  browser,
}) => {
  const { edit } = await ordered(shop, "two@example.com");
  await openOwnPage(page, edit);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openOwnPage(other, edit);

  await page.getByLabel("Job title", { exact: true }).fill("Typed here");
  await page.getByLabel("Company", { exact: true }).fill("Typed here");
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Typed here");

  await other.getByLabel("Job title", { exact: true }).fill("Saved there");
  await other.getByLabel("Last name", { exact: true }).fill("There");
  await save(other).click();
  await expect(other.getByText("All is saved.")).toBeVisible();
  await elsewhere.close();

  await save(page).click();
  const note = page.getByRole("alert").filter({ hasText: "changed in another window" });
  await expect(note).toContainText("Last name");
  await expect(note).toContainText("Job title: Saved there");
  await expect(page.getByLabel("Job title", { exact: true })).toHaveValue("Typed here");
  await expect(page.getByLabel("Last name", { exact: true })).toHaveValue("There");
  await note.getByRole("button", { name: "Use that" }).click();
  await save(page).click();
  await expect(page.getByText("All is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Job title", { exact: true })).toHaveValue("Saved there");
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Typed here");

  // What is taken back is gone, also from the device.
  await page.getByLabel("Company", { exact: true }).fill("Not meant");
  await page.getByRole("button", { name: "Undo changes" }).click();
  await expect(page.getByText("All is saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Typed here");

  // A new link ends this one; what is typed then is not lost.
  await page.getByLabel("Company", { exact: true }).fill("Typed too late");
  const token = edit.slice(-32);
  await page.request.post(`${shop.url}/api/v1/profiles/by-token/${token}/link`);
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("This link does not work any more");
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Typed too late");
});

test("what is typed before the page's script runs is kept, also when it is sent and refused", async ({
  page,
}) => {
  const { edit } = await ordered(shop, "early@example.com");
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(edit, { waitUntil: "commit" });
  await page.getByLabel("Company", { exact: true }).fill("Typed early");
  await page.getByRole("textbox", { name: "E-mail" }).fill("no address");
  await page.getByText("Always dark", { exact: true }).click();
  await save(page).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill("early@example.com");
  await page.getByLabel("Job title", { exact: true }).fill("Typed later");

  scripts.resolve();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("All is saved.")).toBeVisible();
  await page.reload();
  for (const [label, text] of [
    ["Company", "Typed early"],
    ["Job title", "Typed later"],
    ["E-mail", "early@example.com"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(text);
  }
  await expect(page.getByLabel("Always dark", { exact: true })).toBeChecked();
});

test("the page is whole and accessible in both languages, and saves without a script", async ({
  page,
  browser,
}) => {
  const { edit } = await ordered(shop, "axe@example.com");
  const arabic = edit.replace("/cards/", "/ar/cards/");
  for (const [link, saved] of [
    [edit, "All is saved."],
    [arabic, "كل شيء محفوظ."],
  ] as const) {
    await expectAccessibleAtEachWidth(page, async () => {
      await page.goto(link);
      await expect(page.getByText(saved)).toBeVisible();
    });
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(edit);
  await plain.getByLabel("First name", { exact: true }).fill("");
  await save(plain).click();
  await expect(plain.getByRole("alert")).toContainText("Please enter a first name");
  await plain.getByLabel("First name", { exact: true }).fill("Plain");
  await plain.getByLabel("Add a link").fill("shop.example");
  await save(plain).click();
  await expect(plain.getByText("Your page shows it now.")).toBeVisible();
  await expect(plain.getByLabel("Link 1")).toHaveValue("https://shop.example/");
  await plain.goto(shop.url + (await cardOf(plain)));
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Plain Customer");
  await plain.getByRole("link", { name: "Edit this page" }).click();
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Is this your card?");
  await context.close();
});
