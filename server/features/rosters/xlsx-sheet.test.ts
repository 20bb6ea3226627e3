import assert from "node:assert/strict";
import { test } from "node:test";

import { writeXlsx, type Cell, type CellValue, type WriteSheet } from "hucre/xlsx";

import { workbookOfParts, zipOf } from "#server/testing/workbook-of-parts.ts";

import { SheetProblem } from "./sheet.ts";
import { xlsxSheet } from "./xlsx-sheet.ts";

async function workbook(...sheets: (Partial<WriteSheet> & { rows: CellValue[][] })[]) {
  const named = sheets.map((sheet, index) => ({ name: `Sheet ${index + 1}`, ...sheet }));
  return Buffer.from(await writeXlsx({ sheets: named }));
}

async function refused(bytes: Buffer, code: string): Promise<void> {
  await assert.rejects(
    xlsxSheet(bytes),
    (error) => error instanceof SheetProblem && error.reported.code === code,
  );
}

const warningsOf = async (bytes: Buffer) =>
  (await xlsxSheet(bytes)).notes.map(({ code, params }) => [code, ...Object.values(params)]);

test("texts, numbers and dates are read as texts, with the numbers of their rows", async () => {
  const bytes = await workbook({
    rows: [
      ["Name", "Mobile", "Day"],
      [null, null, null],
      ["أحمد مثال ", 790000000, new Date(Date.UTC(2024, 0, 5))],
      ["Ann Example", 962790000000, true],
      ["Sami", 1e12, 0.5],
    ],
  });
  assert.deepEqual(await xlsxSheet(bytes), {
    sheet: "Sheet 1",
    rows: [
      ["Name", "Mobile", "Day"],
      ["أحمد مثال", "790000000", "2024-01-05"],
      ["Ann Example", "962790000000", "TRUE"],
      ["Sami", "1000000000000", "0.5"],
    ],
    numbers: [1, 3, 4, 5],
    notes: [],
  });
});

test("a phone number that is shown as a date keeps its digits", async () => {
  const bytes = await workbook({
    columns: [{ key: "mobile", numFmt: "yyyy-mm-dd" }],
    rows: [["Mobile"], [7900000], [790000000]],
  });
  const { rows } = await xlsxSheet(bytes);
  assert.deepEqual(rows, [["Mobile"], ["7900000"], ["#NUM!"]]);
});

test("rich texts are read whole, and errors as they are shown", async () => {
  const cells = new Map<string, Partial<Cell>>([
    [
      "1,0",
      { value: "Ann Example", type: "richText", richText: [{ text: "Ann " }, { text: "Example" }] },
    ],
    ["1,1", { value: "#N/A", type: "error" }],
  ]);
  const { rows } = await xlsxSheet(await workbook({ rows: [["Name", "Mobile"]], cells }));
  assert.deepEqual(rows[1], ["Ann Example", "#N/A"]);
});

