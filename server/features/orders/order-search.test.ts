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
  line: {
    phone_numbers: ["06/5123456 home", "٠٧٨٩٨٧٦٥٤٣"],
    place: "Madaba",
    city_name: "مادبا",
    color: "bronze",
    color_name: "Brushed Bronze",
  },
  typed: { place: "other", typed_city: "Exampleton", typed_country: "Exampleland" },
  others: { organization: "Пример 示例 ✂" },
  pasted: {
    first_name: "Nour\u00a0Example",
    last_name: "عبد الله",
    phone_numbers: [
      "+962\u00a079\u00a0000\u00a00009",
      "\u202a+962 78 000 0008\u202c / +44 (0)20 7946 0000",
    ],
  },
};
type Name = keyof typeof ORDERS;
const PLAIN = {
  first_name: "Q",
  last_name: "Q",
  organization: "Q",
  phone_numbers: [],
  email: "q@q.example",
  place: "Salt",
  city_name: "Salt",
  typed_city: "",
  typed_country: "",
  color: "black",
  color_name: "Matte Black",
};
const NAMES = Object.keys(ORDERS) as Name[];
const IN_JORDAN = NAMES.filter((name) => name !== "typed").toSorted();
const IN_SALT = IN_JORDAN.filter((name) => name !== "line");
const names = new Map<string, Name>();

before(async () => {
  shop = await startTestShop();
  const { pool } = shop.database;
  await seedOrders(pool, NAMES.length);
  const { rows: cities } = await pool.query(
    `select cities.name, cities.id as city_id, countries.id as country_id, countries.name as country_name
     from cities join countries on countries.id = country_id`,
  );
  const places = new Map(cities.map(({ name, ...place }) => [name, place]));
  const { rows } = await pool.query<{ id: string }>("select id from orders");
  for (const [index, name] of NAMES.entries()) {
    const id = rows[index]!.id;
    names.set(id, name);
    const { place, ...fields } = { ...PLAIN, ...ORDERS[name] };
    const columns = Object.entries({ ...fields, ...places.get(place) });
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
    عبدالله: ["pasted"],
    "nour example": ["pasted"],
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
    "0790000009": ["pasted"],
    "+962 79 000 0009": ["pasted"],
    "00962\u00a079\u00a0000\u00a00009": ["pasted"],
    "tel:+962-79-0000009": ["pasted"],
    "\u202a(0)79 000 0009\u202c": ["pasted"],
    "۰۷۹۰۰۰۰۰۰۹": ["pasted"],
    "＋９６２７９００００００９": ["pasted"],
    "0780000008": ["pasted"],
    "+442079460000": ["pasted"],
    "00790": [],
    "07912345678": [],
    "+96212345": [],
  },
  "parts of addresses of mail and of places": {
    "local.number@": ["local"],
    "NUMBER@EXAMPLE.COM": ["local"],
    exampleton: ["typed"],
    exampleland: ["typed"],
  },
  "places and colours by their names in every language": {
    madaba: ["line"],
    السلط: IN_SALT,
    "as salt": [],
    jordan: IN_JORDAN,
    الاردن: IN_JORDAN,
    bronze: ["line"],
    "matte black": NAMES.filter((name) => name !== "line").toSorted(),
    أسود: NAMES.filter((name) => name !== "line").toSorted(),
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

test("a search finds an order by its whole id, by its number, with and without #, and by a part of it", async () => {
  const [id, name] = [...names][2]!;
  const number = id.slice(-8);
  const [half, rest] = [number.slice(0, 4), number.slice(4)];
  for (const typed of [
    number,
    number.toUpperCase(),
    `#${number}`,
    `# ${half} ${rest}`,
    `＃${number}`,
  ]) {
    assert.deepEqual(await found(typed), [name], typed);
  }
  for (const typed of [id, `#${id}`, `# ${id.toUpperCase()} `, `\u202a${id}\u200f`]) {
    assert.deepEqual(await found(typed), [name], typed);
  }
  assert.deepEqual(await found(`0${id.slice(1)}`), id.startsWith("0") ? [name] : []);
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
