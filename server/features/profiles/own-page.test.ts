import assert from "node:assert/strict";
import { describe, test } from "node:test";

import ICAL from "ical.js";
import { pino } from "pino";

import { followContent } from "#server/platform/database/content-changes.ts";
import { openFileStore } from "#server/platform/files/file-store.ts";
import { sweepFiles } from "#server/platform/files/sweep-files.ts";
import { answered, refused } from "#server/testing/answers.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { loseFirstNote, shopWithMailForTests } from "#server/testing/shop-with-mail.ts";
import { asJson, startTestShop } from "#server/testing/start-test-shop.ts";
import { settledNotifications } from "#server/testing/stored-notifications.ts";
import { until } from "#server/testing/until.ts";
import {
  ownPageAnswerSchema,
  pageTokenAnswerSchema,
  type OwnPage,
} from "#shared/profiles/own-page.ts";
import type { StoredValues } from "#shared/profiles/own-values.ts";

import { lastWeeks } from "./own-page.ts";
import { tapStore } from "./tap.store.ts";

const { shop, mail } = shopWithMailForTests({
  PUBLIC_URL: "https://shop.example",
  CARD_URL: "https://c.example",
});

const pathOf = (token: string) => `/api/v1/profiles/by-token/${token}`;
const run = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);

async function pageIn(response: Response): Promise<OwnPage> {
  return answered(response, ownPageAnswerSchema);
}
const read = async (token: string) => pageIn(await shop.ask(pathOf(token)));

async function refusal(response: Response, status: number) {
  return refused(response, status);
}

/** The newest mail to this address, once nothing waits. */
async function mailTo(address: string) {
  await settledNotifications(shop);
  return mail.mails.findLast(({ recipients: [to] }) => to === address)!;
}

/** The token of the link to the page, which is the same in both forms of the mail. */
async function tokenTo(address: string): Promise<string> {
  const { text, html } = await mailTo(address);
  const [, token] = /\/cards\/([0-9a-f]{32})\b/.exec(text) ?? [];
  assert.ok(token && html.includes(`/cards/${token}`), text);
  return token;
}

let owners = 0;
/** A new card of a new owner, with the token of its first mail. */
async function owned(more: Record<string, string> = {}) {
  owners += 1;
  const email = `owner${owners}@example.com`;
  const order = await placeCashOrder(shop, {
    "personalInfo[email]": email,
    "cardDesign[nameOnCard]": `Owner ${owners}`,
    ...more,
  });
  const token = await tokenTo(email);
  const { cards } = await read(token);
  return { order, email, token, code: cards[0]!.code };
}

async function save(token: string, change: Partial<StoredValues>, version?: string) {
  const { values } = await read(token);
  const init = asJson("PATCH", { ...values, ...change });
  const headers = { ...init.headers, ...(version ? { "If-Match": version } : {}) };
  return shop.ask(pathOf(token), { ...init, headers });
}

const report = (token: string, code: string, isLost: boolean) =>
  shop.ask(`${pathOf(token)}/cards/${code}`, asJson("PATCH", { isLost }));

async function putPhoto(token: string): Promise<OwnPage> {
  const body = new FormData();
  body.append(
    "photo",
    new Blob([new Uint8Array(await photoWithPlace())], { type: "image/jpeg" }),
    "me.jpg",
  );
  return pageIn(await shop.ask(`${pathOf(token)}/photo`, { method: "POST", body }));
}

/** Asks for the link as a visitor of the card does. */
async function askLink(code: string) {
  const response = await shop.ask(`/c/${code}/edit`, {
    method: "POST",
    body: new URLSearchParams(),
  });
  return { status: response.status, to: response.headers.get("Location") };
}

