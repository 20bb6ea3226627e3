import { writeXlsx } from "hucre/xlsx";

import { csvRecord } from "#server/platform/database/lists/csv-record.ts";
import { SHEET_TEXT } from "#server/platform/database/lists/sheet-cells.ts";
import { CSV_START, type ExportFormat } from "#shared/http/csv-call.ts";
import { LANGUAGES, type Locale } from "#shared/i18n/locale.ts";
import { ROSTER_HEADINGS } from "#shared/rosters/roster-headings.ts";
import { MOST_ROSTER_ROWS, type RosterField } from "#shared/rosters/roster-row.ts";

import { ROSTER_EXAMPLE } from "./roster-example.ts";

const COLUMNS: RosterField[] = [
  "firstName",
  "lastName",
  "nameOnCard",
  "position",
  "department",
  "phone",
  "email",
  "office",
];

const PHONE = COLUMNS.indexOf("phone");

/** The file in which a company fills in its people: the headings in a language, and a row that shows how. */
export async function rosterTemplate(locale: Locale, format: ExportFormat): Promise<Uint8Array> {
  const headings = COLUMNS.map((column) => ROSTER_HEADINGS[column][locale][0]!);
  const example = COLUMNS.map((column) => ROSTER_EXAMPLE[locale][column]);
  if (format === "csv") {
    return new TextEncoder().encode(CSV_START + csvRecord(headings) + csvRecord(example));
  }
  const emptyPhones = Array.from(
    { length: MOST_ROSTER_ROWS },
    (_, index) => [`${index + 2},${PHONE}`, { style: { numFmt: SHEET_TEXT.format } }] as const,
  );
  return writeXlsx({
    sheets: [
      {
        name: LANGUAGES[locale].direction === "rtl" ? "القائمة" : "List",
        rows: [headings, example],
        // As text, so that a phone number that is typed keeps its zero: cells that are still empty say it too.
        cells: new Map(emptyPhones),
        columns: COLUMNS.map(() => ({ numFmt: SHEET_TEXT.format, width: SHEET_TEXT.width })),
        freezePane: { rows: 1 },
        view: { rightToLeft: LANGUAGES[locale].direction === "rtl" },
      },
    ],
  });
}
