import type { z } from "zod";

/**
 * The contract of a call that returns a CSV file of all records matching a list's query, on all
 * pages, and of the call beside it that returns the same columns as a spreadsheet (XLSX) with typed cells.
 * Both are only for staff.
 */
export interface CsvCall {
  /** Below `/api/v1`; ends with the file's name: `/exports/cities.csv`. */
  readonly path: `/exports/${string}.csv`;
  readonly tag: string;
  readonly summary: string;
  /** The query of the list, without `page` and `limit`. */
  readonly query: z.ZodObject;
  /** The header line of the file. */
  readonly columns: readonly string[];
}

export type ExportFormat = "csv" | "xlsx";

/** Where the call's records are in this format; the path ends with the file's name. */
export function exportPath({ path }: Pick<CsvCall, "path">, format: ExportFormat): `/${string}` {
  return path.replace(/csv$/, format) as `/${string}`;
}

/** The header with the number of records in a file, by which clients can show their progress. */
export const CSV_RECORDS_HEADER = "X-Total-Count";

/** The header with about how many bytes a file has in which records can't be counted. */
export const ESTIMATED_LENGTH_HEADER = "X-Estimated-Length";

/** Excel needs a byte order mark to recognise a file as UTF-8. */
export const CSV_START = "\uFEFF";

/** Ends every record and never occurs within one, so a client may count records by it. */
export const CSV_END_OF_RECORD = "\r\n";

const PAGE = { page: true, limit: true } as const;

/** The export of an entity's list. @param list the list's own call */
export function csvCall<const Columns extends readonly string[], Query extends z.ZodObject>(
  list: { tag: string; query: Query },
  file: `${string}.csv`,
  columns: Columns,
) {
  return {
    path: `/exports/${file}`,
    tag: list.tag,
    summary: `All records that match, as ${file}`,
    query: list.query.omit(PAGE as never) as z.ZodObject,
    columns,
  } as const satisfies CsvCall;
}