describe("the link", () => {
  test("comes with the confirmation, in the order's language, and is no part of other answers", async () => {
    const { order, email, token } = await owned({ language: "ar" });
    const { text, headers } = await mailTo(email);
    assert.match(text, new RegExp(`https://shop\\.example/ar/cards/${token}`));
    assert.doesNotMatch(headers.get("subject")!, new RegExp(token));
    assert.doesNotMatch(JSON.stringify(order), /cards\/|[0-9a-f]{32}/);
    const { values, cards, isCancelled, taps } = await read(token);
    assert.equal(values.firstName, "Example");
    assert.match(cards[0]!.url, /^https:\/\/c\.example\/c\/[0-9a-z]{10}$/);
    assert.equal(isCancelled, false);
    assert.equal(taps.length, 12);
  });

  test("is stored as a hash only", async () => {
    const { token } = await owned();
    const { rows } = await run(
      "select l::text as row from profile_links l union all select j::text from jobs j",
    );
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(token));
  });

  test("that is wrong, or of an order that staff deleted, is the same 404", async () => {
    const { order, token } = await owned();
    const unknown = await refusal(await shop.ask(pathOf("0".repeat(32))), 404);
    await shop.askAsOwner(`/api/v1/orders/${order._id}`, { method: "DELETE" });
    assert.deepEqual(await refusal(await shop.ask(pathOf(token)), 404), unknown);
  });

  test("is sent again from the card's own page, with an answer that says nothing", async () => {
    const { email, token, code } = await owned();
    const before = mail.mails.length;
    const page = await shop.ask(`/c/${code}/edit`);
    assert.equal(page.headers.get("Cache-Control"), "no-store");
    const html = await page.text();
    assert.match(html, new RegExp(`action="/c/${code}/edit\\?lang=en"`));
    assert.doesNotMatch(html, new RegExp(email));
    const first = await askLink(code);
    // At once again: the same answer, and no other mail.
    assert.deepEqual(await askLink(code), first);
    assert.deepEqual(first, { status: 303, to: `/c/${code}/edit?lang=en#sent` });
    const next = await tokenTo(email);
    assert.equal(mail.mails.length, before + 1);
    assert.notEqual(next, token);
    // The old link lives until the new one is used.
    await read(token);
    await read(next);
    assert.equal((await shop.ask(pathOf(token))).status, 404);
    assert.equal((await shop.ask("/c/0000000000/edit", { method: "POST" })).status, 404);
  });

  test("opens the page in both copies of a message that was sent twice", async () => {
    const tokensIn = (to: string) =>
      mail.mails
        .filter(({ recipients: [each] }) => each === to)
        .map(({ text }) => /\/cards\/([0-9a-f]{32})\b/.exec(text)![1]!);
    let known;
    {
      await using _lost = await loseFirstNote(shop, "order-confirmation");
      known = await owned();
    }
    const confirmed = tokensIn(known.email);
    assert.equal(new Set(confirmed).size, 2);
    for (const token of confirmed) assert.equal((await read(token)).cards[0]!.code, known.code);

    await using _lost = await loseFirstNote(shop, "page-link");
    await askLink(known.code);
    await settledNotifications(shop);
    const [first, second] = tokensIn(known.email).slice(2);
    assert.notEqual(first, second);
    assert.equal((await read(first!)).cards[0]!.code, known.code);
  });

  test("is renewed by its owner, which ends all before it, those to the order too", async () => {
    const { email, token } = await owned();
    const [, orderToken] = /\/orders\/([0-9a-f]{32})/.exec((await mailTo(email)).text)!;
    const ofOrder = `/api/v1/orders/by-token/${orderToken}`;
    const opened = await shop.ask(`${ofOrder}/card-page`, { method: "POST" });
    const other = pageTokenAnswerSchema.parse(await opened.json()).data.data.token;
    assert.equal((await read(other))._id, (await read(token))._id);

    const answer = await shop.ask(`${pathOf(other)}/link`, { method: "POST" });
    const renewed = pageTokenAnswerSchema.parse(await answer.json()).data.data.token;
    await read(renewed);
    for (const ended of [token, other]) {
      assert.equal((await shop.ask(pathOf(ended))).status, 404);
      assert.equal((await shop.ask(`${pathOf(ended)}/link`, { method: "POST" })).status, 404);
    }
    assert.equal((await shop.ask(ofOrder)).status, 404);
    assert.equal((await shop.ask(`${ofOrder}/card-page`, { method: "POST" })).status, 404);
  });

  test("is asked for at most so often from one connection", async () => {
    await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "2" });
    const order = await placeCashOrder(limited);
    const { rows } = await limited.database.pool.query<{ code: string }>(
      "select code from cards where order_id = $1",
      [order._id],
    );
    const ask = () => limited.ask(`/c/${rows[0]!.code}/edit`, { method: "POST" });
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status);
    assert.deepEqual(statuses, [303, 303, 429]);
  });
});

