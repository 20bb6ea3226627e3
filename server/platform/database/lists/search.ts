import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";
import { containing } from "./conditions.ts";
import { counted, type CountsTable } from "./counts-table.ts";
import type { ListedTable, ListQuery, ListRules, SearchText, SearchWord } from "./list-rules.ts";
import { mentions, wouldMention } from "./search-text.ts";

/** The rows of a list that a search finds. */
export interface Search {
  /** Rows that match by their text. */
  inText: SQL;
  /**
   * Rows that match by a name (`SearchText.words`), and the same condition on the counts; undefined
   * where no name matches.
   */
  byWord?: { rows: SQL; counts: SQL } | undefined;
}

export async function searchFor<Query extends ListQuery>(
  db: Db,
  table: ListedTable,
  { searched, counts }: ListRules<Query>,
  typed: string,
): Promise<Search> {
  if (!("text" in searched)) return { inText: containing(typed, searched) };
  const { text, words } = searched as SearchText;
  const id = typedId(typed);
  const inText = mentions(text, typed);
  return {
    inText: id ? or(inText, eq(table.id, id))! : inText,
    byWord: words && counts && (await byWord(db, counts, words, typed)),
  };
}

/** The whole id of a record, as it is copied from an address or shown behind a `#`. */
function typedId(typed: string): string | undefined {
  const id = typed
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
  return /^[0-9a-f]{24}$/.test(id) ? id : undefined;
}

async function byWord(db: Db, counts: CountsTable, words: readonly SearchWord[], typed: string) {
  const isNamed = (...names: AnyPgColumn[]) =>
    or(...names.map((name) => wouldMention(name, typed)))!;
  const found = await Promise.all(
    words.map(async ({ column, valuesOf }) => {
      const { rows } = await db.execute<{ value: string }>(
        sql`select value from (${valuesOf(isNamed)}) as named (value)`,
      );
      return { column, values: rows.map(({ value }) => value) };
    }),
  );
  const named = found.filter(({ values }) => values.length > 0);
  if (named.length === 0) return undefined;
  return {
    rows: or(...named.map(({ column, values }) => inArray(column, values)))!,
    counts: or(...named.map(({ column, values }) => inArray(counted(counts, column), values)))!,
  };
}

export function found({ inText, byWord }: Search): SQL {
  return or(inText, byWord?.rows)!;
}
