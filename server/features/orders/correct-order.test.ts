import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { multipart, orderFields, photoWithPlace } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";

let shop: TestShop;
interface Row {
  id: string;
  name: string;
}
let cities: Record<string, { id: string; country: string }>;
let addons: Record<string, string>;

before(async () => {
  shop = await startTestShop();
  const rows = async <T>(text: string) => (await shop.database.pool.query(text)).rows as T[];
  const places = await rows<Row & { country_id: string }>(
    "select id, name, country_id from cities",
  );
  cities = Object.fromEntries(
    places.map(({ name, id, country_id: country }) => [name, { id, country }]),
  );
  const offered = await rows<Row & { input_type: string }>(
    "select id, title as name, input_type from addons order by id",
  );
  addons = Object.fromEntries(offered.map(({ input_type: type, id }) => [type, id]));
});
after(() => shop[Symbol.asyncDispose]());

/** An order to Irbid with a picture and a text as addons. */
async function place(): Promise<Order> {
  const fields = {
    ...orderFields({ country: cities["Irbid"]!.country, city: cities["Irbid"]!.id }),
    "personalInfo[lastName]": `Customer ${Math.random()}`,
    "addons[0][addon]": addons["image"]!,
    "addons[0][addonValue]": "photo.jpg",
    "addons[1][addon]": addons["text"]!,
    "addons[1][addonValue]": "As typed",
  };
  const bytes = await photoWithPlace();
  const body = multipart(fields, [{ field: "addonImages", name: "photo.jpg", bytes }]);
  const response = await shop.ask("/api/v1/orders", { method: "POST", body });
  return orderAnswerSchema.parse(await response.json()).data.data;
}

const send = ({ _id }: Order, body: object, query = "") =>
  shop.askAsOwner(`/api/v1/orders/${_id}${query}`, asJson("PATCH", body));

async function corrected(order: Order, body: object, query = ""): Promise<Order> {
  const response = await send(order, body, query);
  assert.equal(response.status, 200, await response.clone().text());
  return orderAnswerSchema.parse(await response.json()).data.data;
}

const delivery = (order: Order, more: object = {}) => {
  const { country, city, cityFee: _, ...rest } = order.deliveryInfo;
  return { deliveryInfo: { ...rest, country: country._id, city: city._id, ...more } };
};

test("texts, city and addons are corrected, and the total is computed anew", async () => {
  const order = await place();
  const fee = order.deliveryInfo.cityFee;
  const { addons: lines, addonImages } = order;
  // What the customer was told stays, whatever the catalogue says by now.
  await shop.database.pool.query("update addons set price_fils = 99000 where id = $1", [
    addons["image"],
  ]);
  const change = {
    personalInfo: { ...order.personalInfo, lastName: "Corrected" },
    cardDesign: { nameOnCard: "Example Corrected" },
    ...delivery(order, { city: cities["Aqaba"]!.id }),
    addons: [{ addon: addons["image"], addonValue: "whatever" }],
  };
  const preview = await corrected(order, change, "?dryRun=true");
  const text = lines.find(({ inputType }) => inputType === "text")!;
  assert.equal(preview.total, order.total - fee + 12 - text.price);
  const untouched = await shop.askAsOwner(`/api/v1/orders/${order._id}`);
  assert.equal(orderAnswerSchema.parse(await untouched.json()).data.data.total, order.total);

  const now = await corrected(order, change);
  assert.equal(now.total, preview.total);
  assert.equal(now.customerFullName, "Example Corrected");
  assert.equal(now.cardDesign.nameOnCard, "Example Corrected");
  assert.deepEqual([now.deliveryInfo.city.name, now.deliveryInfo.cityFee], ["Aqaba", 12]);
  assert.deepEqual(
    now.addons.map(({ price }) => price),
    [lines.find(({ inputType }) => inputType === "image")!.price],
  );
  assert.equal(now.addonImages[0]!.split("?")[0], addonImages[0]!.split("?")[0]);

  const { rows } = await shop.database.pool.query(
    "select changes from history_entries where entity_id = $1",
    [order._id],
  );
  assert.equal(rows.length, 1);
  const { changes } = rows[0];
  assert.deepEqual(changes.lastName.to, "Corrected");
  assert.deepEqual(changes.cityName, { from: "Irbid", to: "Aqaba" });
  assert.deepEqual([changes.addons.from.length, changes.addons.to.length], [2, 1]);
  assert.equal(changes.firstName, undefined);
  await shop.database.pool.query("update addons set price_fils = 5000 where id = $1", [
    addons["image"],
  ]);
});

