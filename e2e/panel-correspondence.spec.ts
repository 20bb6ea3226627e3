import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { expectAccessible, expectNothingCut, expectTitleWhole } from "./accessible.ts";
import { fillInAcceptance } from "./companies.ts";
import { loseSession, openPanel } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

/** Messages, bulk requests, replies to them, and the outbox. */

test.describe.configure({ mode: "parallel" });

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});
test.beforeEach(async () => {
  // Jobs first, and by one statement each: the shop may be sending what the last test left, and locks
  // a job before what it is about.
  for (const table of ["jobs", "replies", "quote_links", "quotes", "bulk_orders", "messages"]) {
    await shop.database.query(`delete from ${table}`);
  }
});

/** Of the quotes that were mailed, the oldest first. */
const quoteLinks = () =>
  shop.mail.mails.flatMap(({ text }) => /\bhttp\S+\/quotes\/[0-9a-f]{32}/.exec(text)?.[0] ?? []);

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true });

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

const sendMessage = (more: object = {}) =>
  post("/contact", {
    fullName: "Example Visitor",
    email: "visitor@example.com",
    phone: "0790000000",
    subject: "Delivery to Irbid",
    message: "How long does it take?\nThank you",
    ...more,
  });

const sendRequest = (companyName = "Example Group", message = "") =>
  post("/custom-orders", {
    companyInfo: {
      companyName,
      contactPerson: "Example Buyer",
      email: "buyer@example.com",
      phone: "0790000000",
    },
    orderDetails: { employeeCount: 60, message },
  });

async function savedCsv(page: Page): Promise<string[]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saving;
  await expect(toast(page, "Export Complete")).toBeVisible();
  return (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
}

