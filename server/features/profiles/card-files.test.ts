import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import sharp from "sharp";

import { answered } from "#server/testing/answers.ts";
import { photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { codeIn } from "#server/testing/read-print.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { staffOrderAnswerSchema } from "#shared/orders/staff-order.ts";
import { ownPageAnswerSchema } from "#shared/profiles/own-page.ts";

import { CARD_FILES } from "./card-address.ts";
import { profileLinkStore } from "./profile-link.store.ts";

let shop: TestShop;
before(async () => {
  shop = await startTestShop({ PUBLIC_URL: "https://shop.example", CARD_URL: "https://c.example" });
});
after(() => shop[Symbol.asyncDispose]());

const run = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);

let placed = 0;
/** A card with a page, on which these columns are set. */
async function card(page: Record<string, unknown> = {}, more: Record<string, string> = {}) {
  placed += 1;
  const { _id } = await placeCashOrder(shop, {
    "personalInfo[email]": "owner@example.com",
    "cardDesign[nameOnCard]": `Example ${placed}`,
    ...more,
  });
  const order = await answered(shop.askAsOwner(`/api/v1/orders/${_id}`), staffOrderAnswerSchema);
  for (const [column, value] of Object.entries(page)) {
    const stored = column === "links" ? JSON.stringify(value) : value;
    await run(`update profiles set ${column} = $2 where order_id = $1`, _id, stored);
  }
  return { orderId: _id, code: order.cards[0]!.code };
}

const ask = (code: string, file: string, init?: RequestInit) => shop.ask(`/c/${code}${file}`, init);

async function signature(code: string, query = "") {
  const response = await ask(code, `/signature.html${query}`);
  assert.equal(response.status, 200);
  const html = await response.text();
  return { response, html, body: /<body[^>]*>(.*)<\/body>/s.exec(html)![1]! };
}

/** As programs do that show no HTML: a line for each row of a table. */
const asText = (html: string) =>
  html
    .replaceAll(/<\/tr>/g, "\n")
    .replaceAll(/<a href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/g, "$2 <$1>")
    .replaceAll(/<(?!https?:)[^>]*>/g, "")
    .replaceAll(/\n+/g, "\n")
    .trim();

/** What programs that show mails don't know or take out is not in it. */
function assertPlain(body: string) {
  assert.doesNotMatch(body, /<(?!\/?(table|tbody|tr|td|a|img|span)\b)[a-z]/i);
  const names = body
    .match(/<[^>]*>/g)!
    .join("")
    .replaceAll(/"[^"]*"/g, "");
  assert.doesNotMatch(names, /\s(class|id|on\w+|srcset)=/);
  for (const [, style] of body.matchAll(/style="([^"]*)"/g)) {
    assert.doesNotMatch(style!, /-inline|-start|-end|:start|:end|flex|grid|var\(|url\(/);
  }
  for (const [table] of body.matchAll(/<table[^>]*>/g)) {
    assert.match(table, /\sdir="(ltr|rtl)".*direction:(ltr|rtl)/);
  }
  for (const [, href] of body.matchAll(/href="([^"]*)"/g)) {
    assert.match(href!, /^(https?|mailto|tel):/);
  }
  for (const [, src] of body.matchAll(/src="([^"]*)"/g)) {
    assert.match(src!, /^https:\/\/c\.example\/c\//);
  }
  assert.ok(Buffer.byteLength(body) <= 10_000, `${Buffer.byteLength(body)} bytes`);
}

async function putPhoto(orderId: string) {
  const { rows } = await run("select id from profiles where order_id = $1", orderId);
  const token = await profileLinkStore(shop.database.db).add(rows[0].id);
  const body = new FormData();
  const photo = new Uint8Array(await photoWithPlace());
  body.append("photo", new Blob([photo], { type: "image/jpeg" }), "me.jpg");
  const path = `/api/v1/profiles/by-token/${token}/photo`;
  return answered(shop.ask(path, { method: "POST", body }), ownPageAnswerSchema);
}

const ARABIC = {
  first_name_ar: "مثال",
  last_name_ar: "العميل",
  job_title_ar: "مديرة المخبز",
  organization_ar: "مخبز المثال",
};
const LINKS = [
  { url: "https://www.linkedin.com/in/example", label: "" },
  { url: "https://www.shop.example/menu", label: "" },
  { url: "https://book.example/", label: "Book a table" },
];

