import { expect, type Page } from "@playwright/test";

import { MAIN_PRODUCT_ID } from "#shared/ids.ts";

import { loseSession, openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** What an owner sets up: the product, the settings, their account; and the dashboard. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const save = (page: Page) => page.getByRole("button", { name: "Save" });

test("the product is checked while it is filled in, and saved with another design @main", async ({
  page,
}) => {
  await openPanel(page, shop, "product");
  const title = page.getByLabel(/^Title(?! in)/);
  await title.fill("ab");
  await title.blur();
  await expect(page.getByText("Product title must be at least 3 characters")).toBeVisible();
  await title.fill("The Naqra NFC card");
  const price = page.getByLabel("Price");
  await price.fill("-1");
  await price.blur();
  await expect(page.getByText("Price must be a positive number")).toBeVisible();
  await price.fill("36.5");
  await expect(page.getByRole("complementary").getByText("36.500 JOD")).toBeVisible();

  await page.getByRole("button", { name: "Add design" }).click();
  const third = page.getByRole("group", { name: "Design Design 3" });
  await save(page).click();
  await expect(third.getByText("Color is required")).toBeVisible();
  await expect(third.getByText("Color name is required")).toBeVisible();
  await third
    .getByLabel(/^Color(?! name)/)
    .first()
    .fill("#1c2a4a");
  await third.getByLabel(/^Color name(?! in)/).fill("Night Blue");
  await save(page).click();
  await expect(page.getByText("Product Updated!")).toBeVisible();
  await expect(page.getByText("Product information has been saved successfully.")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Price")).toHaveValue("36.5");
  const blue = page.getByRole("group", { name: "Design Night Blue" });
  await expect(blue.getByText("Arabic missing")).toBeVisible();
  await page.getByRole("button", { name: "Move Night Blue" }).press("Space");
  for (const place of [2, 1]) {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`Night Blue is at place ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: /^Design / }).first()).toHaveAccessibleName(
    "Design Night Blue",
  );
  for (const name of ["Night Blue", "Matte White"]) {
    await page.getByRole("button", { name: `Remove design ${name}` }).click();
  }
  await expect(page.getByRole("button", { name: /^Remove design/ })).toBeDisabled();
});

test("a price that somebody else set does not go back with a new title", async ({ page }) => {
  const product = `${shop.url}/api/v1/products/${MAIN_PRODUCT_ID}`;
  const stored = async () => (await (await page.request.get(product)).json()).data.data;
  await openPanel(page, shop, "product");
  const title = page.getByLabel(/^Title(?! in)/);
  await title.fill("Example card of mine");
  const { cardDesigns } = await stored();
  const [first, ...others] = cardDesigns;
  const named = { ...first, colorName: "Example Night" };
  const theirs = { title: "Example card of theirs", price: 41, cardDesigns: [named, ...others] };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.patch(product, { headers, data: theirs });
  expect(answer.status()).toBe(200);

  await save(page).click();
  const told = page.getByText(/Somebody else has saved this record/);
  await expect(told).toBeVisible();
  await expect(title).toHaveValue("Example card of mine");
  await expect(page.getByText("changed it to: Example card of theirs")).toBeVisible();
  await expect(page.getByLabel("Price")).toHaveValue("41");
  await expect(page.getByRole("group", { name: "Design Example Night" })).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Product Updated!")).toBeVisible();
  await expect(told).toHaveCount(0);
  const { price, title: saved, cardDesigns: now } = await stored();
  expect([price, saved, now[0].colorName]).toEqual([41, "Example card of mine", "Example Night"]);
});

test("what is not saved is not lost without a question, on whatever way out", async ({ page }) => {
  await openPanel(page, shop, "product");
  await page.getByLabel(/^Title(?! in)/).fill("Something else");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await sidebar.getByRole("link", { name: "Orders", exact: false }).first().click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel(/^Title(?! in)/)).toHaveValue("Something else");
  await sidebar.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await sidebar.getByRole("link", { name: "Settings" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(`${shop.url}/admin-panel/settings`);
});

test("a product that can't be saved is reported, and nothing typed is lost", async ({ page }) => {
  await openPanel(page, shop, "product");
  await page.getByLabel(/^Title(?! in)/).fill("The card of tomorrow");
  await page.route("**/api/v1/products/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await save(page).click();
  await expect(page.getByText("Update Failed")).toBeVisible();
  await expect(
    page.getByText("There was an error updating the product. Please try again."),
  ).toBeVisible();
  await expect(page.getByLabel(/^Title(?! in)/)).toHaveValue("The card of tomorrow");
});

test("without a network nothing typed is lost, and it is saved once there is one again", async ({
  page,
  context,
}) => {
  const [main, dialog] = [page.getByRole("main"), page.getByRole("dialog")];
  const contact = page.getByRole("region", { name: "Contact" });
  const profile = page.getByRole("region", { name: "Name and email" });
  await openPanel(page, shop, "dashboard");
  for (const [screen, form, field, typed, saved] of [
    ["product", main, /^Title(?! in)/, "The card of tomorrow", "Product Updated!"],
    ["settings", contact, /^Phone/, "+962791111112", "Contact saved"],
    ["account", profile, /^Name/, "Example Keeper", "Profile saved"],
    ["cities", dialog, /^Name(?! in)/, "Example Town", "City updated successfully"],
  ] as const) {
    await page.goto(`${shop.url}/admin-panel/${screen}`);
    if (form === dialog) await page.locator("[data-row]").first().press("e");
    const value = form.getByLabel(field);
    await expect(value).not.toHaveValue("");
    await context.setOffline(true);
    // Even what asks whether to leave is not loaded yet.
    await value.fill(typed);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Update Failed")).toBeVisible();
    await expect(value).toHaveValue(typed);
    await context.setOffline(false);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(saved)).toBeVisible();
  }
});

test("what can't be loaded without a network takes nothing typed with it", async ({
  page,
  context,
}) => {
  await openPanel(page, shop, "product");
  const title = page.getByLabel(/^Title(?! in)/);
  await expect(title).not.toHaveValue("");
  await context.setOffline(true);
  await title.fill("Typed without a network");
  await page.keyboard.press("Control+k");
  await expect(page.getByText("This screen could not be loaded.")).toBeVisible();
  const asked: string[] = [];
  page.once("dialog", (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await page.getByRole("complementary").getByRole("button", { name: "Logout" }).click();
  // In the panel's own dialog, or in the browser's where its code is not there.
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const askedInPanel = async () => ((await question.isVisible()) ? ["Discard your changes?"] : []);
  await expect
    .poll(async () => [...asked, ...(await askedInPanel())])
    .toEqual([expect.stringContaining("Discard your changes?")]);
  if (asked.length === 0) await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(title).toHaveValue("Typed without a network");
  await context.setOffline(false);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
});

test("a call that is refused while signing out does not make the login lead back", async ({
  page,
}) => {
  await openPanel(page, shop, "cities");
  const search = page.getByLabel("Search cities");
  await expect(search).toBeVisible();
  await page.route("**/auth/logout", async (route) => {
    // The shop has ended the session, and its answer is on its way.
    const refused = page.waitForResponse((response) => response.status() === 401);
    const answer = await route.fetch();
    // The panel may ask by itself first, and then the list is gone.
    await Promise.race([refused, search.fill("Amman").then(() => refused)]);
    await expect(page).toHaveURL(/\/admin-panel\/login/);
    await route.fulfill({ response: answer });
  });
  await page.getByRole("complementary").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin-panel\/login$/);
});

test("a part of a screen that can't be loaded leaves the rest as it is, and is tried again", async ({
  page,
}) => {
  await openPanel(page, shop, "dashboard");
  await expect(page.getByRole("slider")).toBeVisible();
  await page.route("**/assets/sales-table-*", (route) => route.abort());
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByText("This screen could not be loaded.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Orders/ }).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  const sales = page.locator("section").filter({ hasText: "Sales" });
  await expect(sales.getByRole("columnheader").first()).toBeVisible();
});

test("settings are saved section by section, checked while they are typed @main", async ({
  page,
}) => {
  await openPanel(page, shop, "settings");
  const bank = page.getByRole("region", { name: "Bank details" });
  const iban = bank.getByLabel("IBAN");
  await iban.fill("JO15");
  await expect(bank.getByText("4 of 30 characters")).toBeVisible();
  await iban.fill("JO15AAAA1234567890123456789013");
  await iban.blur();
  await expect(bank.getByText("Please enter a valid IBAN")).toBeVisible();
  await iban.fill("JO15 AAAA 1234 5678 9012 3456 7890 12");
  await expect(bank.getByText("Valid IBAN")).toBeVisible();
  await bank.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Bank details saved")).toBeVisible();
  await expect(iban).toHaveValue("JO15AAAA1234567890123456789012");

  const contact = page.getByRole("region", { name: "Contact" });
  await contact.getByLabel(/^Phone/).fill("call me");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(contact.getByText(/Phone number must be|A phone number has/)).toBeVisible();
  await contact.getByLabel(/^Phone/).fill("+962 7 9111 1111");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Contact saved")).toBeVisible();

  const mail = page.getByRole("region", { name: "Email sending" });
  await mail.getByLabel("Server").fill("mail.shop.example");
  await mail.getByLabel("User").fill("shop");
  await mail.getByLabel("Password").fill("only once");
  await mail.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Email sending saved")).toBeVisible();
  await expect(mail.getByText("One is stored and never shown.", { exact: false })).toBeVisible();
  await expect(mail.getByLabel("Password")).toHaveValue("");
  await mail.getByLabel("Server").fill("mail.other.example");
  await mail.getByRole("button", { name: "Save" }).click();
  await expect(mail.getByText("Please enter the password again")).toBeVisible();
});

test("one's own account: name, password, another device signed out @main", async ({
  page,
  browser,
}) => {
  await using other = await browser.newContext();
  const elsewhere = await other.newPage();
  await openPanel(elsewhere, shop, "orders");
  await openPanel(page, shop, "settings");
  await page.getByRole("link", { name: /Your account/ }).click();
  const profile = page.getByRole("region", { name: "Name and email" });
  await profile.getByLabel(/^Name/).fill("Example Owner");
  await profile.getByRole("button", { name: "Save" }).click();
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("Example Owner")).toBeVisible();

  const password = page.getByRole("region", { name: "Password" });
  await password.getByLabel(/^Current password/).fill("not the one");
  await password.getByLabel(/^New password/).fill("another password");
  await password.getByRole("button", { name: "Save" }).click();
  await expect(password.getByText("The password is not right")).toBeVisible();

  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByText("This device")).toHaveCount(1);
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/admin-panel\/login/);
});

test("a session that ends loses nothing that was typed, and no password is kept", async ({
  page,
}) => {
  await openPanel(page, shop, "product");
  const title = page.getByLabel(/^Title(?! in)/);
  await title.fill("Typed before it ended");
  await loseSession(page, shop, () => save(page).click());
  await expect(title).toHaveValue("Typed before it ended");

  await page.goto(`${shop.url}/admin-panel/settings`);
  const contact = page.getByRole("region", { name: "Contact" });
  const mail = page.getByRole("region", { name: "Email sending" });
  await contact.getByLabel(/^Email/).fill("typed@shop.example");
  await mail.getByLabel("Server").fill("mail.typed.example");
  await mail.getByLabel("User").fill("typed");
  await mail.getByLabel("Password").fill("typed and secret");
  await loseSession(page, shop, () => contact.getByRole("button", { name: "Save" }).click());
  await expect(contact.getByLabel(/^Email/)).toHaveValue("typed@shop.example");
  await expect(mail.getByLabel("Server")).toHaveValue("mail.typed.example");
  await expect(mail.getByLabel("User")).toHaveValue("typed");
  await expect(mail.getByLabel("Password")).toHaveValue("");

  await page.goto(`${shop.url}/admin-panel/account`);
  const profile = page.getByRole("region", { name: "Name and email" });
  await profile.getByLabel(/^Name/).fill("Typed Name");
  await profile.getByLabel(/^Email/).fill("other@shop.example");
  await profile.getByLabel(/^Current password/).fill(shop.owner.password);
  await loseSession(page, shop, () => profile.getByRole("button", { name: "Save" }).click());
  await expect(profile.getByLabel(/^Name/)).toHaveValue("Typed Name");
  await expect(profile.getByLabel(/^Email/)).toHaveValue("other@shop.example");
  await expect(profile.getByLabel(/^Current password/)).toHaveValue("");
});

test("the dashboard shows sales as a plot and as a table, and what to do first @main", async ({
  page,
}) => {
  await openPanel(page, shop, "dashboard");
  await expect(page.getByText("Active products")).toBeVisible();
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  const sales = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Sales" });
  await page.getByRole("button", { name: "7 days" }).click();
  const plot = page.getByRole("slider", { name: "Orders" });
  await expect(plot.locator("svg").first()).toBeVisible();
  await expect(plot).toHaveAttribute("aria-valuenow", "7");
  await plot.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageDown");
  await expect(plot).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("ArrowRight");
  await expect(plot).toHaveAttribute("aria-valuetext", /: 0 orders\./);
  await expect(plot.getByText(/orders?$/i).first()).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(sales.getByRole("row")).toHaveCount(8);

  await page.getByRole("button", { name: "Prices and fees are right" }).click();
  await expect(page.getByText("Look at the price")).toHaveCount(0);
  await page.getByRole("link", { name: /Change the first password/ }).click();
  await expect(page).toHaveURL(/account#password$/);
  await page.goBack();
  await page.getByRole("button", { name: "Do not show this list again" }).click();
  await expect(page.getByText("Before you take money")).toHaveCount(0);

  await page.route("**/api/v1/home/statistics", (route) =>
    route.fulfill({ status: 400, body: "{}" }),
  );
  await page.route("**/api/v1/auth/me", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.reload();
  await expect(
    page.getByText("Failed to load dashboard statistics. Please try again."),
  ).toBeVisible();
  await expect(page.getByText("Failed to refresh user")).toBeVisible();
});
