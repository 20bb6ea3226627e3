import { expect, type APIRequestContext, type Page } from "@playwright/test";

import { until } from "#server/testing/until.ts";

import { expectAccessible } from "./accessible.ts";
import { asColleague } from "./accounts.ts";
import { ownerHeaders } from "./panel.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** What owners are told of by mail, and undo by its link without being signed in. */

const { shop, mail } = shopWithMailForTests();

/** The last mail to the owner with all of these words, once it is there. */
async function mailWith(...words: string[]) {
  const found = () =>
    mail.mails.findLast(
      ({ recipients: [to], text }) =>
        to === shop.owner.email && words.every((word) => text.includes(word)),
    );
  await until(() => found() !== undefined);
  return found()!;
}
const linkIn = ({ text }: { text: string }) => /https?:\S+\/undo#[\w-]+/.exec(text)![0];

/** The accounts, asked for by an owner who has just signed in: undoing ends the owner's sessions. */
async function asOwner(request: APIRequestContext) {
  const api = `${shop.url}/api/v1`;
  const login = await request.post(`${api}/users/login`, { data: shop.owner });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  return {
    async account(email: string): Promise<{ _id: string; role: string }> {
      const { data } = await (await request.get(`${api}/users`, { headers })).json();
      return data.data.find((each: { email: string }) => each.email === email);
    },
    async changeRole(id: string, role: string) {
      const answer = await request.patch(`${api}/users/${id}`, { headers, data: { role } });
      expect(answer.status()).toBe(200);
    },
  };
}

for (const [language, text] of Object.entries({
  en: {
    heading: "Undo this change?",
    submit: "Undo the change",
    done: "The change is undone",
    before: "It was undone already.",
    changed: "It was changed again since",
  },
  ar: {
    heading: "هل تتراجع عن هذا التغيير؟",
    submit: "تراجع عن التغيير",
    done: "تم التراجع عن التغيير",
    before: "تم التراجع عنه من قبل.",
    changed: "تغيّر الأمر بعد ذلك",
  },
})) {
  test(`a change of a role is undone by the link that owners are mailed, in ${language}`, async ({
    request,
    browser,
  }) => {
    const { email } = (await asColleague(request, shop, "viewer")).owner;
    const owner = await asOwner(request);
    const { _id: id } = await owner.account(email);
    await owner.changeRole(id, "manager");
    // That there is such an account is told too.
    const link = new URL(linkIn(await mailWith(email, "Manager")));
    if (language !== "en") link.pathname = `/${language}${link.pathname}`;

    await using context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link.href);
    await expect(page.getByRole("heading", { name: text.heading })).toBeVisible();
    await expect(page.getByText("Example viewer").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: text.submit }).click();
    await expect(page.getByRole("heading", { name: text.done })).toBeVisible();
    expect((await (await asOwner(request)).account(email)).role).toBe("viewer");

    await page.reload();
    await expect(page.getByText(text.before)).toBeVisible();
    await expect(page.getByRole("heading", { name: text.done })).toBeVisible();
    await expect(page.getByRole("button", { name: text.submit })).toBeHidden();

    // Of what changed again since, the first message's link says so.
    await (await asOwner(request)).changeRole(id, "maker");
    const older = new URL(linkIn(await mailWith(email, "Maker")));
    older.pathname = link.pathname;
    await (await asOwner(request)).changeRole(id, "manager");
    await page.goto("about:blank");
    await page.goto(older.href);
    await expect(page.getByRole("heading", { name: text.changed })).toBeVisible();
    await expect(page.getByRole("button", { name: text.submit })).toBeHidden();
  });
}

/** Whose account it was before and is now, each in letters that run against the page. */
const HOLDERS = { en: ["شركة الأولى", "متجر الثاني"], ar: ["First Ltd.", "Second Ltd."] } as const;

/** Where a text begins on the page, in pixels from the left. */
const leftOf = (page: Page, text: string) =>
  page.evaluate((sought) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent!.indexOf(sought);
      if (at === -1 || node.parentElement!.closest("[style*='display:none']")) continue;
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`${sought} is not on the page`);
  }, text);

for (const language of ["en", "ar"] as const) {
  test(`what was before comes first in the direction of the page and of the mail, in ${language}`, async ({
    request,
    page,
  }) => {
    const api = `${shop.url}/api/v1`;
    const headers = await ownerHeaders(shop);
    const call = async (method: string, path: string, data: object) => {
      const answer = await request.fetch(`${api}${path}`, { method, headers, data });
      expect(answer.ok(), path).toBe(true);
    };
    await call("PATCH", "/auth/profile", { language });
    const [old, next] = HOLDERS[language];
    await call("PATCH", "/settings", { bank: { accountHolder: old } });
    await call("PATCH", "/settings", { bank: { accountHolder: next } });
    const told = await mailWith(old, next);
    const expectInOrder = async () => {
      const [before, after] = [await leftOf(page, old), await leftOf(page, next)];
      expect(Math.sign(after - before)).toBe(language === "en" ? 1 : -1);
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(linkIn(told));
    await expect(page.getByText(next)).toBeVisible();
    await expectInOrder();
    await page.goto("about:blank");
    await page.setContent(told.html);
    await expectInOrder();

    const email = `${"a-rather-long-address".repeat(2)}-${language}@colleagues.example`;
    await call("POST", "/users/invitations", { name: email, email, role: "owner" });
    await page.setContent((await mailWith(email, "/undo#")).html);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
