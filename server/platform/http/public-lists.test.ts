import assert from "node:assert/strict";
import { test } from "node:test";

import type { z } from "zod";

import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { addonCalls } from "#shared/addons/addon-calls.ts";
import { INPUT_TYPES } from "#shared/addons/input-types.ts";
import { productAnswerSchema, productListSchema } from "#shared/catalog/product.ts";
import { cityCalls, countryCalls } from "#shared/delivery/location-calls.ts";
import { headerImageCalls } from "#shared/header-image/header-image-calls.ts";
import { MAIN_PRODUCT_ID, OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { publicSettingsAnswerSchema } from "#shared/settings/settings.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";
import { statisticsSchema } from "#shared/statistics/statistics.ts";
import { testimonialCalls } from "#shared/testimonials/testimonial-calls.ts";

const shop = shopForTests();

async function get<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
): Promise<z.output<Schema>> {
  const response = await shop.ask(`/api/v1${path}`);
  assert.equal(response.status, 200, path);
  return schema.parse(await response.json());
}

test("the seeded product is the main one, with a picture for each colour", async () => {
  const { data } = await get(productListSchema, "/products");
  assert.deepEqual(
    data.products.map(({ _id }) => _id),
    [MAIN_PRODUCT_ID],
  );
  const product = (await get(productAnswerSchema, `/products/${MAIN_PRODUCT_ID}`)).data.data;
  assert.equal(product.price, 35);
  for (const { image } of product.cardDesigns) {
    const picture = await shop.ask(`${shop.config.publicUrl}/${image}`);
    assert.equal(picture.headers.get("Content-Type"), "image/webp");
    assert.match(picture.headers.get("Cache-Control")!, /public.*immutable/);
  }
  assert.equal((await shop.ask("/api/v1/products/nothing")).status, 404);
});

test("Jordan's 12 cities have their delivery fees; the country `other` has one city with free delivery", async () => {
  const { data } = await get(countryCalls.list.answers[200].schema, "/countries?page=1&limit=1000");
  assert.deepEqual(
    data.data.map(({ name, citiesCount }) => [name, citiesCount]),
    [
      ["Jordan", 12],
      ["other", 1],
    ],
  );
  const jordan = await get(
    cityCalls.ofCountry.answers[200].schema,
    `/cities/country/${data.data[0]!._id}`,
  );
  const fees = Object.fromEntries(
    jordan.data.cities.map(({ name, deliveryFee }) => [name, deliveryFee]),
  );
  assert.deepEqual(fees, {
    Amman: 0,
    Zarqa: 5,
    Irbid: 5,
    Salt: 5,
    Madaba: 8,
    Karak: 8,
    Mafraq: 8,
    Jerash: 8,
    Ajloun: 8,
    "Ma'an": 12,
    Tafilah: 12,
    Aqaba: 12,
  });
  assert.deepEqual(jordan.data.cities[0]!.country.code, "JO");
  const other = await get(
    cityCalls.ofCountry.answers[200].schema,
    `/cities/country/${OTHER_COUNTRY_ID}`,
  );
  assert.deepEqual(
    other.data.cities.map(({ _id }) => _id),
    [OTHER_CITY_ID],
  );
  assert.equal((await shop.ask("/api/v1/cities/country/nothing")).status, 404);
});

test("there is an addon of each input type, and every example says that it is an example", async () => {
  const addons = (await get(addonCalls.list.answers[200].schema, "/addons")).data.data;
  assert.equal(addons.length, 6);
  assert.deepEqual(new Set(addons.map(({ inputType }) => inputType)), new Set(INPUT_TYPES));
  const testimonials = (await get(testimonialCalls.list.answers[200].schema, "/testimonials")).data
    .data;
  assert.ok(testimonials.every(({ isExample, name }) => isExample && name.startsWith("Example")));
});

test("social links without an address are shown to staff only; there are no header images at first", async () => {
  assert.deepEqual(
    (await get(socialLinkCalls.list.answers[200].schema, "/social-media")).data.data,
    [],
  );
  const response = await shop.askAsOwner("/api/v1/social-media");
  assert.equal(socialLinkCalls.list.answers[200].schema.parse(await response.json()).results, 4);
  assert.deepEqual(
    (await get(headerImageCalls.list.answers[200].schema, "/header-image")).data.data,
    [],
  );
});

test("settings contain contacts and bank details, and no secret", async () => {
  const response = await shop.ask("/api/v1/settings");
  const body = await response.text();
  const { bank } = publicSettingsAnswerSchema.parse(JSON.parse(body)).data.data;
  assert.equal(bank.currency, "JOD");
  assert.ok(!/secret/i.test(body));
});

test("statistics show visitors only products, and staff everything", async () => {
  assert.deepEqual((await get(statisticsSchema, "/home/statistics")).data, {
    products: { total: 1 },
  });
  const response = await shop.askAsOwner("/api/v1/home/statistics");
  const { data } = statisticsSchema.parse(await response.json());
  assert.deepEqual(data.orders, { total: 0, pending: 0 });
  assert.deepEqual(data.messages, { new: 0 });
});

test("lists are whole without page and limit, paged with either, and empty beyond the last page", async () => {
  const second = await get(addonCalls.list.answers[200].schema, "/addons?page=2&limit=4");
  assert.equal(second.results, 2);
  assert.deepEqual(second.data.pagination, {
    currentPage: 2,
    totalPages: 2,
    totalItems: 6,
    itemsPerPage: 4,
  });
  const beyond = await get(addonCalls.list.answers[200].schema, "/addons?page=9&limit=4");
  assert.deepEqual([beyond.data.data, beyond.data.pagination.totalItems], [[], 6]);
  for (const query of ["page=0", "page=x", "limit=0", "limit=1001", "page=1.5", "limit=-1"]) {
    assert.equal((await shop.ask(`/api/v1/addons?${query}`)).status, 400, query);
  }
});

test("an e-mail address subscribes once, however it is written", async () => {
  const subscribe = (body: unknown) =>
    shop.ask("/api/v1/subscribers/subscribe", asJson("POST", body));
  assert.equal((await subscribe({ email: "One@Example.com" })).status, 201);
  const again = await subscribe({ email: " one@example.COM " });
  assert.equal(again.status, 400);
  assert.match(await again.text(), /This email is already subscribed/);
  for (const [body, message] of [
    [{}, "Required"],
    [{ email: "no" }, "Invalid email"],
  ] as const) {
    const response = await subscribe(body);
    assert.equal(response.status, 400);
    assert.equal(((await response.json()) as { message: string }).message, message);
  }
});
