import { expect, type APIResponse } from "@playwright/test";

import { startShop, type RunningShop } from "./running-shop.ts";
import { test } from "./test.ts";

/** Forms posted without a script, through a proxy that terminates HTTPS. */

const PUBLIC = "https://shop.example";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({
    PUBLIC_URL: PUBLIC,
    TRUSTED_PROXIES: "127.0.0.1,::1",
    RATE_LIMIT_POSTS: "2",
  });
});
test.afterAll(() => shop[Symbol.asyncDispose]());

interface Visitor {
  address: string;
  origin?: string;
}

test("count for the visitor that the proxy forwards them for", async ({ request }) => {
  const write = ({ address, origin = PUBLIC }: Visitor): Promise<APIResponse> =>
    request.post(`${shop.url}/contact-us`, {
      headers: { "X-Forwarded-For": address, Origin: origin },
      form: {
        fullName: "Example Visitor",
        email: "visitor@example.com",
        subject: "A question",
        message: "How long does it take?",
      },
      maxRedirects: 0,
    });
  for (let time = 0; time < 2; time++) {
    const response = await write({ address: "203.0.113.7" });
    expect(response.status()).toBe(303);
    expect(response.headers()["location"]).toBe("/contact-us#message-sent");
  }
  const refused = await write({ address: "203.0.113.7" });
  expect(refused.status()).toBe(429);
  const page = await refused.text();
  expect(page).toContain("Too much was sent from your connection.");
  expect(page).toContain("How long does it take?");
  expect((await write({ address: "203.0.113.8" })).status()).toBe(303);
});

test("of the newsletter's links count too, and the button still works later", async ({
  request,
}) => {
  const link = { subscriber: "0".repeat(24), key: "a".repeat(43) };
  const follow = () =>
    request.post(`${shop.url}/newsletter/confirm?${new URLSearchParams(link)}`, {
      headers: { "X-Forwarded-For": "203.0.113.10", Origin: PUBLIC },
      form: link,
    });
  for (let time = 0; time < 2; time++) {
    const broken = await follow();
    expect(broken.status()).toBe(400);
    expect(await broken.text()).not.toContain(`value="${link.key}"`);
  }
  const refused = await follow();
  expect(refused.status()).toBe(429);
  const page = await refused.text();
  expect(page).toContain("Too much was sent from your connection.");
  expect(page).toContain(`value="${link.key}"`);
});

test("are rejected in Arabic on Arabic pages, also when the page can't be rendered", async ({
  request,
}) => {
  const write = () =>
    request.post(`${shop.url}/ar/contact-us`, {
      headers: { "X-Forwarded-For": "203.0.113.12", Origin: PUBLIC },
      form: {
        fullName: "زائر مثال",
        email: "arabic@example.com",
        subject: "سؤال عن التوصيل",
        message: "كم يستغرق التوصيل؟",
      },
      maxRedirects: 0,
    });
  const told = /تكرّر الإرسال من شبكتك .* يرجى المحاولة مرة أخرى بعد \d+ (دقيقة|دقائق)\./;
  let pages = 0;
  let answer: APIResponse;
  do {
    answer = await write();
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    expect(answer.status()).toBe(429);
    expect(await answer.text()).toMatch(told);
    pages += 1;
  } while (answer.headers()["content-type"] !== "text/plain; charset=UTF-8");
  expect(pages).toBeGreaterThan(0);
  expect(answer.status()).toBe(429);
  expect(await answer.text()).toMatch(new RegExp(`^${told.source}$`));
});

test("are rejected when another site's page sends them", async ({ request }) => {
  const response = await request.post(`${shop.url}/newsletter`, {
    headers: { Origin: "https://elsewhere.example" },
    form: { email: "reader@example.com" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).not.toContain("reader@example.com");
});

test("are rejected when they are too large or not a form", async ({ request }) => {
  const post = (data: string, type: string) =>
    request.post(`${shop.url}/bulk-orders`, {
      headers: { "Content-Type": type, "X-Forwarded-For": "203.0.113.9" },
      data,
    });
  const other = await post("{}", "application/json");
  expect(other.status()).toBe(400);
  expect(await other.text()).toContain("Company name must be at least 2 characters");
  // Last, because rejecting an unread body closes the connection.
  const large = await post("a".repeat(300_000), "application/x-www-form-urlencoded");
  expect(large.status()).toBe(413);
});

test("are rejected by pages without a form, however the address is spelled", async ({
  request,
}) => {
  for (const path of ["/", "//", "///"]) {
    const response = await request.post(shop.url + path, {
      headers: { Origin: PUBLIC, "X-Forwarded-For": "203.0.113.11" },
      form: { email: "reader@example.com" },
      maxRedirects: 0,
    });
    expect(response.status(), path).toBe(405);
  }
});

test("with a picture that is too large get an error while they are still being sent", async ({
  page,
}) => {
  await page.goto(`${shop.url}/contact-us`);
  const answers = await page.evaluate(async () => {
    const answers: unknown[] = [];
    for (let time = 0; time < 6; time++) {
      const body = new FormData();
      const megabytes = 11 + 4 * time;
      body.append("companyLogo", new File([new Uint8Array(megabytes * 1024 * 1024)], "a.jpg"));
      const refused = await fetch("/api/v1/orders", { method: "POST", body });
      const { message } = (await refused.json()) as { message: string };
      const next = await fetch("/api/v1/countries");
      answers.push([refused.status, message, next.status]);
    }
    return answers;
  });
  const told = [400, "Please choose a picture of at most 10 MB", 200];
  expect(answers).toEqual(Array.from({ length: 6 }, () => told));
});
