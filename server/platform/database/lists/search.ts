import { inArray, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Db } from "../connect.ts";
import { containing } from "./conditions.ts";
import { counted, countedValues, type CountsTable } from "./counts-table.ts";
import type { ListQuery, ListRules, SearchText } from "./list-rules.ts";
import { mentions, wouldMention } from "./search-text.ts";

/** The rows of a list that a search finds. */
export interface Search {
  /** Rows that match by their text. */
  inText: SQL;
  /**
   * Rows that match by their word (`SearchText.word`), and the same condition on the counts;
   * undefined where no word matches.
   */
  byWord?: { rows: SQL; counts: SQL } | undefined;
}

export async function searchFor<Query extends ListQuery>(
  db: Db,
  { searched, counts }: ListRules<Query>,
  typed: string,
): Promise<Search> {
  if (!("text" in searched)) return { inText: containing(typed, searched) };
  const { text, word } = searched as SearchText;
  return {
    inText: mentions(text, typed),
    byWord: word && counts && (await byWord(db, counts, word, typed)),
  };
}

async function byWord(db: Db, counts: CountsTable, column: AnyPgColumn, typed: string) {
  const countedWord = counted(counts, column);
  const words = await countedValues(db, counts, countedWord, wouldMention(countedWord, typed));
  if (words.length === 0) return undefined;
  return { rows: inArray(column, words), counts: inArray(countedWord, words) };
}

export function found({ inText, byWord }: Search): SQL {
  return or(inText, byWord?.rows)!;
}
