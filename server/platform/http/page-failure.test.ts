import assert from "node:assert/strict";
import { test } from "node:test";

import { refused } from "#server/testing/answers.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";

/** What visitors see when a page can't be rendered. */

const shop = shopForTests(
  { RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" },
  {
    renderPage: async (request) => {
      if (request.method === "POST") await request.text();
      throw new Error("The page can't be drawn.");
    },
    messageIn: (locale, { code, params }) => `${locale} ${code} ${JSON.stringify(params)}`,
  },
);

const post = (path: string, body: string) =>
  shop.ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });

for (const [locale, root] of [
  ["en", ""],
  ["ar", "/ar"],
] as const) {
  test(`${locale}: a failed page is reported in its language, and its data request with a code`, async () => {
    const page = await shop.ask(`${root}/product`);
    assert.deepEqual([page.status, await page.text()], [500, `${locale} internal_error {}`]);
    const { status, code, message } = await refused(shop.ask(`${root}/product.data`), 500);
    assert.deepEqual([status, code], ["error", "internal_error"]);
    assert.equal(message, "Something went wrong. Please try again.");
  });
}

test("a form that is too large, or one too many, gets an error in the page's language", async () => {
  const large = await post("/ar/contact-us", "a".repeat(300_000));
  assert.deepEqual([large.status, await large.text()], [413, "ar body_too_large {}"]);
  let answer: Response;
  do answer = await post("/ar/contact-us", "a=1");
  while (answer.status === 500);
  assert.equal(answer.status, 429);
  const seconds = Number(answer.headers.get("Retry-After"));
  assert.equal(await answer.text(), `ar too_many_requests {"seconds":${seconds}}`);
  assert.ok(seconds > 0);
});
