import { readFile } from "node:fs/promises";

import { expect, type Browser, type Page } from "@playwright/test";

import { codeIn } from "../server/testing/read-print.ts";
import { cardOf, openOwnPage, ordered } from "./owned-page.ts";
import { test, type SharedShop } from "./test.ts";

/** What is made of a card's page for its owner: the e-mail signature and the wallpaper. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** A page in both languages, and the path of its card. */
async function twoLanguages(page: Page, email: string) {
  const { edit } = await ordered(shop, email);
  await openOwnPage(page, edit);
  await page.getByLabel("First name in Arabic").fill("مثال");
  await page.getByLabel("Last name in Arabic").fill("العميل");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("All is saved.")).toBeVisible();
  return { edit, card: (await cardOf(page)).replace(/\?.*$/, "") };
}

const signatureFrame = (page: Page) => page.frameLocator('iframe[title="E-mail signature"]');
const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name }) });

test("its owner looks at the signature, copies it as it is shown and as text, and downloads it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { card } = await twoLanguages(page, "signature@example.com");
  const part = section(page, "E-mail signature");
  await part.scrollIntoViewIfNeeded();
  await expect(signatureFrame(page).getByText("Example Customer")).toBeVisible();
  const copied = async () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item!.getType(type)).text();
      return { html: await read("text/html"), text: await read("text/plain") };
    });
  await part.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Signature copied")).toBeVisible();
  const english = await copied();
  expect(english.text.split("\n").slice(0, 4)).toEqual([
    "Example Customer",
    "Founder · Example Bakery",
    "+962 79 000 0000",
    "signature@example.com",
  ]);
  expect(english.text).toContain(`Save my contact ${shop.url}${card}`);
  expect(english.html).toContain("<table");
  expect(english.html).toMatch(/border-left:\s*3px solid/);

  // Also of what the browser has already.
  await page.reload();
  await part.scrollIntoViewIfNeeded();
  await expect(signatureFrame(page).getByText("Example Customer")).toBeVisible();

  // What is typed is in it once it is saved.
  await page.getByLabel("Job title", { exact: true }).fill("Director");
  await expect(part.getByText("This shows what is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(signatureFrame(page).getByText("Director")).toBeVisible();

  await part.getByText("العربية").click();
  await part.getByText("With the QR code").click();
  await expect(signatureFrame(page).getByText("مثال العميل")).toBeVisible();
  await expect(signatureFrame(page).locator("img[src$='/qr.png']")).toHaveJSProperty(
    "complete",
    true,
  );
  // Where a browser has no such clipboard, what is selected is copied.
  await page.evaluate(() => Reflect.deleteProperty(window, "ClipboardItem"));
  await expect(part.getByRole("button", { name: "Copy" })).toBeEnabled();
  await part.getByRole("button", { name: "Copy" }).click();
  await expect.poll(async () => (await copied()).html).toContain("مثال العميل");
  expect((await copied()).html).toContain("/qr.png");

  const download = page.waitForEvent("download");
  await part.getByRole("link", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("مثال العميل.html");
  expect(await readFile((await file.path())!, "utf8")).toContain('<table role="presentation"');
});

test("its owner looks at the wallpaper and stores it, and its code opens the page", async ({
  page,
}) => {
  const { card } = await twoLanguages(page, "wallpaper@example.com");
  const part = section(page, "Phone wallpaper");
  await part.scrollIntoViewIfNeeded();
  const picture = part.getByRole("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 1290);
  await part.getByText("العربية").click();
  await expect(picture).toHaveAttribute("src", /lang=ar/);
  await expect(picture).toHaveJSProperty("naturalWidth", 1290);
  const download = page.waitForEvent("download");
  await part.getByRole("link", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("مثال العميل.png");
  const bytes = await readFile((await file.path())!);
  expect(await codeIn(bytes)).toBe(`${shop.url}${card}`.toUpperCase());
});

test("what can't be loaded is said, and loaded at the second try", async ({ page }) => {
  const { edit } = await ordered(shop, "retry@example.com");
  for (const [file, title] of [
    ["signature.html", "E-mail signature"],
    ["wallpaper.png", "Phone wallpaper"],
  ] as const) {
    await page.route(`**/${file}*`, (route) => route.fulfill({ status: 503, body: "busy" }));
    await openOwnPage(page, edit);
    const part = section(page, title);
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole("alert")).toBeVisible();
    await page.unroute(`**/${file}*`);
    await part.getByRole("button", { name: "Try again" }).click();
    await expect(part.getByRole("link", { name: "Download" })).toBeVisible();
    await expect(part.getByRole("alert")).toHaveCount(0);
  }
});

test("while no card opens the page there is neither, and without a script both are downloaded", async ({
  page,
  browser,
}) => {
  const { edit } = await ordered(shop, "off@example.com");
  await openOwnPage(page, edit);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(edit);
  for (const [title, ending] of [
    ["E-mail signature", "html"],
    ["Phone wallpaper", "png"],
  ] as const) {
    const download = plain.waitForEvent("download");
    await section(plain, title).getByRole("link", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe(`Example Customer.${ending}`);
  }
  await context.close();

  await page.getByRole("button", { name: "I have lost this card" }).click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("There is neither while it opens nothing")).toBeVisible();
  await expect(page.locator('iframe[title="E-mail signature"]')).toHaveCount(0);
});

/** Where the parts of a signature stand, in relation to its own table, and how they look. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table[role="presentation"]')!;
    const origin = table.getBoundingClientRect();
    const leaves = [...table.querySelectorAll("td, a, span, img")];
    return leaves.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, fontSize, direction, textAlign } = getComputedStyle(element);
      const at = [left - origin.left, top - origin.top, width, height].map(Math.round);
      return { at, color, fontSize, direction, textAlign };
    });
  });

/** As a mail program does: no script runs, and it brings a page of its own around the signature. */
async function inMail(browser: Browser, around: string, signature: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 700, height: 500 },
  });
  const page = await context.newPage();
  await page.setContent(around.replace("SIGNATURE", signature));
  return { page, close: () => context.close() };
}

