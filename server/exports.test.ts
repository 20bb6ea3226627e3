import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { asJson, startTestShop, type TestShop } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { CSV_RECORDS_HEADER } from "#shared/http/csv-call.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The CSV exports of lists in the panel. */

const FILES = {
  "nfc-orders":
    "Order ID,Customer Name,Email,Phone,Product,Card Color,Address,Status,Payment Method,Total,Date",
  "contact-messages": "ID,Name,Email,Phone,Subject,Message,Status,Date,Time",
  "bulk-orders":
    "Order ID,Company Name,Contact Person,Email,Phone,Employee Count,Message,Status,Pricing Type,Customer Response,Created Date,Estimated Delivery",
  subscribers: "ID,Email,Subscribed Date,Last Updated",
  countries: "ID,Country Name,Country Code,Display Order,Cities Count,Status,Created Date",
  cities: "ID,City Name,Country,Delivery Fee,Display Order,Status,Created Date",
  addons: "ID,Title,Price,Input Type,Options Count,Created Date",
  testimonials: "ID,Name,Title,Company,Rating,Quote,Created Date",
};
type File = keyof typeof FILES;

let shop: TestShop;
before(async () => {
  shop = await startTestShop();
});
after(() => shop[Symbol.asyncDispose]());

/** Texts that spreadsheets interpret as formulas, numbers or dates. */
const MISREAD = [
  "=1+1+1+1",
  "+962790000000",
  "-23456",
  "@summary",
  "1-2-2026",
  "12345e12",
  "0079000",
];

const open = (file: File, query = "") => shop.askAsOwner(`/api/v1/exports/${file}.csv${query}`);

async function load(file: File, query = "") {
  const response = await open(file, query);
  assert.equal(response.status, 200, file);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], "begins with a byte order mark");
  const [columns, ...records] = bytes.toString("utf8").slice(1).split("\r\n").slice(0, -1);
  assert.equal(response.headers.get(CSV_RECORDS_HEADER), String(records.length), file);
  return { response, columns, records };
}

/** The cells of a record, parsed according to RFC 4180. */
function cellsOf(record: string): string[] {
  return [...record.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  );
}

async function sendMessage(fields: Record<string, string>): Promise<void> {
  const whole = {
    fullName: "Example Sender",
    email: "sender@example.com",
    subject: "Example subject",
    message: "Some words that are long enough",
    ...fields,
  };
  assert.equal((await shop.ask("/api/v1/contact", asJson("POST", whole))).status, 201);
}

test("each list has a file with its columns, for staff only", async () => {
  for (const [file, columns] of Object.entries(FILES)) {
    const loaded = await load(file as File);
    assert.equal(loaded.columns, columns);
    assert.equal(loaded.response.headers.get("Content-Type"), "text/csv; charset=utf-8");
    assert.match(
      loaded.response.headers.get("Content-Disposition")!,
      new RegExp(`"${file}\\.csv"$`),
    );
    assert.equal((await shop.ask(`/api/v1/exports/${file}.csv`)).status, 401);
  }
});

test("an order's record contains what the panel shows", async () => {
  const fields: Record<string, string> = {
    ...orderFields({ country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID }),
    "deliveryInfo[typedCountry]": "Exampleland",
    "deliveryInfo[typedCity]": "Exampleton",
    "deliveryInfo[addressLine1]": 'Street "A", 1',
    "personalInfo[phoneNumbers][0]": "0790000000",
  };
  const placed = await shop.ask("/api/v1/orders", { method: "POST", body: multipart(fields) });
  assert.equal(placed.status, 201);
  const { data } = (await placed.json()) as { data: { data: { _id: string } } };
  const { records } = await load("nfc-orders", "?search=example");
  const [id, name, email, phone, , , address, status, method, total, date] = cellsOf(records[0]!);
  assert.equal(id!.trim(), data.data._id.slice(-8));
  assert.equal(name, `${fields["personalInfo[firstName]"]} ${fields["personalInfo[lastName]"]}`);
  assert.equal(email, fields["personalInfo[email]"]);
  assert.equal(phone, "\t0790000000");
  assert.match(address!, /^Street "A", 1, .*Exampleton, .*Exampleland$/);
  assert.deepEqual([status, method, total], ["pending", "cash", "35.000"]);
  assert.match(date!, /^\d{4}-\d\d-\d\d$/);
});

