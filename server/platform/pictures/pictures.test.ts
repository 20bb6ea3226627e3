import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { before, beforeEach, test } from "node:test";

import {
  multipart,
  ORDER_ABROAD,
  orderFields,
  photoWithPlace,
} from "#server/testing/order-form.ts";
import { blackPng } from "#server/testing/png.ts";
import { shopForTests } from "#server/testing/start-test-shop.ts";
import { errorSchema } from "#shared/http/envelope.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

const PICTURES_BUSY = "Many pictures are arriving right now. Please try again in a moment.";

const shop = shopForTests();
let photo: Buffer;
before(async () => {
  photo = await photoWithPlace();
});

let state: unknown;
beforeEach(async () => {
  state = await stored();
});

/** Everything that a failed call could leave behind. */
async function stored() {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from orders) as orders, (select count(*) from files) as files,
      (select count(*) from history_entries) as history`,
  );
  const folders = ["public", "private", "variants"].map((name) =>
    readdir(`${shop.config.dataDir}/files/${name}`).catch(() => []),
  );
  return { rows, files: await Promise.all(folders) };
}

/** Occupies all slots for uploads. */
function takeAllPlaces(): Disposable {
  const places = new DisposableStack();
  try {
    for (;;) places.use(shop.pictures.admitUpload());
  } catch {
    return places;
  }
}

function order(file = { name: "logo.jpg", bytes: photo }, ...more: string[]): FormData {
  const fields = {
    ...ORDER_ABROAD,
    "personalInfo[lastName]": more.join(" ") || "Customer",
  };
  return multipart(fields, [{ field: "companyLogo", ...file }]);
}

const withImage = (field = "image", fields = {}) =>
  multipart(fields, [{ field, name: "a.jpg", bytes: photo }]);

const testimonial = { name: "Example", title: "Founder", company: "Example", quote: "Words" };

async function idOf(path: string): Promise<string> {
  const body = (await (await shop.askAsOwner(path)).json()) as {
    data: { data: { _id: string }[] };
  };
  return body.data.data[0]!._id;
}

test("while too many pictures wait, each call with one gets a 503 and leaves nothing behind", async () => {
  const added = await shop.askAsOwner("/api/v1/header-image", {
    method: "POST",
    body: withImage(),
  });
  assert.equal(added.status, 201);
  state = await stored();
  const calls: [method: string, path: string, body: FormData][] = [
    ["POST", "/orders", order()],
    ["PATCH", "/settings", withImage("cliqQrImage")],
    ["POST", "/header-image", withImage()],
    ["PATCH", `/header-image/${await idOf("/api/v1/header-image")}`, withImage()],
    ["POST", "/testimonials", withImage("image", testimonial)],
    ["PATCH", `/testimonials/${await idOf("/api/v1/testimonials")}`, withImage()],
    [
      "PATCH",
      `/products/${MAIN_PRODUCT_ID}`,
      withImage("images", { "cardDesigns[0][color]": "red", "cardDesigns[0][colorName]": "Red" }),
    ],
  ];
  {
    using _places = takeAllPlaces();
    for (const [method, path, body] of calls) {
      const response = await shop.askAsOwner(`/api/v1${path}`, { method, body });
      assert.equal(response.status, 503, path);
      assert.ok(Number(response.headers.get("Retry-After")) > 0, path);
      const { status, message } = errorSchema.parse(await response.json());
      assert.deepEqual([status, message], ["error", PICTURES_BUSY]);
    }
    assert.deepEqual(await stored(), state);
    const bare = { ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }) };
    const typed = { "deliveryInfo[typedCountry]": "There", "deliveryInfo[typedCity]": "There" };
    const plain = { method: "POST", body: multipart({ ...bare, ...typed }) };
    assert.equal((await shop.ask("/api/v1/orders", plain)).status, 201, "it has no pictures");
  }
  const later = await shop.ask("/api/v1/orders", { method: "POST", body: order() });
  assert.equal(later.status, 201);
});

test("while too many visitors wait for picture sizes, one more gets a 503", async () => {
  const gate = Promise.withResolvers<void>();
  const views: Promise<void>[] = [];
  for (const kind of ["view", "draw"] as const) {
    let rejection: unknown;
    for (let count = 0; !rejection && count < 1000; count++) {
      const view = shop.pictures[kind](() => gate.promise);
      view.catch((error: unknown) => (rejection = error));
      views.push(view);
      await new Promise(setImmediate);
    }
  }
  for (const path of ["/uploads/public/card-black.webp?w=640&f=webp", "/social/landing-en.jpg"]) {
    const response = await shop.ask(path);
    assert.deepEqual([response.status, await response.text()], [503, PICTURES_BUSY]);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
  }
  gate.resolve();
  await Promise.allSettled(views);
  const response = await shop.ask("/uploads/public/card-black.webp?w=640&f=webp");
  assert.equal(response.status, 200);
});

test("an order is dropped if its client disconnects while its pictures wait", async () => {
  const gate = Promise.withResolvers<void>();
  const busy = shop.pictures.view(() => gate.promise);
  const leaving = new AbortController();
  const admitted = Promise.withResolvers<void>();
  const { upload } = shop.pictures;
  shop.pictures.upload = (...args) => {
    admitted.resolve();
    return upload(...args);
  };
  const left = shop.ask("/api/v1/orders", {
    method: "POST",
    body: order(undefined, "Leaving"),
    signal: leaving.signal,
  });
  await admitted.promise;
  leaving.abort();
  assert.equal((await left).status, 400);
  shop.pictures.upload = upload;
  gate.resolve();
  await busy;
  assert.deepEqual(await stored(), state);
});

test("a file of a few kilobytes that unpacks to 51 megapixels is rejected", async () => {
  const bomb = { name: "bomb.png", bytes: blackPng(10_200, 5000) };
  const response = await shop.ask("/api/v1/orders", { method: "POST", body: order(bomb) });
  const { message, errors } = errorSchema.parse(await response.json());
  assert.equal(response.status, 400);
  assert.equal(message, "Please choose a picture of at most 50 megapixels");
  assert.deepEqual(errors, { companyLogo: message });
  assert.deepEqual(await stored(), state);
});

test("a picture just within the limit is accepted, and stored at most 4096 pixels wide", async () => {
  const large = { name: "large.png", bytes: blackPng(10_000, 5000) };
  const response = await shop.ask("/api/v1/orders", { method: "POST", body: order(large) });
  assert.equal(response.status, 201);
  const { rows } = await shop.database.pool.query(
    "select width, height, content_type from files order by created_at desc limit 1",
  );
  assert.deepEqual(rows, [{ width: 4096, height: 2048, content_type: "image/png" }]);
});
