/** A column that holds a secret. Its names are part of what is sealed, so they may not change. */
export interface SecretField {
  table: string;
  /** The primary key. */
  key: string;
  column: string;
}

/** The primary key of the only row of a table that has no more. */
export const ONLY_ROW = "true";

/** What a secret is bound to: it can't be opened when it was copied to another record or field. */
export const placeOf = ({ table, column }: SecretField, record: string): string =>
  [table, record, column].join("\n");
