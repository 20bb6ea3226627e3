import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";

import { sql } from "drizzle-orm";

import type { IsUnknownPage } from "#server/platform/cache/cache-pages.ts";
import { builtPages } from "#server/testing/built-pages.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { PUBLIC_PATHS } from "#shared/sharing/site.ts";

/** The built pages, when data that they show can't be loaded. */

let shop: TestShop;
let isUnknownPage: IsUnknownPage;
/** The cache's clock, in milliseconds since 1970. */
let clock = Date.now();
before(async () => {
  const pages = await builtPages();
  ({ isUnknownPage } = pages);
  const { renderPage } = pages;
  shop = await startTestShop({}, { renderPage, isUnknownPage, now: () => clock });
  await run(`update social_links set is_active = true, url = 'https://social.example/shop'`);
  // Initialises the drawing of sharing pictures, which happens with the first of them.
  for (const locale of LOCALES) await open(pathIn(locale, "/"));
  await run(
    `insert into header_images (id, image) values ('${"a".repeat(24)}', '/uploads/public/own-header.webp')`,
  );
});
after(() => shop[Symbol.asyncDispose]());
afterEach(async () => {
  shop.cache.trust(false);
  // Makes everything cached so far too old to be served in place of a failed page.
  clock += 48 * 60 * 60_000;
  await mendTables();
});

const run = (statement: string) => shop.database.db.execute(sql.raw(statement));

/** Tables that are renamed while they are in this set, so that calls that need them fail. */
const broken = new Set<string>();
async function breakTable(name: string): Promise<void> {
  await run(`alter table ${name} rename to ${name}_gone`);
  broken.add(name);
}
async function mendTables(): Promise<void> {
  for (const name of broken) await run(`alter table ${name}_gone rename to ${name}`);
  broken.clear();
}

/** Requests a page like a browser that has nothing in its cache. */
async function open(path: string, init?: RequestInit) {
  const answer = await shop.unchecked(new Request(new URL(path, shop.config.publicUrl), init));
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    /** The text that people read. */
    text: html.replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<[^>]+>/g, " "),
    hasFrame: /<header[\s>]/.test(html) && /<footer[\s>]/.test(html),
    isStored: answer.headers.get("Cache-Control") !== "no-store",
  };
}

/** By table: what the landing page shows of it, and what it shows instead when that fails. */
const SECTIONS: Record<string, { shows: RegExp; instead?: RegExp }> = {
  testimonials: { shows: /<blockquote/, instead: /Happy Customers/ },
  settings: { shows: /mailto:/ },
  social_links: { shows: /social\.example/ },
  header_images: { shows: /own-header/, instead: /Card of Your Name/ },
};

describe("optional content is left out of a page when it fails", () => {
  for (const [table, { shows, instead }] of Object.entries(SECTIONS)) {
    test(`the landing page without ${table}`, async () => {
      shop.cache.trust(true);
      const whole = await open("/");
      assert.match(whole.html, shows);
      assert.ok(whole.isStored);
      await breakTable(table);
      // Cached responses must not be used instead.
      shop.cache.drop();
      clock += 48 * 60 * 60_000;
      const page = await open("/");
      assert.equal(page.status, 200);
      assert.match(page.text, /Your Digital Business Card/);
      assert.doesNotMatch(page.html, shows);
      if (instead) assert.match(page.html, instead);
      assert.doesNotMatch(page.text, /Error in|Something Went Wrong/);
      assert.ok(page.hasFrame);
      assert.ok(!page.isStored);
    });
  }

  test("without its own picture and its product the hero draws the card", async () => {
    for (const table of ["header_images", "products"]) await breakTable(table);
    const page = await open("/");
    assert.equal(page.status, 200);
    assert.match(page.html, /Card of Your Name/);
  });

  test("only the product page needs the database, and no page shows wrong data without it", async () => {
    for (const table of [...Object.keys(SECTIONS), "products"]) await breakTable(table);
    const link = `subscriber=${"0".repeat(24)}&key=${"x".repeat(43)}`;
    const unlisted = ["/newsletter", "/offline", `/newsletter/unsubscribe?${link}`];
    for (const locale of LOCALES) {
      for (const path of [...PUBLIC_PATHS, ...unlisted]) {
        const page = await open(pathIn(locale, path));
        assert.equal(page.status, path === "/product" ? 500 : 200, locale + path);
        assert.ok(page.hasFrame, locale + path);
        assert.doesNotMatch(page.text, /undefined|\{\w+\}/, locale + path);
        assert.doesNotMatch(page.html, /mailto:|tel:/, locale + path);
        const isListed = page.status === 200 && !unlisted.includes(path);
        assert.equal(!page.html.includes('content="noindex"'), isListed, locale + path);
      }
    }
  });

  test("a stalled query does not delay the page", async () => {
    const locker = await shop.database.pool.connect();
    try {
      await locker.query("begin");
      await locker.query("lock table testimonials in access exclusive mode");
      shop.cache.trust(true);
      const page = await open("/");
      assert.equal(page.status, 200);
      assert.doesNotMatch(page.html, /<blockquote/);
      assert.ok(!page.isStored);
    } finally {
      await locker.query("rollback");
      locker.release();
    }
  });
});

