import { expect, test, type Page } from "@playwright/test";

import { place } from "./panel-orders-data.ts";
import { loseSession, openPanel } from "./panel.ts";
import { startShop, type RunningShop } from "./running-shop.ts";

/** While somebody has a form open, somebody else saves the same: the second is told, and loses nothing. */

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

const dialog = (page: Page) => page.getByRole("dialog");
const told = /Somebody else has saved this record/;

/** What somebody else saves, by a client that names no version. */
async function elsewhere(page: Page, path: string, data: object): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.patch(`${shop.url}/api/v1${path}`, { headers, data });
  expect(answer.status()).toBe(200);
}

async function stored(page: Page, path: string) {
  const answer = await page.request.get(`${shop.url}/api/v1${path}`);
  return (await answer.json()).data.data;
}

/** Of each dialog: a record, what is typed here, and what somebody else saves meanwhile. */
const EDITED = [
  {
    path: "/countries",
    row: "Jordan",
    mine: [/^Code/, "JRD"],
    theirs: { nameAr: "الأردن للمثال" },
    shows: [/^Name in Arabic/, "الأردن للمثال"],
  },
  {
    path: "/testimonials",
    row: "Example Customer 3",
    mine: [/^Company(?! in)/, "Company of mine"],
    theirs: { title: "Title of theirs" },
    shows: [/^Title(?! in)/, "Title of theirs"],
  },
  {
    path: "/social-media",
    row: "LinkedIn",
    mine: [/^URL/, "https://mine.example/shop"],
    theirs: { displayOrder: 9 },
    shows: [/^Display order/, "9"],
  },
  {
    path: "/custom-orders",
    screen: "bulk-orders",
    row: "Example Group",
    mine: [/^Company name/, "Group of mine"],
    theirs: { estimatedDelivery: "2027-03-09" },
    shows: [/^Estimated delivery/, "2027-03-09"],
  },
  {
    path: "/subscribers",
    row: "reader@example.com",
    mine: [/^Email/, "mine@example.com"],
    theirs: { email: "theirs@example.com" },
    shows: [/^Email/, "mine@example.com"],
  },
] as const;

test("in every other dialog too, what somebody else saved meanwhile stays, and so does what is typed", async ({
  page,
}) => {
  const send = async (path: string, data: object) =>
    expect((await page.request.post(`${shop.url}/api/v1${path}`, { data })).status()).toBe(201);
  await send("/subscribers/subscribe", { email: "reader@example.com" });
  const companyInfo = { companyName: "Example Group", contactPerson: "Example Buyer" };
  await send("/custom-orders", {
    companyInfo: { ...companyInfo, email: "buyer@example.com", phone: "0790000000" },
    orderDetails: { employeeCount: 60, message: "" },
  });
  await openPanel(page, shop, "dashboard");
  for (const { path, row, mine, theirs, shows, ...at } of EDITED) {
    await page.goto(`${shop.url}/admin-panel${"screen" in at ? `/${at.screen}` : path}`);
    await page.locator("[data-row]").filter({ hasText: row }).press("e");
    const field = dialog(page).getByLabel(mine[0]);
    await field.fill(mine[1]);
    const record = async (text: string) =>
      (await stored(page, path)).find((each: object) => JSON.stringify(each).includes(text));
    const { _id } = await record(row);
    await elsewhere(page, `${path}/${_id}`, theirs);
    await dialog(page).locator("[type=submit]").click();
    await expect(dialog(page).getByText(told)).toBeVisible();
    await expect(field).toHaveValue(mine[1]);
    await expect(dialog(page).getByLabel(shows[0])).toHaveValue(shows[1]);
    await dialog(page).locator("[type=submit]").click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await record(mine[1]))._id).toBe(_id);
  }
});

test("settings that somebody else changed stay, and the same ones are told", async ({ page }) => {
  await openPanel(page, shop, "settings");
  const contact = page.getByRole("region", { name: "Contact" });
  const save = contact.getByRole("button", { name: "Save" });
  const phone = contact.getByLabel(/^Phone/);
  await phone.fill("+962 7 9111 1111");
  await elsewhere(page, "/settings", { city: "Irbid" });
  await save.click();
  await expect(page.getByText("Contact saved")).toBeVisible();
  await expect(contact.getByLabel(/^City(?! in)/)).toHaveValue("Irbid");

  await phone.fill("+962 7 9222 2222");
  await elsewhere(page, "/settings", { phone: "+962 7 9333 3333" });
  await save.click();
  await expect(contact.getByText(told)).toBeVisible();
  await expect(contact.getByText("changed it to: +962 7 9333 3333")).toBeVisible();
  await expect(phone).toHaveValue("+962 7 9222 2222");
  await save.click();
  await expect(contact.getByText(told)).toHaveCount(0);
  await expect
    .poll(async () => {
      const { city, phone: saved } = await stored(page, "/settings");
      return [city, saved];
    })
    .toEqual(["Irbid", "+962 7 9222 2222"]);
});

