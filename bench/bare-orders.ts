// The upper limit of what this Node and this PostgreSQL can do for orders: transactions of two reads
// and two inserts, by `pg` alone. Its parent process says to which database, and how many clients.
import { randomBytes } from "node:crypto";

import pg from "pg";

export interface BareLoad {
  clients: number;
  ms: number;
}

const [connection] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(connection!), max: 8 });
const BODY = "As long as what an order says of its customer. ".repeat(12);

await pool.query(`
  create table if not exists bare_orders (
    id text primary key, product_id text, city_id text, total integer, email text, body text,
    created_at timestamptz default now()
  );
  create table if not exists bare_messages (id text primary key, order_id text, recipient text)`);
const { rows } = await pool.query("select p.id, c.id as city from products p, cities c limit 1");

async function transaction(): Promise<void> {
  const client = await pool.connect();
  const id = randomBytes(12).toString("hex");
  await client.query("begin");
  const product = await client.query("select * from products where id = $1", [rows[0].id]);
  const city = await client.query("select * from cities where id = $1", [rows[0].city]);
  const total = product.rows[0].price_fils + city.rows[0].delivery_fee_fils;
  await client.query(
    "insert into bare_orders (id, product_id, city_id, total, email, body) values ($1, $2, $3, $4, $5, $6)",
    [id, rows[0].id, rows[0].city, total, "customer@example.com", BODY],
  );
  await client.query("insert into bare_messages (id, order_id, recipient) values ($1, $2, $3)", [
    randomBytes(12).toString("hex"),
    id,
    "customer@example.com",
  ]);
  await client.query("commit");
  client.release();
}

async function measure({ clients, ms }: BareLoad): Promise<void> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() - began < ms; count++) await transaction();
    }),
  );
  process.send!(count / ((performance.now() - began) / 1000));
}

process.on("message", (load: BareLoad) => void measure(load));
process.once("disconnect", () => void pool.end());
process.send!("ready");
