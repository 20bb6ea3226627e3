import { sql } from "drizzle-orm";
import { index, type ExtraConfigColumn } from "drizzle-orm/pg-core";

/**
 * The index for reading a long list in the order of `keys`, an entry of its rules' `sorts`. It
 * includes the filter columns, so that a page of ids comes from the index alone, filtered or not.
 */
export function sortIndex(
  name: string,
  { id, deletedAt }: { id: ExtraConfigColumn; deletedAt: ExtraConfigColumn },
  keys: readonly ExtraConfigColumn[],
  filters: readonly ExtraConfigColumn[] = [],
) {
  const [first, ...others] = [...new Set([...keys, id, ...filters])];
  return index(name)
    .on(first!, ...others)
    .where(sql`${deletedAt} is null`);
}

/** For what was deleted: few rows, which the bin lists and the daily job deletes for good. */
export function binIndex(name: string, { deletedAt }: { deletedAt: ExtraConfigColumn }) {
  return index(name)
    .on(deletedAt)
    .where(sql`${deletedAt} is not null`);
}