test("formulas count as they were last worked out, and are never worked out", async () => {
  const sheet = (cells: string) =>
    workbookOfParts(
      `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Name</v></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
    );
  const bytes = await sheet(
    `<c r="A2" t="str"><f>HYPERLINK("https://example.com","Ann")</f><v>Ann</v></c><c r="B2"><f>A1</f></c>`,
  );
  assert.deepEqual((await xlsxSheet(bytes)).rows[1], ["Ann"]);
  assert.deepEqual(await warningsOf(bytes), [
    ["roster_formulas", 1],
    ["roster_formulas_empty", 1],
  ]);
});

test("a merged cell counts for each of its rows, but not for its columns", async () => {
  const bytes = await workbook({
    rows: [
      ["Name", "Job", "Department"],
      ["Ann", "Manager", "Sales"],
      ["Sami", "Clerk", null],
      ["Lina", null, null],
      [null, null, null],
    ],
    merges: [
      { startRow: 1, endRow: 4, startCol: 2, endCol: 2 },
      { startRow: 3, endRow: 3, startCol: 0, endCol: 1 },
    ],
  });
  assert.deepEqual((await xlsxSheet(bytes)).rows.slice(1), [
    ["Ann", "Manager", "Sales"],
    ["Sami", "Clerk", "Sales"],
    ["Lina", "", "Sales"],
  ]);
  assert.deepEqual(await warningsOf(bytes), [["roster_merged_cells", 1]]);
});

test("hidden rows are read, and said", async () => {
  const bytes = await workbook({
    rows: [["Name"], ["Ann"], ["Sami"]],
    rowDefs: new Map([
      [2, { hidden: true }],
      [7, { hidden: true }],
    ]),
  });
  assert.equal((await xlsxSheet(bytes)).rows.length, 3);
  assert.deepEqual(await warningsOf(bytes), [["roster_hidden_rows", 1]]);
});

test("of several sheets the largest that is visible is read, and said", async () => {
  const bytes = await workbook(
    { name: "Notes", rows: [["Please fill in the list"]] },
    { name: "الموظفون", rows: [["Name"], ["Ann"], ["Sami"]] },
    { name: "Old", rows: [["Name"], ["A"], ["B"], ["C"]], hidden: true },
    { name: "Empty", rows: [] },
    { name: "Wide", rows: [Array.from({ length: 300 }, () => "a")] },
  );
  const { sheet, rows } = await xlsxSheet(bytes);
  assert.deepEqual([sheet, rows.length], ["الموظفون", 3]);
  assert.deepEqual(await warningsOf(bytes), [["roster_sheet_chosen", "الموظفون", 3]]);
});

test("a sheet that is a chart is none with a list", async () => {
  const list = "<row><c t='str'><v>Name</v></c></row><row><c t='str'><v>Ann</v></c></row>";
  const bytes = await workbookOfParts(`<worksheet><sheetData>${list}</sheetData></worksheet>`, {
    chart: true,
  });
  const { sheet, rows, notes } = await xlsxSheet(bytes);
  assert.deepEqual([sheet, rows, notes], ["Sheet", [["Name"], ["Ann"]], []]);
});

test("a workbook with macros is read as any other: without them", async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: "Sheet", rows: [["Name"], ["Ann"]] }],
    vbaProject: new Uint8Array(5000).fill(7),
  });
  assert.deepEqual((await xlsxSheet(Buffer.from(bytes))).rows, [["Name"], ["Ann"]]);
});

test("a far cell makes a list neither long nor wide", async () => {
  const row = (number: number, column: string) =>
    `<row r="${number}"><c r="${column}${number}" t="str"><v>Name</v></c></row>`;
  const sheet = (rows: string) =>
    workbookOfParts(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  const { numbers } = await xlsxSheet(await sheet(row(1, "A") + row(1_048_576, "GR")));
  assert.deepEqual(numbers, [1, 1_048_576]);
  await refused(await sheet(row(1, "A") + row(2, "XFD")), "roster_too_many_columns");
});

test("2,001 people, headings alone, and nothing are refused", async () => {
  const people = Array.from({ length: 2001 }, () => ["Ann"]);
  await assert.rejects(
    xlsxSheet(await workbook({ rows: [["Name"], ...people] })),
    /This list has 2,001 rows/,
  );
  await refused(await workbook({ rows: [["Name"]] }), "roster_empty");
  await refused(await workbook({ rows: [] }), "roster_empty");
});

test("other kinds of files in a ZIP are refused", async () => {
  await refused(await zipOf({ "xl/workbook.bin": "1" }), "roster_other_kind");
  await refused(await zipOf({ mimetype: "", "content.xml": "<a/>" }), "roster_other_kind");
  await refused(await zipOf({ "Index/Document.iwa": "1" }), "roster_other_kind");
  await refused(await zipOf({ "ann.txt": "Ann" }), "roster_unreadable");
});

test("a workbook that was cut off is refused, wherever", async () => {
  const bytes = await workbook({ rows: [["Name"], ["Ann"]] });
  for (const share of [0.05, 0.3, 0.6, 0.9, 0.99]) {
    await refused(bytes.subarray(0, bytes.length * share), "roster_unreadable");
  }
});
