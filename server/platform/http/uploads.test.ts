import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, describe, test } from "node:test";

import { listening } from "#server/testing/listening.ts";
import { openFiles } from "#server/testing/open-files.ts";
import { multipart, orderFields } from "#server/testing/order-form.ts";
import { noisePng } from "#server/testing/png.ts";
import { asJson, OWNER, shopForTests } from "#server/testing/start-test-shop.ts";
import { fileHead, MULTIPART, unfinished, type Unfinished } from "#server/testing/unfinished.ts";
import { until } from "#server/testing/until.ts";
import { MESSAGE } from "#server/testing/visitor-forms.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** Clients that misbehave while they upload, over real connections. */

// Stands for the pages, which read the posted form.
const renderPage = async (request: Request) => {
  await request.formData().catch(() => {});
  return new Response("page");
};
const shop = shopForTests({ TRUSTED_PROXIES: "127.0.0.1" }, { renderPage });
/** Too large for a form that waits for no other upload. */
let picture: Buffer;
before(async () => (picture = await noisePng(200, 200)));

type Server = Awaited<ReturnType<typeof listening>>;
type Headers = Record<string, string>;

const from = (address: string): Headers => ({ "X-Forwarded-For": address });
const uploadTo = ({ url }: Server, headers: Headers = {}) =>
  unfinished(`${url}/api/v1/orders`, { headers: { "Content-Type": MULTIPART, ...headers } });

/**
 * Sends so many bytes for each tenth of a second until it is answered, also when the machine is busy and
 * the timer late; disposing disconnects.
 */
function steadily(upload: Unfinished, bytes: number): Disposable {
  const began = performance.now();
  let sent = 0;
  const sending = setInterval(() => {
    const due = Math.floor((performance.now() - began) / 100) * bytes;
    void upload.send(Buffer.alloc(due - sent, " ")).catch(() => {});
    sent = due;
  }, 100);
  const stop = () => clearInterval(sending);
  upload.answer.then(stop, stop);
  return {
    [Symbol.dispose]() {
      stop();
      upload.leave();
    },
  };
}

function order(name: string, logo?: Buffer): FormData {
  const fields = orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID });
  const typed = { "deliveryInfo[typedCountry]": "Land", "deliveryInfo[typedCity]": "Town" };
  const pictures = logo ? [{ field: "companyLogo", name: "logo.png", bytes: logo }] : [];
  return multipart({ ...fields, ...typed, "cardDesign[nameOnCard]": name }, pictures);
}

