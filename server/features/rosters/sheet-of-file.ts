import { readFile, stat } from "node:fs/promises";

import { rosterMessage } from "#shared/rosters/roster-message.ts";
import { MAX_SHEET_MEGABYTES } from "#shared/rosters/roster-row.ts";

import { csvSheet } from "./csv-sheet.ts";
import { ofOtherKind, SheetProblem, type ReadSheet } from "./sheet.ts";

/** By which programs know a file, in Latin-1. */
const ZIP = "PK\u0003\u0004";
const OLE = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
/** The part of such a file in which Excel puts a workbook with a password. */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/** The list in a file, whatever its name says. @throws {SheetProblem} */
export async function sheetOfFile(path: string): Promise<ReadSheet> {
  const { size } = await stat(path);
  if (size > MAX_SHEET_MEGABYTES * 1024 * 1024) {
    throw new SheetProblem(
      rosterMessage("roster_file_too_large", { megabytes: MAX_SHEET_MEGABYTES }),
    );
  }
  const bytes = await readFile(path);
  const start = bytes.toString("latin1", 0, OLE.length);
  if (start === OLE) {
    if (bytes.includes(ENCRYPTED)) throw new SheetProblem(rosterMessage("roster_password"));
    throw ofOtherKind();
  }
  if (!start.startsWith(ZIP)) return csvSheet(bytes);
  // Loaded with the first workbook.
  const { xlsxSheet } = await import("./xlsx-sheet.ts");
  return xlsxSheet(bytes);
}
