import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, describe, test } from "node:test";

import { answered } from "#server/testing/answers.ts";
import { multipart, ORDER_ABROAD, photoWithPlace } from "#server/testing/order-form.ts";
import { placeCashOrder } from "#server/testing/placed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { orderAnswerSchema } from "#shared/orders/order.ts";

/** Orders whose number, or whose card's code, another order has taken: both are random. */

let shop: TestShop;
let receipt: Buffer;

const sql = async (text: string) => (await shop.database.pool.query(text)).rows;

before(async () => {
  shop = await startTestShop({ RATE_LIMITS: "on" });
  receipt = await photoWithPlace();
  await placeCashOrder(shop, { "cardDesign[nameOnCard]": "Who has them" });
  // Counts also what is rolled back.
  await sql(`create sequence tries`);
});
after(() => shop[Symbol.asyncDispose]());

/** Gives the next new row of a table the value that its first row has. */
async function takeNext(table: string, column: string): Promise<void> {
  await sql(`alter sequence tries restart`);
  await sql(`
    create or replace function take() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then
        new.${column} := (select ${column} from ${table} limit 1);
      end if;
      return new;
    end $$`);
  await sql(`create trigger taken before insert on ${table} for each row execute function take()`);
}

/** All that an order consists of, and how often its address has posted. */
async function stored() {
  const [rows] = await sql(`select
    (select count(*)::int from orders) as orders, (select count(*)::int from order_numbers) as numbers,
    (select count(*)::int from cards) as cards, (select count(*)::int from profiles) as profiles,
    (select count(*)::int from jobs where kind like '%order%') as messages,
    (select count(*)::int from idempotency_keys) as keys,
    (select count(*)::int from files where not is_public) as pictures,
    (select sum(n)::int from order_counts where day = '-infinity') as counted,
    (select sum(count)::int from post_counts) as posts`);
  const files = await readdir(`${shop.config.dataDir}/files/private`).catch(() => []);
  return { ...rows, files: files.length } as Record<string, number>;
}

/** Sends an order with a receipt, the same each time. */
const send = (key: string, status: number) =>
  answered(
    shop.ask("/api/v1/orders", {
      method: "POST",
      headers: { "Idempotency-Key": key },
      body: multipart({ ...ORDER_ABROAD, paymentMethod: "online" }, [
        { field: "despositeTransactionImg", name: "receipt.jpg", bytes: receipt },
      ]),
    }),
    orderAnswerSchema,
    status,
  );

const CASES = [
  { what: "the number of an order", table: "order_numbers", column: "number" },
  { what: "the code of a card", table: "cards", column: "code" },
];

for (const { what, table, column } of CASES) {
  describe(`where ${what} is taken`, () => {
    before(() => takeNext(table, column));
    after(() => sql(`drop trigger taken on ${table}`));

    test("another is tried, and the order is stored once and whole", async () => {
      const before = await stored();
      const { _id: id } = await send(table, 201);
      const [{ last_value: tries }] = await sql(`select last_value from tries`);
      assert.equal(tries, "2");
      const after = await stored();
      const added = Object.entries(after).map(([name, count]) => [name, count - before[name]!]);
      assert.deepEqual(Object.fromEntries(added), {
        orders: 1,
        numbers: 1,
        cards: 1,
        profiles: 1,
        messages: 2,
        keys: 1,
        pictures: 1,
        counted: 1,
        posts: 1,
        files: 1,
      });
      const [of] = await sql(`select number, code from orders
        join order_numbers on order_id = orders.id join cards on cards.order_id = orders.id
        where orders.id = '${id}'`);
      assert.equal(of.number, id.slice(-8));
      const [all] = await sql(`select count(distinct number) = count(distinct orders.id) and
        count(distinct code) = count(*) as "areUnique" from orders
        join order_numbers on order_id = orders.id join cards on cards.order_id = orders.id`);
      assert.equal(all.areUnique, true);
    });

    test("it is the same order when it is sent again", async () => {
      const before = await stored();
      await send(table, 200);
      assert.deepEqual(await stored(), before);
    });
  });
}
