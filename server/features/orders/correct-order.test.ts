import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { hireColleague } from "#server/testing/colleague.ts";
import { multipart, orderFields, photoWithPlace } from "#server/testing/order-form.ts";
import { placeTransfer } from "#server/testing/placed-orders.ts";
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
  return answered(shop.ask("/api/v1/orders", { method: "POST", body }), orderAnswerSchema, 201);
}

const send = ({ _id }: Order, body: object, query = "") =>
  shop.askAsOwner(`/api/v1/orders/${_id}${query}`, asJson("PATCH", body));

async function corrected(order: Order, body: object, query = ""): Promise<Order> {
  return answered(send(order, body, query), orderAnswerSchema);
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

const setCardState = ({ _id }: Order, state: string) =>
  shop.database.pool.query("update cards set state = $2 where order_id = $1", [_id, state]);

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

test("an order is corrected until its cards are printed; its status is set in any case", async () => {
  const order = await place();
  const both = { status: "processing", cardDesign: { nameOnCard: "Example" } };
  const now = await corrected(order, both);
  assert.deepEqual([now.status, now.cardDesign.nameOnCard], ["processing", "Example"]);
  for (const state of ["waiting", "proof_sent", "approved"]) {
    await setCardState(order, state);
    const cardDesign = { nameOnCard: `Example ${state}` };
    assert.equal(
      (await corrected(order, { cardDesign })).cardDesign.nameOnCard,
      `Example ${state}`,
    );
  }
  for (const state of ["printed", "programmed", "packed", "with_customer", "lost"]) {
    await setCardState(order, state);
    const response = await send(order, both);
    assert.equal(response.status, 400, state);
    assert.match(await messageOf(response), /cards are printed/);
  }
  assert.equal((await corrected(order, { status: "pending" })).status, "pending");
  // What has left the shop was printed, whatever its cards say.
  await setCardState(order, "waiting");
  assert.equal((await corrected(order, { status: "shipped" })).status, "shipped");
  assert.equal((await send(order, both)).status, 400);
  assert.equal((await corrected(order, { status: "cancelled" })).status, "cancelled");
  assert.match(await messageOf(await send(order, both)), /cancelled order/);
  assert.equal((await send(order, {}, "?dryRun=maybe")).status, 400);
});

test("a card that was replaced stays what it was, and its order can be corrected", async () => {
  const order = await place();
  const { pool } = shop.database;
  await pool.query(
    `insert into cards (id, code, order_id, position, state, name_on_card, job_title, organization,
       color, color_name, include_printed_logo, company_logo, addons)
     select repeat('0', 24), '0123456789', order_id, 1, 'replaced', name_on_card, job_title,
       organization, color, color_name, include_printed_logo, company_logo, addons
     from cards where order_id = $1`,
    [order._id],
  );
  await corrected(order, { cardDesign: { nameOnCard: "New Name" } });
  const { rows } = await pool.query(
    "select name_on_card from cards where order_id = $1 order by position",
    [order._id],
  );
  assert.deepEqual(
    rows.map((row: { name_on_card: string }) => row.name_on_card),
    ["New Name", "Example Customer"],
  );
});

test("colour and logo are corrected, and the card with them", async () => {
  const order = await place();
  const { nameOnCard } = order.cardDesign;
  const { rows: designs } = await shop.database.pool.query(
    "select color, color_name from card_designs where color <> $1 limit 1",
    [order.cardDesign.color],
  );
  const [design] = designs as { color: string; color_name: string }[];
  const unknown = await send(order, { cardDesign: { nameOnCard, color: "#123456" } });
  assert.equal(unknown.status, 400);
  const { errors } = (await unknown.json()) as { errors: object };
  assert.deepEqual(Object.keys(errors), ["cardDesign.color"]);

  const logo = { field: "companyLogo", name: "logo.jpg", bytes: await photoWithPlace("#336699") };
  const fields = {
    "cardDesign[nameOnCard]": nameOnCard,
    "cardDesign[color]": design!.color,
    "cardDesign[includePrintedLogo]": "true",
    noAddons: "true",
  };
  const path = `/api/v1/orders/${order._id}`;
  const response = await shop.askAsOwner(path, {
    method: "PATCH",
    body: multipart(fields, [logo]),
  });
  const now = await answered(response, orderAnswerSchema);
  assert.deepEqual(
    [now.cardDesign.color, now.cardDesign.colorName, now.cardDesign.includePrintedLogo],
    [design!.color, design!.color_name, true],
  );
  assert.deepEqual(now.addons, []);
  assert.equal((await shop.ask(now.cardDesign.companyLogo)).status, 200);
  const { rows: cards } = await shop.database.pool.query(
    `select c.color, c.company_logo = o.company_logo and o.company_logo <> '' as same
     from cards c join orders o on o.id = c.order_id where o.id = $1`,
    [order._id],
  );
  assert.deepEqual(cards, [{ color: design!.color, same: true }]);

  // What is no picture changes nothing, and leaves nothing behind.
  const files = async () => (await shop.database.pool.query("select from files")).rowCount;
  const before = await files();
  const broken = { ...logo, bytes: Buffer.from("no picture") };
  const refused = await shop.askAsOwner(path, {
    method: "PATCH",
    body: multipart(fields, [broken]),
  });
  assert.equal(refused.status, 400);
  assert.equal(await files(), before);
});

test("who is to pay by transfer instead is asked for a receipt; cash needs none", async () => {
  const order = await place();
  const online = await corrected(order, { paymentMethod: "online" });
  assert.deepEqual(
    [online.paymentMethod, online.paymentState, online.receiptReason],
    ["online", "better_receipt_asked", ""],
  );
  const cash = await corrected(order, { paymentMethod: "cash" });
  assert.deepEqual([cash.paymentMethod, cash.paymentState], ["cash", "cash_due"]);
  assert.equal((await send(order, { paymentMethod: "gold" })).status, 400);
  const paid = await placeTransfer(shop);
  assert.equal((await corrected(paid, { paymentMethod: "cash" })).paymentState, "cash_due");
  // Its receipt is there, and has still to be checked.
  const again = await corrected(paid, { paymentMethod: "online" });
  assert.equal(again.paymentState, "receipt_to_check");
});

test("makers correct an order, but not how it is paid", async () => {
  const order = await place();
  const { ask } = await hireColleague(shop, "maker");
  const asMaker = (body: object) => ask(`/api/v1/orders/${order._id}`, asJson("PATCH", body));
  const same = {
    paymentMethod: "cash",
    personalInfo: { ...order.personalInfo, firstName: "Maker" },
  };
  const corrected = await answered(asMaker(same), orderAnswerSchema);
  assert.equal(corrected.personalInfo.firstName, "Maker");
  assert.equal((await refused(asMaker({ paymentMethod: "online" }), 403)).code, "not_permitted");
});

test("the customer is told once of corrections in a row, and not of what stays or is only tried", async () => {
  const order = await place();
  const told = async () => {
    const { rowCount } = await shop.database.pool.query(
      `select from jobs where kind = 'email:order-corrected' and status = 'waiting'
         and payload->'about'->>'orderId' = $1`,
      [order._id],
    );
    return rowCount;
  };
  await corrected(order, { cardDesign: { nameOnCard: order.cardDesign.nameOnCard } });
  await corrected(order, { cardDesign: { nameOnCard: "Only tried" } }, "?dryRun=true");
  await corrected(order, { status: "processing" });
  assert.equal(await told(), 0);
  await corrected(order, { cardDesign: { nameOnCard: "First try" } });
  await corrected(order, delivery(order, { addressLine1: "Another Street 5" }));
  assert.equal(await told(), 1);
  await corrected(order, { status: "cancelled" });
  assert.equal(await told(), 0);
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

  // As HTTP clients write versions.
  for (const write of ["*", `"*"`, `"at"`, `W/"at"`]) {
    const { updatedAt } = await corrected(order, { status: "pending" });
    const init = asJson("PATCH", { cardDesign: { nameOnCard: `Name for ${write.length}` } });
    const headers = { ...init.headers, "If-Match": write.replace("at", updatedAt) };
    const path = `/api/v1/orders/${order._id}`;
    assert.equal((await shop.askAsOwner(path, { ...init, headers })).status, 200, write);
  }
});