test("what is new costs what it costs today, and is checked as when ordering", async () => {
  const order = await place();
  await shop.database.pool.query("update addons set price_fils = 7500 where id = $1", [
    addons["number"],
  ]);
  const kept = order.addons.map(({ addon, addonValue }) => ({ addon: addon._id, addonValue }));
  const wanted = (addonValue: string) => ({
    addons: [...kept, { addon: addons["number"], addonValue }],
  });
  assert.equal((await send(order, wanted("many"))).status, 400);
  assert.equal((await corrected(order, wanted("3"))).total, order.total + 7.5);
  for (const [body, field] of [
    [{ addons: [{ addon: "0".repeat(24) }] }, "addons.0.addon"],
    [{ addons: [kept[0], kept[0]] }, "addons.1.addon"],
    [delivery(order, { city: OTHER_CITY_ID }), "deliveryInfo.city"],
    [delivery(order, { country: "0".repeat(24) }), "deliveryInfo.country"],
    [
      delivery(order, { country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
      "deliveryInfo.typedCountry",
    ],
    [{ cardDesign: { nameOnCard: "x" } }, "cardDesign.nameOnCard"],
    [{ personalInfo: { ...order.personalInfo, email: "x" } }, "personalInfo.email"],
  ] as const) {
    const response = await send(order, body);
    assert.equal(response.status, 400, field);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    assert.ok(field in errors, `${field}: ${JSON.stringify(errors)}`);
  }
});

test("a city that was deleted meanwhile stays, with its fee, while only texts are corrected", async () => {
  const order = await place();
  await shop.database.pool.query("update cities set deleted_at = now() where name = 'Irbid'");
  const now = await corrected(order, delivery(order, { addressLine1: "Another Street 2" }));
  assert.deepEqual([now.total, now.deliveryInfo.city.name], [order.total, "Irbid"]);
  assert.ok(now.fullAddress.startsWith("Another Street 2"));
  await shop.database.pool.query("update cities set deleted_at = null where name = 'Irbid'");
});

test("only a pending order is corrected; its status is set in any case", async () => {
  const order = await place();
  const both = { status: "processing", cardDesign: { nameOnCard: "Example" } };
  const now = await corrected(order, both);
  assert.deepEqual([now.status, now.cardDesign.nameOnCard], ["processing", "Example"]);
  const response = await send(order, both);
  assert.equal(response.status, 400);
  const { message } = (await response.json()) as { message: string };
  assert.equal(message, "Only a pending order can be corrected");
  assert.equal((await corrected(order, { status: "shipped" })).status, "shipped");
  assert.equal((await send(order, {}, "?dryRun=maybe")).status, 400);
});

test("of two corrections of the same version the second is refused, and changes nothing", async () => {
  const order = await place();
  const save = (nameOnCard: string) => {
    const init = asJson("PATCH", { cardDesign: { nameOnCard } });
    const headers = { ...init.headers, "If-Match": order.updatedAt };
    return shop.askAsOwner(`/api/v1/orders/${order._id}`, { ...init, headers });
  };
  assert.equal((await save("First name")).status, 200);
  assert.equal((await save("Second name")).status, 412);
  const now = await corrected(order, { status: "pending" });
  assert.equal(now.cardDesign.nameOnCard, "First name");
});
