import assert from "node:assert/strict";
import { test } from "node:test";

import { readXlsx } from "hucre/xlsx";

import type { ExportFormat } from "#shared/http/csv-call.ts";
import { checkRoster } from "#shared/rosters/check-roster.ts";
import { recogniseColumns } from "#shared/rosters/roster-columns.ts";
import { ROSTER_FIELDS } from "#shared/rosters/roster-row.ts";

import { csvSheet } from "./csv-sheet.ts";
import { ROSTER_EXAMPLE } from "./roster-example.ts";
import { rosterTemplate } from "./roster-template.ts";
import { xlsxSheet } from "./xlsx-sheet.ts";

const FORMATS: ExportFormat[] = ["csv", "xlsx"];
const LOCALES = ["en", "ar"] as const;

test("each heading of the template is recognised, in both languages and formats", async () => {
  for (const locale of LOCALES) {
    const { sheets } = await readXlsx(await rosterTemplate(locale, "xlsx"));
    const headings = sheets[0]!.rows[0]!.map(String);
    const { mapping, unrecognised, missing } = recogniseColumns([headings, ["Ann"]]);
    assert.deepEqual(Object.values(mapping).toSorted(), ROSTER_FIELDS.toSorted(), locale);
    assert.deepEqual([unrecognised, missing], [[], []]);
    const [line] = new TextDecoder().decode(await rosterTemplate(locale, "csv")).split("\r\n");
    assert.equal(line, headings.map((heading) => `"${heading}"`).join(","));
  }
});

test("the example is right by the shop's own rules, and where it is left in, it is nobody", async () => {
  for (const locale of LOCALES) {
    const { problems, warnings } = checkRoster([ROSTER_EXAMPLE[locale]]);
    assert.deepEqual([problems, warnings], [{}, {}]);
    for (const format of FORMATS) {
      const bytes = Buffer.from(await rosterTemplate(locale, format));
      const read = async () => (format === "csv" ? csvSheet(bytes) : xlsxSheet(bytes));
      await assert.rejects(read(), /There is nobody in this list/, `${locale} ${format}`);
    }
  }
  const filled = Buffer.concat([await rosterTemplate("en", "csv"), Buffer.from("Ann,Example\r\n")]);
  assert.deepEqual(csvSheet(filled).rows.slice(1), [["Ann", "Example"]]);
});

test("a spreadsheet keeps the zero of a phone number that is typed into the template", async () => {
  const { sheets } = await readXlsx(await rosterTemplate("ar", "xlsx"), { readStyles: true });
  const [sheet] = sheets;
  assert.equal(sheet!.view?.rightToLeft, true);
  for (const row of [1, 2, 2001]) {
    assert.equal(sheet!.cells?.get(`${row},5`)?.style?.numFmt, "@", `row ${row}`);
  }
});