test("what somebody else saves while one has to sign in again stays, and so does what was typed", async ({
  page,
}) => {
  await openPanel(page, shop, "settings");
  const contact = page.getByRole("region", { name: "Contact" });
  const save = contact.getByRole("button", { name: "Save" });
  const phone = contact.getByLabel(/^Phone/);
  await phone.fill("+962 7 9444 4444");
  await elsewhere(page, "/settings", { city: "Zarqa" });
  await loseSession(page, shop, () => save.click());
  await expect(phone).toHaveValue("+962 7 9444 4444");
  await save.click();
  await expect(page.getByText("Contact saved")).toBeVisible();
  await expect(contact.getByLabel(/^City(?! in)/)).toHaveValue("Zarqa");
  const { city, phone: saved } = await stored(page, "/settings");
  expect([city, saved]).toEqual(["Zarqa", "+962 7 9444 4444"]);
});

test("a mail server that somebody else set meanwhile is told, and stays where it was not edited", async ({
  page,
}) => {
  await openPanel(page, shop, "settings");
  const mail = page.getByRole("region", { name: "Email sending" });
  const [host, user] = [
    mail.getByLabel("Server", { exact: true }),
    mail.getByLabel("User", { exact: true }),
  ];
  await host.fill("mail.mine.example");
  await elsewhere(page, "/mail-server", {
    host: "mail.theirs.example",
    user: "theirs",
    port: 2525,
  });
  const save = mail.getByRole("button", { name: "Save" });
  await save.click();
  await expect(mail.getByText(told)).toBeVisible();
  await expect(mail.getByText("changed it to: mail.theirs.example")).toBeVisible();
  await expect(host).toHaveValue("mail.mine.example");
  await expect(user).toHaveValue("theirs");
  await save.click();
  await expect(page.getByText("Email sending saved")).toBeVisible();
  await expect(mail.getByText(told)).toHaveCount(0);
  const saved = await stored(page, "/mail-server");
  expect(saved).toMatchObject({ host: "mail.mine.example", user: "theirs", port: 2525 });
});

test("an order that was cancelled meanwhile is not shipped, nor corrected, unawares", async ({
  page,
}) => {
  const order = await place(page.request, shop.url, { name: "Meanwhile" });
  const path = `/orders/${order._id}`;
  await openPanel(page, shop, "orders");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await rows.first().press("e");
  await dialog(page).getByRole("combobox").click();
  await page.getByRole("option", { name: "Shipped" }).click();
  await elsewhere(page, path, { status: "cancelled" });
  const save = dialog(page).getByRole("button", { name: "Update Status" });
  await save.click();
  await expect(dialog(page).getByText(/status is now: Cancelled/)).toBeVisible();
  await expect(dialog(page).getByRole("combobox")).toContainText("Shipped");
  expect((await stored(page, path)).status).toBe("cancelled");
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await stored(page, path)).status).toBe("shipped");

  await elsewhere(page, path, { status: "pending" });
  await page.goto(`${shop.url}/admin-panel${path}/edit`);
  await page.getByLabel(/^Last name/).fill("Typed");
  await elsewhere(page, path, { status: "shipped" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/status is now: Shipped.*can't be corrected any more/)).toBeVisible();
  await expect(page.getByLabel(/^Last name/)).toHaveValue("Typed");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
});

test("a message that was closed meanwhile is not reopened unawares", async ({ page }) => {
  const sent = { subject: "A question", message: "How long does delivery take?" };
  const writer = { fullName: "Example Visitor", email: "visitor@example.com" };
  await page.request.post(`${shop.url}/api/v1/contact`, { data: { ...writer, ...sent } });
  await openPanel(page, shop, "messages");
  await page.getByRole("row", { name: /Example Visitor/ }).press("Enter");
  const status = dialog(page).getByRole("combobox", { name: "Status" });
  await status.click();
  await page.getByRole("option", { name: "In Progress" }).click();
  const list = await stored(page, "/contact");
  await elsewhere(page, `/contact/${list[0]._id}`, { status: "Closed" });
  const save = dialog(page).getByRole("button", { name: "Update Status" });
  await save.click();
  await expect(dialog(page).getByText(/status is now: Closed/)).toBeVisible();
  await expect(status).toContainText("In Progress");
  await save.click();
  await expect(page.getByText("Message Updated")).toBeVisible();
});

