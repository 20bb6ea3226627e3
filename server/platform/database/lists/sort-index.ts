import { sql } from "drizzle-orm";
import { index, type ExtraConfigColumn } from "drizzle-orm/pg-core";

/**
 * The index by which a long list is read in the order of `keys`, which an entry of its rules' `sorts`
 * names. With the columns that filter, a page of ids comes out of the index alone, filtered or not.
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