const place = ({ url }: Server, name: string, headers: Headers = {}, logo?: Buffer) =>
  fetch(`${url}/api/v1/orders`, { method: "POST", body: order(name, logo), headers });

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
      await upload.send(`${fileHead("companyLogo")}x`);
      await until(async () => (await readdir(shop.uploadFolder)).length > 0);
      upload.leave();
    }
    assert.equal((await place(server, "After them", here, picture)).status, 201);
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

  test("that were fast before have no time to spare for a long pause", async () => {
    const paused = uploadTo(server);
    await paused.send(fileHead("companyLogo"));
    await paused.send(Buffer.alloc(200_000, "x"));
    const { status, body } = await paused.answer;
    assert.equal(status, 400);
    assert.match(body, /too slowly/);
    await nothingIsLeft();
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
    await Promise.all(uploads.map((upload) => upload.send(`${fileHead("companyLogo")}x`)));
    await until(async () => (await readdir(shop.uploadFolder)).length === before + count);
    return uploads;
  }

  async function isBusy({ status, headers, body }: Awaited<Unfinished["answer"]>) {
    assert.equal(status, 503);
    assert.ok(Number(headers["retry-after"]) > 0);
    errorSchema.parse(JSON.parse(body));
  }

  test("that are slow make room for others, also at the same address, and are told to try again", async () => {
    const here = from("198.51.100.1");
    const uploads = await begun(8, here);
    assert.equal((await place(server, "The ninth", here, picture)).status, 201);
    await isBusy(await Promise.race(uploads.map(({ answer }) => answer)));
    for (const upload of uploads) upload.leave();
    await nothingIsLeft();
  });

  test("at four addresses, eight each, at 10 kB per second, keep out nobody", async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => from(`198.51.${index}.10`));
    const uploads = [];
    for (const address of addresses) uploads.push(...(await begun(8, address)));
    const sending = uploads.map((upload) => steadily(upload, 1000));
    // Without pictures it waits for none of them.
    assert.equal((await place(server, "No picture", from("198.51.8.1"))).status, 201);
    assert.equal((await readdir(shop.uploadFolder)).length, 32);
    for (let order = 0; order < 4; order++) {
      const elsewhere = from(`198.51.${order}.200`);
      assert.equal((await place(server, `Order ${order}`, elsewhere, picture)).status, 201);
    }
    for (const each of sending) each[Symbol.dispose]();
    await nothingIsLeft();
  });

  test("that send at a good speed keep their slots; one more at their address waits, and is told to try again", async () => {
    const here = from("198.51.100.2");
    const uploads = await begun(8, here);
    const sending = uploads.map((upload) => steadily(upload, 16_000));
    await isBusy(await uploadTo(server, here).answer);
    assert.equal((await place(server, "Elsewhere", from("198.51.100.3"), picture)).status, 201);
    const waiting = place(server, "Waiting", here, picture);
    for (const each of sending) each[Symbol.dispose]();
    assert.equal((await waiting).status, 201);
    await nothingIsLeft();
  });

  test("in one network leave half of all slots to other networks", async () => {
    const uploads = [
      ...(await begun(8, from("203.0.113.1"))),
      ...(await begun(8, from("203.0.113.2"))),
    ];
    const sending = uploads.map((upload) => steadily(upload, 16_000));
    assert.equal(
      (await place(server, "Another network", from("203.0.114.1"), picture)).status,
      201,
    );
    assert.equal((await readdir(shop.uploadFolder)).length, 16);
    // Who has none of the network's slots gets one of those that an address has many of.
    assert.equal((await place(server, "A neighbour", from("203.0.113.3"), picture)).status, 201);
    await isBusy(await Promise.race(uploads.map(({ answer }) => answer)));
    for (const each of sending) each[Symbol.dispose]();
    await nothingIsLeft();
  });

  test("never block staff", async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => from(`198.51.${index}.20`));
    const uploads = [];
    for (const address of addresses) uploads.push(...(await begun(8, address)));
    const login = await fetch(`${server.url}/api/v1/users/login`, asJson("POST", OWNER));
    const { token } = (await login.json()) as { token: string };
    const bearer = { Authorization: `Bearer ${token}` };
    assert.equal((await place(server, "By staff", bearer, picture)).status, 201);
    assert.equal((await readdir(shop.uploadFolder)).length, 32);
    for (const upload of uploads) upload.leave();
    await nothingIsLeft();
  });

  test("are limited on every call that accepts a body from visitors", async () => {
    const open = ["/orders", "/contact", "/custom-orders", "/subscribers/subscribe"];
    const more = ["/subscribers/confirm", "/subscribers/unsubscribe", "/users/login"];
    const here = from("198.51.100.30");
    const typed = { "Content-Type": "application/json", ...here };
    const url = (path: string) => `${server.url}/api/v1${path}`;
    // The server has begun with these before the others come, in whatever order it accepts them.
    const first = { ...typed, Expect: "100-continue" };
    const fast = Array.from({ length: 16 }, () => unfinished(url("/contact"), { headers: first }));
    await Promise.all(fast.map((each) => each.begun));
    const sending = fast.map((each) => steadily(each, 6_000));
    const refused = [...open, ...more, "/login/register"].map((path) =>
      unfinished(url(path), { headers: typed }),
    );
    const form = { "Content-Type": "application/x-www-form-urlencoded", ...here };
    const posted = unfinished(`${server.url}/contact-us`, { headers: form });
    for (const { answer } of refused) await isBusy(await answer);
    const page = await posted.answer;
    assert.equal(page.status, 503);
    assert.ok(Number(page.headers["retry-after"]) > 0);
    for (const each of sending) each[Symbol.dispose]();
  });
});