test("a message is read, its status set, found by it, exported and deleted @main", async ({
  page,
}) => {
  await sendMessage();
  await sendMessage({ fullName: "عميل مثال", subject: "سؤال عن التوصيل" });
  await shop.database.query("update messages set status = 'Read' where full_name = 'عميل مثال'");
  await openPanel(page, shop, "messages");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "All 2" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New 1" })).toBeVisible();

  // An old status is shown as it is, and can't be set.
  await rows(page).filter({ hasText: "عميل مثال" }).click();
  await expect(dialog(page).getByText("Read").first()).toBeVisible();
  const update = dialog(page).getByRole("button", { name: "Update Status" });
  await expect(update).toBeDisabled();
  await dialog(page).getByRole("combobox").click();
  await expect(page.getByRole("option", { name: "Read" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("option", { name: "Closed" }).click();
  await update.click();
  await expect(toast(page, "Message Updated")).toBeVisible();
  await expect(update).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Closed 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Read/ })).toHaveCount(0);

  await page.getByRole("link", { name: "New 1" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/status=New/);
  const [columns, ...records] = await savedCsv(page);
  expect(columns).toBe("\uFEFFID,Name,Email,Phone,Subject,Message,Status,Date,Time");
  expect(records).toHaveLength(1);
  expect(records[0]).toContain("0790000000");

  await page.getByLabel("Search messages").fill("nothing like it");
  await expect(page.getByText("No messages found")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await rows(page).filter({ hasText: "Example Visitor" }).press("Delete");
  await expect(
    page.getByText(
      "Are you sure you want to delete the message from Example Visitor? This action cannot be undone.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(toast(page, "Message Deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("what fails is reported, in the specified words", async ({ page }) => {
  await sendMessage();
  await openPanel(page, shop, "messages");
  await rows(page).first().click();
  await dialog(page).getByRole("combobox").click();
  await page.getByRole("option", { name: "Closed" }).click();
  const refuse = (body: string) =>
    page.route("**/api/v1/contact/*", (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 400, contentType: "application/json", body }),
    );
  await refuse("{}");
  await dialog(page).getByRole("button", { name: "Update Status" }).click();
  await expect(toast(page, "Update Failed")).toBeVisible();
  await expect(toast(page, "Failed to update message status.")).toBeVisible();
  // What was chosen and is not saved is not given up unasked.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog(page).getByRole("combobox")).toHaveText(/Closed/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.unrouteAll();
  await refuse('{"message":"Not now"}');
  await rows(page).first().press("Delete");
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(toast(page, "Failed to delete the message.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unrouteAll();

  await page.route("**/api/v1/contact?*", (route) => route.fulfill({ status: 400, body: "{}" }));
  await page.reload();
  await expect(page.getByText("Failed to load messages. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("what nobody has answered for 24 hours is marked, until it is answered", async ({ page }) => {
  for (const name of ["Late Visitor", "Early Visitor"]) await sendMessage({ fullName: name });
  await shop.database.query(
    "update messages set created_at = now() - interval '50 hours' where full_name = 'Late Visitor'",
  );
  await openPanel(page, shop, "messages");
  await expect(page.getByText("Unanswered for 2 days")).toHaveCount(1);
  await page.getByRole("link", { name: "Over 24 h 1" }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().press("r");
  await dialog(page).getByRole("button", { name: "Send reply" }).click();
  await expect(toast(page, "Reply Saved")).toBeVisible();
  await expect(dialog(page).getByText("Responded").first()).toBeVisible();
  await expect(page.getByText(/Unanswered/)).toHaveCount(0);
});

test("a reply begins as a template, keeps what is typed, goes out once and is kept @main", async ({
  page,
}) => {
  await sendMessage({ subject: "سؤال عن التوصيل", message: "كم يستغرق التوصيل إلى إربد؟" });
  await openPanel(page, shop, "messages");
  await rows(page).first().click();
  const chat = dialog(page).getByRole("link", { name: "WhatsApp" });
  const address = new URL((await chat.getAttribute("href"))!);
  expect(address.origin + address.pathname).toBe("https://wa.me/962790000000");
  expect(address.searchParams.get("text")).toContain("سؤال عن التوصيل");

  await dialog(page).getByRole("button", { name: "Reply" }).click();
  const words = dialog(page).getByLabel("Your reply");
  // In the language in which they wrote.
  await expect(words).toHaveValue(/^مرحبًا Example Visitor،/);
  await expect(words).toHaveAttribute("dir", "rtl");
  await expect(dialog(page).getByText("Re: نقرة: وصلتنا رسالتك")).toBeVisible();
  await expect(dialog(page).getByText("كم يستغرق التوصيل إلى إربد؟")).toBeVisible();
  await dialog(page).getByRole("combobox").first().click();
  await page.getByRole("option", { name: "English" }).click();
  await expect(words).toHaveValue(/^Hello Example Visitor,/);
  await dialog(page).getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: "Delivery times" }).click();
  await expect(words).toHaveValue(/delivered within 2-4 days/);

  await words.fill("Two to four days.");
  await dialog(page).getByRole("combobox").first().click();
  await page.getByRole("option", { name: "العربية" }).click();
  await expect(page.getByText("Replace your text?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard your reply?")).toBeVisible();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(words).toHaveValue("Two to four days.");

  await words.fill("");
  await dialog(page).getByRole("button", { name: "Send reply" }).click();
  await expect(words).toBeFocused();
  await words.fill("Two to four days.");

  // The first answer is lost on its way: nothing that was typed is.
  await page.route("**/replies", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog(page).getByRole("button", { name: "Send reply" }).click();
  await expect(toast(page, "Reply Not Sent")).toBeVisible();
  await expect(words).toHaveValue("Two to four days.");
  await page.unrouteAll({ behavior: "wait" });
  // Two clicks come before a button can be disabled.
  const answers: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/replies")) answers.push("sent");
  });
  await dialog(page).getByRole("button", { name: "Send reply" }).dblclick();
  await expect(dialog(page).getByRole("heading", { name: "Replies" })).toBeVisible();
  await expect(dialog(page).getByText("Sent", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("Two to four days.")).toHaveCount(1);
  expect(answers).toEqual(["sent"]);
  await expect(dialog(page).getByText("Admin User")).toBeVisible();
  const sent = shop.mail.mails.filter(({ recipients: [to], text }) => {
    return to === "visitor@example.com" && text.includes("Two to four days.");
  });
  expect(sent).toHaveLength(1);
  expect(sent.at(-1)!.headers.get("subject")).toBe("Re: Naqra: we have your message");
});

test("a reply, a status and a quote survive the end of the session and of the network", async ({
  page,
  context,
}) => {
  await sendMessage();
  await sendRequest();
  await openPanel(page, shop, "messages");
  await rows(page).first().click();
  const status = dialog(page).getByRole("combobox", { name: "Status" });
  await status.click();
  await page.getByRole("option", { name: "In Progress" }).click();
  await loseSession(page, shop, () =>
    dialog(page).getByRole("button", { name: "Update Status" }).click(),
  );
  await rows(page).first().click();
  await expect(status).toHaveText(/In Progress/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await rows(page).first().press("r");
  const words = dialog(page).getByLabel("Your reply");
  await words.fill("Two to four days.");
  await loseSession(page, shop, () =>
    dialog(page).getByRole("button", { name: "Send reply" }).click(),
  );
  await rows(page).first().click();
  await expect(words).toHaveValue("Two to four days.");

  await page.goto(`${shop.url}/admin-panel/bulk-orders`);
  await rows(page).first().click();
  const quote = page.getByRole("dialog", { name: "Send a quote" });
  const open = page.getByRole("button", { name: "Send a quote" });
  const price = quote.getByLabel(/^Price per card/);
  const send = quote.getByRole("button", { name: "Send quote" });
  await open.click();
  await price.fill("12.5");
  await loseSession(page, shop, () => send.click());
  await rows(page).first().click();
  await open.click();
  await expect(price).toHaveValue("12.5");
  await context.setOffline(true);
  await send.click();
  await expect(toast(page, "Quote Not Sent")).toBeVisible();
  await expect(price).toHaveValue("12.5");
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  const before = quoteLinks().length;
  await send.click();
  await expect(toast(page, "Quote Sent")).toBeVisible();
  // Otherwise it would arrive during the next test.
  await expect.poll(() => quoteLinks().length).toBe(before + 1);
});

test("a bulk request is read, edited with its own price, answered and deleted @main", async ({
  page,
}) => {
  await sendRequest("Example Group", "In black, please");
  await sendRequest("مجموعة المثال");
  await openPanel(page, shop, "bulk-orders");
  const row = rows(page).filter({ hasText: "Example Group" });
  for (const text of ["Example Buyer", "buyer@example.com", "0790000000", "60", "Pending"]) {
    await expect(row).toContainText(text);
  }
  await row.press("e");
  const form = dialog(page);
  await expect(form.getByLabel("Price per card")).toHaveCount(0);
  await form.getByLabel(/^Company name/).fill("");
  await form.getByLabel(/^Employee count/).fill("0");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Company name must be at least 2 characters")).toBeVisible();
  await expect(form.getByText("Please specify the number of employees")).toBeVisible();
  await form.getByLabel(/^Company name/).fill("Other Group");
  await form.getByLabel(/^Employee count/).fill("80");
  await form.getByRole("switch", { name: "Custom pricing" }).check();
  await form.getByLabel("Price per card").fill("-1");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Price must be 0 or greater")).toBeVisible();
  await form.getByLabel("Price per card").fill("11.5");
  await form.getByRole("switch", { name: /Customer response/ }).check();
  await form.getByLabel("Estimated delivery").fill("2027-03-09");
  await form.getByRole("combobox").click();
  await page.getByRole("option", { name: "Quoted" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  // Under the pointer a toast stays.
  await toast(page, "Order Updated").hover();
  await rows(page).filter({ hasText: "Other Group" }).press("Enter");
  const reply = dialog(page).getByRole("button", { name: "Reply" });
  await expect
    .poll(async () => {
      const [above, below] = [toast(page, "Order Updated"), reply];
      const [note, button] = [await above.boundingBox(), await below.boundingBox()];
      return note && button && note.y + note.height <= button.y;
    }, "no toast over the buttons of a dialog")
    .toBe(true);
  for (const text of [
    "Custom: 11.500 JOD a card, 920 JOD in all",
    "2027-03-09",
    "In black, please",
  ]) {
    await expect(dialog(page).getByText(text)).toBeVisible();
  }
  await reply.click();
  await expect(dialog(page).getByLabel("Your reply")).toHaveValue(/80 cards.*920 JOD in all/s);
  await dialog(page).getByRole("button", { name: "Send reply" }).click();
  await expect(dialog(page).getByText("Sent", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  const [columns, ...records] = await savedCsv(page);
  expect(columns).toBe(
    "\uFEFFOrder ID,Company Name,Contact Person,Email,Phone,Employee Count,Message,Status," +
      "Pricing Type,Customer Response,Created Date,Estimated Delivery",
  );
  expect(records.filter((record) => /Custom"?,"?Approved/.test(record))).toHaveLength(1);

  await page.getByRole("link", { name: "Quoted 1" }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().press("Delete");
  await expect(
    page.getByText(/^Are you sure you want to delete the bulk order from Other Group\?/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete bulk order" }).click();
  await expect(toast(page, "Order Deleted")).toBeVisible();
  await expect(toast(page, "The bulk order has been deleted successfully.")).toBeVisible();
  await expect(page.getByText("No bulk orders found")).toBeVisible();
});

test("a quote is sent, accepted on its own page without a script, and the answer is seen @main", async ({
  page,
  browser,
}) => {
  await sendRequest("Example Group", "In black, please");
  await openPanel(page, shop, "bulk-orders");
  await rows(page).first().click();
  await page.getByRole("button", { name: "Send a quote" }).click();
  const quote = page.getByRole("dialog", { name: "Send a quote" });
  await expect(quote.getByText("780 JOD")).toBeVisible();
  await quote.getByLabel(/^Price per card/).fill("-1");
  await quote.getByRole("button", { name: "Send quote" }).click();
  await expect(quote.getByText("Price must be 0 or greater")).toBeVisible();
  await quote.getByLabel(/^Price per card/).fill("12.5");
  await expect(quote.getByText("750 JOD")).toBeVisible();
  await expectAccessible(page);
  const before = quoteLinks().length;
  await quote.getByRole("button", { name: "Send quote" }).dblclick();
  await expect(toast(page, "Quote Sent")).toBeVisible();
  await expect(dialog(page).getByText("60 cards at 12.500 JOD: 750 JOD")).toHaveCount(1);
  await expect(dialog(page).getByText("Waits for an answer")).toBeVisible();

  await expect.poll(() => quoteLinks().length).toBe(before + 1);
  const address = quoteLinks().at(-1)!;
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const company = await plain.newPage();
  const answer = await company.goto(address);
  expect(answer!.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(company.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const visitor = await browser.newPage();
  await visitor.goto(address.replace("/quotes/", "/ar/quotes/"));
  await expect(visitor.getByRole("main").getByRole("button")).toHaveCount(2);
  await fillInAcceptance(company);
  await company.getByRole("button", { name: "Accept for 750 JOD" }).click();
  const isAccepted = async () => {
    await expect(company.getByRole("heading", { level: 1 })).toHaveText("You accepted the quote.");
    await expect(company.getByRole("button", { name: "Enter your people" })).toHaveCount(1);
    await expect(company.getByRole("button", { name: /Accept|Decline/ })).toHaveCount(0);
  };
  await isAccepted();
  // Opened again by the link from the mail, it is still so.
  await company.goto(address);
  await isAccepted();
  // A tab that was open meanwhile has the other button still: it changes nothing, and says so.
  await visitor.getByRole("button", { name: "رفض العرض" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("تم قبول العرض.");
  const wrong = await company.goto(address.slice(0, -1));
  expect(wrong!.status()).toBe(404);
  await plain.close();
  await visitor.context().close();

  await page.reload();
  await rows(page).first().click();
  await expect(dialog(page).getByText("Accepted", { exact: true })).toBeVisible();
  await expect(dialog(page).getByText("Approved", { exact: true }).first()).toBeVisible();
});

test("a quote that can't be answered any more says why, whole in both languages", async ({
  page,
  browser,
}) => {
  await sendRequest();
  await openPanel(page, shop, "bulk-orders");
  await rows(page).first().click();
  await page.getByRole("button", { name: "Send a quote" }).click();
  const quote = page.getByRole("dialog", { name: "Send a quote" });
  const before = quoteLinks().length;
  await quote.getByRole("button", { name: "Send quote" }).click();
  await expect(toast(page, "Quote Sent")).toBeVisible();
  await expect.poll(() => quoteLinks().length).toBe(before + 1);
  const address = quoteLinks().at(-1)!;
  const visitor = await browser.newPage();
  for (const [change, english, arabic] of [
    ["update quotes set valid_until = '2026-01-01'", "has expired", "انتهت مدة هذا العرض."],
    [
      "update bulk_orders set is_approved_by_customer = true",
      "agreed already",
      "تم الاتفاق على هذا الطلب.",
    ],
    ["update quotes set answer = 'declined'", "You declined the quote.", "تم رفض العرض."],
    ["update quotes set answer = 'accepted'", "You accepted the quote.", "تم قبول العرض."],
  ] as const) {
    await shop.database.query(change);
    for (const width of [390, 1280]) {
      await visitor.setViewportSize({ width, height: 800 });
      for (const [page_, title] of [
        [address, english],
        [address.replace("/quotes/", "/ar/quotes/"), arabic],
      ] as const) {
        await visitor.goto(page_);
        await expect(visitor.getByRole("heading", { level: 1 })).toContainText(title);
        await expect(visitor.getByRole("main").getByRole("button")).toHaveCount(0);
        await expectNothingCut(visitor);
        await expectAccessible(visitor);
      }
    }
  }
  await visitor.context().close();
});

test("the outbox shows what failed and why, sends it again, and discards", async ({ page }) => {
  await sendMessage();
  await sendMessage({ fullName: "Second Visitor" });
  await expect
    .poll(
      async () => (await shop.database.query("select from jobs where status = 'done'")).rowCount,
    )
    .toBe(4);
  // The visitors were told that their messages have arrived.
  await shop.database.query("delete from jobs where kind = 'email:message-received'");
  await shop.database.query(
    "update jobs set status = 'failed', attempts = 13, last_error = '550 Mailbox unavailable'",
  );
  const told = () => shop.mail.mails.filter(({ text }) => text.includes("How long does it take?"));
  const before = told().length;
  await openPanel(page, shop, "outbox");
  await expect(page.getByText(new URL(shop.mail.url).host)).toBeVisible();
  await page.getByRole("link", { name: "Failed 2" }).click();
  await expect(rows(page).first()).toContainText("550 Mailbox unavailable");
  await rows(page).first().click();
  await expect(dialog(page).getByText("550 Mailbox unavailable")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(toast(page, "Message discarded")).toBeVisible();
  await expect(page.getByRole("link", { name: "Discarded 1" })).toBeVisible();
  await page.getByRole("button", { name: "Send all again" }).click();
  await expect(toast(page, "1 message is sent again")).toBeVisible();
  await expect.poll(() => told().length).toBe(before + 1);
  await expect(page.getByRole("link", { name: "Sent 1" })).toBeVisible({ timeout: 15_000 });
});

test("examples of each message are shown in both languages, and nothing in them runs", async ({
  page,
}) => {
  await openPanel(page, shop, "outbox");
  await page.getByRole("button", { name: "Preview messages" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.getByText("Example Customer").first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", "");
  await dialog(page).getByRole("combobox").nth(1).click();
  await page.getByRole("option", { name: "العربية" }).click();
  await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
  await dialog(page).getByRole("combobox").first().click();
  await page.getByRole("option", { name: "Reply" }).click();
  await expect(frame.getByText("هنا يظهر ردّك.")).toBeVisible();
  await dialog(page).getByRole("tab", { name: "Plain text" }).click();
  await expect(dialog(page).getByText("هنا يظهر ردّك.")).toBeVisible();
  await expectAccessible(page);
});

test("a test message tells what the mail server reported", async ({ page }) => {
  await openPanel(page, shop, "outbox");
  await page.getByRole("button", { name: "Test message" }).click();
  const to = dialog(page).getByLabel(/^Send to/);
  await expect(to).toHaveValue(shop.owner.email);
  await to.fill("nobody");
  const send = dialog(page).getByRole("button", { name: "Send test" });
  await send.click();
  await expect(dialog(page).getByText("Please enter a valid email address")).toBeVisible();
  await to.fill("somebody@example.com");
  await send.click();
  await expect(dialog(page).getByText("The mail server took it")).toBeVisible();
  await expect(dialog(page).getByText(/^250 /)).toBeVisible();
  shop.mail.refusal = "554 Not from you";
  await send.click();
  await expect(dialog(page).getByText("The mail server did not take it")).toBeVisible();
  await expect(dialog(page).getByText(/554 Not from you/)).toBeVisible();
  shop.mail.refusal = undefined;
  await expectAccessible(page);
});

for (const screen of ["messages", "bulk-orders", "outbox"]) {
  test(`${screen} can be used by everybody, on a phone too, in both languages`, async ({
    page,
  }) => {
    await sendMessage();
    await sendMessage({ fullName: "عميل مثال ".repeat(8).trim() });
    await sendRequest("Example Group ".repeat(18).trim());
    await shop.database.query("update messages set created_at = now() - interval '2 days'");
    // What has failed brings an action more into the outbox's bar.
    await shop.database.query("update jobs set status = 'failed', attempts = 13");
    await page.setViewportSize({ width: 1280, height: 844 });
    for (const locale of ["en", "ar"] as const) {
      await openPanel(page, shop, screen, locale);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const first =
          width === 1280
            ? rows(page).first()
            : page.getByRole("main").locator("li button[aria-label]").first();
        await expect(first).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        await expectNothingCut(page);
        await expectTitleWhole(page);
        await first.press("Enter");
        await expect(dialog(page)).toBeVisible();
        await expectAccessible(page);
        if (screen === "messages") {
          await dialog(page)
            .getByRole("button", { name: locale === "en" ? "Reply" : "رد", exact: true })
            .click();
          await expect(dialog(page).getByRole("textbox")).toBeVisible();
          await expectAccessible(page);
        }
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
      }
    }
  });
}
