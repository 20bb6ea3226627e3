import { expect, type APIRequestContext } from "@playwright/test";

import { until } from "#server/testing/until.ts";

import { expectAccessible } from "./accessible.ts";
import { asColleague } from "./accounts.ts";
import { shopWithMailForTests } from "./shop-with-mail.ts";
import { test } from "./test.ts";

/** What owners are told of by mail, and undo by its link without being signed in. */

const { shop, mail } = shopWithMailForTests();

/** The link of the mail to the owner with all of these words, once it is there. */
async function undoLink(...words: string[]): Promise<string> {
  const found = () =>
    mail.mails.find(
      ({ recipients: [to], text }) =>
        to === shop.owner.email && words.every((word) => text.includes(word)),
    );
  await until(() => found() !== undefined);
  return /https?:\S+\/undo#[\w-]+/.exec(found()!.text)![0];
}

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
  },
  ar: {
    heading: "هل تتراجع عن هذا التغيير؟",
    submit: "تراجع عن التغيير",
    done: "تم التراجع عن التغيير",
    before: "تم التراجع عنه من قبل.",
  },
})) {
  test(`a change of a role is undone by the link that owners are mailed, in ${language} @main`, async ({
    request,
    browser,
  }) => {
    const { email } = (await asColleague(request, shop, "viewer")).owner;
    const owner = await asOwner(request);
    const { _id: id } = await owner.account(email);
    await owner.changeRole(id, "manager");
    // That there is such an account is told too.
    const link = new URL(await undoLink(email, "Manager"));
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
    await expect(page.getByRole("button", { name: text.submit })).toBeHidden();
  });
}
