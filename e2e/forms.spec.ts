import { expect, type Locator, type Page, type Request } from "@playwright/test";

import { openInteractive } from "./interactive.ts";
import { ownerHeaders } from "./panel.ts";
import { readAWhile } from "./reading.ts";
import type { RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The forms of the bulk orders, contact and newsletter pages, with and without a script. */

let shop: RunningShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** The records that staff see through an API call. */
async function stored<Item>(page: Page, path: string): Promise<Item[]> {
  const headers = await ownerHeaders(shop);
  const response = await page.request.get(`${shop.url}/api/v1${path}`, { headers });
  return ((await response.json()) as { data: { data: Item[] } }).data.data;
}

interface Message {
  fullName: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}
interface BulkOrder {
  companyInfo: { companyName: string; contactPerson: string; email: string; phone: string };
  orderDetails: { employeeCount: number; message: string };
}

const message = (email: string): Message => ({
  fullName: "Example Visitor",
  email,
  phone: "",
  subject: "A question",
  message: "How long does it take?\nAnd what does it cost?",
});

async function fillMessage(form: Locator, fields: Message): Promise<void> {
  await form.getByLabel("Full name").fill(fields.fullName);
  await form.getByLabel("Email").fill(fields.email);
  await form.getByLabel("Subject").fill(fields.subject);
  await form.getByLabel("Message").fill(fields.message);
}

async function fillRequest(form: Locator, email: string): Promise<void> {
  await form.getByLabel("Company name").fill("Example Group");
  await form.getByLabel("Contact person").fill("Example Buyer");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("0790000000");
  await form.getByLabel("Number of employees").fill("60");
}

async function expectMessages(form: Locator, messages: readonly string[]): Promise<void> {
  for (const text of messages) await expect(form.getByText(text, { exact: true })).toBeVisible();
}

/** Within the form, which stays, and by a toast. */
async function expectReported(page: Page, form: Locator, text: string): Promise<void> {
  await expect(form.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator(".toast").getByText(text, { exact: true })).toBeVisible();
}

/** That the toast is not over what it speaks of. */
async function expectClearOfToast(page: Page, element: Locator): Promise<void> {
  const toast = page.locator(".toast").last();
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [over, under] = await Promise.all([toast.boundingBox(), element.boundingBox()]);
    const isBeside = over!.x >= under!.x + under!.width || over!.x + over!.width <= under!.x;
    expect(isBeside || over!.y >= under!.y + under!.height, JSON.stringify({ over, under })).toBe(
      true,
    );
  }).toPass();
}

const MESSAGE_ERRORS = [
  "Full name must be at least 2 characters",
  "Please enter a valid email address",
  "Subject must be at least 5 characters",
  "Message must be at least 10 characters",
];
const REQUEST_ERRORS = [
  "Company name must be at least 2 characters",
  "Contact person name must be at least 2 characters",
  "Please enter a valid email address",
  "Phone number must be at least 8 characters",
  "Please specify the number of employees",
];

