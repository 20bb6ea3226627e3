import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { sql } from "drizzle-orm";

import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

import { connectDatabase, type Database } from "../connect.ts";
import { csvEither, csvLines, csvNumber, csvPhones, csvText, csvWord } from "./csv-text.ts";

let testDatabase: TestDatabase;
let database: Database;

before(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.connection);
});
after(async () => {
  await database.close();
  await testDatabase[Symbol.asyncDispose]();
});

/** Texts, and what stands for each between the quotes of its cell. */
const TEXTS = new Map([
  ["", ""],
  ["Words", "Words"],
  ["كلمات", "كلمات"],
  ["كلمات: 12", "كلمات: 12"],
  ["12 words", "12 words"],
  [" 12", " 12"],
  ["a=1", "a=1"],
  ["=1+1", "\t=1+1"],
  ["+962 79", "\t+962 79"],
  ["-1", "\t-1"],
  ["@sum", "\t@sum"],
  ["\tx", "\t\tx"],
  ["1-2-2026", "\t1-2-2026"],
  ["0790000000, 0780000000", "\t0790000000, 0780000000"],
  ["12345e12", "\t12345e12"],
  ["1\n2", "1\n2"],
  ['"', '""'],
  ['""', '""""'],
  ['say "so"', 'say ""so""'],
  ['="a"', '\t=""a""'],
  ["one\r\ntwo", "one\ntwo"],
  ["\r", "\t"],
  ["\r=1", "\t=1"],
  ['12\r"', '12""'],
  ["ends\r", "ends"],
  ["a,b;c", "a,b;c"],
  ["\\", "\\"],
  [" =1+1", "\t =1+1"],
  ["\n=1+1", "\t\n=1+1"],
  ["\u200f=1+1", "\t\u200f=1+1"],
  ["\ufeff\u200b@sum", "\t\ufeff\u200b@sum"],
  ["\u00a0\u061c-1", "\t\u00a0\u061c-1"],
  ["＝1+1", "\t＝1+1"],
  ["\u2066＋962", "\t\u2066＋962"],
  ["＠sum", "\t＠sum"],
  ["\u22121", "\t\u22121"],
  ["\u200fكلمات=1", "\u200fكلمات=1"],
  ["“=1”", "“=1”"],
]);

/** Phone numbers as they may be stored, and what their cell holds. */
const PHONES = new Map([
  ["", ""],
  ["0790000000", "0790000000"],
  ["+962790000000", "0790000000"],
  ["00962 79 000 0000", "0790000000"],
  ["962790000000", "0790000000"],
  ["+962 (0) 6 500 0000", "065000000"],
  ["065000000;ext=12", "065000000;ext=12"],
  ["\u200e+44 20 7946 0000", "00442079460000"],
  ["٠٧٩٠٠٠٠٠٠٠", "0790000000"],
  ["0790000000 / 0780000000", "0790000000 / 0780000000"],
  ["06 500 0000/1", "06 500 0000/1"],
  ["065001234,12", "065001234,12"],
  ["+971 50 123 4567 / 89", "00971 50 123 4567 / 89"],
  ["1) 0790000000", "1) 0790000000"],
  ["06 500 0000 - 079 00", "06 500 0000 - 079 00"],
  ["+49 (0)30 123456", "004930123456"],
  ["+962 79 000 0015 ext. 12", "0790000015;ext=12"],
  ["065000000 تحويلة ١٢", "065000000;ext=12"],
  ["+962790000024 (WhatsApp)", "00962790000024 (WhatsApp)"],
  ["tel:+962790000016", "0790000016"],
  ["(06) 500-0000", "065000000"],
  ["=cmd|0790000000", "\t=cmd|0790000000"],
  ["call me", "call me"],
]);

async function linesOf(
  cells: Parameters<typeof csvLines>[0],
  from: Parameters<typeof csvLines>[1],
) {
  const { rows } = await database.db.execute<{ row: string }>(csvLines(cells, from));
  return rows.map(({ row }) => row);
}

test("any text keeps its meaning in a cell, whatever its neighbour is", async () => {
  const pairs = [...TEXTS].flatMap((one) => [...TEXTS].map((other) => [one, other] as const));
  const rows = pairs.map(([[one], [other]], at) => sql`(${at}::int, ${one}, ${other})`);
  const lines = await linesOf(
    [csvText(sql`one`), csvNumber(sql`at`), csvWord(sql`'word'`), csvText(sql`other`)],
    sql`from (values ${sql.join(rows, sql`, `)}) as pairs (at, one, other) order by at`,
  );
  assert.deepEqual(
    lines,
    pairs.map(([[, one], [, other]], at) => `"${one}",${at},"word","${other}"\r\n`),
  );
});

test("records without texts, or that begin and end with something else, have no quotes too many", async () => {
  const from = sql`from (values (1)) as one`;
  const seven = csvNumber(sql`7`);
  const yes = csvEither(sql`true`, "Yes", "No");
  assert.deepEqual(await linesOf([seven], from), ["7\r\n"]);
  assert.deepEqual(await linesOf([yes, seven], from), ["Yes,7\r\n"]);
  assert.deepEqual(await linesOf([seven, csvText(sql`'a'`), yes], from), ['7,"a",Yes\r\n']);
  assert.deepEqual(await linesOf([csvText(sql`'a'`)], from), ['"a"\r\n']);
});

test("phone numbers are digits alone, without a tab; what is none is any text", async () => {
  const rows = [...PHONES.keys()].map((phone, at) => sql`(${at}::int, ${phone})`);
  const values = sql`from (values ${sql.join(rows, sql`, `)}) as phones (at, one)`;
  const single = await linesOf([csvPhones(sql`one`, { isArray: false })], values);
  assert.deepEqual(
    single,
    [...PHONES.values()].map((cell) => `"${cell}"\r\n`),
  );
  const several = csvPhones(sql`phones`, { isArray: true });
  const arrays = sql`from (values (1, array['+962790000000', '06 500 0000']), (2, array[]::text[]),
    (3, array['0790000000'])) as listed (at, phones) order by at`;
  assert.deepEqual(await linesOf([several], arrays), [
    '"0790000000, 065000000"\r\n',
    '""\r\n',
    '"0790000000"\r\n',
  ]);
});
