import type { z } from "zod";

/**
 * The contract of a call that answers a CSV file of all records that a list's query means, whatever
 * page of them it names. Only staff may make it.
 */
export interface CsvCall {
  /** Below `/api/v1`; it ends with the file's name: `/exports/cities.csv`. */
  readonly path: `/exports/${string}.csv`;
  readonly tag: string;
  readonly summary: string;
  /** The list's own, without `page` and `limit`. */
  readonly query: z.ZodObject;
  /** The file's first line. */
  readonly columns: readonly string[];
}

/** Says how many records a CSV file has, so that whoever loads it knows how much is still to come. */
export const CSV_RECORDS_HEADER = "X-Total-Count";

/** Ends every record, and stands nowhere within one: a client may count records by it. */
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
