import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, describe, test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { multipart, orderFields } from "#server/testing/order-form.ts";
import { asJson, OWNER, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { fileHead, MULTIPART, unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** Clients that misbehave while they upload, over real connections. */

let shop: TestShop;
before(async () => {
  // Stands for the pages, which read the posted form.
  const renderPage = async (request: Request) => {
    await request.formData().catch(() => {});
    return new Response("page");
  };
  shop = await startTestShop({ TRUSTED_PROXIES: "127.0.0.1" }, { renderPage });
});
after(() => shop[Symbol.asyncDispose]());

const MESSAGE = {
  fullName: "Example Visitor",
  email: "visitor@example.com",
  subject: "A question",
  message: "How long does it take?",
};

type Server = Awaited<ReturnType<typeof listening>>;
type Headers = Record<string, string>;

const from = (address: string): Headers => ({ "X-Forwarded-For": address });
const uploadTo = ({ url }: Server, headers: Headers = {}) =>
  unfinished(`${url}/api/v1/orders`, { headers: { "Content-Type": MULTIPART, ...headers } });

function order(name: string): FormData {
  const fields = orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID });
  const typed = { "deliveryInfo[typedCountry]": "Land", "deliveryInfo[typedCity]": "Town" };
  return multipart({ ...fields, ...typed, "cardDesign[nameOnCard]": name });
}

const place = ({ url }: Server, name: string, headers: Headers = {}) =>
  fetch(`${url}/api/v1/orders`, { method: "POST", body: order(name), headers });

async function nothingIsLeft(): Promise<void> {
  await until(async () => (await readdir(shop.uploadFolder)).length === 0);
  if (process.platform !== "linux") return;
  await until(async () => (await openFiles(shop.config.dataDir)).length === 0);
}

describe("clients that disconnect", () => {
  let server: Server;
  before(async () => {
    server = await listening(shop);
  });
  after(() => server[Symbol.asyncDispose]());

  test("in the middle of an upload leave no file and no folder, and free their slot", async () => {
    const parts = [fileHead("companyLogo").slice(0, 20), fileHead("companyLogo").slice(20)];
    const more = [Buffer.alloc(200_000, "x"), "\r\n", fileHead("addonImages"), Buffer.alloc(9_000)];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const upload = uploadTo(server, from(`203.0.113.${index}`));
        for (const part of [...parts, ...more].slice(0, 1 + (index % 6))) await upload.send(part);
        upload.leave();
      }),
    );
    await nothingIsLeft();
    // More requests than one address may send at once.
    const here = from("203.0.113.100");
    for (let time = 0; time < 10; time++) {
      const upload = uploadTo(server, here);
      await upload.send(fileHead("companyLogo"));
      await until(async () => (await readdir(shop.uploadFolder)).length > 0);
      upload.leave();
    }
    assert.equal((await place(server, "After them", here)).status, 201);
    await nothingIsLeft();
  });

  test("directly after sending everything leave nothing behind either", async () => {
    const request = new Request(server.url, { method: "POST", body: order("Leaving") });
    const type = { "Content-Type": request.headers.get("Content-Type")! };
    const bytes = Buffer.from(await request.arrayBuffer());
    for (let time = 0; time < 20; time++) {
      const upload = uploadTo(server, type);
      await upload.send(bytes);
      upload.end();
      upload.leave();
    }
    await nothingIsLeft();
  });
});

