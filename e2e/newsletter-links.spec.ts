import { expect, type Page } from "@playwright/test";

import { expectNoViolations } from "./accessible.ts";
import { ownerHeaders } from "./panel.ts";
import { test, type SharedShop } from "./test.ts";

/** The newsletter from the form in the footer to the links in its confirmation mail. */

let shop: SharedShop;
test.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const LANGUAGES = {
  en: {
    root: "",
    dir: "ltr",
    field: "Email address",
    subscribe: "Subscribe",
    subscribed: "Subscribed to newsletter",
    confirm: "Confirm subscription",
    confirmed: "Your subscription is confirmed.",
    unsubscribe: "Unsubscribe",
    unsubscribed: "You are unsubscribed.",
    broken: "This link does not work any more.",
    other: "العربية",
  },
  ar: {
    root: "/ar",
    dir: "rtl",
    field: "البريد الإلكتروني",
    subscribe: "اشترك",
    subscribed: "تم اشتراكك في النشرة البريدية",
    confirm: "تأكيد الاشتراك",
    confirmed: "تم تأكيد اشتراكك.",
    unsubscribe: "إلغاء الاشتراك",
    unsubscribed: "تم إلغاء اشتراكك.",
    broken: "لم يعد هذا الرابط صالحًا.",
    other: "English",
  },
} as const;
type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** Whether staff see the address as confirmed; undefined when it is not listed. */
async function confirmedFor(page: Page, email: string): Promise<boolean | undefined> {
  const query = new URLSearchParams({ search: email });
  const response = await page.request.get(`${shop.url}/api/v1/subscribers?${query}`, {
    headers: await ownerHeaders(shop),
  });
  const body = (await response.json()) as { data: { data: { confirmed: boolean }[] } };
  return body.data.data[0]?.confirmed;
}

async function subscribe(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(`${shop.url}${words.root}/newsletter`);
  const main = page.getByRole("main");
  await main.getByLabel(words.field).fill(email);
  await main.getByRole("button", { name: words.subscribe }).click();
  await expect(page.getByText(words.subscribed).last()).toBeVisible();
}

/** The links of the received mail, with the port of the shop. */
async function linksTo(email: string, root: string) {
  const found = () => shop.mail.mails.find(({ recipients }) => recipients.includes(email));
  await expect.poll(found).toBeTruthy();
  const { text, html } = found()!;
  const link = (name: string) => {
    const address = new RegExp(`\\S+${root}/newsletter/${name}\\?\\S+`).exec(text)?.[0];
    expect(address, text).toBeTruthy();
    const { pathname, search } = new URL(address!);
    return shop.url + pathname + search;
  };
  return { html, confirm: link("confirm"), unsubscribe: link("unsubscribe") };
}

async function expectNothingFound(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page);
  }
}

/** Opens each link more than once, like mail scanners. */
async function openLikeAScanner(page: Page, links: readonly string[]): Promise<void> {
  for (const link of links) {
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await page.request.fetch(link, { method });
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "same-origin",
      });
    }
  }
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? "with a script" : "without a script";
    test.describe(`${language}, ${way}`, () => {
      test.use({ javaScriptEnabled });

      test("only the buttons confirm and unsubscribe", async ({ page }) => {
        const email = `${language}.${javaScriptEnabled ? "script" : "plain"}@example.com`;
        await subscribe(page, words, email);
        const { html, confirm, unsubscribe } = await linksTo(email, words.root);
        expect(html).toContain(`<html lang="${language}" dir="${words.dir}">`);
        await openLikeAScanner(page, [confirm, unsubscribe]);
        expect(await confirmedFor(page, email)).toBe(false);

        const main = page.getByRole("main");
        await page.goto(confirm);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expect(page.locator("script[src]")).toHaveAttribute("src", /page-script/);
        if (javaScriptEnabled) await expectNothingFound(page);
        await page.getByRole("banner").getByRole("link", { name: words.other }).click();
        await expect(page.locator("html")).not.toHaveAttribute("lang", language);
        await expect(main.getByRole("button")).toBeVisible();
        await page.goBack();
        await main.getByRole("button", { name: words.confirm }).click();
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.confirmed);
        expect(await confirmedFor(page, email)).toBe(true);
        if (javaScriptEnabled) await expectNothingFound(page);

        await page.goto(unsubscribe);
        if (javaScriptEnabled) await expectNothingFound(page);
        await main.getByRole("button", { name: words.unsubscribe }).click();
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.unsubscribed);
        expect(await confirmedFor(page, email)).toBeUndefined();

        await page.goto(confirm);
        await main.getByRole("button", { name: words.confirm }).click();
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.broken);
        await expect(main.getByRole("button")).toHaveCount(0);
      });
    });
  }

  test(`${language}: a link that was cut off has no button and says what to do`, async ({
    page,
  }) => {
    for (const name of ["confirm", "unsubscribe"]) {
      for (const query of ["", "?subscriber=1&key=2", `?subscriber=${"a".repeat(24)}`]) {
        const response = await page.goto(`${shop.url}${words.root}/newsletter/${name}${query}`);
        expect(response!.status()).toBe(400);
        expect(response!.headers()["cache-control"]).toBe("no-store");
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.broken);
        await expect(main.getByRole("button")).toHaveCount(0);
      }
      await expectNothingFound(page);
    }
  });
}

test("a mail program unsubscribes with one click, and confirms nothing so", async ({ page }) => {
  const email = "one-click@example.com";
  await page.request.post(`${shop.url}/api/v1/subscribers/subscribe`, { data: { email } });
  const { confirm, unsubscribe } = await linksTo(email, "");
  const oneClick = { form: { "List-Unsubscribe": "One-Click" } };
  expect((await page.request.post(confirm, oneClick)).status()).toBe(400);
  expect(await confirmedFor(page, email)).toBe(false);
  expect((await page.request.post(unsubscribe, { form: {} })).status()).toBe(400);
  for (let time = 0; time < 2; time++) {
    expect((await page.request.post(unsubscribe, oneClick)).status()).toBe(200);
    expect(await confirmedFor(page, email)).toBeUndefined();
  }
});

test("the pages are not listed in the site map", async ({ request }) => {
  const map = await request.get(`${shop.url}/sitemap.xml`);
  expect(await map.text()).not.toContain("/newsletter");
});