test("a half-written reason stays when somebody else decides about the receipt", async ({
  page,
}) => {
  const first = await place(page.request, shop.url, { name: "First", receipt: "#446688" });
  const second = await place(page.request, shop.url, { name: "Second", receipt: "#886644" });
  const accept = (order: { _id: string }) =>
    elsewhere(page, `/orders/${order._id}/payment`, { paymentState: "accepted" });
  const reason = dialog(page).getByLabel(/^Reason/);
  const keepsReason = async () => {
    const reported = dialog(page).getByRole("alert");
    await expect(reported).toContainText("Somebody else has accepted this receipt meanwhile.");
    await expect(reason).toHaveValue("The lower half is");
    await expect(dialog(page).getByRole("button", { name: "Copy: Reason" })).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Send message" })).toBeDisabled();
  };
  await openPanel(page, shop, "orders/receipts");
  const shown = page.getByRole("main").locator("dl");
  await expect(shown).toContainText(first.orderNumber);
  await page.keyboard.press("b");
  await reason.fill("The lower half is");
  await accept(first);
  await keepsReason();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(shown).toContainText(second.orderNumber);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/admin-panel/orders/${second._id}`);
  await page.getByRole("button", { name: "Ask for a better one" }).click();
  await reason.fill("The lower half is");
  await accept(second);
  await keepsReason();
});

test("what is written on the page of an order that somebody else deletes can be copied", async ({
  page,
}) => {
  const order = await place(page.request, shop.url, { name: "Gone", receipt: "#664488" });
  await openPanel(page, shop, `orders/${order._id}`);
  await page.getByRole("region", { name: "Internal notes" }).getByRole("textbox").fill("Called");
  await page.getByRole("button", { name: "Ask for a better one" }).click();
  const reason = dialog(page).getByLabel(/^Reason/);
  await reason.fill("The lower half is");
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const removal = page.request.delete(`${shop.url}/api/v1/orders/${order._id}`, { headers });
  expect((await removal).ok()).toBe(true);

  await expect(dialog(page).getByRole("alert")).toContainText("has been deleted meanwhile");
  await expect(reason).toHaveValue("The lower half is");
  await expect(dialog(page).getByRole("button", { name: "Copy: Reason" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toHaveCount(0);

  await expect(page.getByText("Somebody else has deleted this record meanwhile.")).toBeVisible();
  const notes = page.getByRole("region", { name: "Internal notes" });
  await expect(notes.getByRole("textbox")).toHaveValue("Called");
  await expect(notes.getByRole("button", { name: "Copy: Note" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start processing" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Accept receipt" })).toHaveCount(0);
  await page.getByRole("link", { name: "Countries" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(/\/countries$/);
});

/** So that a dialog is still there, fading out, when the next one opens. */
async function slowDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition-duration: 2s !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

test("a record that is opened again while its dialog fades out is the one just saved", async ({
  page,
}) => {
  await openPanel(page, shop, "addons");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await slowDown(page);
  const row = page.getByRole("row").filter({ hasText: "Gift wrapping" });
  await row.press("e");
  await dialog(page).getByLabel("Price").fill("3.25");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("3.25 JOD");
  await row.press("e");
  const title = dialog(page).getByLabel("Title in Arabic");
  await title.fill("تغليف للمثال");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await row.press("e");
  await expect(title).toHaveValue("تغليف للمثال");
  await expect(dialog(page).getByLabel("Price")).toHaveValue("3.25");
});

test("what stopped a save is in sight, in a form that is longer than the screen too", async ({
  page,
}) => {
  await openPanel(page, shop, "addons");
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByRole("row").filter({ hasText: "Card holder" }).press("e");
  const title = dialog(page).getByLabel(/^Title(?! in)/);
  await title.fill("Example of mine");
  const { data } = (await (await page.request.get(`${shop.url}/api/v1/addons`)).json()) as {
    data: { data: { _id: string; title: string }[] };
  };
  const { _id } = data.data.find((addon) => addon.title === "Card holder")!;
  await elsewhere(page, `/addons/${_id}`, { price: 4 });
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText(told)).toBeInViewport({ ratio: 1 });
});