test("mail programs show it as it is, in either language, and in mails of the other direction", async ({
  page,
  browser,
}) => {
  const { card } = await twoLanguages(page, "mail@example.com");
  for (const [language, other, name] of [
    ["en", "rtl", "Example Customer"],
    ["ar", "ltr", "مثال العميل"],
  ] as const) {
    const answer = await page.request.get(
      `${shop.url}${card}/signature.html?lang=${language}&qr=1`,
    );
    const [, body] = /<body[^>]*>(.*)<\/body>/s.exec(await answer.text())!;
    const own = await inMail(browser, "<body>SIGNATURE</body>", body!);
    expect(await own.page.evaluate(() => document.styleSheets.length)).toBe(0);
    await expect(own.page.getByText(name)).toBeVisible();
    const looks = await looksOf(own.page);
    const elsewhere = await inMail(
      browser,
      `<body dir="${other}"><div dir="${other}" style="direction:${other}">SIGNATURE</div></body>`,
      body!,
    );
    expect(await looksOf(elsewhere.page)).toEqual(looks);
    // Each number and address from left to right, and what is not in one line is in the next.
    const text = await own.page.locator("body").innerText();
    const lines = text.split(/[\n\t]+/).map((line) => line.trim());
    expect(lines.filter((line) => line !== "").slice(0, 4)).toEqual([
      name,
      expect.stringContaining(" · "),
      "+962 79 000 0000",
      "mail@example.com",
    ]);
    const bar = language === "ar" ? "border-right-width" : "border-left-width";
    await expect(own.page.locator("td").first()).toHaveCSS(bar, "3px");
    await own.close();
    await elsewhere.close();
  }
});
