import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";

import ICAL from "ical.js";
import { pino } from "pino";
import sharp from "sharp";

import { cardKey } from "#server/platform/cache/public-cache.ts";
import { followContent } from "#server/platform/database/content-changes.ts";
import { answered } from "#server/testing/answers.ts";
import { listening } from "#server/testing/listening.ts";
import { startMailServer, type MailServer } from "#server/testing/mail-server.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";

import { tapStore } from "./tap.store.ts";

let mail: MailServer;
let shop: TestShop;
let following: AsyncDisposable;
before(async () => {
  mail = await startMailServer();
  shop = await startTestShop(
    { SMTP_URL: mail.url, PUBLIC_URL: "https://shop.example", CARD_URL: "https://c.example" },
    { sending: { pollSeconds: 0.05, retries: 2, retrySeconds: 1 } },
  );
  following = await followContent(shop.database, shop.cache, pino({ level: "silent" }));
});
after(async () => {
  await following[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
  await mail[Symbol.asyncDispose]();
});
beforeEach(() => {
  mail.mails.length = 0;
});

interface Placed {
  orderId: string;
  code: string;
}

async function place(more: Record<string, string> = {}): Promise<Placed> {
  const { _id } = await placeCashOrder(shop, {
    "personalInfo[email]": "owner@example.com",
    "cardDesign[nameOnCard]": `Example ${Math.random()}`,
    ...more,
  });
  const order = await answered(shop.askAsOwner(`/api/v1/orders/${_id}`), staffOrderAnswerSchema);
  return { orderId: _id, code: order.cards[0]!.code };
}

const run = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await shop.ask(path, { headers });
  return { response, status: response.status, html: await response.text() };
}

test("a code opens the page of its person, in any case and with the letters that are mistaken", async () => {
  const { code } = await place();
  const { response, status, html } = await read(`/c/${code}`);
  assert.equal(status, 200);
  assert.equal(response.headers.get("Content-Type"), "text/html; charset=utf-8");
  for (const part of [
    /<h1><bdi>Example Customer<\/bdi>/,
    /href="tel:\+962790000000"/,
    /href="https:\/\/wa\.me\/962790000000"/,
    /href="mailto:owner@example\.com"/,
    /Founder/,
    /Example Bakery/,
    new RegExp(`href="/c/${code}\\.vcf\\?lang=en"`),
    new RegExp(`rel="canonical" href="https://c.example/c/${code}"`),
  ]) {
    assert.match(html, part);
  }
  assert.doesNotMatch(html, /<script/);
  const mistaken = code.toUpperCase().replaceAll("1", "I").replaceAll("0", "O");
  assert.equal((await read(`/C/${mistaken}`)).status, 200);
  assert.equal((await read(`/c/${code}/`)).status, 200);
});

test("the page is small: all but its typeface in some kilobytes", async () => {
  const { code } = await place();
  const response = await shop.ask(`/c/${code}`, { headers: { "Accept-Encoding": "br" } });
  assert.equal(response.headers.get("Content-Encoding"), "br");
  const bytes = (await response.arrayBuffer()).byteLength;
  assert.ok(bytes < 14_000, `${bytes} bytes`);
});

test("search engines stay away unless the owner wants them", async () => {
  const { code, orderId } = await place();
  const first = await read(`/c/${code}`);
  assert.match(first.html, /<meta name="robots" content="noindex"/);
  assert.equal(first.response.headers.get("X-Robots-Tag"), "noindex");
  await run("update profiles set is_listed = true where order_id = $1", orderId);
  const listed = async () => (await read(`/c/${code}`)).response.headers.get("X-Robots-Tag");
  await until(async () => (await listed()) === null);
});