describe("the e-mail signature", () => {
  test("has all that the page shows, a line each, in tables that mail programs know", async () => {
    const { code } = await card({ links: LINKS });
    const { response, body } = await signature(code);
    assert.equal(response.headers.get("Content-Type"), "text/html; charset=utf-8");
    assertPlain(body);
    assert.equal(
      asText(body),
      [
        "Example Customer",
        "Founder · Example Bakery",
        "+962 79 000 0000",
        "owner@example.com",
        "WhatsApp <https://wa.me/962790000000> · LinkedIn <https://www.linkedin.com/in/example>" +
          " · shop.example <https://www.shop.example/menu> · Book a table <https://book.example/>",
        `Save my contact <https://c.example/c/${code}>`,
      ].join("\n"),
    );
    for (const href of ["tel:+962790000000", "mailto:owner@example.com"]) {
      assert.ok(body.includes(`href="${href}"`), href);
    }
    assert.doesNotMatch(body, /<img/);
  });

  test("is in each language of the page, with numbers from left to right", async () => {
    const { code } = await card(ARABIC);
    const { response, html, body } = await signature(code, "?lang=ar");
    assert.equal(response.headers.get("Content-Language"), "ar");
    assert.match(html, /^<!doctype html><html lang="ar" dir="rtl">/);
    assertPlain(body);
    assert.doesNotMatch(body, /<table[^>]*dir="ltr"|text-align:left|align="left"/);
    assert.match(body, /border-right:3px solid/);
    assert.match(body, /<span dir="rtl">مثال العميل<\/span>/);
    assert.match(body, /<span dir="ltr">\+962 79 000 0000<\/span>/);
    assert.match(body, /<span dir="ltr">owner@example\.com<\/span>/);
    assert.match(body, />احفظ جهة اتصالي<\/a>/);
    const english = await signature(code, "?lang=en");
    assert.match(english.body, /<span dir="ltr">Example Customer<\/span>/);
    assert.doesNotMatch(english.body, /rtl/);
    // A page without Arabic has none there either.
    const only = await card();
    assert.match((await signature(only.code, "?lang=ar")).html, /<html lang="en" dir="ltr">/);
  });

  test("keeps names in any script and with any sign as text, and leads nowhere unsafe", async () => {
    const { code } = await card(
      {
        address: `"><img src=x onerror=alert(1)> شارع`,
        email: `a"'<b>&@example.com`,
        links: [
          { url: "javascript:alert(1)", label: "Harmless" },
          { url: "data:text/html,x", label: "Harmless" },
          {
            url: `https://x.example/"><script>alert(1)</script>`,
            label: `"><script>alert(1)</script>`,
          },
        ],
      },
      {
        "personalInfo[firstName]": `<b>"'&`,
        "personalInfo[lastName]": "</title></td><script>alert(1)</script>",
        "personalInfo[position]": "日本語 עברית 👩🏽‍🍳",
      },
    );
    const { html, body } = await signature(code, "?qr=1");
    assertPlain(body);
    assert.doesNotMatch(html, /<script|<b>"|onerror=alert\(1\)>|javascript:|data:|Harmless/);
    assert.match(body, /日本語 עברית 👩🏽‍🍳/);
    assert.match(asText(body), /^&lt;b&gt;&quot;&#x27;&amp; &lt;\/title&gt;/);
  });

  test("shows the photo and, where it is asked for, the code, as pictures of any mail", async () => {
    const { code, orderId } = await card();
    assert.equal((await ask(code, "/photo.jpg")).status, 404);
    await putPhoto(orderId);
    const { body } = await signature(code, "?qr=1");
    assertPlain(body);
    const sources = [...body.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
    assert.deepEqual(sources, [
      `https://c.example/c/${code}/photo.jpg`,
      `https://c.example/c/${code}/qr.png`,
    ]);
    const photo = await ask(code, "/photo.jpg");
    assert.equal(photo.headers.get("Content-Type"), "image/jpeg");
    assert.equal(photo.headers.get("Cross-Origin-Resource-Policy"), "cross-origin");
    const { format, exif } = await sharp(await photo.arrayBuffer()).metadata();
    assert.deepEqual([format, exif], ["jpeg", undefined]);
    const picture = Buffer.from(await (await ask(code, "/qr.png")).arrayBuffer());
    assert.equal(await codeIn(picture), `HTTPS://C.EXAMPLE/C/${code.toUpperCase()}`);
    assert.ok(picture.length < 3_000, `${picture.length} bytes`);
    // What the owner hides on the page is hidden here.
    await run(
      "update profiles set hidden = '{photo,phones,whatsapp,email,links}' where order_id = $1",
      orderId,
    );
    assert.equal((await ask(code, "/photo.jpg")).status, 404);
    const hidden = await signature(code);
    assert.doesNotMatch(hidden.body, /<img|tel:|mailto:|wa\.me/);
  });

  test("is never longer than mail programs take, whatever the page holds", async () => {
    const long = (letter: string) => letter.repeat(250);
    const { code } = await card({
      first_name_ar: long("م"),
      last_name_ar: long("ل"),
      job_title_ar: long("&"),
      organization_ar: long("<"),
      address: long("ش"),
      phones: Array.from({ length: 10 }, (_, index) => `+96279000000${index}`),
      links: Array.from({ length: 20 }, (_, index) => ({
        url: `https://x${index}.example/${"a".repeat(2000)}`,
        label: `${index} ${"ب".repeat(57)}`,
      })),
    });
    for (const query of ["?lang=ar&qr=1", "?lang=en"]) {
      const { body } = await signature(code, query);
      assertPlain(body);
      assert.match(body, /tel:\+962790000009/);
      assert.match(body, new RegExp(`href="https://c.example/c/${code}"`));
    }
  });

  test("runs nothing, and only the shop's own pages may frame it", async () => {
    const { code } = await card();
    const { response } = await signature(code);
    assert.equal(
      response.headers.get("Content-Security-Policy"),
      "default-src 'none'; img-src 'self' https://c.example; style-src-attr 'unsafe-inline'; " +
        "frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    assert.equal(
      response.headers.get("Content-Disposition"),
      `inline; filename="signature.html"; filename*=UTF-8''Example%20Customer.html`,
    );
  });
});

describe("the wallpaper", () => {
  const drawn = async (code: string, query = "") => {
    const response = await ask(code, `/wallpaper.png${query}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get("Content-Type"), "image/png");
    return Buffer.from(await response.arrayBuffer());
  };

  for (const [color, ground] of [
    ["black", [31, 28, 24]],
    ["white", [247, 243, 236]],
    ["#24563f", [36, 86, 63]],
  ] as const) {
    test(`fills a phone in the card's color, and its code opens the page: ${color}`, async () => {
      const { code } = await card(ARABIC);
      await run("update cards set color = $2 where code = $1", code, color);
      for (const language of ["en", "ar"]) {
        const bytes = await drawn(code, `?lang=${language}`);
        const { width, height } = await sharp(bytes).metadata();
        assert.deepEqual([width, height], [1290, 2796]);
        assert.ok(bytes.length < 150_000, `${bytes.length} bytes`);
        assert.equal(await codeIn(bytes), `HTTPS://C.EXAMPLE/C/${code.toUpperCase()}`);
        const { data } = await sharp(bytes)
          .extract({ left: 0, top: 0, width: 1, height: 1 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        assert.deepEqual([...data.subarray(0, 3)], ground);
      }
    });
  }

  test("leaves the clock and the buttons of a phone their room, however long the texts are", async () => {
    const long = "Example Customer of a Name ".repeat(9);
    const { code } = await card({
      first_name: long,
      last_name: long,
      job_title: long,
      organization: long,
    });
    const bytes = await drawn(code);
    /** How many different colours stand in the lines from here to there. */
    const isEmpty = async (top: number, bottom: number) => {
      const part = sharp(bytes).extract({ left: 0, top, width: 1290, height: bottom - top });
      const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
      const row = 1290 * info.channels;
      for (let y = 0; y < bottom - top; y += 1) {
        const line = data.subarray(y * row, (y + 1) * row);
        const first = line.subarray(0, info.channels);
        for (let x = 0; x < row; x += info.channels) {
          if (!line.subarray(x, x + info.channels).equals(first)) return false;
        }
      }
      return true;
    };
    assert.ok(await isEmpty(0, 1190));
    assert.ok(await isEmpty(2480, 2796));
    assert.ok(!(await isEmpty(2010, 2480)));
  });

  test("differs by language and is drawn of whatever is stored", async () => {
    const { code } = await card(ARABIC);
    const other = await card(
      { hidden: ["card"], theme: "sage" },
      { "personalInfo[firstName]": `<b>"'&\u{1f600}日本`, "personalInfo[lastName]": "]]></svg>" },
    );
    assert.notDeepEqual(await drawn(code, "?lang=en"), await drawn(code, "?lang=ar"));
    assert.equal(
      await codeIn(await drawn(other.code)),
      `HTTPS://C.EXAMPLE/C/${other.code.toUpperCase()}`,
    );
  });

  test("many at once are drawn or told to come again, and nothing else waits", async () => {
    const cards = [];
    for (let number = 0; number < 16; number += 1) cards.push(await card());
    const answers = await Promise.all(
      [...cards, ...cards].map(({ code }) => ask(code, "/wallpaper.png")),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    assert.ok(refused.length <= 8, `${refused.length} refused`);
    for (const { status, headers } of refused) {
      assert.equal(status, 503);
      assert.ok(Number(headers.get("Retry-After")) > 0);
    }
    for (const { code } of cards) assert.equal((await ask(code, "/signature.html")).status, 200);
    assert.equal((await ask(cards.at(-1)!.code, "/wallpaper.png")).status, 200);
  });
});

test("each file answers HEAD, says its version, and is not sent again to who has it", async () => {
  const { code, orderId } = await card();
  await putPhoto(orderId);
  for (const file of CARD_FILES) {
    const whole = await ask(code, file);
    assert.equal(whole.status, 200, file);
    assert.equal(whole.headers.get("Cache-Control"), "no-cache", file);
    assert.equal(whole.headers.get("X-Robots-Tag"), "noindex", file);
    assert.equal(whole.headers.get("X-Content-Type-Options"), "nosniff", file);
    const tag = whole.headers.get("ETag")!;
    assert.match(tag, /^(W\/)?"[\w-]{22}"$/, file);
    const head = await ask(code, file, { method: "HEAD" });
    assert.deepEqual([head.status, await head.text()], [200, ""], file);
    const again = await ask(code, file, { headers: { "If-None-Match": tag } });
    assert.deepEqual([again.status, await again.text()], [304, ""], file);
    for (const name of ["Content-Security-Policy", "Cross-Origin-Resource-Policy"]) {
      assert.equal(again.headers.get(name), whole.headers.get(name), `${file}: ${name}`);
    }
    const other = await ask(code, file, { headers: { "If-None-Match": '"other"' } });
    assert.equal(other.status, 200, file);
  }
});

test("what is off, lost, deleted, empty or unknown has no files, and says so as its page does", async () => {
  const { code, orderId } = await card();
  await putPhoto(orderId);
  const statuses = async (of = code) =>
    new Set(await Promise.all(CARD_FILES.map(async (file) => (await ask(of, file)).status)));
  assert.deepEqual(await statuses(), new Set([200]));
  for (const [change, back] of [
    ["update cards set state = 'lost'", "update cards set state = 'packed'"],
    ["update cards set state = 'off'", "update cards set state = 'packed'"],
    ["update profiles set first_name = ''", "update profiles set first_name = 'Example'"],
  ] as const) {
    await run(`${change} where order_id = $1`, orderId);
    assert.deepEqual(await statuses(), new Set([410]), change);
    await run(`${back} where order_id = $1`, orderId);
  }
  await run("update orders set status = 'cancelled' where id = $1", orderId);
  assert.deepEqual(await statuses(), new Set([410]));
  assert.deepEqual(await statuses("0000000000"), new Set([404]));
  const note = await ask(code, "/signature.html?lang=ar");
  assert.match(await note.text(), /<html lang="ar" dir="rtl".*هذه البطاقة موقوفة/s);
  assert.match(note.headers.get("Content-Security-Policy")!, /frame-ancestors 'none'/);
});
