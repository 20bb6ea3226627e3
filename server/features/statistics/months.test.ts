import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { addDiscount } from "#server/testing/discounts.ts";
import { multipart, orderFields, type OrderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { todayInJordan } from "#shared/delivery/arrival.ts";
import { orderAnswerSchema, type Order } from "#shared/orders/order.ts";
import { orderMoneyAnswerSchema } from "#shared/refunds/refund.ts";
import { monthsAnswerSchema } from "#shared/statistics/months.ts";

let shop: TestShop;
const sql = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows as Record<string, string>[];
const months = (query = "") =>
  answered(shop.askAsOwner(`/api/v1/statistics/months${query}`), monthsAnswerSchema);
const change = (order: Order, body: object) =>
  shop.askAsOwner(`/api/v1/orders/${order._id}`, asJson("PATCH", body));
const THIS_MONTH = todayInJordan().toISOString().slice(0, 7);

let toCity: (name: string) => OrderFields;
before(async () => {
  shop = await startTestShop();
  const cities = await sql("select id, name, country_id from cities");
  toCity = (name) => {
    const { id, country_id: country } = cities.find((city) => city["name"] === name)!;
    return orderFields({ country: country!, city: id! });
  };
});
after(() => shop[Symbol.asyncDispose]());

let count = 0;
const place = (city: string, more: OrderFields = {}) => {
  const body = multipart({ ...toCity(city), "cardDesign[nameOnCard]": `Card ${++count}`, ...more });
  return answered(shop.ask("/api/v1/orders", { method: "POST", body }), orderAnswerSchema, 201);
};
const SECOND_IN_WHITE = {
  "cards[0][firstName]": "Second",
  "cards[0][lastName]": "Example",
  "cards[0][nameOnCard]": "Second E.",
  "cards[0][position]": "Sales",
  "cards[0][color]": "white",
};

test("a shop without orders has months without figures", async () => {
  const { months: all, byCity, deliveriesByCity } = await months();
  assert.equal(all.length, 12);
  assert.deepEqual([all.at(-1)!.month, all.at(-1)!.orders], [THIS_MONTH, 0]);
  assert.deepEqual([byCity, deliveriesByCity, all[0]!.arrivals], [[], [], null]);
});

test("each figure is that of its month, and each group stands beside the month before", async () => {
  await addDiscount(shop);
  const [addon] = await sql("select id, title from addons where input_type = 'text' limit 1");
  const withAddon = {
    "addons[0][addon]": addon!["id"]!,
    "addons[0][addonValue]": "As typed",
    "addons[0][inputType]": "text",
  };
  const two = await place("Irbid", { ...SECOND_IN_WHITE, ...withAddon, discountCode: "TEN" });
  const delivered = await place("Amman");
  const refusedOne = await place("Amman");
  await place("Amman").then((order) => change(order, { status: "cancelled" }));
  for (const each of [two, delivered, refusedOne]) await change(each, { status: "shipped" });
  await change(delivered, { status: "delivered" });
  await change(refusedOne, { status: "cancelled" });
  const refund = asJson("POST", { amount: 3, method: "cash", reason: "Came late" });
  assert.equal(
    (await shop.askAsOwner(`/api/v1/orders/${delivered._id}/refunds`, refund)).status,
    201,
  );

  const { months: all, ...groups } = await months(`?from=${THIS_MONTH}`);
  assert.equal(all.length, 1);
  assert.deepEqual(
    { ...all[0], arrivals: all[0]!.arrivals!.orders },
    {
      month: THIS_MONTH,
      orders: 2,
      sales: two.total + delivered.total,
      fees: two.deliveryInfo.city.deliveryFee + delivered.deliveryInfo.city.deliveryFee,
      discounts: two.discount!.amount,
      refunds: 3,
      kept: 0,
      tax: 0,
      cards: 4,
      delivered: 1,
      refused: 1,
      arrivals: 1,
    },
  );
  assert.deepEqual([all[0]!.arrivals!.days, all[0]!.arrivals!.onTime], [0, 1]);
  assert.ok(all[0]!.arrivals!.promisedDays >= 4);
  const brief = (rows: { name: string; now: object }[]) =>
    rows.map(({ name, now }) => [name, ...Object.values(now)]);
  const price = delivered.product.price;
  assert.deepEqual(brief(groups.byCity).toSorted(), [
    ["Amman", 1, delivered.total],
    ["Irbid", 1, two.total],
  ]);
  assert.deepEqual(brief(groups.byColor), [
    ["Matte Black", 2, price + two.product.price],
    ["Matte White", 1, two.product.price],
  ]);
  assert.deepEqual(brief(groups.byAddon), [[addon!["title"], 2, 2 * two.addons[0]!.price]]);
  assert.deepEqual(brief(groups.byDiscount), [["TEN", 1, two.discount!.amount]]);
  assert.deepEqual(brief(groups.deliveriesByCity), [["Amman", 1, 1]]);
  assert.equal(groups.byCity[0]!.nameAr.length > 0, true);

  const { byCity } = await months("?from=2026-01&to=2026-02");
  assert.deepEqual(byCity, []);
});

test("a delivery is on time by the promised working days, whatever the month of ordering was", async () => {
  // A Thursday, promised for the Wednesday after it: Friday and Saturday are none of the four days.
  const [placed, due, late] = ["2026-01-29", "2026-02-04", "2026-02-05"];
  await sql(
    "update orders set created_at = $1, delivered_at = $2 where delivered_at is not null",
    `${placed}T10:00:00Z`,
    `${due}T10:00:00Z`,
  );
  const february = async () => (await months("?from=2026-01&to=2026-02")).months;
  const [ordered, arrived] = await february();
  assert.deepEqual([ordered!.orders, ordered!.delivered, arrived!.orders], [1, 0, 0]);
  assert.deepEqual(arrived!.arrivals, { orders: 1, onTime: 1, days: 6, promisedDays: 6 });
  await sql(
    "update orders set delivered_at = $1 where delivered_at is not null",
    `${late}T10:00:00Z`,
  );
  assert.equal((await february())[1]!.arrivals!.onTime, 0);
  // Midnight is that of Amman.
  await sql("update orders set created_at = '2026-01-31T21:30:00Z' where delivered_at is not null");
  assert.equal((await february())[1]!.orders, 1);
});

test("what a cancelled order has paid and not got back is kept in the order's month, whatever becomes of it", async () => {
  const order = await place("Zarqa");
  await change(order, { status: "delivered" });
  await sql("update orders set created_at = '2026-03-10T10:00:00Z' where id = $1", order._id);
  const march = async () => {
    const [{ kept, sales } = {}] = (await months("?from=2026-03&to=2026-03")).months;
    return [kept, sales];
  };
  assert.deepEqual(await march(), [0, order.total]);
  await change(order, { status: "cancelled" });
  assert.deepEqual(await march(), [order.total, 0]);
  const path = `/api/v1/orders/${order._id}/refunds`;
  const refund = asJson("POST", { amount: order.total - 4, method: "cash", reason: "Cancelled" });
  const money = await answered(shop.askAsOwner(path, refund), orderMoneyAnswerSchema, 201);
  assert.deepEqual(await march(), [4, 0]);
  // It was given back this month.
  assert.equal((await months(`?from=${THIS_MONTH}`)).months[0]!.kept, 0);
  const file = await shop.askAsOwner("/api/v1/exports/months.csv?from=2026-03&to=2026-03");
  const [head, line] = (await file.text()).split("\r\n").map((text) => text.split(","));
  assert.equal(line![head!.indexOf("Kept Of Cancelled")], "4.000");
  const taking = `${path}/${money.refunds[0]!._id}`;
  assert.equal((await shop.askAsOwner(taking, { method: "DELETE" })).status, 200);
  assert.deepEqual(await march(), [order.total, 0]);
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, { method: "DELETE" });
  assert.deepEqual(await march(), [0, 0]);
  await shop.askAsOwner(`/api/v1/bin/order/${order._id}/restore`, { method: "POST" });
  assert.deepEqual(await march(), [order.total, 0]);
  await change(order, { status: "delivered" });
  assert.deepEqual(await march(), [0, order.total]);
  await shop.askAsOwner(`/api/v1/orders/${order._id}`, { method: "DELETE" });
});

