import { writeXlsxStream } from "hucre/xlsx";

import {
  CSV_END_OF_RECORD,
  CSV_START,
  type CsvCall,
  type ExportFormat,
} from "#shared/http/csv-call.ts";

import { csvCell } from "./csv-record.ts";
import type { ExportedFile } from "./exported-file.ts";
import { SHEET_MONEY, SHEET_NUMBER, SHEET_TEXT } from "./sheet-cells.ts";

/** A text, a number, or money. '' is an empty cell. */
type Cell = string | number | { dinars: number };
export type RowCells<Call extends CsvCall, Row> = Record<
  Call["columns"][number],
  (row: Row) => Cell
>;

/** The file of a few rows that are in memory; `readExport` is for lists of any length. */
export async function fileOfRows<Call extends CsvCall, Row>(
  { path, columns }: Call,
  cells: RowCells<Call, Row>,
  rows: readonly Row[],
  format: ExportFormat,
): Promise<ExportedFile> {
  const names: readonly Call["columns"][number][] = columns;
  const records = rows.map((row) => names.map((name) => cells[name](row)));
  const file = { total: records.length, ended: Promise.resolve() };
  if (format === "csv") {
    const lines = [columns.join(","), ...records.map((record) => record.map(inCsv).join(","))];
    const text = CSV_START + lines.map((line) => line + CSV_END_OF_RECORD).join("");
    return { ...file, bytes: new Blob([text]).stream() };
  }
  const stream = writeXlsxStream(
    records.map((record) => record.map(inSheet)),
    {
      name: path.split("/").at(-1)!.replace(".csv", ""),
      columns: columns.map((header, index) => {
        const { format: numFmt, width } = sheetOf(
          records.map((record) => record[index]!).find((cell) => cell !== "") ?? "",
        );
        return { header, numFmt, width: Math.max(width, header.length + 2) };
      }),
      freezePane: { rows: 1 },
    },
  );
  const bytes = await new Response(stream).arrayBuffer();
  return { ...file, bytes: new Blob([bytes]).stream(), estimatedLength: bytes.byteLength };
}

function inCsv(cell: Cell): string {
  if (typeof cell === "object") return cell.dinars.toFixed(3);
  return typeof cell === "number" ? String(cell) : cell && csvCell(cell);
}

const inSheet = (cell: Cell) =>
  typeof cell === "object" ? cell.dinars : cell === "" ? null : cell;

function sheetOf(cell: Cell) {
  if (typeof cell === "object") return SHEET_MONEY;
  return typeof cell === "number" ? { ...SHEET_NUMBER, format: "General" } : SHEET_TEXT;
}
