import { fieldError } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import type { RosterCells } from "#shared/rosters/check-roster.ts";
import type { SheetColumn } from "#shared/rosters/roster-calls.ts";
import { recogniseColumns } from "#shared/rosters/roster-columns.ts";
import type { RosterColumn } from "#shared/rosters/roster-headings.ts";
import { peopleOf } from "#shared/rosters/roster-people.ts";

import { csvSheet } from "./csv-sheet.ts";
import type { SheetReader } from "./read-sheet.ts";
import { SheetProblem, type ReadSheet } from "./sheet.ts";

/** So many people are shown of each column that has to be chosen. */
const SAMPLES = 3;

/** In place of each other: a file, a copied table, or people as typed. */
export interface SentPeople {
  file: UploadedFile | undefined;
  text?: string | undefined;
  people?: readonly RosterCells[] | undefined;
  /** Where its words are not recognised as headings. */
  firstRowIsHeading?: boolean;
  mapping?: Readonly<Record<string, RosterColumn | "none">> | undefined;
}

interface ReadPeople {
  /** Undefined while columns have to be chosen. */
  people: readonly RosterCells[] | undefined;
  columns: SheetColumn[];
  /** What was decided while a sheet was read, and which columns are missing. */
  notes: ApiMessage[];
}

/** The people of a list that somebody sends. */
export async function readPeople(
  sheets: Pick<SheetReader, "read">,
  sent: SentPeople,
): Promise<ReadPeople> {
  const sheet = await sheetOf(sheets, sent);
  if (!sheet) return { people: sent.people ?? [], columns: [], notes: [] };
  const found = headedColumns(sheet, sent);
  const isWhole = found.missing.length === 0;
  return {
    people: isWhole ? peopleOf(sheet.rows, found).people : undefined,
    columns: columnsOf(sheet, found),
    notes: [...sheet.notes, ...found.missing],
  };
}

async function sheetOf(
  sheets: Pick<SheetReader, "read">,
  { file, text }: SentPeople,
): Promise<ReadSheet | undefined> {
  try {
    if (file) return await sheets.read(file.path);
    return text === undefined ? undefined : csvSheet(Buffer.from(text));
  } catch (error) {
    throw error instanceof SheetProblem ? fieldError("file", error.reported) : error;
  }
}

/** The columns of a sheet. Of unknown headings somebody says that they are some. */
function headedColumns({ rows }: ReadSheet, { mapping = {}, firstRowIsHeading }: SentPeople) {
  const found = recogniseColumns(rows, mapping);
  return firstRowIsHeading && found.headingRow < 0 ? { ...found, headingRow: 0 } : found;
}

function columnsOf(
  { rows }: ReadSheet,
  { headingRow, mapping }: ReturnType<typeof recogniseColumns>,
): SheetColumn[] {
  const headings = rows[headingRow] ?? [];
  const below = rows.slice(headingRow + 1);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => ({
    index,
    heading: headings[index] ?? "",
    samples: below
      .map((row) => row[index] ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES),
    field: mapping[index] ?? null,
  }));
}
