import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";

/**
 * The calls that are open to everybody. The contracts declare this too; the list is repeated here
 * so that no call becomes public by mistake.
 */
const PUBLIC_CALLS: ReadonlySet<string> = new Set([
  "GET /products",
  "GET /products/:id",
  "GET /testimonials",
  "GET /social-media",
  "GET /header-image",
  "GET /home/statistics",
  "GET /countries",
  "GET /cities/country/:countryId",
  "GET /addons",
  "GET /settings",
  "GET /openapi.json",
  "GET /docs",
  "POST /contact",
  "POST /custom-orders",
  "POST /orders",
  "POST /orders/reservations",
  "POST /pictures/check",
  "POST /discounts/check",
  "POST /orders/links",
  "GET /orders/by-token/:token/again",
  "GET /orders/by-token/:token",
  "GET /orders/by-token/:token/invoices/:file",
  "POST /orders/by-token/:token/receipt",
  "PATCH /orders/by-token/:token/address",
  "POST /orders/by-token/:token/cancellation",
  "POST /orders/by-token/:token/card-page",
  "GET /profiles/by-token/:token",
  "PATCH /profiles/by-token/:token",
  "DELETE /profiles/by-token/:token",
  "POST /profiles/by-token/:token/photo",
  "DELETE /profiles/by-token/:token/photo",
  "PATCH /profiles/by-token/:token/cards/:code",
  "POST /profiles/by-token/:token/link",
  "POST /orders/by-token/:token/proof",
  "GET /orders/by-token/:token/proofs",
  "GET /orders/by-token/:token/proofs/proofs.pdf",
  "POST /orders/by-token/:token/proofs/approval",
  "GET /quotes/by-token/:token",
  "GET /quotes/by-token/:token/quote.pdf",
  "POST /quotes/by-token/:token/answer",
  "POST /quotes/by-token/:token/company-page",
  "GET /companies/by-token/:token",
  "POST /companies/by-token/:token/link",
  "POST /companies/by-token/:token/orders/:order/link",
  "GET /companies/by-token/:token/invoices/:file",
  "GET /companies/by-token/:token/roster-template",
  "POST /companies/by-token/:token/rosters",
  "GET /companies/by-token/:token/rosters/:roster",
  "POST /companies/by-token/:token/rosters/:roster/rows",
  "PATCH /companies/by-token/:token/rosters/:roster/rows/:n",
  "DELETE /companies/by-token/:token/rosters/:roster/rows/:n",
  "POST /companies/by-token/:token/rosters/:roster/order",
  "POST /companies/by-token/:token/rosters/:roster/photos",
  "POST /companies/by-token/:token/rosters/:roster/rows/:n/photo",
  "DELETE /companies/by-token/:token/rosters/:roster/rows/:n/photo",
  "GET /companies/by-token/:token/design",
  "GET /companies/by-token/:token/offices",
  "PUT /companies/by-token/:token/offices",
  "PATCH /companies/by-token/:token/design",
  "POST /companies/by-token/:token/design/logo",
  "DELETE /companies/by-token/:token/design/logo",
  "GET /companies/by-token/:token/cards",
  "PATCH /companies/by-token/:token/cards/:card",
  "POST /companies/by-token/:token/cards/:card/holder",
  "POST /companies/by-token/:token/cards/:card/state",
  "POST /companies/by-token/:token/cards/links",
  "GET /companies/by-token/:token/cards/replacements",
  "POST /companies/by-token/:token/cards/replacements",
  "POST /companies/by-token/:token/cards/slips.pdf",
  "GET /companies/by-token/:token/contacts.vcf",
  "GET /companies/by-token/:token/contacts.zip",
  "POST /subscribers/subscribe",
  "POST /subscribers/confirm",
  "POST /subscribers/unsubscribe",
  "POST /users/login",
  "POST /login/register",
  "POST /auth/invitation",
  "POST /auth/accept-invitation",
  "POST /auth/forgot-password",
  "POST /auth/reset-link",
  "POST /auth/reset-password",
  "POST /auth/passkey-options",
  "POST /auth/passkey",
  "POST /auth/locked-change",
  "POST /auth/undo-change",
]);

let shop: TestShop;
interface Operation {
  security?: unknown[];
  requestBody?: unknown;
  parameters?: { name: string }[];
}
let document: { paths: Record<string, Record<string, Operation>> };
before(async () => {
  shop = await startTestShop({ ALLOWED_ORIGINS: "https://client.example" });
  document = (await (await shop.ask("/api/v1/openapi.json")).json()) as typeof document;
});
after(() => shop[Symbol.asyncDispose]());

/** Every documented call, with an id or a token that no record has. */
function calls() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody, parameters = [] }]) => ({
      call: `${method.toUpperCase()} ${path.replace("/api/v1", "").replaceAll(/\{(\w+)\}/g, ":$1")}`,
      method: method.toUpperCase(),
      url: path.replace("{token}", "0".repeat(32)).replaceAll(/\{\w+\}/g, "0".repeat(24)),
      isOpen: security?.length === 0,
      hasBody: requestBody !== undefined,
      isList: parameters.some(({ name }) => name === "page"),
    })),
  );
}

