import { sql, type SQL } from "drizzle-orm";
import { index, text, type AnyPgColumn, type ExtraConfigColumn } from "drizzle-orm/pg-core";

/**
 * The text in which the rows of a long list are searched, a column that the database generates.
 * `parts` are SQL expressions on the table's own columns, normalised by `search_text` or
 * `phone_text`. Each part is a line of its own; search terms never contain a line break, so no
 * match spans two parts. Every word has a space before it, by which beginnings of words are found.
 */
export function searchText(...parts: string[]) {
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.map((part) => `' ' || ${part}`).join(` || E'\\n' || `)));
}

/**
 * How new rows come into an index of trigrams: they collect in a list, from where they are sorted in many
 * at a time. Each search reads that list too, so it is kept short, in kB.
 */
export const COLLECTED_ROWS = { fastupdate: "on", gin_pending_list_limit: 128 };

/** A trigram index: finds three letters or digits in a row without reading every text. */
export function searchIndex(table: string, text: ExtraConfigColumn) {
  return index(`${table}_search`).using("gin", text.op("gin_trgm_ops")).with(COLLECTED_ROWS);
}

/** Whether a search text contains what was typed, taken literally. */
export function mentions(text: AnyPgColumn | SQL, typed: string): SQL {
  return sql`${text} like any (search_patterns(${typed}))`;
}

/** Whether a text that is not normalised yet would contain what was typed. */
export function wouldMention(text: AnyPgColumn, typed: string): SQL {
  return mentions(sql`' ' || search_text(${text})`, typed);
}
