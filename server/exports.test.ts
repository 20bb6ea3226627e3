import assert from "node:assert/strict";
import { test } from "node:test";

import { readXlsx } from "hucre/xlsx";

import { multipart, orderFields } from "#server/testing/order-form.ts";
import { asJson, shopForTests } from "#server/testing/start-test-shop.ts";
import { until } from "#server/testing/until.ts";
import { CSV_RECORDS_HEADER, ESTIMATED_LENGTH_HEADER } from "#shared/http/csv-call.ts";
import { OTHER_CITY_ID, OTHER_COUNTRY_ID } from "#shared/ids.ts";

/** The exports of lists in the panel: CSV, and XLSX beside it. */

const FILES = {
  "nfc-orders":
    "Order ID,Customer Name,Email,Phone,Product,Card Color,Address,Status,Payment Method,Total,Date",
  "nfc-order-cards":
    "Order ID,Card,Name on Card,First Name,Last Name,Position,Organization,Phone,Email,Card Color,Code,State,Chip,Logo,Addons",
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

const PLACE = { country: OTHER_COUNTRY_ID, city: OTHER_CITY_ID };

const shop = shopForTests();

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

const open = (file: File, query = "", format = "csv") =>
  shop.askAsOwner(`/api/v1/exports/${file}.${format}${query}`);

async function load(file: File, query = "") {
  const response = await open(file, query);
  assert.equal(response.status, 200, file);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], "begins with a byte order mark");
  const [columns, ...records] = bytes.toString("utf8").slice(1).split("\r\n").slice(0, -1);
  assert.equal(response.headers.get(CSV_RECORDS_HEADER), String(records.length), file);
  return { response, columns, records };
}

/** The rows of the XLSX file's sheet, and its bytes as they were announced and as they came. */
async function loadSheet(file: File, query = "") {
  const response = await open(file, query, "xlsx");
  assert.equal(response.status, 200, file);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [sheet, ...others] = (await readXlsx(bytes, { readStyles: true })).sheets;
  assert.equal(others.length, 0);
  const [columns, ...records] = sheet!.rows;
  assert.equal(response.headers.get(CSV_RECORDS_HEADER), String(records.length), file);
  const announced = Number(response.headers.get(ESTIMATED_LENGTH_HEADER));
  return { response, columns: columns as string[], records, sheet: sheet!, bytes, announced };
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
    const sheet = await loadSheet(file as File);
    assert.equal(sheet.columns.join(","), columns);
    assert.match(sheet.response.headers.get("Content-Type")!, /spreadsheetml\.sheet$/);
    assert.match(
      sheet.response.headers.get("Content-Disposition")!,
      new RegExp(`"${file}\\.xlsx"$`),
    );
    for (const format of ["csv", "xlsx"]) {
      assert.equal((await shop.ask(`/api/v1/exports/${file}.${format}`)).status, 401);
    }
  }
});

test("an order's record contains what the panel shows", async () => {
  const fields: Record<string, string> = {
    ...orderFields(PLACE),
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
  assert.equal(phone, "0790000000");
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
  assert.deepEqual(await shown(), ["0790000000", "Street, Listed, Land"]);
  await change(`phone_numbers = '{+962790000000,+44 20 7946 0000}', address_line1 = 'Street',
    address_line2 = 'Floor', typed_city = 'Typed', postcode = '11118', typed_country = 'Else'`);
  assert.deepEqual(await shown(), [
    "0790000000, 00442079460000",
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

test("in a spreadsheet texts are texts, numbers numbers, and days the days of Amman", async () => {
  const { pool } = shop.database;
  // 22:30 in London is the next day in Amman.
  await pool.query(`update orders set phone_numbers = '{+962790000000}', first_name = '=1+1',
    total_fils = 35500, created_at = '2026-01-31T22:30:00Z'`);
  const orders = await loadSheet("nfc-orders");
  const [, name, , phone, , , , status, , total, date] = orders.records[0]!;
  assert.deepEqual(
    [name, phone, status, total],
    [`=1+1 ${orderFields(PLACE)["personalInfo[lastName]"]}`, "0790000000", "pending", 35.5],
  );
  assert.deepEqual(date, new Date("2026-02-01T00:00:00Z"));
  const cell = (column: number) => orders.sheet.cells!.get(`1,${column}`)!;
  assert.deepEqual([cell(1).type, cell(1).formula], ["string", undefined]);
  assert.deepEqual(
    [1, 9, 10].map((column) => cell(column).style?.numFmt),
    ["@", "0.000", "yyyy-mm-dd"],
  );

  const text = 'رسالة "طويلة"،\u0001من\nسطرين & <b>; \u200f=1';
  await pool.query(
    `insert into messages (id, full_name, email, phone, subject, body, created_at) values
      ('00000000000000000000aaaa', '\u200f=1', 'cells@example.com', '', '＝1', $1, '2026-06-30T21:05:00Z')`,
    [text],
  );
  const messages = await loadSheet("contact-messages", "?search=cells@example.com");
  const [id, sender, , none, subject, body, , day, time] = messages.records[0]!;
  assert.deepEqual(
    [id, sender, none ?? "", subject, body],
    ["00000000000000000000aaaa", "\u200f=1", "", "＝1", text],
  );
  assert.deepEqual(day, new Date("2026-07-01T00:00:00Z"));
  assert.equal((time as Date).toISOString().slice(11, 16), "00:05");
});

test("a day that was given as text is a day in a spreadsheet, where there is such a day", async () => {
  const given = ["2026-12-24", "2026-12-24T22:00:00.000Z", "2026-02-30", "soon", ""];
  for (const [at, delivery] of given.entries()) {
    await shop.database.pool.query(
      `insert into bulk_orders (id, company_name, contact_person, email, phone, employee_count,
        message, estimated_delivery, created_at)
      values ($1, 'Example', 'Example Person', 'days@example.com', '0790000000', 12, '', $2, now() + $3 * interval '1 s')`,
      [`${at}`.padStart(24, "0"), delivery, at],
    );
  }
  const { records } = await loadSheet("bulk-orders", "?search=days@example.com&sort=createdAt");
  const days = records.map((record) => record[11]);
  assert.deepEqual(
    days.map((day) => (day instanceof Date ? day.toISOString().slice(0, 10) : (day ?? ""))),
    ["2026-12-24", "2026-12-25", "2026-02-30", "soon", ""],
  );
  assert.equal(records[0]![5], 12);
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
  for (let time = 0; time < 6; time += 1) {
    const response = await open("contact-messages", "", time % 2 ? "xlsx" : "csv");
    const reader = response.body!.getReader();
    await reader.read();
    await reader.cancel();
  }
  const { pool } = shop.database;
  await until(async () => pool.idleCount === pool.totalCount);
  const { records } = await load("contact-messages", "?search=many@example.com");
  assert.equal(records.length, 6_000);
  const sheet = await loadSheet("contact-messages", "?search=many@example.com");
  assert.deepEqual(
    sheet.records.map(([id]) => id),
    records.map((record) => cellsOf(record)[0]!.trim()),
  );
  // By it the panel shows how far it is.
  const { length } = sheet.bytes;
  assert.ok(sheet.announced > length / 1.5 && sheet.announced < length * 1.5);
});

test("too many simultaneous exports are rejected, and succeed a moment later", async () => {
  const held = [await open("contact-messages"), await open("contact-messages")];
  const refused = await open("contact-messages");
  assert.equal(refused.status, 503);
  assert.ok(refused.headers.get("Retry-After"));
  for (const response of held) await response.body!.cancel();
  await load("countries");
});
