import { writeXlsxStream } from "hucre/xlsx";

import {
  CSV_END_OF_RECORD,
  CSV_START,
  type CsvCall,
  type ExportFormat,
} from "#shared/http/csv-call.ts";

import type { Database } from "../connect.ts";
import { csvLines } from "./csv-text.ts";
import { readExportRows, type CsvSource } from "./export-rows.ts";
import type { ListQuery } from "./list-rules.ts";
import { sheetColumn, sheetRows, type SheetRow } from "./sheet-cells.ts";

/** A file of all records that match a list's query; it is read as it is sent. */
export interface ExportedFile {
  /** The number of its records. */
  total: number;
  bytes: ReadableStream<Uint8Array>;
  /** About how many bytes there will be, where records can't be counted in them. */
  estimatedLength?: number;
  /** Resolves when reading from the database has ended, for whatever reason. */
  ended: Promise<void>;
}

/** Reads all records that match a query as a file in the given format. */
export function readExport<Call extends CsvCall, Query extends ListQuery>(
  database: Pick<Database, "transaction">,
  source: CsvSource<Call, Query>,
  query: Query,
  format: ExportFormat,
): Promise<ExportedFile> {
  return (format === "csv" ? readCsv : readXlsx)(database, source, query);
}

async function readCsv<Call extends CsvCall, Query extends ListQuery>(
  database: Pick<Database, "transaction">,
  source: CsvSource<Call, Query>,
  query: Query,
): Promise<ExportedFile> {
  const cells = source.call.columns.map((column: Call["columns"][number]) => source.cells[column]);
  const { batches, total, ended } = await readExportRows<string, Query>(
    database,
    source,
    query,
    (from) => csvLines(cells, from),
  );
  const firstLine = CSV_START + source.call.columns.join(",") + CSV_END_OF_RECORD;
  const encoder = new TextEncoder();
  const bytes = bytesOf(batches, async function* (read) {
    yield encoder.encode(firstLine);
    for await (const batch of read) yield encoder.encode(batch.join(""));
  });
  return { total, ended, bytes };
}

async function readXlsx<Call extends CsvCall, Query extends ListQuery>(
  database: Pick<Database, "transaction">,
  source: CsvSource<Call, Query>,
  query: Query,
): Promise<ExportedFile> {
  const { call } = source;
  const cells = call.columns.map((column: Call["columns"][number]) => source.cells[column]);
  const columns = call.columns.map((header, index) => sheetColumn(header, cells[index]!));
  const { batches, first, total, ended } = await readExportRows<SheetRow, Query>(
    database,
    source,
    query,
    (from) => sheetRows(cells, from),
  );
  const name = call.path.split("/").at(-1)!.replace(".csv", "");
  const write = (rows: Iterable<SheetRow> | AsyncIterable<SheetRow>) =>
    writeXlsxStream(rows, { name, columns, freezePane: { rows: 1 } });
  const sample = await lengthOf(write(first));
  const estimatedLength = Math.round((sample * total) / Math.max(first.length, 1));
  const bytes = bytesOf(batches, (read) => write(rowsOf(read)));
  return { total, ended, bytes, estimatedLength: Math.max(estimatedLength, sample) };
}

async function* rowsOf<Row>(batches: AsyncIterable<readonly Row[]>) {
  for await (const batch of batches) yield* batch;
}

/** The bytes that `write` makes of the batches. Cancelling them ends the batches at once. */
function bytesOf<Row>(
  batches: ReadableStream<readonly Row[]>,
  write: (batches: AsyncIterable<readonly Row[]>) => AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = batches.getReader();
  async function* read() {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  }
  const parts = write(read())[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel(reason) {
      await reader.cancel(reason);
      await parts.return?.();
    },
  });
}

async function lengthOf(bytes: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const part of bytes) length += part.length;
  return length;
}