test("an order's address has no gaps for what is missing, and its phones stand in one cell", async () => {
  const { pool } = shop.database;
  const change = (values: string) =>
    pool.query(`update orders set city_name = 'Listed', country_name = 'Land', ${values}`);
  const shown = async () => {
    const { records } = await load("nfc-orders");
    const cells = cellsOf(records[0]!);
    return [cells[3], cells[6]];
  };
  await change(`phone_numbers = '{0790000000}', address_line1 = 'Street', address_line2 = '',
    typed_city = '', postcode = '', typed_country = ''`);
  assert.deepEqual(await shown(), ["\t0790000000", "Street, Listed, Land"]);
  await change(`phone_numbers = '{0790000000,0780000000}', address_line1 = 'Street',
    address_line2 = 'Floor', typed_city = 'Typed', postcode = '11118', typed_country = 'Else'`);
  assert.deepEqual(await shown(), [
    "\t0790000000, 0780000000",
    "Street, Floor, Typed, 11118, Else",
  ]);
  await change(`phone_numbers = '{}', address_line1 = '', address_line2 = 'Floor',
    typed_city = '', postcode = '11118', typed_country = ''`);
  assert.deepEqual(await shown(), ["", "Floor, Listed, 11118, Land"]);
});

test("days look alike whatever style of dates the database is set to", async () => {
  const { pool } = shop.database;
  const before = await load("nfc-orders");
  const { rows } = await pool.query("select current_database() as name");
  await pool.query(`alter database ${rows[0].name} set datestyle to 'SQL, DMY'`);
  // Connections that are open already keep their setting.
  await pool.query("set datestyle to 'SQL, DMY'");
  assert.deepEqual((await load("nfc-orders")).records, before.records);
  await pool.query(`alter database ${rows[0].name} reset datestyle`);
  await pool.query("reset datestyle");
});

test("what a spreadsheet would execute or convert is exported as text, in any script and over several lines", async () => {
  for (const subject of MISREAD) {
    await sendMessage({ subject: `${subject}`, message: `About the subject ${subject} in words` });
  }
  const arabic = 'رسالة "طويلة"، من\nسطرين؛ 12';
  await sendMessage({ subject: "سؤال لكم", message: arabic });
  const { records } = await load("contact-messages", "?sort=createdAt");
  const subjects = records.map((record) => cellsOf(record)[4]);
  assert.deepEqual(subjects.slice(-8), [...MISREAD.map((subject) => `	${subject}`), "سؤال لكم"]);
  assert.equal(cellsOf(records.at(-1)!)[5], arabic);
});

test("a file holds all matching records in the list's order, whatever page is requested", async () => {
  const { records } = await load("cities", "?search=ma&sort=-name&page=2&limit=1");
  const names = records.map((record) => cellsOf(record)[1]!);
  assert.ok(names.length > 2);
  assert.ok(names.every((name) => /ma/i.test(name)));
  assert.deepEqual(
    names,
    names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)),
  );
  assert.equal((await open("cities", "?sort=nothing")).status, 400);
});

test("a file that is no longer read is ended, and frees its slot and its connection", async () => {
  await shop.database.pool.query(`
    insert into messages (id, full_name, email, subject, body)
    select lpad(to_hex(n), 24, '0'), 'Example', 'many@example.com', 'Many', 'Some words'
    from generate_series(1, 6000) as n`);
  for (let time = 0; time < 5; time += 1) {
    const response = await open("contact-messages");
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
  }
  const { pool } = shop.database;
  await until(async () => pool.idleCount === pool.totalCount);
  const { records } = await load("contact-messages", "?search=many@example.com");
  assert.equal(records.length, 6_000);
});

test("too many simultaneous exports are rejected, and succeed a moment later", async () => {
  const held = [await open("contact-messages"), await open("contact-messages")];
  const refused = await open("contact-messages");
  assert.equal(refused.status, 503);
  assert.ok(refused.headers.get("Retry-After"));
  for (const response of held) await response.body!.cancel();
  await load("countries");
});
