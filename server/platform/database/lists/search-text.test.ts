import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { isFoundBy } from "#shared/search-text.ts";

import { connectDatabase, type Database } from "../connect.ts";

/** The two searches, in the browser and in the database, with the same examples. */

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

async function isFoundInLists(typed: string, stored: string): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    "select ' ' || search_text($1) like any (search_patterns($2)) as found",
    [stored, typed],
  );
  return rows[0]!.found;
}

/** Each text finds each of the others in its line. */
const EQUAL: Record<string, string[][]> = {
  "spaces of any width, and marks that are not seen": [
    ["Nour Alhuda", "Nour\u00a0Alhuda", "Nour\u202fAlhuda", "Nour\u3000 Alhuda", "nour\tal-huda"],
    ["رامي + خليل", "\u061cرامي\u202c + \u202bخليل\u202c", "\u200fرا\u200dمي\u2069 +\ufeff خليل"],
    ["Example", "Exam\u00adple", "\u200eExam\u200bple\u2060", "Exam\ufe0fple"],
  ],
  "accents, as one letter or as two, and letters that no accent explains": [
    ["Müller", "Mu\u0308ller", "muller", "MÜLLER"],
    ["Đặng Nguyễn", "dang nguyen", "Đa\u0323\u0306ng nguye\u0302\u0303n"],
    ["Łódź Ørsted Ñandú", "lodz orsted nandu"],
    ["Straße", "STRASSE", "Straẞe"],
    ["İstanbul Işık", "istanbul isik", "ISTANBUL ISIK", "ıstanbul ışık"],
    ["Æther Œuvre Þór", "aether oeuvre thor"],
    ["Ｎａｑｒａ", "naqra", "𝐍𝐚𝐪𝐫𝐚"],
    ["ﬁne oﬃce", "fine office"],
    ["Ёлкин Й", "ёлкин й", "Е\u0308лкин И\u0306"],
    ["ΝΊΚΟΣ", "νικος", "νικοσ"],
  ],
  "Arabic letters that are taken for one another": [
    ["أحمد", "ا\u0654حمد", "احمد", "ٱحمد", "آحمد", "إحمد", "أَحْمَدٌ"],
    ["هادي", "ھادی", "ہادى", "ﻫﺎدي", "هادئ", "هـــادي"],
    ["فاطمة", "فاطمه", "ﻓﺎﻃﻤﺔ", "فاطمۃ"],
    ["كمال", "کمال", "ڪمال", "ﻛﻤﺎل"],
    ["محمد", "ﻣﺤﻤﺪ", "مُحَمَّد", "مـحـمـد"],
    ["لؤي", "لوي", "لۆی"],
    ["علاء", "علا", "ﻋﻼء", "عل\u0627\u0621"],
    ["ضياء ذيب", "ظيا ديب"],
    ["لله", "ﻟﻠﻪ"],
    ["هٰذا", "هذا"],
  ],
  "names in one word or in two": [
    ["عبدالله", "عبد الله", "عبد ﷲ", "عبد\u00a0الله", "عَبْدُ اللَّه", "عبد  الله"],
    ["عبدالرحمن المصري", "عبد الرحمن المصري", "عبد الرحمن  المصرى"],
    ["عبد ربه", "عبدربه"],
    ["نور الدين", "نورالدين", "نور الدّين"],
    ["أبو خليل", "ابوخليل", "أبوخليل"],
    ["آل خليفة", "الخليفه"],
    ["Al-Masri", "Al Masri", "almasri", "AL‑MASRI", "al–masri"],
    ["Abd Al-Rahman", "abdalrahman", "Abd al Rahman"],
    ["Abu Zaid", "abu-zaid", "Abuzaid"],
    ["As-Salt", "as salt", "assalt"],
  ],
  "apostrophes of every kind, and none": [
    [
      "O'Brien",
      "O’Brien",
      "O‘Brien",
      "OʼBrien",
      "O`Brien",
      "O´Brien",
      "O＇Brien",
      "O′Brien",
      "obrien",
    ],
    ["Ra’ed", "Ra'ed", "raʾed", "raed"],
    ["Ma'an", "maan", "Maʿan"],
  ],
  "figures of every kind": [["079123", "٠٧٩١٢٣", "۰۷۹۱۲۳", "０７９１２３"]],
};

/** What finds a text, a part of it; and what does not. */
const FOUND = [
  ["irb", "Irbid"],
  ["زرقا", "الزرقاء"],
  ["اربد", "إربد"],
  ["الله", "عبدالله"],
  ["خليل", "أبو خليل"],
  ["cedar", "Ｃｅｄａｒ Bakery"],
] as const;
const NOT_FOUND = [
  ["zarqa", "Irbid"],
  ["حسن", "حسين"],
  ["باسم", "قاسم"],
  ["سعيد", "شعيد"],
  ["عبدالله", "عبيد الله"],
  ["muller", "Miller"],
  ["تمر", "ثمر"],
] as const;

for (const [what, lines] of Object.entries(EQUAL)) {
  test(`a search finds ${what}`, async () => {
    for (const line of lines) {
      for (const stored of line) {
        for (const typed of line) {
          const names = `${JSON.stringify(typed)} in ${JSON.stringify(stored)}`;
          assert.ok(isFoundBy(typed, stored), `in the browser: ${names}`);
          assert.ok(await isFoundInLists(typed, stored), `in the database: ${names}`);
        }
      }
    }
  });
}

test("a part of a text finds it, and other letters do not", async () => {
  for (const [typed, stored] of FOUND) {
    assert.ok(isFoundBy(typed, stored) && (await isFoundInLists(typed, stored)), typed);
  }
  for (const [typed, stored] of NOT_FOUND) {
    assert.ok(!isFoundBy(typed, stored) && !(await isFoundInLists(typed, stored)), typed);
  }
  assert.ok(isFoundBy("", "Amman"), "nothing typed chooses nothing");
});
