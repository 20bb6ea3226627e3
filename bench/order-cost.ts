import { countStatements } from "#server/testing/count-statements.ts";
import { multipart, type OrderFields } from "#server/testing/order-form.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";

/** What one order takes of the database, once its statements are prepared. */
export interface OrderCost {
  statements: number;
  /** Rows inserted, changed and deleted. */
  rows: number;
  /** Bytes of the write-ahead log. */
  log: number;
}

const ORDERS = 100;

/** Counts in a shop of its own, in which nothing else happens. */
export async function orderCost(fields: OrderFields): Promise<OrderCost> {
  await using shop = await startTestShop();
  const places = await placesOf(shop);
  const placeSome = async (first: number) => {
    for (let index = first; index < first + ORDERS; index++) {
      const more = { ...places, "personalInfo[lastName]": `Customer ${index}` };
      const body = multipart({ ...fields, ...more });
      const url = `${shop.config.publicUrl}/api/v1/orders`;
      const answer = await shop.unchecked(new Request(url, { method: "POST", body }));
      if (answer.status !== 201) throw new Error(await answer.text());
    }
  };
  await placeSome(0);
  const before = await written(shop);
  const statements = await countStatements(() => placeSome(ORDERS));
  const after = await written(shop);
  return {
    statements: statements / ORDERS,
    rows: (after.rows - before.rows) / ORDERS,
    log: (after.log - before.log) / ORDERS,
  };
}

/** The seeded city to which the orders go. */
async function placesOf(shop: TestShop): Promise<OrderFields> {
  const { rows } = await shop.database.pool.query(
    `select city.id as city, country.id as country from cities as city
     join countries as country on country.id = city.country_id where city.name = 'Amman'`,
  );
  return { "deliveryInfo[country]": rows[0].country, "deliveryInfo[city]": rows[0].city };
}

/** What was written until now. Each connection reports the rows that it has written itself. */
async function written({ database: { pool } }: TestShop): Promise<{ rows: number; log: number }> {
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  for (const client of clients) await client.query("select pg_stat_force_next_flush()");
  for (const client of clients) client.release();
  const { rows } = await pool.query(
    `select (tup_inserted + tup_updated + tup_deleted)::int as rows,
       pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0];
}
