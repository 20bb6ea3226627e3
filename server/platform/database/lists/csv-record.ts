import { CSV_END_OF_RECORD } from "#shared/http/csv-call.ts";

import { MISREAD } from "./csv-text.ts";

const misread = new RegExp(MISREAD);

/** A record of texts that are not read from the database in one go; protected as `csvText` does. */
export function csvRecord(texts: readonly string[]): string {
  const cells = texts.map((text) => {
    const safe = misread.test(text) ? `\t${text}` : text;
    return `"${safe.replaceAll("\r", "").replaceAll('"', '""')}"`;
  });
  return cells.join(",") + CSV_END_OF_RECORD;
}
