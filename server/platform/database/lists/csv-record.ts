import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

import { MISREAD } from "./csv-text.ts";

const misread = new RegExp(MISREAD);

/** A text that is not read from the database in one go; protected as `csvText` does. */
export function csvCell(text: string): string {
  const safe = misread.test(text) ? `\t${text}` : text;
  return `"${safe.replaceAll("\r", "").replaceAll('"', '""')}"`;
}

/** A record of such texts. */
export function csvRecord(texts: readonly string[]): string {
  return texts.map(csvCell).join(",") + CSV_END_OF_RECORD;
}
