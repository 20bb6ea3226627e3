import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { beforeEach, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { pino } from "pino";

import { publicCache } from "#server/platform/cache/public-cache.ts";
import { connectDatabase } from "#server/platform/database/connect.ts";
import { followContent } from "#server/platform/database/content-changes.ts";
import { createShop, type RenderPage } from "#server/shop.ts";
import {
  drawFromSources,
  invoicesFromSources,
  loadNotificationRenderers,
  printersFromSources,
  profilesFromSources,
} from "#server/testing/from-sources.ts";
import { listeningForTests } from "#server/testing/listening.ts";
import { asJson } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";

/** The cache of responses: what is cached, for whom, and when it is invalidated. */

const html = (text: string, status = 200) =>
  new Response(`<html>${text}</html>`, { status, headers: { "Content-Type": "text/html" } });

let rendered = 0;
let render: RenderPage;
let now = Date.UTC(2026, 10, 21, 12);

const { shop, server } = listeningForTests(
  {},
  {
    renderPage: (...args) => {
      rendered += 1;
      return render(...args);
    },
    isUnknownPage: (path) => /^(\/ar)?\/nothing/.test(path),
    now: () => now,
  },
);
beforeEach(() => {
  rendered = 0;
  render = async () => html(`page ${rendered}`);
  // Empties the cache after earlier tests.
  shop.cache.trust(true);
});

/** Over a real connection, where the cache is asked before anything else. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { "Accept-Encoding": "identity", ...headers } });

async function renameTestimonial(name: string): Promise<void> {
  const list = await shop.askAsOwner("/api/v1/testimonials");
  const { data } = (await list.json()) as { data: { data: { _id: string }[] } };
  const path = `/api/v1/testimonials/${data.data[0]!._id}`;
  const answer = await shop.askAsOwner(path, asJson("PATCH", { name }));
  assert.equal(answer.status, 200);
}

describe("pages", () => {
  test("are rendered once, for every query and every client", async () => {
    for (const path of ["/product", "/product?order=1", "/product?utm_source=x"]) {
      const answer = await get(path, { Cookie: "naqra_session=x; other=y" });
      assert.equal(await answer.text(), "<html>page 1</html>");
    }
    assert.equal(rendered, 1);
  });

  test("another spelling of an address redirects to the page's own", async () => {
    for (const [spelled, location] of [
      ["//", "/"],
      ["/product/", "/product"],
      ["/PRODUCT?order=1", "/product?order=1"],
      ["/ar/", "/ar"],
      ["/AR//Contact-Us/", "/ar/contact-us"],
    ] as const) {
      const answer = await fetch(server.url + spelled, { redirect: "manual" });
      assert.equal(answer.status, 308, spelled);
      assert.equal(answer.headers.get("Location"), location);
    }
    assert.equal(rendered, 0);
    assert.equal((await get("//elsewhere.example/")).status, 200, "no page of the shop: rendered");
  });

  test("accept GET, and POST where they have a form", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await shop.ask("/contact-us", { method });
      assert.equal(answer.status, 405, method);
      assert.equal(answer.headers.get("Allow"), "GET, HEAD, POST");
    }
    assert.equal(rendered, 0);
    render = async () => html("no form here", 405);
    const posted = await shop.ask("/product", { method: "POST" });
    assert.equal(posted.headers.get("Allow"), "GET, HEAD");
  });

  test("all unknown paths of a language share one rendering, which is a 404 for everybody", async () => {
    render = async (request) => html(new URL(request.url).pathname, 404);
    await get("/product");
    rendered = 0;
    for (const [prefix, shown] of [
      ["/nothing", "/not-found"],
      ["/ar/nothing", "/ar/not-found"],
    ] as const) {
      const etag = (await get(prefix)).headers.get("ETag")!;
      for (let number = 0; number < 200; number += 1) {
        const answer = await get(`${prefix}/${number}?query`, { "If-None-Match": etag });
        assert.equal(answer.status, 404);
        assert.equal(await answer.text(), `<html>${shown}</html>`);
      }
    }
    assert.equal(await (await get("/nothing.data")).text(), "<html>/not-found.data</html>");
    assert.equal((await get("/nothing", { "Accept-Encoding": "br" })).status, 404);
    assert.equal(rendered, 3);
    shop.cache.drop();
    await get("/nothing");
    assert.equal(rendered, 4, "made again when the shop's content has changed");
    await shop.ask("/nothing", { method: "POST" });
    assert.equal(rendered, 5, "a form is not a page");
  });

  test("unknown paths are answered before anything else runs, unless something else may be there", async () => {
    render = async (request) => html(new URL(request.url).pathname, 404);
    const quick = (url: string) =>
      shop.answerFromCache({ method: "GET", url, headers: {} })?.body?.toString();
    assert.equal(quick("/nothing"), undefined, "not made yet");
    for (const path of ["/nothing", "/ar/nothing"]) await get(path);
    for (const rest of ["", "/", "/more", "/.env", "-x.y/z~?query=1"]) {
      assert.equal(quick(`/nothing${rest}`), "<html>/not-found</html>", rest);
      assert.equal(quick(`/ar/nothing${rest}`), "<html>/ar/not-found</html>", rest);
    }
    for (const path of [
      "/nothing.txt", // perhaps a file
      "/nothing/../product", // another page
      "/nothing/%2e%2e/product",
      "/nothing//x",
      "/nothing\\..\\product",
      "http://elsewhere.example/nothing",
      "/assets/nothing",
      "/api/v1/nothing",
      "/uploads/nothing",
      "/c/nothing",
      "/orders/nothing",
    ]) {
      assert.equal(quick(path), undefined, path);
    }
  });

  test("fifty simultaneous requests share one rendering", async () => {
    const bodies = await Promise.all(
      Array.from({ length: 50 }, async () => (await shop.ask("/contact-us")).text()),
    );
    assert.deepEqual(new Set(bodies), new Set(["<html>page 1</html>"]));
    assert.equal(rendered, 1);
  });

  test("are compressed as the client accepts, and answered with 304 to a client that has them", async () => {
    const plain = "<html>page 1</html>";
    const etags = new Set<string>();
    for (const [encoding, decompress] of [
      ["identity", (bytes: Buffer) => bytes],
      ["gzip", gunzipSync],
      ["br", brotliDecompressSync],
    ] as const) {
      await get("/bulk-orders");
      const found = shop.answerFromCache({
        method: "GET",
        url: "/bulk-orders",
        headers: { "accept-encoding": encoding },
      })!;
      assert.equal(decompress(found.body!).toString(), plain);
      assert.equal(found.headers["content-encoding"] ?? "identity", encoding);
      assert.equal(found.headers["content-length"], String(found.body!.length));
      assert.equal(found.headers["vary"], "Accept-Encoding");
      const etag = found.headers["etag"]!;
      etags.add(etag);
      const again = await get("/bulk-orders", {
        "Accept-Encoding": encoding,
        "If-None-Match": `"other", W/${etag}`,
      });
      assert.equal(again.status, 304);
      assert.equal(again.headers.get("ETag"), etag);
      assert.equal(await again.text(), "");
    }
    assert.equal(etags.size, 3, "each compression has a name of its own");
    assert.equal(rendered, 1);
  });

  test("have the security headers, their own policy and a request id", async () => {
    const policy = "script-src 'self' 'sha256-of-what-they-run'";
    render = async () => {
      const answer = html("page");
      answer.headers.set("Content-Security-Policy", policy);
      return answer;
    };
    await get("/");
    for (const answer of [await get("/"), await get("/", { "If-None-Match": "*" })]) {
      assert.equal(answer.headers.get("X-Content-Type-Options"), "nosniff");
      assert.ok(answer.headers.get("Referrer-Policy"));
      assert.match(answer.headers.get("X-Request-Id")!, /^[0-9a-f-]{36}$/);
      assert.equal(answer.headers.get("Content-Security-Policy"), policy);
      assert.equal(answer.headers.get("Cache-Control"), "no-cache");
    }
  });

  test("without a policy of their own may load and run nothing", async () => {
    for (const path of ["/product", "/product", "/no-such-page"]) {
      const policy = (await get(path)).headers.get("Content-Security-Policy")!;
      assert.match(policy, /^default-src 'none';.* frame-ancestors 'none'/, path);
    }
  });

  test("HEAD is answered with the headers alone", async () => {
    await get("/product");
    const answer = await fetch(`${server.url}/product`, { method: "HEAD" });
    assert.equal(answer.status, 200);
    assert.ok(Number(answer.headers.get("Content-Length")) > 0);
    assert.equal(await answer.text(), "");
    assert.equal(rendered, 1);
  });

  test("that failed, do not exist, set a cookie or belong to the panel are never cached", async () => {
    const failing: [string, RenderPage][] = [
      ["/product", async () => html("none", 404)],
      // Not requested before: otherwise the cached page would be served in place of the failed one.
      ["/refund-policy", async () => html("broken", 500)],
      ["/ar/contact-us", async () => withCookie()],
      ["/admin-panel/login", async () => html("panel")],
      // The router matches paths regardless of case, so both are pages of the panel.
      ["/Admin-Panel/login", async () => html("panel")],
      ["/%61dmin-panel/login", async () => html("panel")],
    ];
    for (const [path, answer] of failing) {
      render = answer;
      rendered = 0;
      const first = await get(path);
      assert.equal(first.headers.get("Cache-Control"), "no-store", path);
      await get(path);
      assert.equal(rendered, 2, path);
    }
    render = async () => {
      throw new Error("crashed");
    };
    rendered = 0;
    assert.deepEqual([(await get("/offline")).status, (await get("/offline")).status], [500, 500]);
    assert.equal(rendered, 2);
  });

  test("contain nothing of the first client's request, and are not aborted when it disconnects", async () => {
    const gate = Promise.withResolvers<void>();
    let renders: Request | undefined;
    render = async (request) => {
      renders = request;
      await gate.promise;
      return request.signal.aborted ? html("broken off", 500) : html("whole");
    };
    const leaving = new AbortController();
    const first = fetch(`${server.url}/ar/product?x=1`, {
      signal: leaving.signal,
      headers: { Cookie: "naqra_session=secret", "Accept-Language": "fr" },
    });
    await until(async () => rendered === 1);
    const second = get("/ar/product");
    leaving.abort();
    await assert.rejects(first);
    gate.resolve();
    assert.equal(await (await second).text(), "<html>whole</html>");
    assert.equal(await (await get("/ar/product")).text(), "<html>whole</html>");
    assert.equal(rendered, 1);
    assert.equal(renders!.url, `${shop.config.publicUrl}/ar/product`);
    assert.deepEqual([...renders!.headers], []);
  });

  test("the router's data requests are cached too, but not those for parts of a page", async () => {
    render = async () => Response.json(rendered);
    for (const path of ["/_.data", "/ar.data", "/product.data"]) {
      rendered = 0;
      await get(path);
      assert.equal(await (await get(path)).text(), "1", path);
      assert.equal(await (await get(`${path}?utm_source=x`)).text(), "1", path);
      assert.equal(await (await get(`${path}?_routes=root`)).text(), "2", path);
      assert.equal(await (await get(`${path}?_routes=root`)).text(), "3", path);
    }
  });

  test("posting a form renders anew and caches nothing", async () => {
    await get("/contact-us");
    const post = () => fetch(`${server.url}/contact-us`, { method: "POST", body: "x" });
    assert.equal(await (await post()).text(), "<html>page 2</html>");
    assert.equal(await (await get("/contact-us")).text(), "<html>page 1</html>");
  });

  test("the remembered language has precedence over the cache", async () => {
    await get("/");
    const answer = await fetch(server.url, {
      redirect: "manual",
      headers: { Cookie: "naqra_language=ar" },
    });
    assert.equal(answer.headers.get("Location"), "/ar");
  });

  test("a rendering that began before a change is only for requests from before it", async () => {
    const gate = Promise.withResolvers<void>();
    const slow = gate.promise.then(() => html("old"));
    render = () => slow;
    const early = get("/product");
    await until(async () => rendered === 1);
    await renameTestimonial("Example Changed");
    render = async () => html("new");
    assert.equal(await (await get("/product")).text(), "<html>new</html>");
    gate.resolve();
    assert.equal(await (await early).text(), "<html>old</html>");
    assert.equal(await (await get("/product")).text(), "<html>new</html>");
  });

  test("expire at midnight in Amman", async () => {
    now = Date.UTC(2026, 10, 21, 20, 59, 59);
    await get("/privacy-policy");
    await get("/privacy-policy");
    assert.equal(rendered, 1);
    now = Date.UTC(2026, 10, 21, 21);
    assert.equal(await (await get("/privacy-policy")).text(), "<html>page 2</html>");
    await get("/privacy-policy");
    assert.equal(rendered, 2);
  });
});

function withCookie(): Response {
  const answer = html("yours");
  answer.headers.set("Set-Cookie", "a=b");
  return answer;
}

describe("public lists", () => {
  const names = async (answer: Response) => {
    const { data } = (await answer.json()) as { data: { data: { name: string }[] } };
    return data.data.map(({ name }) => name);
  };

  test("are cached for anonymous clients, and new with the next call after a write by staff", async () => {
    const first = await get("/api/v1/testimonials");
    assert.equal(first.headers.get("Cache-Control"), "no-cache");
    const etag = first.headers.get("ETag")!;
    assert.ok(etag);
    const again = await get("/api/v1/testimonials", { "If-None-Match": etag });
    assert.equal(again.status, 304);
    await renameTestimonial("Example Renamed");
    const changed = await get("/api/v1/testimonials", { "If-None-Match": etag });
    assert.equal(changed.status, 200);
    assert.ok((await names(changed)).includes("Example Renamed"));
  });

  test("staff see what visitors don't, and nothing of it gets into the cache", async () => {
    const countries = () => get("/api/v1/countries");
    const before = await names(await countries());
    const hidden = { name: "Example Hidden", code: "EX", isActive: false };
    assert.equal((await shop.askAsOwner("/api/v1/countries", asJson("POST", hidden))).status, 201);
    const forStaff = await shop.askAsOwner("/api/v1/countries");
    assert.equal(forStaff.headers.get("Cache-Control"), "no-store");
    assert.equal(forStaff.headers.get("ETag"), null);
    assert.ok((await names(forStaff)).includes("Example Hidden"));
    assert.deepEqual(await names(await countries()), before);
    assert.ok((await names(await shop.askAsOwner("/api/v1/countries"))).includes("Example Hidden"));
  });

  test("each page of a list is cached by itself", async () => {
    const [one] = await names(await get("/api/v1/testimonials?limit=1&page=1"));
    const [two] = await names(await get("/api/v1/testimonials?limit=1&page=2"));
    assert.notEqual(one, two);
    assert.deepEqual(await names(await get("/api/v1/testimonials?page=1&limit=1")), [one]);
    const url = "/api/v1/testimonials?page=2&limit=1";
    assert.ok(shop.answerFromCache({ method: "GET", url, headers: {} }), "in whatever order");
  });

  test("unknown query parameters share the cached response", async () => {
    const countries = (await (await get("/api/v1/countries")).json()) as {
      data: { data: { _id: string }[] };
    };
    const quick = (url: string) => shop.answerFromCache({ method: "GET", url, headers: {} });
    for (const path of [
      "/api/v1/addons",
      "/api/v1/settings",
      `/api/v1/cities/country/${countries.data.data[0]!._id}`,
      "/api/v1/testimonials?limit=1&page=2",
    ]) {
      const plain = await (await get(path)).text();
      const mark = path.includes("?") ? "&" : "?";
      for (const query of ["x=1", "y=2&x=1", "__proto__=1", "x=%00", "utm_source"]) {
        const url = `${path}${mark}${query}`;
        assert.equal(quick(url)?.body?.toString(), plain, url);
        // Also through all middleware, as requests from other origins go.
        const answer = await get(url, { Origin: "https://elsewhere.example" });
        assert.equal(answer.headers.get("ETag"), quick(path)!.headers["etag"], url);
      }
    }
    await get("/api/v1/addons?search=back");
    assert.equal(
      quick("/api/v1/addons?search=back"),
      undefined,
      "hardly anybody asks for it again",
    );
  });

  test("requests for many parts of lists don't evict whole lists", async () => {
    const { lists, trust } = publicCache({ isAway: () => false });
    trust(true);
    const large = async () => ({
      response: new Response(randomBytes(700_000)),
      quality: "whole" as const,
    });
    await lists.answer("/list", large);
    for (let page = 1; page <= 20; page++) await lists.answer(`/list?page=${page}`, large);
    assert.ok(lists.find("/list"));
    assert.ok(lists.find("/list?page=20"));
    assert.equal(lists.find("/list?page=1"), undefined);
  });

  test("errors are not cached", async () => {
    for (const path of ["/api/v1/testimonials?page=0", `/api/v1/products/${"0".repeat(24)}`]) {
      await get(path);
      const again = await get(path);
      assert.ok(again.status >= 400, path);
      assert.equal(again.headers.get("ETag"), null, path);
    }
  });
});

describe("other nodes", () => {
  /** Another shop on the same database, like a second process. */
  async function startNode() {
    const { options } = shop.database.pool;
    // The pool hides the password when its options are copied.
    const database = connectDatabase({ ...options, password: options.password! });
    const cache = publicCache(database);
    const following = await followContent(database, cache, pino({ level: "silent" }));
    const node = await createShop({
      config: shop.config,
      database,
      secrets: shop.secrets,
      log: pino({ level: "silent" }),
      pictures: shop.pictures,
      sheets: { read: () => Promise.reject(new Error("No list is read here.")) },
      renderPage: async () => html("node"),
      isUnknownPage: () => false,
      messageIn: (_, { message }) => message,
      profilesIn: profilesFromSources,
      drawSocialPicture: drawFromSources,
      invoicesIn: invoicesFromSources,
      printersIn: printersFromSources,
      loadRenderers: loadNotificationRenderers,
      cache,
      uploadFolder: shop.uploadFolder,
    });
    return {
      list: async () => {
        const url = new URL("/api/v1/testimonials", shop.config.publicUrl);
        return (await node.fetch(new Request(url))).text();
      },
      isCached: () =>
        node.answerFromCache({ method: "GET", url: "/api/v1/testimonials", headers: {} }) !==
        undefined,
      async [Symbol.asyncDispose]() {
        await following[Symbol.asyncDispose]();
        await database.close();
      },
    };
  }

  test("invalidate their caches after a change by one of them, or one made by hand", async () => {
    await using node = await startNode();
    await node.list();
    assert.ok(node.isCached());
    await renameTestimonial("Example Elsewhere");
    await until(async () => (await node.list()).includes("Example Elsewhere"));
    await node.list();
    assert.ok(node.isCached());
    await shop.database.pool.query(`update testimonials set name = 'By Hand'`);
    await until(async () => (await node.list()).includes("By Hand"));
  });

  test("serve nothing from the cache while they receive no notifications, and cache again afterwards", async () => {
    await using node = await startNode();
    await node.list();
    assert.ok(node.isCached());
    await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'naqra listening'`,
    );
    await until(async () => !node.isCached());
    await until(async () => {
      await node.list();
      return node.isCached();
    });
  });
});
