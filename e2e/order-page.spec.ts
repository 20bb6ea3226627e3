import { expect, type Browser, type Page } from "@playwright/test";

import { LOCALES, pathIn } from "#shared/i18n/locale.ts";

import {
  multipart,
  ORDER_ABROAD,
  orderFields,
  photoWithPlace,
} from "../server/testing/order-form.ts";
import { expectAccessible, expectAccessibleAtEachWidth } from "./accessible.ts";
import { irbid, setAccount } from "./ordering.ts";
import { openPanel, ownerHeaders } from "./panel.ts";
import { startShop } from "./running-shop.ts";
import { test, type SharedShop } from "./test.ts";

/** The page of one order, from the mail to cancelling, and the page that its card opens: without a script. */

let shop: SharedShop;
let token: string;
test.beforeAll(async ({ shop: shared }) => {
  shop = shared;
  const login = await call("/users/login", "POST", shop.owner);
  ({ token } = (await login.json()) as { token: string });
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

/** Places an order to Irbid, paid by a transfer if it has a receipt. */
async function place(email: string, more: Record<string, string>): Promise<Placed> {
  const fields = { ...orderFields(await irbid(shop.url)), "personalInfo[email]": email, ...more };
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
  const mails = () => shop.mail.mails.filter(({ recipients: [to] }) => to === email);
  await expect.poll(() => mails().length).toBe(count);
  return /\bhttp\S+\/orders\/[0-9a-f]{32}/.exec(mails().at(-1)!.text)![0];
}

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

test("the mail leads to the order, where it is corrected and cancelled without a script @main", async ({
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
  await expect(page.getByText(/^It arrives by (Sun|Mon|Tues|Wednes|Thurs)day \d/)).toBeVisible();
  await expect(page.getByText("In cash: you pay the courier 40 JOD on delivery.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Card of Example Customer, Founder" })).toBeVisible();
  const photo = { name: "Picture of the card in daylight: Example Customer, Founder" };
  await expect(page.getByRole("img", photo)).toHaveCount(2);
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
  await expect(page.getByText("The address has been corrected.")).toBeVisible();
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
  for (const address of [link, link.replace("/ar/", "/")]) {
    await expectAccessibleAtEachWidth(page, async () => {
      await page.goto(address);
      await expect(page.getByText("لا يظهر المبلغ")).toBeVisible();
    });
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

test("an order that is to be paid by transfer says where to, and how much with the fee abroad", async ({
  page,
}) => {
  await using own = await startShop({ RATE_LIMITS: "off" });
  const headers = await ownerHeaders(own);
  const take = async (paymentMethod: string) => {
    const agreed = { paymentMethod, fee: "7", reason: "Agreed on by phone" };
    const taken = await page.request.post(`${own.url}/api/v1/staff/orders`, {
      headers,
      multipart: { ...ORDER_ABROAD, ...agreed },
    });
    return (await taken.json()).data.data as { pageToken: string; orderNumber: string };
  };
  const cash = await take("cash");
  await page.goto(`${own.url}/orders/${cash.pageToken}`);
  await expect(page.getByText("In cash: you pay the courier 42 JOD")).toBeVisible();
  const { pageToken, orderNumber } = await take("online");
  const address = `${own.url}/orders/${pageToken}`;
  await page.goto(address);
  await expect(page.getByText("Please ask us where to transfer the amount")).toBeVisible();
  await expect(page.getByText("Example account")).toHaveCount(0);

  await setAccount(page, own);
  const code = { name: "cliq.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() };
  await page.request.patch(`${own.url}/api/v1/settings`, {
    headers,
    multipart: { cliqQrImage: code },
  });
  for (const locale of LOCALES) {
    await expectAccessibleAtEachWidth(page, async () => {
      await page.goto(own.url + pathIn(locale, `/orders/${pageToken}`));
      await expect(page.getByText("EXAMPLESHOP", { exact: true })).toBeVisible();
    });
  }
  await page.goto(address);
  const asked = page.locator("section", { has: page.locator("#receipt") });
  await expect(asked).toContainText("Please transfer the amount to this account");
  await expect(asked).toContainText(/Amount\s*42 JOD/);
  await expect(asked).toContainText(`Order number, to state in the transfer${orderNumber}`);
  await expect(asked.getByRole("img", { name: "QR code for a transfer by CliQ" })).toBeVisible();
  // One press chooses what a bank's form takes.
  await asked.getByText("1234").first().click();
  const chosen = await page.evaluate(() => getSelection()!.toString());
  expect(chosen.trim()).toBe("JO15AAAA1234567890123456789012");

  const prices = page.locator("dl", { has: page.getByText("Delivery, Exampleton") });
  await expect(prices).toContainText(/Delivery, Exampleton\s*7 JOD\s*Total\s*42 JOD/);
  await expect(page.getByText("without delivery")).toHaveCount(0);
});

test("a proof is made in the panel, and answered on the order's page without a script", async ({
  page,
  browser,
}) => {
  const email = "proof@example.com";
  const { _id } = await place(email, { language: "ar", "cardDesign[nameOnCard]": "عميل المثال" });
  await openPanel(page, shop, `orders/${_id}`);
  const proof = page.getByRole("region", { name: "Proof" });
  await expect(proof).toContainText("Before the card is printed, its customer sees it");
  await proof.getByText("Bleed 3 mm, CMYK").click();
  await proof.getByLabel("Bleed in mm").fill("9");
  await expect(proof.getByText("The bleed must be from 0 to 5 mm")).toBeVisible();
  await proof.getByLabel("Bleed in mm").fill("2.5");
  await proof.getByRole("button", { name: "Make proof" }).click();
  await expect(proof).toContainText("Version 1 Not sent yet");
  await expect(proof).toContainText("Nothing stands out");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const locale of ["ar", "en"] as const) {
      await page.goto(`${shop.url}${pathIn(locale, `/admin-panel/orders/${_id}`)}`);
      await expect(page.locator('main img[src*="/private/"]')).toHaveCount(2);
      await expectAccessible(page);
    }
  }
  await proof.getByRole("button", { name: "Send to customer" }).click();
  await expect(proof).toContainText("no answer yet");

  const panel = page.url();
  const link = await linkTo(email, 2);
  for (const address of [link.replace("/ar/", "/"), link]) {
    await expectAccessibleAtEachWidth(page, async () => {
      await page.goto(address);
      await expect(page.locator('img[src*="/private/"]')).toHaveCount(2);
    });
  }
  await page.goto(panel);

  const customer = await withoutScript(browser);
  await customer.goto(link);
  await customer.getByText("هناك ما ليس صحيحًا").click();
  await customer.getByRole("button", { name: "إرسال", exact: true }).click();
  await expect(customer.getByRole("alert")).toContainText("يرجى كتابة ما علينا تغييره");
  await customer.getByLabel("ما الذي علينا تغييره؟").fill("المسمّى: مدير عام");
  await customer.getByRole("button", { name: "إرسال", exact: true }).click();
  await expect(customer.getByText("وصلنا ما كتبته.")).toBeVisible();

  // The panel hears of it, and makes another.
  await expect(proof).toContainText("Changes wanted");
  await expect(proof).toContainText("المسمّى: مدير عام");
  await proof.getByRole("button", { name: "Make new proof" }).click();
  await proof.getByRole("button", { name: "Send to customer" }).click();
  await expect(proof).toContainText("Version 2 Sent on");

  // What is still open is the page with the first one.
  await customer.getByRole("button", { name: "اعتمادها كما هي" }).click();
  await expect(customer.getByRole("alert")).toContainText("استُبدلت هذه المعاينة");
  await customer.goto(link);
  await customer.getByRole("button", { name: "اعتماد وطباعة" }).click();
  await expect(customer.getByText("تم اعتماد بطاقتك.")).toBeVisible();
  await customer.context().close();

  await expect(proof).toContainText("Approved by the customer on");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    proof.getByRole("button", { name: "PDF for print" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[0-9a-f]{8}-v2-card\.pdf$/);
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
  await page.getByRole("main").getByRole("link", { name: "Where is my order?" }).first().click();
  await page.getByLabel("Order number").fill("nothing");
  await page.getByLabel("Phone number").fill("079 000 0000");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("eight characters of the order number");
  for (const number of ["00000000", orderNumber]) {
    await page.getByRole("contentinfo").getByRole("link", { name: "Where is my order?" }).click();
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Phone number").fill("079 000 0000");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Check your messages.")).toBeVisible();
  }
  const second = await linkTo(email, 2);
  expect(second).not.toBe(first);
  await page.goto(second);
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await page.context().close();
});

/** The address that the card of an order opens. */
async function cardOf({ _id }: Placed): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${shop.url}/api/v1/orders/${_id}`, { headers });
  const { data } = (await answer.json()) as { data: { data: { cards: { url: string }[] } } };
  return data.data.cards[0]!.url;
}

test("a card opens the page of its person, where a visitor leaves their own contact", async ({
  browser,
}) => {
  const email = "card@example.com";
  const address = await cardOf(await place(email, { "personalInfo[firstName]": "Tapped" }));
  const page = await withoutScript(browser);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tapped Customer");
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+962790000000",
  );
  const file = await page.request.get(
    new URL((await page.getByRole("link", { name: "Save Contact" }).getAttribute("href"))!, address)
      .href,
  );
  expect(file.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  expect(await file.text()).toContain("FN:Tapped Customer\r\n");

  const code = page.getByRole("dialog", { name: "Show the QR code" });
  await expect(code).toBeHidden();
  await page.getByRole("button", { name: "Show the QR code" }).click();
  await expect(code.getByRole("img", { name: address })).toBeInViewport({ ratio: 1 });
  await code.getByRole("button", { name: "Close" }).click();
  await expect(code).toBeHidden();

  await page.getByText("Send me yours").click();
  await page.getByLabel("Your name").fill("Example Visitor");
  await page.getByRole("button", { name: "Send my contact" }).click();
  await expect(page.getByText("Please leave a phone number")).toBeInViewport();
  await page.getByLabel("Your phone").fill("0780000000");
  await page.getByRole("button", { name: "Send my contact" }).click();
  await expect(page.getByText("Tapped gets your contact by e-mail.")).toBeInViewport();
  const left = () => shop.mail.mails.find(({ text }) => text.includes("0780000000"));
  await expect.poll(() => left()?.recipients).toEqual([email]);
  await page.context().close();
});

test("the page of a card is small, whole at each width, and good in both languages", async ({
  page,
}) => {
  const name = { "personalInfo[firstName]": "مثال", "personalInfo[lastName]": "العميل" };
  const pages = [
    [await cardOf(await place("en@example.com", {})), "Save Contact"],
    [await cardOf(await place("ar@example.com", name)), "حفظ جهة الاتصال"],
    [`${shop.url}/c/0000000000`, "To the shop"],
  ] as const;
  for (const [address, link] of pages) {
    await expectAccessibleAtEachWidth(page, async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page.getByRole("link", { name: link })).toBeVisible();
    });
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(50_000);
  }
});