test.describe("with a script", () => {
  test("a message: errors, then sent, then an empty form @main", async ({ page }) => {
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    const ways = page.getByRole("region", { name: "Contact details" }).getByRole("link");
    await expect(ways.first()).toHaveText("Message us on WhatsApp");
    const form = page.getByRole("form", { name: "Send us a message" });
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectMessages(form, MESSAGE_ERRORS);
    const fullName = form.getByLabel("Full name");
    await expect(fullName).toBeFocused();
    await expect(fullName).toHaveAttribute("aria-invalid", "true");
    await expect(fullName).toHaveAccessibleDescription(MESSAGE_ERRORS[0]!);

    const fields = message("script@example.com");
    await fillMessage(form, fields);
    for (const text of MESSAGE_ERRORS) await expect(form.getByText(text)).toHaveCount(0);
    await readAWhile(page);
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectReported(page, form, "Message Sent Successfully!");
    await expectReported(
      page,
      form,
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    );
    await expectClearOfToast(page, form.locator("#message-sent"));
    await expect(form.locator("#message-sent")).toBeFocused();
    for (const label of ["Full name", "Email", "Phone", "Subject", "Message"]) {
      await expect(form.getByLabel(label)).toHaveValue("");
    }
    const found = await stored<Message>(page, "/contact");
    expect(found.find(({ email }) => email === fields.email)).toMatchObject({ ...fields });
  });

  test("a message that the shop can't accept keeps its input", async ({ page }) => {
    await page.route("**/api/v1/contact", (route) => route.abort());
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    const form = page.getByRole("form", { name: "Send us a message" });
    const fields = message("refused@example.com");
    await fillMessage(form, fields);
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectReported(page, form, "Error Sending Message");
    await expectReported(
      page,
      form,
      "Please try again or contact us directly at hello@naqra.example",
    );
    await expectClearOfToast(page, form.getByRole("button", { name: "Send Message" }));
    await expect(form.getByLabel("Message")).toHaveValue(fields.message);

    await page.unroute("**/api/v1/contact");
    await page.route("**/api/v1/contact", (route) =>
      route.fulfill({ status: 429, json: { status: "fail", message: "Enough for today." } }),
    );
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectReported(page, form, "Enough for today.");
    await expect(form.getByLabel("Full name")).toHaveValue(fields.fullName);
  });

  test("the remaining characters of a message are shown near the limit", async ({ page }) => {
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    const form = page.getByRole("form", { name: "Send us a message" });
    await form.getByLabel("Message").fill("a".repeat(1999));
    await expect(form.getByText("1 character left")).toBeVisible();
    await form.getByLabel("Message").fill("a".repeat(2001));
    await expect(form.getByText("1 character too many")).toBeVisible();
    await form.getByRole("button", { name: "Send Message" }).click();
    await expectMessages(form, ["Message must be less than 2000 characters"]);
  });

  test("a request: errors, in progress, sent, default values again @main", async ({ page }) => {
    await page.goto(`${shop.url}/bulk-orders`, { waitUntil: "networkidle" });
    const form = page.getByRole("form", { name: "Request a quote" });
    await expect(form.getByLabel("Number of employees")).toHaveValue("10");
    await form.getByLabel("Number of employees").fill("");
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expectMessages(form, REQUEST_ERRORS);

    await fillRequest(form, "script@example.com");
    for (const text of REQUEST_ERRORS) await expect(form.getByText(text)).toHaveCount(0);
    await readAWhile(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/v1/custom-orders", async (route) => {
      await held.promise;
      await route.continue();
    });
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expect(form.getByRole("button", { name: "Submitting Request..." })).toBeDisabled();
    held.resolve();
    await expectReported(page, form, "Bulk Order Request Submitted!");
    await expectReported(page, form, "We'll contact you within 24 hours with a custom quote.");
    await expectClearOfToast(page, form.locator("#request-sent"));
    await expect(form.getByLabel("Company name")).toHaveValue("");
    await expect(form.getByLabel("Number of employees")).toHaveValue("10");
    const found = await stored<BulkOrder>(page, "/custom-orders");
    expect(
      found.find(({ companyInfo }) => companyInfo.email === "script@example.com"),
    ).toMatchObject({
      companyInfo: { companyName: "Example Group", contactPerson: "Example Buyer" },
      orderDetails: { employeeCount: 60, message: "" },
    });
  });

  test("a request that the shop can't accept keeps its input", async ({ page }) => {
    await page.route("**/api/v1/custom-orders", (route) =>
      route.fulfill({ status: 500, json: { status: "error", message: "Broken" } }),
    );
    await page.goto(`${shop.url}/bulk-orders`, { waitUntil: "networkidle" });
    const form = page.getByRole("form", { name: "Request a quote" });
    await fillRequest(form, "refused@example.com");
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expectReported(page, form, "Submission Failed");
    await expectReported(
      page,
      form,
      "There was an error submitting your request. Please try again.",
    );
    await expectClearOfToast(page, form.getByRole("button", { name: "Request Quote" }));
    await expect(form.getByLabel("Company name")).toHaveValue("Example Group");
    await expect(form.getByLabel("Number of employees")).toHaveValue("60");
    await expect(form.getByRole("button", { name: "Request Quote" })).toBeEnabled();
  });

  test("the calculator and the request have the same count", async ({ page }) => {
    await page.goto(`${shop.url}/bulk-orders`, { waitUntil: "networkidle" });
    const count = page.getByRole("spinbutton", { name: "Number of cards" });
    const employees = page.getByLabel("Number of employees");
    const total = page.locator("output");
    await expect(total.getByText("150 JOD")).toBeVisible();
    await count.fill("49");
    await expect(total.getByText("735 JOD")).toBeVisible();
    await expect(page.getByText("50 cards cost 650 JOD: 85 JOD less than 49.")).toBeVisible();
    await expect(employees).toHaveValue("49");
    await page.getByRole("button", { name: "Choose 50 cards" }).click();
    await expect(total.getByText("650 JOD")).toBeVisible();
    // Beside the button that requests them.
    const form = page.getByRole("form", { name: "Request a quote" });
    await expect(form.getByText("650 JOD", { exact: true })).toBeVisible();
    await expect(form.getByText("50 cards at 13 JOD each")).toBeVisible();
    // Typed on an Arabic keyboard.
    await count.fill("٦٠");
    await expect(count).toHaveValue("60");
    await expect(employees).toHaveValue("60");
    await count.press("ArrowUp");
    await expect(count).toHaveValue("61");
    await employees.fill("120");
    await expect(count).toHaveValue("120");
    await expect(total.getByText("1,440 JOD")).toBeVisible();
    await page.getByRole("button", { name: "Fewer cards" }).click();
    await expect(employees).toHaveValue("119");
    await page.getByRole("slider").press("Home");
    await expect(total).not.toContainText(/\d/);
    await expect(form).not.toContainText("JOD");
    await expect(page.getByText("Bulk orders begin at 10 cards.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Order fewer in the shop" })).toHaveAttribute(
      "href",
      "/product",
    );
    await expect(employees).toHaveValue("1");
    await page.getByRole("button", { name: "Choose 10 cards" }).click();
    await expect(total.getByText("150 JOD")).toBeVisible();
    await count.fill("9");
    await expect(total).not.toContainText(/\d/);
    await count.fill("1000000");
    await expect(total.getByText("12,000,000 JOD")).toBeVisible();
  });

  test("after a link was followed, the calculator and the form work the same", async ({ page }) => {
    await openInteractive(page, `${shop.url}/product`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator("main a[href='/bulk-orders']").first().click();
    await expect(page).toHaveURL(`${shop.url}/bulk-orders`);
    await page.getByRole("spinbutton", { name: "Number of cards" }).fill("60");
    await expect(page.locator("output").getByText("780 JOD")).toBeVisible();
    await expect(page.getByLabel("Number of employees")).toHaveValue("60");
    const form = page.getByRole("form", { name: "Request a quote" });
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expectMessages(form, REQUEST_ERRORS.slice(0, -1));
    await page.route("**/api/v1/custom-orders", (route) => route.abort());
    await fillRequest(form, "followed@example.com");
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expectReported(page, form, "Submission Failed");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("nothing is asked for before a field is touched, and then one script", async ({ page }) => {
    for (const [path, before] of [
      ["/contact-us", 2],
      ["/bulk-orders", 3],
    ] as const) {
      const scripts: string[] = [];
      const note = (request: Request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      };
      page.on("request", note);
      await page.goto(shop.url + path, { waitUntil: "networkidle" });
      expect(scripts, scripts.join()).toHaveLength(before);
      await page.locator("main form input").first().focus();
      await expect.poll(() => scripts.length).toBe(before + 1);
      await page.waitForLoadState("networkidle");
      expect(scripts, scripts.join()).toHaveLength(before + 1);
      page.off("request", note);
    }
  });

  test("the newsletter in the footer @main", async ({ page }) => {
    await page.goto(`${shop.url}/contact-us`, { waitUntil: "networkidle" });
    const footer = page.getByRole("contentinfo");
    const email = footer.getByLabel("Email address");
    await email.fill("nobody");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(footer.getByText("Invalid email", { exact: true })).toBeVisible();
    await expect(email).toHaveValue("nobody");

    await readAWhile(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/v1/subscribers/subscribe", async (route) => {
      await held.promise;
      await route.continue();
    });
    await email.fill("footer@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(footer.getByText("Subscribing...")).toBeVisible();
    held.resolve();
    await expect(page.getByText("Subscribed to newsletter")).toBeVisible();
    await expect(email).toHaveValue("");
    // The toast goes, what is left to do stays.
    const next = footer.getByText("Open the link in it to confirm your address.");
    await expect(next).toBeVisible();

    await email.fill("Footer@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    // By a toast, and at the field, where it stays.
    await expect(page.locator(".toast").getByText("This email is already")).toBeVisible();
    await expect(email).toHaveAccessibleDescription("This email is already subscribed");
    await expect(next).toBeHidden();
  });
});

for (const path of ["/privacy-policy", "/ar/privacy-policy"]) {
  test(`the newsletter's placeholder fits down to 320 px: ${path}`, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(shop.url + path);
      await page.evaluate(() => document.fonts.ready);
      const field = page.getByRole("contentinfo").locator("input[name=email]");
      const [needed, room] = await field.evaluate((input: HTMLInputElement) => {
        const written = document.createElement("span");
        const { font, letterSpacing } = getComputedStyle(input, "::placeholder");
        Object.assign(written.style, { font, letterSpacing, position: "absolute" });
        written.textContent = input.placeholder;
        document.body.append(written);
        return [written.getBoundingClientRect().width, input.clientWidth];
      });
      expect(needed, `${width} px`).toBeLessThanOrEqual(room!);
    }
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a message: errors with all input, then sent @main", async ({ page }) => {
    await page.goto(`${shop.url}/contact-us`);
    const form = page.getByRole("form", { name: "Send us a message" });
    await form.getByLabel("Subject").fill("Why");
    await form.getByLabel("Message").fill("Two\nlines");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(MESSAGE_ERRORS);
    for (const text of MESSAGE_ERRORS) await expect(form.getByText(text)).toHaveCount(2);
    await expect(form.getByLabel("Subject")).toHaveValue("Why");
    await expect(form.getByLabel("Message")).toHaveValue("Two\nlines");
    await expect(form.getByLabel("Full name")).toHaveAccessibleDescription(MESSAGE_ERRORS[0]!);
    await expect(page.getByRole("alert")).toBeInViewport();

    const fields = message("plain@example.com");
    await fillMessage(form, fields);
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeInViewport();
    await expect(form.getByLabel("Subject")).toHaveValue("");
    const found = await stored<Message>(page, "/contact");
    expect(found.find(({ email }) => email === fields.email)).toMatchObject({ ...fields });
  });

  test("a request: errors with all input, then sent", async ({ page }) => {
    await page.goto(`${shop.url}/bulk-orders`);
    // Elements that need a script are hidden; the prices are shown.
    await expect(page.getByRole("slider")).toBeHidden();
    await expect(page.getByRole("cell", { name: "50 cards: 650 JOD" })).toBeVisible();
    const form = page.getByRole("form", { name: "Request a quote" });
    await form.getByLabel("Company name").fill("E");
    await form.getByLabel("Number of employees").fill("0");
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText(REQUEST_ERRORS);
    await expect(form.getByLabel("Company name")).toHaveValue("E");
    await expect(form.getByLabel("Number of employees")).toHaveValue("0");

    await fillRequest(form, "plain@example.com");
    await form.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByText("Bulk Order Request Submitted!")).toBeInViewport();
    await expect(form.getByLabel("Number of employees")).toHaveValue("10");
    const found = await stored<BulkOrder>(page, "/custom-orders");
    const emails = found.map(({ companyInfo }) => companyInfo.email);
    expect(emails).toContain("plain@example.com");
  });

  test("the newsletter form in the footer of any page", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const main = page.getByRole("main");
    await page.goto(`${shop.url}/product`);
    await footer.getByLabel("Email address").fill("nobody");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/newsletter/);
    await expect(main.getByText("Invalid email", { exact: true })).toBeVisible();
    await expect(main.getByLabel("Email address")).toHaveValue("nobody");

    await main.getByLabel("Email address").fill("plain@example.com");
    await main.getByRole("button", { name: "Subscribe" }).click();
    await expect(main.getByText("Subscribed to newsletter")).toBeInViewport();
    await main.getByLabel("Email address").fill("plain@example.com");
    await main.getByRole("button", { name: "Subscribe" }).click();
    await expect(main.getByText("This email is already subscribed")).toBeVisible();
    await expect(main.getByText("Subscribed to newsletter")).toBeHidden();
  });

  test("in Arabic", async ({ page }) => {
    await page.goto(`${shop.url}/ar/contact-us`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const form = page.getByRole("form", { name: "أرسل لنا رسالة" });
    await form.getByLabel("البريد الإلكتروني").fill("nobody");
    await form.getByRole("button", { name: "إرسال الرسالة" }).click();
    await expect(page).toHaveURL(/\/ar\/contact-us/);
    await expect(page.getByRole("alert")).toContainText("يرجى تصحيح ما يلي");
    for (const text of await page.getByRole("alert").getByRole("link").allTextContents()) {
      expect(text).not.toMatch(/[a-z]/i);
    }
    await expect(page.getByRole("alert")).toContainText("يجب ألا يقل الاسم الكامل عن حرفين");
    await expect(page.getByRole("alert")).toContainText("يجب ألا يقل نص الرسالة عن 10 أحرف");
    await expect(form.getByLabel("البريد الإلكتروني")).toHaveValue("nobody");
    await form.getByLabel("الاسم الكامل").fill("زائر مثال");
    await form.getByLabel("البريد الإلكتروني").fill("arabic@example.com");
    await form.getByLabel("الموضوع").fill("سؤال عن التوصيل");
    await form.getByLabel("الرسالة").fill("كم يستغرق التوصيل؟");
    await form.getByRole("button", { name: "إرسال الرسالة" }).click();
    await expect(page).toHaveURL(/\/ar\/contact-us#message-sent$/);
    await expect(page.getByText("تم إرسال رسالتك بنجاح!")).toBeInViewport();
  });

  test("errors from the server, in Arabic", async ({ page }) => {
    const main = page.getByRole("main");
    const subscribe = async (email: string) => {
      await page.goto(`${shop.url}/ar/newsletter`);
      await main.getByLabel("البريد الإلكتروني").fill(email);
      await main.getByRole("button", { name: "اشترك" }).click();
    };
    await subscribe("arabic.twice@example.com");
    await expect(main.getByText("تم اشتراكك في النشرة البريدية")).toBeInViewport();
    await subscribe("arabic.twice@example.com");
    await expect(main.getByText("هذا البريد مشترك في النشرة مسبقًا")).toBeVisible();
  });
});