describe("an error of the router", () => {
  const NOT_FOUND = { en: "Oops! Page not found", ar: "عذرًا، الصفحة غير موجودة" };
  const FAILED = { en: "Something Went Wrong", ar: "حدث خطأ ما" };

  interface Wrong {
    path: string;
    init?: RequestInit;
    status: number;
    says: typeof FAILED;
    happens?: () => Promise<unknown>;
  }
  const ERRORS: Record<string, Wrong> = {
    "no such page": { path: "/no-such-page", status: 404, says: NOT_FOUND },
    "no product": {
      path: "/product",
      status: 404,
      says: NOT_FOUND,
      happens: () => run("update products set deleted_at = now()"),
    },
    "a product that can't be read": {
      path: "/product",
      status: 500,
      says: FAILED,
      happens: () => breakTable("products"),
    },
    "a form for a page that takes none": {
      path: "/privacy-policy",
      init: { method: "POST" },
      status: 405,
      says: FAILED,
    },
  };
  afterEach(async () => {
    await mendTables();
    await run("update products set deleted_at = null");
  });

  for (const [name, { path, init, status, says, happens }] of Object.entries(ERRORS)) {
    test(`${name}: header and footer stay, in the page's language`, async () => {
      await happens?.();
      for (const locale of LOCALES) {
        const page = await open(pathIn(locale, path), init);
        assert.equal(page.status, status);
        assert.ok(page.hasFrame);
        assert.match(page.html, /mailto:/, "the frame is whole");
        assert.ok(page.text.includes(says[locale]));
        assert.match(page.html, /<meta name="robots" content="noindex"/);
      }
    });
  }

  test("the Arabic error page contains no English", async () => {
    await breakTable("products");
    for (const page of [
      await open("/ar/product"),
      await open("/ar/terms-of-service", { method: "POST" }),
    ]) {
      const main = /<main[\s\S]*<\/main>/.exec(page.html)![0].replace(/<[^>]+>/g, " ");
      assert.match(main, /\p{Script=Arabic}/u);
      assert.doesNotMatch(main, /[a-z]/i);
    }
    const english = await open("/product");
    assert.match(
      english.html,
      /role="alert"[^>]*>(?:<svg[\s\S]*?<\/svg>)?Something went wrong\. Please try again\./,
    );
  });
});

test("an incomplete page is not cached for the next visitor", async () => {
  shop.cache.trust(true);
  try {
    await breakTable("testimonials");
    assert.doesNotMatch((await open("/ar")).html, /<blockquote/);
    await mendTables();
    assert.match((await open("/ar")).html, /<blockquote/);
  } finally {
    shop.cache.trust(false);
  }
});

test("every page is told apart from the paths that have none, whose page names none of them", async () => {
  for (const path of [
    ...PUBLIC_PATHS,
    "/orders/any-token",
    "/newsletter/confirm",
    "/admin-panel/x",
  ]) {
    for (const locale of LOCALES) assert.equal(isUnknownPage(pathIn(locale, path)), false, path);
  }
  for (const path of ["/no-such-page", "/product/more", "/orders/any/more", "/%E0%A4%A"]) {
    for (const locale of LOCALES) assert.equal(isUnknownPage(pathIn(locale, path)), true, path);
  }
  shop.cache.trust(true);
  const { status, html } = await open("/secret-of-the-first-visitor");
  assert.equal(status, 404);
  assert.doesNotMatch(html, /secret/);
  assert.match(html, /href="\/ar\/not-found"/);
  assert.equal((await open("/another")).html, html);
});