test("a page has the languages in which a name is written, the visitor's first", async () => {
  const { code, orderId } = await place();
  const arabic = { "Accept-Language": "ar-JO,ar;q=0.9,en;q=0.8" };
  const only = await read(`/c/${code}`, arabic);
  assert.match(only.html, /<html lang="en" dir="ltr"/);
  assert.doesNotMatch(only.html, /class="language"/);

  await run("update profiles set first_name_ar = 'مثال' where order_id = $1", orderId);
  const inArabic = async () => (await read(`/c/${code}`, arabic)).html.includes('lang="ar"');
  await until(inArabic);
  const both = await read(`/c/${code}`, arabic);
  assert.match(both.html, /<html lang="ar" dir="rtl"/);
  assert.match(both.html, /<h1><bdi>مثال<\/bdi>/);
  assert.match(both.html, /حفظ جهة الاتصال/);
  assert.match(both.html, new RegExp(`class="language" href="/c/${code}\\?lang=en"`));
  assert.match(both.response.headers.get("Vary") ?? "", /Accept-Language/);
  assert.match((await read(`/c/${code}?lang=en`, arabic)).html, /<html lang="en"/);
  assert.match((await read(`/c/${code}`, { "Accept-Language": "de, en;q=0.1" })).html, /lang="en"/);
});

test("the page is cached until it, its card or its order changes, and no other page is", async () => {
  const { code, orderId } = await place();
  const other = await place();
  const headers = { "accept-encoding": "identity" };
  const cached = (of: string) =>
    shop.answerFromCache({ method: "GET", url: `/c/${of}`, headers }) !== undefined;
  const shown = async () => {
    await read(`/c/${code}`);
    await read(`/c/${other.code}`);
    assert.ok(cached(code) && cached(other.code));
  };
  for (const [change, status] of [
    ["update profiles set job_title = 'Baker' where order_id = $1", 200],
    ["update orders set status = 'cancelled' where id = $1", 410],
    ["update orders set status = 'delivered' where id = $1", 200],
    ["update cards set state = 'lost' where order_id = $1", 410],
    ["update cards set state = 'replaced' where order_id = $1", 200],
    ["update cards set state = 'off' where order_id = $1", 410],
    ["update cards set state = 'with_customer' where order_id = $1", 200],
    ["delete from profiles where order_id = $1", 410],
  ] as const) {
    if ((await read(`/c/${code}`)).status === 200) await shown();
    await run(change, orderId);
    await until(() => !cached(code));
    assert.equal((await read(`/c/${code}`)).status, status, change);
    assert.ok(cached(other.code), change);
  }
});

test("old print opens a new page once its card points elsewhere", async () => {
  const old = await place();
  const next = await place({ "personalInfo[firstName]": "Successor" });
  await read(`/c/${old.code}`);
  await run(
    `update cards set profile_id = (select profile_id from cards where order_id = $2)
     where order_id = $1`,
    old.orderId,
    next.orderId,
  );
  await until(async () => (await read(`/c/${old.code}`)).html.includes("Successor"));
});

test("unknown, lost and switched off: a page each that says what to do, in the visitor's language", async () => {
  const { code, orderId } = await place();
  const kinds = [
    ["/c/0000000000", 404, /No card has this code/],
    ["/c/nothing", 404, /No card has this code/],
    ["/c/", 404, /No card has this code/],
    [`/c/${code}/else`, 404, /No card has this code/],
  ] as const;
  for (const [path, status, words] of kinds) {
    const answer = await read(path);
    assert.equal(answer.status, status, path);
    assert.match(answer.html, words);
    assert.match(answer.html, /noindex/);
  }
  await run("update cards set state = 'lost' where order_id = $1", orderId);
  assert.match((await read(`/c/${code}`)).html, /reported lost.*href="\/contact-us"/s);
  const arabic = await read(`/c/${code}.vcf`, { "Accept-Language": "ar" });
  assert.equal(arabic.status, 410);
  assert.match(arabic.html, /<html lang="ar" dir="rtl".*فقدان.*href="\/ar\/contact-us"/s);
});

