import { expect, type Browser, type Page } from "@playwright/test";

import { startMailServer, type MailServer } from "../server/testing/mail-server.ts";
import { multipart, orderFields, photoWithPlace } from "../server/testing/order-form.ts";
import { expectAccessible, expectNothingCut } from "./accessible.ts";
import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** The page of one order, from the mail to cancelling, without a script. */

let mail: MailServer;
let shop: RunningShop;
let token: string;
test.beforeAll(async () => {
  mail = await startMailServer();
  shop = await startShop({ SMTP_URL: mail.url, RATE_LIMITS: "off" });
  const login = await call("/users/login", "POST", shop.owner);
  ({ token } = (await login.json()) as { token: string });
});
test.afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
});

/** A call of the API, as staff once they are signed in. */
async function call(path: string, method: string, body: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(isForm ? {} : { "Content-Type": "application/json" }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  expect(response.ok, `${path} answered ${response.status}`).toBe(true);
  return response;
}

interface Placed {
  _id: string;
  orderNumber: string;
}

/** Places an order to Amman, paid by a transfer if it has a receipt. */
async function place(email: string, more: Record<string, string>): Promise<Placed> {
  const countries = await fetch(`${shop.url}/api/v1/countries`);
  const { data } = (await countries.json()) as { data: { data: { _id: string; name: string }[] } };
  const country = data.data.find(({ name }) => name === "Jordan")!._id;
  const found = await fetch(`${shop.url}/api/v1/cities/country/${country}`);
  const { cities } = ((await found.json()) as { data: { cities: { _id: string; name: string }[] } })
    .data;
  const city = cities.find(({ name }) => name === "Irbid")!._id;
  const fields = { ...orderFields({ country, city }), "personalInfo[email]": email, ...more };
  const receipt = {
    field: "despositeTransactionImg",
    name: "receipt.jpg",
    bytes: await photoWithPlace(),
  };
  const isPaid = more["paymentMethod"] === "online";
  const answer = await call("/orders", "POST", multipart(fields, isPaid ? [receipt] : []));
  return ((await answer.json()) as { data: { data: Placed } }).data.data;
}

/** The address of the order's page in the newest of so many mails. */
async function linkTo(email: string, count = 1): Promise<string> {
  const mails = () => mail.mails.filter(({ recipients: [to] }) => to === email);
  await expect.poll(() => mails().length).toBe(count);
  return /\bhttp\S+\/orders\/[0-9a-f]{32}/.exec(mails().at(-1)!.text)![0];
}

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

test("the mail leads to the order, where it is corrected and cancelled without a script", async ({
  browser,
}) => {
  const email = "cash@example.com";
  const { orderNumber } = await place(email, {});
  const page = await withoutScript(browser);
  const answer = await page.goto(await linkTo(email));
  expect(answer!.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your order.");
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByText("In cash: you pay the courier 40 JOD on delivery.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Card of Example Customer, Founder" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/962.*${orderNumber}`),
  );

  await page.getByText("Correct the address").click();
  const address = page.getByLabel("Address", { exact: false }).first();
  await address.fill("x");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("alert")).toContainText("Address must be at least 5 characters");
  await page.locator("#addressLine1").fill("Example Street 22");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("The address is corrected.")).toBeVisible();
  await expect(page.getByText("Example Street 22", { exact: true })).toBeVisible();

  await page.getByText("Cancel the order").click();
  await expect(page.getByText(/^Cancelling is free until/)).toBeVisible();
  await page.getByRole("button", { name: `Cancel order ${orderNumber}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This order is cancelled.");
  await expect(page.getByText("Correct the address")).toHaveCount(0);
  await page.context().close();
});

test("a better receipt is sent from the Arabic page, and the page is whole at each width", async ({
  page,
}) => {
  const email = "transfer@example.com";
  const { _id } = await place(email, { paymentMethod: "online", language: "ar" });
  await linkTo(email);
  await call(`/orders/${_id}/payment`, "PATCH", {
    paymentState: "better_receipt_asked",
    reason: "لا يظهر المبلغ",
  });
  const link = await linkTo(email, 2);
  expect(link).toContain("/ar/orders/");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [link, link.replace("/ar/", "/")]) {
      await page.goto(address);
      await expect(page.getByText("لا يظهر المبلغ")).toBeVisible();
      await expectNothingCut(page);
      await expectAccessible(page);
    }
  }
  await page.goto(link);
  await expect(page.getByText("إربد، الأردن")).toBeVisible();
  await page.getByRole("button", { name: "إرسال الإيصال" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("صورة الإيصال").setInputFiles({
    name: "receipt.jpg",
    mimeType: "image/jpeg",
    buffer: await photoWithPlace("#00ff00"),
  });
  await page.getByRole("button", { name: "إرسال الإيصال" }).click();
  await expect(page.getByText("وصلنا إيصالك. نتحقّق منه الآن.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("وصلنا طلبك.");
});

test("whoever has lost the link asks for it in the footer, and learns nothing by it", async ({
  browser,
}) => {
  const email = "lost@example.com";
  const { orderNumber } = await place(email, { "personalInfo[firstName]": "Lost" });
  const first = await linkTo(email);
  const page = await withoutScript(browser);
  const token32 = first.slice(-32);
  const hostile = [
    "x",
    token32.slice(1),
    `${token32}0`,
    token32.replace(/^./, "g"),
    orderNumber,
    "\u0000",
    "../../etc/passwd",
    "' or 1=1; --",
    "<script>",
    "x".repeat(4_000),
    "%",
    "__proto__",
  ];
  for (const root of ["", "/ar"]) {
    const bodies = new Set<string>();
    for (const value of hostile) {
      const address = `${shop.url}${root}/orders/${encodeURIComponent(value)}`;
      const refused = await page.request.get(address);
      expect(refused.status(), value).toBe(404);
      expect(refused.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      const body = await refused.text();
      bodies.add(/<main[^]*<\/main>/.exec(body)![0].replaceAll(/_[A-Za-z]_\w*_/g, ""));
      const posted = await page.request.post(address, { form: { form: "cancellation" } });
      expect(posted.status(), value).toBe(404);
    }
    expect(bodies.size).toBe(1);
  }
  const wrong = await page.goto(`${shop.url}/orders/${"0".repeat(32)}`);
  expect(wrong!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Where is my order?" }).click();
  await page.getByLabel("Order number").fill("nothing");
  await page.getByLabel("Phone number").fill("079 000 0000");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("eight characters of the order number");
  for (const number of ["00000000", orderNumber]) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Where is my order?" }).click();
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Phone number").fill("079 000 0000");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Look into your messages.")).toBeVisible();
  }
  const second = await linkTo(email, 2);
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await page.context().close();
});

test("'Where is my order?' is accessible in both languages and at each width", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [root, title] of [
      ["", "Where is my order?"],
      ["/ar", "أين طلبي؟"],
    ] as const) {
      await page.goto(`${shop.url}${root}/orders`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNothingCut(page);
      await expectAccessible(page);
    }
  }
});