test("in Arabic, with a script", async ({ page }) => {
  await page.goto(`${shop.url}/ar/bulk-orders`, { waitUntil: "networkidle" });
  const form = page.getByRole("form", { name: "اطلب عرض سعر" });
  await form.getByRole("button", { name: "إرسال الطلب" }).click();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(4);
  for (const text of await form.locator("[id$=-error]").allTextContents()) {
    expect(text).not.toMatch(/[a-z]/i);
  }
  await expect(form.getByText("يجب ألا يقل اسم الشركة عن حرفين")).toBeVisible();
  await expect(form.getByText("يجب ألا يقل رقم الهاتف عن 8 خانات")).toBeVisible();
  await expect(form.getByLabel("رقم الهاتف")).toHaveCSS("direction", "ltr");
  await expect(form.getByLabel("رقم الهاتف")).toHaveCSS("text-align", "end");
});

test("errors from the server, in Arabic with a script", async ({ page }) => {
  await page.goto(`${shop.url}/ar/newsletter`);
  const main = page.getByRole("main");
  const subscribe = async () => {
    await main.getByLabel("البريد الإلكتروني").fill("arabic.script@example.com");
    await main.getByRole("button", { name: "اشترك" }).click();
  };
  await subscribe();
  await expect(main.getByLabel("البريد الإلكتروني")).toHaveValue("");
  await subscribe();
  await expect(main.getByText("هذا البريد مشترك في النشرة مسبقًا")).toBeVisible();
});