test("a deleted order's card is off until the order is restored", async () => {
  const { code, orderId } = await place();
  const removal = { method: "DELETE" };
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${orderId}`, removal)).status, 200);
  assert.equal((await read(`/c/${code}`)).status, 410);
  await run("update orders set deleted_at = null where id = $1", orderId);
  assert.equal((await read(`/c/${code}`)).status, 200);
});

test("the contact is a file that phones store, with the page's own address", async () => {
  const { code } = await place({ "personalInfo[instagramUrl]": "@example" });
  const { response, html: file } = await read(`/c/${code.toUpperCase()}.VCF`);
  assert.equal(response.headers.get("Content-Type"), "text/vcard; charset=utf-8");
  assert.equal(
    response.headers.get("Content-Disposition"),
    `inline; filename="contact.vcf"; filename*=UTF-8''Example%20Customer.vcf`,
  );
  const card = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);
  assert.equal(card.getFirstPropertyValue("fn"), "Example Customer");
  assert.equal(card.getFirstPropertyValue("tel"), "+962790000000");
  assert.deepEqual(
    card.getAllProperties("url").map((each) => each.getFirstValue()),
    [`https://c.example/c/${code}`, "https://www.instagram.com/example"],
  );
});

test("each of two numbers in one field can be called, also of an order older than its cleaning", async () => {
  const { code, orderId } = await place({
    "personalInfo[phoneNumbers][0]": "06 500 0000 ext. 12",
    "personalInfo[instagramUrl]": "example.design",
  });
  const older = "\u202a+962 79\u00a0000 0001\u202c / 0780000000";
  await run(
    "update profiles set phones = array[phones[1], $2] where order_id = $1",
    orderId,
    older,
  );
  const { html } = await read(`/c/${code}?lang=en`);
  for (const number of ["+96265000000;ext=12", "+962790000001", "+962780000000"]) {
    assert.ok(html.includes(`href="tel:${number}"`), number);
  }
  assert.match(html, /href="https:\/\/www\.instagram\.com\/example\.design"/);
  const file = (await read(`/c/${code}.vcf`)).html.replaceAll("\r\n ", "");
  const numbers = [...file.matchAll(/^TEL[^:]*:(.*)\r$/gm)].map(([, number]) => number);
  assert.deepEqual(numbers, ["+96265000000;ext=12", "+962790000001", "+962780000000"]);
});

test("QR code, icon and manifest are the page's own", async () => {
  const { code } = await place();
  const qr = await read(`/c/${code}/qr.svg`);
  assert.equal(qr.response.headers.get("Content-Type"), "image/svg+xml");
  assert.match(qr.response.headers.get("Content-Security-Policy")!, /default-src 'none'/);
  // In capitals 35 signs fit into 25 modules, with 4 of quiet zone on each side.
  assert.match(qr.html, /viewBox="-4 -4 33 33"/);
  assert.match((await read(`/c/${code}/icon.svg`)).html, />E<\/text>/);
  const manifest = await read(`/c/${code}/manifest.webmanifest?lang=en`);
  const { name, start_url: start, scope, id } = JSON.parse(manifest.html) as Record<string, string>;
  assert.deepEqual(
    [name, start, scope, id],
    ["Example Customer", `/c/${code}?lang=en`, `/c/${code}`, `/c/${code}`],
  );
});

