import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { answered, refused } from "#server/testing/answers.ts";
import { countStatements } from "#server/testing/count-statements.ts";
import { multipart, orderFields, type OrderFields } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { MAIN_PRODUCT_ID } from "#shared/ids.ts";
import { orderAnswerSchema, reservationAnswerSchema, type Order } from "#shared/orders/order.ts";

/** What is kept from one order to the next, and what an order takes of the database. */

let shop: TestShop;
let fields: OrderFields;
let city: string;
let addon: string;

const sql = async (text: string, ...values: unknown[]) =>
  (await shop.database.pool.query(text, values)).rows;

before(async () => {
  shop = await startTestShop();
  const [place] = await sql("select id, country_id from cities where name = 'Amman'");
  const [offered] = await sql("select id from addons where title = 'Text on the back'");
  city = place.id;
  addon = offered.id;
  fields = {
    ...orderFields({ country: place.country_id, city }),
    "addons[0][addon]": addon,
    "addons[0][addonValue]": "Hello",
  };
});
after(() => shop[Symbol.asyncDispose]());

let sent = 0;

/** Sends an order like no other. */
function send(more: OrderFields = {}, headers: Record<string, string> = {}): Promise<Response> {
  const body = multipart({ ...fields, "cardDesign[nameOnCard]": `Card ${++sent}`, ...more });
  return shop.ask("/api/v1/orders", { method: "POST", body, headers });
}

const place = (more?: OrderFields): Promise<Order> => answered(send(more), orderAnswerSchema, 201);

describe("an order is one statement", () => {
  before(() => place());

  test("as a new one", async () => {
    assert.equal(await countStatements(() => place()), 1);
  });

  test("with a key", async () => {
    const withKey = () => answered(send({}, { "Idempotency-Key": "one" }), orderAnswerSchema, 201);
    assert.equal(await countStatements(withKey), 1);
  });

  test("with a reserved number", async () => {
    const asked = shop.ask("/api/v1/orders/reservations", { method: "POST" });
    const { _id } = await answered(asked, reservationAnswerSchema, 201);
    assert.equal(await countStatements(() => place({ _id })), 1);
  });
});

test("where orders are limited, one more statement looks at the count before the form is read", async () => {
  await using limited = await startTestShop({ RATE_LIMITS: "on" });
  const order = (nameOnCard: string) =>
    placeCashOrder(limited, { "cardDesign[nameOnCard]": nameOnCard });
  await order("First");
  assert.equal(await countStatements(() => order("Second")), 2);
  const { rows } = await limited.database.pool.query("select count from post_counts");
  assert.deepEqual(rows, [{ count: 2 }]);
});

describe("what another node changes counts for the next order", () => {
  const change = (text: string, ...values: unknown[]) => sql(text, ...values);

  before(() => place());

  test("the product's price and title", async () => {
    const before = await place();
    await change("update products set price_fils = 41000, title = 'Card'");
    const after = await place();
    assert.equal(after.total, before.total - before.product.price + 41);
    assert.equal(after.product.title, "Card");
  });

  test("the delivery's price, and that of an addon", async () => {
    const before = await place();
    await change(
      "update cities set delivery_fee_fils = delivery_fee_fils + 1000 where id = $1",
      city,
    );
    await change("update addons set price_fils = price_fils + 2000 where id = $1", addon);
    const after = await place();
    assert.equal(after.total, before.total + 3);
  });

  test("the names of country and colour", async () => {
    await change("update countries set name = 'The Kingdom' where name = 'Jordan'");
    await change("update card_designs set color_name = 'Coal' where color = 'black'");
    const after = await place();
    assert.equal(after.deliveryInfo.country.name, "The Kingdom");
    assert.equal(after.cardDesign.colorName, "Coal");
  });

  test("which design comes first, for who chooses none", async () => {
    const none = { "cardDesign[color]": "", "cardDesign[colorName]": "" };
    const before = await place(none);
    await change(
      "update card_designs set position = -position where product_id = $1",
      MAIN_PRODUCT_ID,
    );
    assert.notEqual((await place(none)).cardDesign.color, before.cardDesign.color);
  });

  test("a city that is closed and opened again, and an addon that is withdrawn", async () => {
    await change("update cities set is_active = false where id = $1", city);
    const { errors } = await refused(await send());
    assert.deepEqual(Object.keys(errors ?? {}), ["deliveryInfo.city"]);
    await change("update cities set is_active = true where id = $1", city);
    await place();
    await change("update addons set deleted_at = now() where id = $1", addon);
    assert.deepEqual(Object.keys((await refused(await send())).errors ?? {}), ["addons.0.addon"]);
    await change("update addons set deleted_at = null where id = $1", addon);
    await place();
  });

  test("the address to which staff are told", async () => {
    await shop.askAsOwner("/api/v1/settings", asJson("PATCH", { email: "else@shop.example" }));
    const { _id } = await place();
    const jobs = await sql(
      "select payload->>'recipient' as recipient from jobs where kind = 'email:order-notice' and payload @> $1",
      JSON.stringify({ about: { orderId: _id } }),
    );
    assert.deepEqual(jobs, [{ recipient: "else@shop.example" }]);
  });
});

test("an order that is sent again is the first one, although what it names is not offered any more", async () => {
  const name = { "cardDesign[nameOnCard]": "Again" };
  const first = await place(name);
  await sql("update cities set is_active = false where id = $1", city);
  assert.equal((await answered(send(name), orderAnswerSchema, 200))._id, first._id);
  await sql("update cities set is_active = true where id = $1", city);
});