describe("slow clients", () => {
  let server: Server;
  before(async () => {
    server = await listening(shop, { grace: 400, least: 10_000, longest: 30_000 });
  });
  after(() => server[Symbol.asyncDispose]());

  test("are rejected, whatever they send and however many they are", async () => {
    const { url } = server;
    const slow = Array.from({ length: 100 }, (_, index) => {
      const path = ["/api/v1/orders", "/api/v1/contact", "/contact-us", "/api/v1/users/login"];
      const type = [MULTIPART, "application/json", "application/x-www-form-urlencoded"];
      const headers = { "Content-Type": type[index % 3]!, ...from(`203.0.113.${index % 5}`) };
      return unfinished(url + path[index % 4]!, { headers });
    });
    const answers = await Promise.all(
      slow.map(async (each) => {
        await each.send("-");
        return each.answer;
      }),
    );
    for (const { status } of answers) assert.ok([400, 503].includes(status), String(status));
    await nothingIsLeft();
    assert.equal((await place(server, "After the slow")).status, 201);
  });

  test("that keep the minimum speed are served, however long it takes", async () => {
    const headers = { "Content-Type": "application/json" };
    const sending = unfinished(`${server.url}/api/v1/contact`, { headers });
    // Each pause is shorter than the grace period; together they are longer.
    for (let time = 0; time < 12; time++) {
      await sending.send(" ".repeat(10_000));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await sending.send(JSON.stringify(MESSAGE));
    sending.end();
    assert.equal((await sending.answer).status, 201);
  });
});

describe("many clients", () => {
  let server: Server;
  before(async () => {
    server = await listening(shop);
  });
  after(() => server[Symbol.asyncDispose]());

  /** Waits until so many uploads are being read. */
  async function begun(count: number, headers: Headers) {
    const before = (await readdir(shop.uploadFolder)).length;
    const uploads = Array.from({ length: count }, () => uploadTo(server, headers));
    await Promise.all(uploads.map((upload) => upload.send(fileHead("companyLogo"))));
    await until(async () => (await readdir(shop.uploadFolder)).length === before + count);
    return uploads;
  }

  async function isBusy({ status, headers, body }: Awaited<ReturnType<typeof uploadTo>["answer"]>) {
    assert.equal(status, 503);
    assert.ok(Number(headers["retry-after"]) > 0);
    errorSchema.parse(JSON.parse(body));
  }

  test("at one address wait for a slot and are told to try again; others are served", async () => {
    const here = from("198.51.100.1");
    const uploads = await begun(8, here);
    await isBusy(await uploadTo(server, here).answer);
    assert.equal((await place(server, "Elsewhere", from("198.51.100.2"))).status, 201);
    const waiting = place(server, "Waiting", here);
    for (const upload of uploads) upload.leave();
    assert.equal((await waiting).status, 201);
    await nothingIsLeft();
  });

  test("at many addresses are limited in total, and never block staff", async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => from(`198.51.100.${10 + index}`));
    const uploads = [];
    for (const address of addresses) uploads.push(...(await begun(8, address)));
    await isBusy(await uploadTo(server, from("198.51.100.20")).answer);
    const login = await fetch(`${server.url}/api/v1/users/login`, asJson("POST", OWNER));
    const { token } = (await login.json()) as { token: string };
    const bearer = { Authorization: `Bearer ${token}` };
    assert.equal((await place(server, "By staff", bearer)).status, 201);
    for (const upload of uploads) upload.leave();
    await nothingIsLeft();
  });

  test("are limited on every call that accepts a body from visitors", async () => {
    const open = ["/orders", "/contact", "/custom-orders", "/subscribers/subscribe"];
    const more = ["/subscribers/confirm", "/subscribers/unsubscribe", "/users/login"];
    const here = from("198.51.100.30");
    const typed = { "Content-Type": "application/json", ...here };
    const url = (path: string) => `${server.url}/api/v1${path}`;
    const slow = Array.from({ length: 16 }, () => unfinished(url("/contact"), { headers: typed }));
    await Promise.all(slow.map((each) => each.send("{")));
    const refused = [...open, ...more, "/login/register"].map((path) =>
      unfinished(url(path), { headers: typed }),
    );
    const form = { "Content-Type": "application/x-www-form-urlencoded", ...here };
    const posted = unfinished(`${server.url}/contact-us`, { headers: form });
    for (const { answer } of refused) await isBusy(await answer);
    const page = await posted.answer;
    assert.equal(page.status, 503);
    assert.ok(Number(page.headers["retry-after"]) > 0);
    for (const each of slow) each.leave();
  });
});