describe("the page", () => {
  test("shows what its owner saved, at once although it was cached, and so does its contact", async () => {
    await using _following = await followContent(
      shop.database,
      shop.cache,
      pino({ level: "silent" }),
    );
    const { token, code } = await owned();
    assert.match(await (await shop.ask(`/c/${code}`)).text(), /Founder/);
    const saved = await pageIn(
      await save(token, {
        jobTitle: "Director",
        firstNameAr: "مثال",
        phones: ["0780000000"],
        whatsapp: "0780000000",
        email: "me@example.com",
        address: "Example Street 1, Amman",
        links: [
          { url: "shop.example/menu", label: "Menu" },
          { url: "https://www.instagram.com/example", label: "" },
        ],
        theme: "sage",
        scheme: "dark",
        isListed: true,
      }),
    );
    assert.equal(saved.values.links[0]!.url, "https://shop.example/menu");
    const shown = async () => (await shop.ask(`/c/${code}`)).text();
    await until(async () => /Director/.test(await shown()));
    const html = await shown();
    for (const part of [
      /href="tel:\+962780000000"/,
      /mailto:me@example\.com/,
      /href="https:\/\/shop\.example\/menu"[^]*Menu/,
      /class="night"/,
      /hrefLang="ar"/i,
    ]) {
      assert.match(html, part);
    }
    assert.ok(html.indexOf("shop.example/menu") < html.indexOf("instagram.com/example"));
    assert.doesNotMatch(html, /noindex/);
    const card = new ICAL.Component(ICAL.parse(await (await shop.ask(`/c/${code}.vcf`)).text()));
    assert.equal(card.getFirstPropertyValue("title"), "Director");
    assert.equal(card.getFirstPropertyValue("tel"), "+962780000000");
    const urls = card.getAllProperties("url").map((url) => url.getFirstValue());
    assert.deepEqual(urls.slice(1), [
      "https://shop.example/menu",
      "https://www.instagram.com/example",
    ]);
  });

  test("hides what its owner hides, from its contact as well", async () => {
    const { token, code } = await owned();
    await pageIn(
      await save(token, {
        hidden: ["phones", "email", "card", "send"],
        links: [{ url: "https://shop.example/", label: "" }],
      }),
    );
    const html = await (await shop.ask(`/c/${code}`)).text();
    assert.doesNotMatch(html, /tel:|mailto:|name="phone"|class="lit"/);
    assert.match(html, /shop\.example/);
    const contact = await (await shop.ask(`/c/${code}.vcf`)).text();
    assert.doesNotMatch(contact, /TEL|EMAIL/);
    assert.equal((await read(token)).values.phones.length, 1);
  });

  test("refuses what could harm its visitors, at the field, and changes nothing", async () => {
    const { token } = await owned();
    const before = await read(token);
    const link = (url: string) => ({ links: [{ url, label: "" }] });
    const wrong: [Partial<StoredValues>, string][] = [
      [link("javascript:alert(1)"), "links.0.url"],
      [link("https://bank.example@evil.example/"), "links.0.url"],
      [link("ftp://shop.example"), "links.0.url"],
      [link("https://127.0.0.1/"), "links.0.url"],
      [{ firstName: "", firstNameAr: "" }, "firstName"],
      [{ firstName: "a".repeat(256) }, "firstName"],
      [{ whatsapp: "065000000" }, "whatsapp"],
      [{ email: "nobody" }, "email"],
      [{ phones: ["1"] }, "phones.0"],
      [{ links: Array(21).fill({ url: "https://shop.example/", label: "" }) }, "links"],
      [{ theme: "neon" as "ink" }, "theme"],
      [{ hidden: ["name" as "card"] }, "hidden.0"],
    ];
    for (const [change, field] of wrong) {
      const { errors } = await refusal(await save(token, change), 400);
      assert.deepEqual(Object.keys(errors ?? {}), [field], JSON.stringify(change));
    }
    assert.deepEqual(await read(token), before);
    const turned = await pageIn(
      await save(token, { firstName: "Eve\u202egpj", lastName: "b".repeat(255) }),
    );
    assert.equal(turned.values.firstName, "Evegpj");
  });

  test("that was saved elsewhere meanwhile is not overwritten", async () => {
    const { token } = await owned();
    const { updatedAt } = await read(token);
    await pageIn(await save(token, { jobTitle: "First" }, updatedAt));
    const { code } = await refusal(await save(token, { jobTitle: "Second" }, updatedAt), 412);
    assert.equal(code, "changed_meanwhile");
    const now = await read(token);
    assert.equal(now.values.jobTitle, "First");
    assert.equal(
      (await pageIn(await save(token, { jobTitle: "Second" }, now.updatedAt))).values.jobTitle,
      "Second",
    );
  });

  test("no longer follows corrections of its order once its owner has changed it", async () => {
    const { order, token } = await owned();
    await pageIn(await save(token, { jobTitle: "Mine" }));
    const { companyLogo: _, ...cardDesign } = order.cardDesign;
    const personalInfo = { ...order.personalInfo, position: "Corrected" };
    const body = asJson("PATCH", { personalInfo, cardDesign });
    assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}`, body)).status, 200);
    assert.equal((await read(token)).values.jobTitle, "Mine");
  });

  test("tells its owner how often it was opened, by weeks", async () => {
    const { token, code } = await owned();
    const weeks = lastWeeks(Date.now());
    await run(
      `insert into card_taps (card_id, day, count)
       select id, unnest($2::date[]), unnest($3::int[]) from cards where code = $1`,
      code,
      [weeks.at(-1), weeks.at(-2), "2020-01-01"],
      [4, 3, 9],
    );
    const { taps } = await read(token);
    assert.deepEqual(taps.slice(-3), [
      { week: weeks.at(-3), count: 0 },
      { week: weeks.at(-2), count: 3 },
      { week: weeks.at(-1), count: 4 },
    ]);
    assert.equal(new Date(weeks[0]!).getUTCDay(), 0);
  });

  test("days of a month that is over a year ago are summed, however often that is tried", async () => {
    const { code } = await owned();
    const { rows } = await shop.database.pool.query<{ day: string }>(
      `select to_char(month + days * interval '1 day', 'YYYY-MM-DD') as day
       from date_trunc('month', (now() at time zone 'Asia/Amman') - interval '14 months') as month,
         unnest(array[-1, 0, 3, 27]) as days
       union all select to_char(now() - interval '3 days', 'YYYY-MM-DD') order by day`,
    );
    const [before, first, second, last, recent] = rows.map(({ day }) => day);
    await run(
      `insert into card_taps (card_id, day, count)
       select id, unnest($2::date[]), unnest($3::int[]) from cards where code = $1`,
      code,
      [before, first, second, last, recent],
      [1, 2, 4, 8, 16],
    );
    const taps = tapStore(shop.database.db);
    for (let tried = 0; tried < 2; tried += 1) {
      await taps.sumOldMonth();
      assert.deepEqual(await taps.ofCode(code), [
        { day: before, count: 1 },
        { day: first, count: 14 },
        { day: recent, count: 16 },
      ]);
    }
  });
});

describe("a photo", () => {
  test("stands on the page and, small, in the contact, without the place where it was taken", async () => {
    const { token, code } = await owned();
    const { photo } = await putPhoto(token);
    assert.match(photo, /^\/uploads\/public\/[0-9a-f]{32}\.(webp|png)$/);
    assert.match(await (await shop.ask(`/c/${code}`)).text(), new RegExp(`src="${photo}\\?w=320"`));
    const contact = await (await shop.ask(`/c/${code}.vcf`)).text();
    const card = new ICAL.Component(ICAL.parse(contact));
    const property = card.getFirstProperty("photo")!;
    assert.equal(property.getParameter("type"), "JPEG");
    const bytes = Buffer.from(String(property.getFirstValue()), "base64");
    assert.deepEqual([...bytes.subarray(0, 3)], [0xff, 0xd8, 0xff]);
    assert.ok(bytes.length < 40_000, `${bytes.length} bytes`);
    assert.doesNotMatch(bytes.toString("latin1"), /Exif/);
    for (const line of contact.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75);

    await save(token, { hidden: ["photo"] });
    assert.doesNotMatch(await (await shop.ask(`/c/${code}`)).text(), /uploads/);
    assert.doesNotMatch(await (await shop.ask(`/c/${code}.vcf`)).text(), /PHOTO/);
  });

  test("is kept by the daily sweep while the page has it, and is gone at once afterwards", async () => {
    const { token } = await owned();
    const { photo } = await putPhoto(token);
    const status = async (path: string) => (await shop.ask(path)).status;
    const small = `${photo}?w=320&f=webp`;
    assert.equal(await status(small), 200);
    const store = openFileStore(shop.config.files);
    await sweepFiles(shop.database, store, Date.now() + 2 * 60 * 60_000);
    assert.equal(await status(photo), 200);

    const { photo: next } = await putPhoto(token);
    assert.notEqual(next, photo);
    assert.equal(await status(photo), 404);
    assert.equal(await status(small), 404);
    const removed = await pageIn(await shop.ask(`${pathOf(token)}/photo`, { method: "DELETE" }));
    assert.equal(removed.photo, "");
    assert.equal(await status(next), 404);
    const { rows } = await run("select key from files where key = any($1)", [
      [photo, next].map((path) => path.replace("/uploads/", "")),
    ]);
    assert.deepEqual(rows, []);
  });

  test("that is none is refused", async () => {
    const { token } = await owned();
    const send = (body: FormData) => shop.ask(`${pathOf(token)}/photo`, { method: "POST", body });
    const text = new FormData();
    text.append("photo", new Blob(["<svg/>"], { type: "image/png" }), "me.png");
    assert.equal(
      (await refusal(await send(text), 400)).message,
      "Please select a valid image file",
    );
    assert.equal((await send(new FormData())).status, 400);
    assert.equal((await read(token)).photo, "");
  });
});

describe("a lost card", () => {
  test("is off at once, and comes back as it was", async () => {
    await using _following = await followContent(
      shop.database,
      shop.cache,
      pino({ level: "silent" }),
    );
    const { token, code } = await owned();
    await run("update cards set state = 'programmed' where code = $1", code);
    const status = async () => (await shop.ask(`/c/${code}`)).status;
    await until(async () => (await status()) === 200);
    const lost = await pageIn(await report(token, code, true));
    assert.equal(lost.cards[0]!.state, "lost");
    await until(async () => (await status()) === 410);
    assert.match(await (await shop.ask(`/c/${code}`)).text(), new RegExp(`/c/${code}/edit`));
    // Sent twice it stays so, and is found as it was.
    await pageIn(await report(token, code, true));
    const found = await pageIn(await report(token, code.toUpperCase(), false));
    assert.equal(found.cards[0]!.state, "programmed");
    await until(async () => (await status()) === 200);
  });

  test("of somebody else is not touched, nor one that the shop has switched off", async () => {
    const { token, code } = await owned();
    const other = await owned();
    await refusal(await report(token, other.code, true), 404);
    await refusal(await report(token, "0000000000", true), 404);
    await run("update cards set state = 'off' where code = $1", code);
    await refusal(await report(token, code, true), 404);
  });
});

describe("all data", () => {
  test("comes as one file, with the photo", async () => {
    const { token } = await owned();
    await putPhoto(token);
    const response = await shop.ask(`/cards/${token}/data.json`);
    assert.match(response.headers.get("Content-Disposition")!, /^attachment/);
    assert.equal(response.headers.get("Cache-Control"), "no-store");
    assert.equal(response.headers.get("Referrer-Policy"), "no-referrer");
    const { values, photo } = (await response.json()) as OwnPage;
    assert.equal(values.firstName, "Example");
    const [, data] = /^data:image\/\w+;base64,(.+)$/.exec(photo)!;
    assert.ok(Buffer.from(data!, "base64").length > 20);
    assert.equal((await shop.ask(`/cards/${"0".repeat(32)}/data.json`)).status, 404);
  });

  test("are deleted with photo, links, contacts and counts; the owner can begin again", async () => {
    const { order, email, token, code } = await owned();
    const { _id, photo } = await putPhoto(token);
    await run("insert into card_taps select id, '2026-01-01', 5 from cards where code = $1", code);
    assert.equal((await shop.ask(pathOf(token), { method: "DELETE" })).status, 200);
    assert.equal((await shop.ask(pathOf(token))).status, 404);
    assert.equal((await shop.ask(photo)).status, 404);
    assert.equal((await shop.ask(`/c/${code}`)).status, 410);
    const { rows } = await run(
      `select id from profiles where id = $1 union all select token_hash from profile_links
       where profile_id = $1 union all select card_id from card_taps join cards on cards.id = card_id
       where code = $2`,
      _id,
      code,
    );
    assert.deepEqual(rows, []);

    assert.equal((await askLink(code)).status, 303);
    const next = await tokenTo(email);
    const empty = await read(next);
    assert.equal(empty.values.firstName, "");
    // Nothing comes back from the order, and without a name nothing is shown.
    const { companyLogo: _, ...cardDesign } = order.cardDesign;
    const body = asJson("PATCH", { personalInfo: order.personalInfo, cardDesign });
    assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}`, body)).status, 200);
    assert.equal((await shop.ask(`/c/${code}`)).status, 410);
    await pageIn(await save(next, { firstName: "Again" }));
    assert.equal((await shop.ask(`/c/${code}`)).status, 200);
  });
});

test("who changes a page very often waits", async () => {
  await using limited = await startTestShop({ RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" });
  const unknown = pathOf("0".repeat(32));
  const calls: [string, RequestInit][] = [
    [`${unknown}/photo`, { method: "DELETE" }],
    [`${unknown}/link`, { method: "POST" }],
    [unknown, { method: "DELETE" }],
    [`${unknown}/photo`, { method: "POST", body: new FormData() }],
    [unknown, asJson("PATCH", {})],
    [`${unknown}/cards/0000000000`, asJson("PATCH", { isLost: true })],
    [`/api/v1/orders/by-token/${"0".repeat(32)}/card-page`, { method: "POST" }],
  ];
  for (let count = 0; count < 12; count += 1) {
    assert.equal((await limited.ask(...calls[0]!)).status, 404);
  }
  for (const call of calls) assert.equal((await limited.ask(...call)).status, 429, call[0]);
});
