import assert from "node:assert/strict";
import { test } from "node:test";

import { shopForTests } from "#server/testing/start-test-shop.ts";

const shop = shopForTests();

const open = (path: string, headers: Record<string, string>) => shop.ask(path, { headers });

test("the bare address redirects to the language that was chosen last", async () => {
  const response = await open("/", { Cookie: "naqra_language=ar", "Sec-Fetch-Site": "none" });
  assert.equal(response.status, 302);
  assert.equal(response.headers.get("Location"), "/ar");
  assert.equal(response.headers.get("Cache-Control"), "no-store");
});

test("the query is passed on", async () => {
  const response = await open("/?utm_source=x&q=%D8%A3", { Cookie: "naqra_language=ar" });
  assert.equal(response.headers.get("Location"), "/ar?utm_source=x&q=%D8%A3");
});

test("a link within the shop is not redirected", async () => {
  const Cookie = "naqra_language=ar";
  const fromPage = await open("/", { Cookie, "Sec-Fetch-Site": "same-origin" });
  assert.equal(fromPage.status, 200);
  const byReferer = await open("/", { Cookie, Referer: `${shop.config.publicUrl}/ar` });
  assert.equal(byReferer.status, 200);
  const fromElsewhere = await open("/", { Cookie, Referer: "https://search.example/" });
  assert.equal(fromElsewhere.status, 302);
});

test("other addresses, other choices and invalid cookies are not redirected", async () => {
  for (const [path, Cookie] of [
    ["/product", "naqra_language=ar"],
    ["/", "naqra_language=en"],
    ["/", "naqra_language=//evil.example"],
    ["/", "other=ar"],
  ] as const) {
    assert.equal((await open(path, { Cookie })).status, 200, `${path} ${Cookie}`);
  }
});
