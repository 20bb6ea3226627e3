import { sql, type SQL } from "drizzle-orm";
import { index, text, type AnyPgColumn, type ExtraConfigColumn } from "drizzle-orm/pg-core";

/**
 * The text in which the rows of a long list are searched, kept by the database. `parts` are SQL on the
 * table's own columns, folded by `search_text` or `phone_text`; each is a line of its own, and what is
 * searched for holds no line's end, so that nothing is found half in one part and half in the next.
 * Every word stands behind a space, by which beginnings of words are found.
 */
export function searchText(...parts: string[]) {
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.map((part) => `' ' || ${part}`).join(` || E'\\n' || `)));
}

/** Finds three letters or digits in a row without reading the texts that don't hold them. */
export function searchIndex(table: string, text: ExtraConfigColumn) {
  return (
    index(`${table}_search`)
      .using("gin", text.op("gin_trgm_ops"))
      // Else new rows wait in a list that each search has to read through.
      .with({ fastupdate: "off" })
  );
}

/** Whether a search text holds what was typed, taken literally. */
export function mentions(text: AnyPgColumn | SQL, typed: string): SQL {
  return sql`${text} like any (search_patterns(${typed}))`;
}

/** The same of a text that is none yet. */
export function wouldMention(text: AnyPgColumn, typed: string): SQL {
  return mentions(sql`' ' || search_text(${text})`, typed);
}