test("the tax of a month is that of its invoices, less its credit notes", async () => {
  const seller = { sellerName: "Example", sellerNameAr: "مثال", taxNumber: "123456" };
  const settings = asJson("PATCH", { issueWhen: "delivered", taxMode: "included", ...seller });
  assert.equal((await shop.askAsOwner("/api/v1/invoice-settings", settings)).status, 200);
  const order = await place("Zarqa");
  await change(order, { status: "delivered" });
  const taxed = async () => (await months(`?from=${THIS_MONTH}`)).months[0]!.tax;
  const whole = await taxed();
  assert.equal(whole, Math.round((order.total - order.total / 1.16) * 1000) / 1000);
  const refund = asJson("POST", { amount: order.total, method: "cash", reason: "Came late" });
  assert.equal((await shop.askAsOwner(`/api/v1/orders/${order._id}/refunds`, refund)).status, 201);
  assert.equal(await taxed(), 0);
});

test("months and groups come as files that accountants open", async () => {
  const months = await shop.askAsOwner(`/api/v1/exports/months.csv?from=${THIS_MONTH}`);
  const [head, line, end] = (await months.text()).split("\r\n");
  assert.match(head!, /Month,Orders,Sales,/);
  assert.match(line!, new RegExp(`^"\t${THIS_MONTH}",\\d+,\\d+\\.\\d{3},`));
  assert.equal(end, "");
  const groups = await shop.askAsOwner(`/api/v1/exports/month-groups.csv?from=${THIS_MONTH}`);
  assert.match(await groups.text(), /"City","Irbid",1,\d+\.\d{3}\r\n/);
  for (const name of ["months", "month-groups"]) {
    const sheet = await shop.askAsOwner(`/api/v1/exports/${name}.xlsx?from=${THIS_MONTH}`);
    assert.equal(sheet.status, 200);
    assert.equal(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 2)
        .toString(),
      "PK",
    );
  }
});

test("no more than 60 months are answered, and none that don't exist", async () => {
  assert.equal((await months("?from=2020-01&to=2024-12")).months.length, 60);
  for (const query of ["?from=2020-01&to=2025-01", "?from=2026-02&to=2026-01", "?from=2020-01"]) {
    const answer = await shop.askAsOwner(`/api/v1/statistics/months${query}`);
    assert.match(JSON.stringify(await refused(answer)), /parameter_not_one_of/);
  }
  for (const month of ["2026-13", "0000-01", "2026-1", ""]) {
    const answer = await shop.askAsOwner(`/api/v1/statistics/months?to=${month}`);
    assert.match(JSON.stringify(await refused(answer)), /parameter_not_a_date/);
  }
});