describe("access", () => {
  test("every call that is not public answers 401 without a session, and no other does", async () => {
    assert.ok(calls().length > 15);
    for (const { call, method, url } of calls()) {
      const { status } = await shop.ask(url, { method });
      assert.equal(status === 401, !PUBLIC_CALLS.has(call), `${call} answered ${status}`);
    }
  });

  test("the OpenAPI document marks exactly the public calls as open", () => {
    for (const { call, isOpen } of calls()) assert.equal(isOpen, PUBLIC_CALLS.has(call), call);
  });

  test("public calls treat an expired token as no token", async () => {
    for (const { call, method, url } of calls()) {
      if (!PUBLIC_CALLS.has(call)) continue;
      const headers = { Authorization: "Bearer stale", Cookie: "token=stale; naqra_session=x" };
      assert.notEqual((await shop.ask(url, { method, headers })).status, 401, call);
    }
  });

  test("a write from another site with the cookie of staff is a 403", async () => {
    const login = asJson("POST", { ...OWNER, session: "cookie" });
    const signedIn = await shop.ask("/api/v1/users/login", login);
    const Cookie = signedIn.headers.get("Set-Cookie")!.split(";")[0]!;
    for (const { call, method, url } of calls()) {
      if (method === "GET" || PUBLIC_CALLS.has(call)) continue;
      const headers = { Cookie, Origin: "https://evil.example" };
      assert.equal((await shop.ask(url, { method, headers })).status, 403, call);
    }
  });

  test("a body larger than the limit is a 413 for everybody", async () => {
    const body = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    const headers = { "Content-Type": "application/json" };
    for (const { call, method, url, hasBody } of calls()) {
      if (!hasBody) continue;
      const { status } = await shop.askAsOwner(url, { method, headers, body });
      assert.equal(status, 413, call);
    }
  });

  test("the Content-Type of a body does not raise its limit", async () => {
    const part = Buffer.alloc(256 * 1024, "x");
    for (const { call, method, url, hasBody } of calls()) {
      if (!hasBody) continue;
      let taken = 0;
      const body = new ReadableStream({
        pull(controller) {
          taken += part.length;
          controller.enqueue(part);
        },
      });
      const headers = { "Content-Type": "multipart/x; boundary=b" };
      const init = { method, headers, body, duplex: "half" };
      const { status } = await shop.askAsOwner(url, init);
      assert.ok(status === 400 || status === 413, `${call} answered ${status}`);
      assert.ok(taken < 2 * 1024 * 1024, `${call} read ${taken} bytes`);
    }
  });

  test("a body of the wrong type is a 400", async () => {
    for (const { call, method, url, hasBody } of calls()) {
      if (!hasBody) continue;
      for (const [type, body] of [
        ["text/plain", "hello"],
        ["application/json", "{"],
        ["application/json", "[]"],
        ["application/json", "null"],
        ["application/json", "12"],
      ]) {
        const init = { method, headers: { "Content-Type": type! }, body: body! };
        const { status } = await shop.askAsOwner(url, init);
        assert.equal(status, 400, `${call} answered ${status} to ${type} ${body}`);
      }
    }
  });

  test("an invalid page number is a 400 on every list", async () => {
    const lists = calls().filter(({ isList }) => isList);
    assert.ok(lists.length > 10);
    for (const { call, url } of lists) {
      for (const query of ["page=0", "limit=1001", "page=x", "sort=nothing"]) {
        assert.equal((await shop.askAsOwner(`${url}?${query}`)).status, 400, `${call} ${query}`);
      }
    }
  });

  test("an unknown path is a 404 with a message, signed in or not", async () => {
    for (const ask of [shop.ask, shop.askAsOwner]) {
      for (const [method, path] of [
        ["GET", "/api/v1/nothing"],
        ["PUT", "/api/v1/orders"],
        ["GET", "/api/v1"],
      ] as const) {
        const response = await ask(path, { method });
        assert.equal(response.status, 404, path);
        errorSchema.parse(await response.json());
      }
    }
  });
});

describe("other origins", () => {
  const preflight = (origin: string) =>
    shop.ask("/api/v1/orders", {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "DELETE" },
    });

  test("a listed origin may send credentials and use every method", async () => {
    const { headers } = await preflight("https://client.example");
    assert.equal(headers.get("Access-Control-Allow-Origin"), "https://client.example");
    assert.equal(headers.get("Access-Control-Allow-Credentials"), "true");
    assert.match(headers.get("Access-Control-Allow-Methods")!, /PATCH.*DELETE/);
    assert.match(
      headers.get("Access-Control-Allow-Headers")!,
      /Authorization,Idempotency-Key,If-Match/,
    );
    const response = await shop.ask("/api/v1/orders", {
      headers: { Origin: "https://client.example" },
    });
    assert.equal(response.status, 401);
    assert.equal(response.headers.get("Access-Control-Allow-Origin"), "https://client.example");
    assert.match(response.headers.get("Access-Control-Expose-Headers")!, /\bETag\b/);
  });

  test("no other origin gets a response that its pages may read", async () => {
    const { headers } = await preflight("https://evil.example");
    assert.equal(headers.get("Access-Control-Allow-Origin"), null);
  });
});