test("names in any script and with any sign stay text", async () => {
  const { code } = await place({
    "personalInfo[firstName]": `<b>"'&`,
    "personalInfo[lastName]": "</title><script>alert(1)</script>",
    "personalInfo[position]": "日本語 עברית 👩🏽‍🍳",
    "personalInfo[linkedinUrl]": "javascript:alert(1)",
  });
  const { html } = await read(`/c/${code}`);
  assert.doesNotMatch(html, /<script|<b>"|javascript:/);
  assert.match(html, /日本語 עברית 👩🏽‍🍳/);
  const file = (await read(`/c/${code}.vcf`)).html;
  assert.match(file.replaceAll("\r\n ", ""), /FN:<b>"'& <\/title><script>alert\(1\)<\/script>\r\n/);
});

test("opening a page is counted by day, whether it came from the cache or not", async () => {
  const { code } = await place();
  const fromCache = (method: string, headers: Record<string, string> = {}) =>
    shop.answerFromCache({ method, url: `/c/${code}`, headers });
  await read(`/c/${code}`);
  assert.ok(fromCache("GET") && fromCache("GET"));
  // Neither a person nor a look at the page.
  assert.ok(fromCache("HEAD"));
  assert.ok(fromCache("GET", { "user-agent": "facebookexternalhit/1.1" }));
  assert.ok(fromCache("GET", { "sec-purpose": "prefetch;prerender" }));
  await read(`/c/${code}.vcf`);
  await read(`/c/${code}/qr.svg`);
  await shop.ask(`/c/${code}`, { method: "HEAD" });
  const counted = async () => (await tapStore(shop.database.db).ofCode(code)).map((t) => t.count);
  assert.deepEqual(await counted(), []);
  await shop.taps.flush();
  assert.deepEqual(await counted(), [3]);
  await read(`/c/${code}`);
  await shop.taps.flush();
  assert.deepEqual(await counted(), [4]);
});

const send = (code: string, fields: Record<string, string>, query = "") =>
  shop.ask(`/c/${code}${query}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const contacts = async () =>
  Number((await run("select count(*) from profile_contacts")).rows[0].count);

test("what a visitor leaves is mailed to the owner of the page and then forgotten", async () => {
  const { code } = await place({ language: "ar" });
  const fields = { name: "Example Visitor", phone: "0780000000", email: "visitor@example.com" };
  const answer = await send(code, fields, "?lang=en");
  assert.equal(answer.status, 303);
  assert.equal(answer.headers.get("Location"), `/c/${code}?lang=en#sent`);
  const sent = () => mail.mails.find(({ text }) => text.includes("Example Visitor"));
  await until(() => sent() !== undefined);
  assert.deepEqual(sent()!.recipients, ["owner@example.com"]);
  assert.match(sent()!.headers.get("reply-to")!, /visitor@example\.com/);
  assert.match(sent()!.text, /0780000000/);
  assert.match(sent()!.headers.get("subject")!, /وصلتك جهة اتصال جديدة$/);
  await until(async () => (await contacts()) === 0);
});

test("a contact that can't be used is refused at its field, and nothing typed is lost", async () => {
  const { code } = await place();
  const wrong = await send(code, { name: "Example Visitor", phone: "", email: "" });
  assert.equal(wrong.status, 400);
  const html = await wrong.text();
  assert.match(html, /<details open="" id="send"/);
  assert.match(html, /value="Example Visitor"/);
  assert.match(html, /Please leave a phone number or an e-mail address/);
  const mistyped = await send(code, { name: "E", phone: "079", email: "visitor" });
  const words = await mistyped.text();
  assert.match(words, /Name must be at least 2 characters/);
  assert.match(words, /Phone number must be at least 8 characters/);
  assert.match(words, /Please enter a valid email address/);
  const inArabic = await send(code, { name: "زائر" }, "?lang=ar");
  assert.equal(inArabic.status, 400);
  // A field that people don't see.
  const bot = await send(code, {
    name: "A bot",
    phone: "0780000000",
    website: "https://b.example",
  });
  assert.equal(bot.status, 303);
  assert.equal(await contacts(), 0);
  assert.equal((await send("0000000000", { name: "Nobody" })).status, 404);
});

test("whatever is asked for or posted, the answer is a page", async () => {
  const { code } = await place();
  const hostile = [
    "%00",
    "%E0%A4%A",
    "..%2F..%2Fetc",
    "a".repeat(4000),
    "<script>",
    "'--",
    "%25",
    "٧",
  ];
  for (const typed of hostile) {
    for (const path of [`/c/${typed}`, `/c/${typed}.vcf`, `/c/${typed}/qr.svg`]) {
      const { status, html } = await read(path);
      assert.equal(status, 404, path);
      assert.match(html, /No card has this code/);
    }
  }
  const long = "x".repeat(50_000);
  const bodies = [asJson("POST", { name: "Example" }), { method: "POST" }];
  for (const init of bodies) {
    const answer = await shop.ask(`/c/${code}`, init);
    assert.equal(answer.status, 400);
    assert.match(await answer.text(), /id="send"/);
  }
  const answer = await send(code, { name: long, phone: long, email: long });
  assert.equal(answer.status, 400);
  assert.ok((await answer.text()).length < 60_000);
  assert.equal((await shop.ask(`/c/${code}`, { method: "PUT" })).status, 405);
  for (const lang of ["xx", "", "__proto__", "ar".repeat(900)]) {
    assert.equal((await read(`/c/${code}?lang=${lang}`)).status, 200);
  }
  assert.equal(
    (await read(`/c/${code}`, { "Accept-Language": ";q=,*;q=x,".repeat(99) })).status,
    200,
  );
});

test("contacts that could not be sent are deleted after 30 days", async () => {
  const { orderId } = await place();
  await run(
    `insert into profile_contacts (id, profile_id, name, phone, email, created_at)
     select 'old', profile_id, 'Old', '', '', now() - interval '31 days' from cards where order_id = $1
     union all
     select 'new', profile_id, 'New', '', '', now() from cards where order_id = $1`,
    orderId,
  );
  const { contactStore } = await import("./contact.store.ts");
  await contactStore(shop.database.db).deleteOld();
  const { rows } = await run("select id from profile_contacts");
  assert.deepEqual(rows, [{ id: "new" }]);
  await run("delete from profile_contacts");
});

describe("limits", () => {
  let limited: TestShop;
  let server: Awaited<ReturnType<typeof listening>>;
  let code: string;
  before(async () => {
    limited = await startTestShop({
      RATE_LIMITS: "on",
      RATE_LIMIT_POSTS: "2",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    server = await listening(limited);
    const { _id } = await placeCashOrder(limited);
    const response = await limited.askAsOwner(`/api/v1/orders/${_id}`);
    code = staffOrderAnswerSchema.parse(await response.json()).data.data.cards[0]!.code;
  });
  after(async () => {
    await server[Symbol.asyncDispose]();
    await limited[Symbol.asyncDispose]();
  });

  const askFrom = (address: string, path: string, init?: RequestInit) =>
    fetch(server.url + path, {
      ...init,
      headers: { "X-Forwarded-For": address },
      redirect: "manual",
    });

  test("one sender leaves a few contacts, and others theirs at the same card", async () => {
    const body = new URLSearchParams({ name: "Example Visitor", phone: "0780000000" });
    const leave = async (address: string) =>
      askFrom(address, `/c/${code}`, { method: "POST", body });
    for (let number = 1; number <= 8; number += 1) {
      const statuses = [];
      for (let time = 0; time < 2; time += 1) {
        statuses.push((await leave(`198.51.100.${number}`)).status);
      }
      assert.deepEqual(statuses, [303, 303], `sender ${number}`);
    }
    const refused = await leave("198.51.100.1");
    assert.equal(refused.status, 429);
    assert.match(await refused.text(), /value="Example Visitor"/);
  });

  test("trying out codes ends in a page that says to wait, while real cards open for everybody", async () => {
    const ask = (path: string) => askFrom("198.51.100.77", path);
    for (let number = 0; number < 12; number += 1) {
      assert.equal((await ask(`/c/00000000${String(number).padStart(2, "0")}`)).status, 404);
    }
    for (const path of ["/c/0000000099", "/c/0000000099.vcf", "/c/0000000099/qr.svg"]) {
      const waiting = await ask(path);
      assert.equal(waiting.status, 429, path);
      assert.ok(Number(waiting.headers.get("Retry-After")) > 0);
      assert.match(await waiting.text(), /One moment, please/);
    }
    // They share the address of a mobile network.
    for (const path of [
      `/c/${code}`,
      `/c/${code}?lang=ar`,
      `/c/${code}.vcf`,
      `/c/${code}/qr.svg`,
    ]) {
      assert.equal((await ask(path)).status, 200, path);
    }
    assert.equal((await askFrom("198.51.100.78", "/c/0000000099")).status, 404);
  });
});

test("an example says in both languages that it is one, reaches the shop, and takes nothing", async () => {
  const { response, status, html } = await read("/c/demo?lang=en");
  assert.equal(status, 200);
  assert.equal(response.headers.get("X-Robots-Tag"), "noindex");
  assert.match(html, /This is an example\./);
  assert.match(html, /href="\/product"/);
  assert.match(html, /In this example nothing is sent\./);
  assert.doesNotMatch(html, /<form|\/c\/demo\/edit/);
  const { rows } = await run("select email, phone from settings");
  assert.ok(html.includes(`mailto:${rows[0].email}`));
  // In capitals, as in its QR code.
  const arabic = await read("/C/DEMO?lang=ar");
  assert.match(arabic.html, /هذا مثال\./);
  assert.match(arabic.html, /اسمك هنا/);

  const qr = await read("/c/demo/qr.svg");
  assert.equal(qr.response.headers.get("Content-Type"), "image/svg+xml");
  const { html: contact } = await read("/c/demo.vcf?lang=en");
  const card = new ICAL.Component(ICAL.parse(contact) as never);
  assert.equal(card.getFirstPropertyValue("fn"), "Your Name");
  assert.equal(card.getFirstPropertyValue("url"), "https://c.example/c/demo");

  const sent = await shop.ask("/c/demo", {
    method: "POST",
    body: new URLSearchParams({ name: "Visitor of nobody", phone: "0790000000" }),
  });
  assert.deepEqual([sent.status, sent.headers.get("Location")], [303, "/c/demo?lang=en"]);
  assert.equal(
    (await run("select 1 from profile_contacts where name = $1", "Visitor of nobody")).rowCount,
    0,
  );
  for (const method of ["GET", "POST"]) {
    assert.equal((await shop.ask("/c/demo/edit", { method })).status, 404);
  }
});

test("the example is answered from the cache until the shop changes", async () => {
  const shown = async () => (await read("/c/demo?lang=en")).html;
  await shown();
  assert.ok(shop.cache.cards.find(cardKey("demo", "en")));
  await shop.askAsOwner("/api/v1/settings", asJson("PATCH", { phone: "+962 7 8111 1111" }));
  await until(async () => (await shown()).includes("tel:+962781111111"));
});

test("where it is shared, its card is seen in a photograph, with the name that is printed on it", async () => {
  const { code } = await place({ "cardDesign[nameOnCard]": "Example Sharer" });
  const other = await place({ "cardDesign[nameOnCard]": "مثال آخر", "cardDesign[color]": "white" });
  const { html } = await read(`/c/${code}`);
  assert.ok(
    html.includes(
      `<meta property="og:image" content="https://c.example/c/${code}/card.jpg?lang=en"`,
    ),
  );
  const pictures = await Promise.all(
    [code, other.code].map(async (each) => {
      const response = await shop.ask(`/c/${each}/card.jpg`);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("Content-Type"), "image/jpeg");
      assert.equal(response.headers.get("Cross-Origin-Resource-Policy"), "cross-origin");
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      assert.deepEqual([width, height], [1200, 630]);
      assert.ok(bytes.length < 150_000, `${bytes.length} bytes`);
      return bytes;
    }),
  );
  assert.notDeepEqual(pictures[0], pictures[1]);
  assert.deepEqual(
    Buffer.from(await (await shop.ask(`/c/${code}/card.jpg`)).arrayBuffer()),
    pictures[0],
  );
  assert.equal((await shop.ask("/c/0000000000/card.jpg")).status, 404);
  // Who hides the card on the page hides it here.
  await run("update profiles set hidden = '{card}' where order_id = $1", other.orderId);
  assert.equal((await shop.ask(`/c/${other.code}/card.jpg`)).status, 404);
  assert.doesNotMatch((await read(`/c/${other.code}?lang=ar`)).html, /og:image|twitter:card/);
  await run("update cards set state = 'lost' where code = $1", code);
  assert.equal((await shop.ask(`/c/${code}/card.jpg`)).status, 410);
});
