import { streamCsvRows } from "hucre/csv";

import { rosterMessage } from "#shared/rosters/roster-message.ts";

import { collectRows } from "./collect-rows.ts";
import { ofOtherKind, type ReadSheet } from "./sheet.ts";
import { textOfBytes } from "./text-of-bytes.ts";

/** Web pages, which some programs save as .xls, and other documents that are text. */
const OTHER_TEXT = /^\s*(?:<(?:!|\?|html|head|meta|table)|\{\\rtf|%PDF-)/i;
/** Excel's own line about what is between the cells. */
const SAID_DELIMITER = /^sep=(.)(?:\r\n?|\n)/i;
/** What some programs of DOS write at the end. */
const END_OF_FILE = /\u001a\s*$/;

/**
 * The list in a CSV file. Between its cells are commas, semicolons, tabs or bars, whichever are in the first
 * lines; Arabic commas belong to the texts, as in "مدير، المبيعات".
 * @throws {SheetProblem}
 */
export function csvSheet(bytes: Uint8Array): ReadSheet {
  const { text, isGuessed } = textOfBytes(bytes);
  if (OTHER_TEXT.test(text)) throw ofOtherKind();
  const [line = "", delimiter] = SAID_DELIMITER.exec(text) ?? [];
  const rest = text.slice(line.length).replace(END_OF_FILE, "");
  const collector = collectRows();
  let number = line === "" ? 0 : 1;
  for (const cells of streamCsvRows(rest, delimiter === undefined ? {} : { delimiter })) {
    number += 1;
    collector.add(number, cells as string[]);
  }
  const notes = isGuessed ? [rosterMessage("roster_letters_guessed")] : [];
  return { sheet: "", ...collector.collected(), notes };
}
