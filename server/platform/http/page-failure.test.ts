import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";

/** What visitors see when a page can't be rendered. */

let shop: TestShop;
before(async () => {
  shop = await startTestShop(
    { RATE_LIMITS: "on", RATE_LIMIT_POSTS: "1" },
    {
      renderPage: async (request) => {
        if (request.method === "POST") await request.text();
        throw new Error("The page can't be drawn.");
      },
      messageIn: (locale, { code, params }) => `${locale} ${code} ${JSON.stringify(params)}`,
    },
  );
});
after(() => shop[Symbol.asyncDispose]());

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
    const data = await shop.ask(`${root}/product.data`);
    assert.equal(data.status, 500);
    const { status, code, message } = errorSchema.parse(await data.json());
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
