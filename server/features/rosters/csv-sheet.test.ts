import assert from "node:assert/strict";
import { test } from "node:test";

import { csvSheet } from "./csv-sheet.ts";
import { SheetProblem } from "./sheet.ts";

const ROWS = [
  ["الاسم", "Position", "Email"],
  ["أحمد مثال", "مدير، المبيعات", "ahmad@example.com"],
];
const TEXT = ROWS.map((row) => row.join(",")).join("\r\n");

const rowsOf = (text: string | Uint8Array) => csvSheet(Buffer.from(text)).rows;

/** In Windows' encoding for Arabic. */
function in1256(text: string): Uint8Array {
  const letters = new TextDecoder("windows-1256").decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

function refused(bytes: string | Uint8Array, code: string, why?: string): void {
  assert.throws(
    () => csvSheet(Buffer.from(bytes)),
    (error) => error instanceof SheetProblem && error.reported.code === code,
    why,
  );
}

test("a CSV file is read in each encoding in which programs write it", () => {
  const wide = Buffer.from(TEXT, "utf16le");
  const swapped = Buffer.from(wide).swap16();
  const encoded: Record<string, Uint8Array> = {
    "UTF-8": Buffer.from(TEXT),
    "UTF-8 with its mark": Buffer.from(`\uFEFF${TEXT}`),
    "UTF-16 LE with its mark": Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    "UTF-16 BE with its mark": Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
    "UTF-16 LE": wide,
    "UTF-16 BE": swapped,
  };
  for (const [name, bytes] of Object.entries(encoded)) {
    const { rows, numbers, notes, sheet } = csvSheet(bytes);
    assert.deepEqual([rows, numbers, notes, sheet], [ROWS, [1, 2], [], ""], name);
  }
});

test("Windows' Arabic encoding is recognised, and said because it is a guess", () => {
  const { rows, notes } = csvSheet(in1256(TEXT));
  assert.deepEqual(rows, ROWS);
  assert.deepEqual(
    notes.map(({ code }) => code),
    ["roster_letters_guessed"],
  );
});

test("cells are separated by what the first lines have, also where Excel says it", () => {
  for (const sign of [",", ";", "\t", "|"]) {
    const text = ROWS.map((row) => row.join(sign)).join("\n");
    assert.deepEqual(rowsOf(text), ROWS, sign);
  }
  const { rows, numbers } = csvSheet(Buffer.from("sep=;\r\nName;Note\r\nAnn;1,2,3,4\r\n"));
  assert.deepEqual(
    [rows, numbers],
    [
      [
        ["Name", "Note"],
        ["Ann", "1,2,3,4"],
      ],
      [2, 3],
    ],
  );
});

test("quotes, line ends of all systems and of cells are read; empty rows keep their numbers", () => {
  assert.deepEqual(rowsOf('Name,Note\r\n"Example, ""Ann""","a\nb"\r\n'), [
    ["Name", "Note"],
    ['Example, "Ann"', "a\nb"],
  ]);
  assert.deepEqual(rowsOf("Name,Note\rAnn,1\rSami,2"), [
    ["Name", "Note"],
    ["Ann", "1"],
    ["Sami", "2"],
  ]);
  const { rows, numbers } = csvSheet(Buffer.from("Name,Note\n\n ,,\nAnn,,\n\u001a"));
  assert.deepEqual(
    [rows, numbers],
    [
      [["Name", "Note"], ["Ann"]],
      [1, 4],
    ],
  );
});

test("a quote that never ends takes the rest as one cell, and each cell has an end", () => {
  const [, row] = rowsOf(`Name,Note\n"${"a,b\n".repeat(100_000)}`);
  assert.deepEqual([row!.length, row![0]!.length], [1, 256]);
  assert.equal(rowsOf(`Name\n${"a".repeat(1024 * 1024)}`)[1]![0]!.length, 256);
});

test("formulas in a CSV file are texts", () => {
  const cell = '=HYPERLINK("https://example.com","Ann")';
  assert.equal(rowsOf(`Name\n"${cell.replaceAll('"', '""')}"`)[1]![0], cell);
});

test("what is no text is refused", () => {
  refused("Name\nAnn\u0000", "roster_unreadable", "NUL");
  refused(
    Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    "roster_unreadable",
    "bytes",
  );
  refused("<html><table><tr><td>Ann</td></tr></table></html>", "roster_other_kind");
  refused("%PDF-1.7\nAnn", "roster_other_kind");
});

test("a list with nobody is refused: nothing, empty rows, headings alone", () => {
  for (const text of [
    "",
    "\uFEFF",
    "\r\n,,\r\n",
    "Name,Position,Email\n",
    "Example Company\n\nName,Job\n,",
  ]) {
    refused(text, "roster_empty", JSON.stringify(text));
  }
});

test("2,000 people below any heading are taken, and one more says how many there are", () => {
  const people = (count: number) => "Ann Example,Manager\n".repeat(count);
  assert.equal(rowsOf(`Example Company\n\nName,Position\n${people(2000)}`).length, 2002);
  assert.equal(rowsOf(people(2000)).length, 2000);
  for (const heading of ["", "Name,Position\n", "Example Company\nName,Position\n"]) {
    assert.throws(() => csvSheet(Buffer.from(heading + people(2001))), /This list has 2,001 rows/);
  }
});

test("200 columns are taken, empty ones do not count", () => {
  assert.equal(rowsOf(`Name${",a".repeat(199)}${",".repeat(300)}\nAnn`)[0]!.length, 200);
  refused(`Name${",a".repeat(200)}\nAnn`, "roster_too_many_columns");
  refused(`Name${",a".repeat(16_383)}\nAnn`, "roster_too_many_columns");
});
