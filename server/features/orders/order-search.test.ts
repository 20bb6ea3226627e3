import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { seedOrders } from "#server/testing/seed-orders.ts";
import { startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { staffOrderListSchema } from "#shared/orders/staff-order.ts";

let shop: TestShop;

/** The fields in which the orders differ; all other searchable fields are the same. */
const ORDERS = {
  latin: { first_name: "Example", last_name: "Çustömer", organization: "50% Wool_Bakery" },
  arabic: { first_name: "عميلٌ", last_name: "مثــال", organization: "مخبز الأمثلة" },
  local: { phone_numbers: ["079 123-4567"], email: "Local.Number@example.com" },
  abroad: { phone_numbers: ["0096277 765 4321", "+1 (555) 010-0199"] },
  line: { phone_numbers: ["06/5123456 home", "٠٧٨٩٨٧٦٥٤٣"], city_name: "مادبا" },
  typed: { typed_city: "Exampleton" },
  others: { organization: "Пример 示例 ✂" },
};
type Name = keyof typeof ORDERS;
const PLAIN = {
  first_name: "Q",
  last_name: "Q",
  organization: "Q",
  phone_numbers: [],
  email: "q@q.example",
  city_name: "Salt",
  typed_city: "",
};
const NAMES = Object.keys(ORDERS) as Name[];
const names = new Map<string, Name>();

before(async () => {
  shop = await startTestShop();
  const { pool } = shop.database;
  await seedOrders(pool, NAMES.length);
  const { rows } = await pool.query<{ id: string }>("select id from orders");
  for (const [index, name] of NAMES.entries()) {
    const id = rows[index]!.id;
    names.set(id, name);
    const columns = Object.entries({ ...PLAIN, ...ORDERS[name] });
    await pool.query(
      `update orders set ${columns.map(([column], i) => `${column} = $${i + 2}`).join(", ")}
       where id = $1`,
      [id, ...columns.map(([, value]) => value)],
    );
  }
});
after(() => shop[Symbol.asyncDispose]());

async function found(search: string): Promise<Name[]> {
  for (const page of ["", "&page=1&limit=10"]) {
    const response = await shop.askAsOwner(
      `/api/v1/orders?search=${encodeURIComponent(search)}${page}`,
    );
    const { data, pagination } = staffOrderListSchema.parse(await response.json()).data;
    assert.equal(pagination.totalItems, data.length, search);
    if (page) return data.map(({ _id }) => names.get(_id)!).toSorted();
  }
  return [];
}

const CASES: Record<string, Record<string, Name[]>> = {
  "letters in either case, with and without accents": {
    "example çus": ["latin"],
    "EXAMPLE CUSTOMER": ["latin"],
    ustom: ["latin"],
    zzz: [],
  },
  "Arabic as it is written in one way or another": {
    "عميل مثال": ["arabic"],
    عَمِيل: ["arabic"],
    الامثله: ["arabic"],
    مثلة: ["arabic"],
    مادبا: ["line"],
    "عميل آخر": [],
  },
  "letters of other scripts": {
    ПРИМЕР: ["others"],
    ример: ["others"],
    示例: ["others"],
    例: ["others"],
  },
  "phone numbers with and without separators, zeros and the country's code": {
    "0791234567": ["local"],
    "+962791234567": ["local"],
    "00962 79 123 4567": ["local"],
    "791234567": ["local"],
    "079-123": ["local"],
    "٠٧٩١٢٣": ["local"],
    "4567": ["local"],
    "0777654321": ["abroad"],
    "+962 (0) 77 765 4321": ["abroad"],
    "+15550100199": ["abroad"],
    "065123456": ["line"],
    "+96265123456": ["line"],
    "06/512 3456": ["line"],
    home: ["line"],
    "0789876543": ["line"],
    "07912345678": [],
    "+96212345": [],
  },
  "parts of addresses of mail and of places": {
    "local.number@": ["local"],
    "NUMBER@EXAMPLE.COM": ["local"],
    exampleton: ["typed"],
    madaba: [],
  },
  "signs that mean something elsewhere, as themselves": {
    "50%": ["latin"],
    l_b: ["latin"],
    "%%%": [],
    "5_%": [],
    q_q: [],
    "\\": [],
    "'": [],
    "@": [],
    "✂": ["others"],
  },
  "one and two letters at the beginning of a word": {
    cu: ["latin"],
    Ç: ["latin"],
    us: [],
    عم: ["arabic"],
    ما: ["line"],
  },
  "nothing that stands half in one field and half in the next": {
    "customer 50": [],
    "q q.example": [],
  },
};

for (const [what, cases] of Object.entries(CASES)) {
  test(`a search finds ${what}`, async () => {
    for (const [search, orders] of Object.entries(cases)) {
      assert.deepEqual(await found(search), orders, search);
    }
  });
}

test("a search finds an order by its number, and by a part of it", async () => {
  const [id, name] = [...names][2]!;
  assert.deepEqual(await found(id.slice(-8)), [name]);
  assert.deepEqual(await found(id.slice(-8).toUpperCase()), [name]);
  assert.ok((await found(id.slice(-6, -1))).includes(name));
});

test("a search for a city counts its orders with the filters, plus orders that name it elsewhere", async () => {
  const { pool } = shop.database;
  await pool.query("update orders set organization = 'Salt Mill' where city_name <> 'Salt'");
  assert.deepEqual(await found("salt"), NAMES.toSorted());
  await pool.query("update orders set deleted_at = now() where city_name <> 'Salt'");
  assert.deepEqual(await found("sal"), NAMES.filter((name) => name !== "line").toSorted());
  const response = await shop.askAsOwner("/api/v1/orders?search=salt&status=shipped&limit=10");
  const { rows } = await pool.query(
    "select count(*)::int from orders where city_name = 'Salt' and status = 'shipped' and deleted_at is null",
  );
  const { pagination } = staffOrderListSchema.parse(await response.json()).data;
  assert.equal(pagination.totalItems, rows[0].count);
});
