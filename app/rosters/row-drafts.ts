import { z } from "zod";

import { ROSTER_FIELDS, type RosterField } from "#shared/rosters/roster-row.ts";

export type Cells = Record<RosterField, string>;

const cellsSchema = z.object(
  Object.fromEntries(ROSTER_FIELDS.map((field) => [field, z.string()])),
) as unknown as z.ZodType<Cells>;

/**
 * What was typed into a row of a list and not saved, for a reload. It is kept by the tab and goes with it,
 * because it is about other people than whoever typed it.
 */
const draftSchema = z.object({
  /** Of the row that was changed. */
  version: z.number(),
  /** What the row had then. */
  before: cellsSchema,
  cells: cellsSchema,
});
type RowDraft = z.output<typeof draftSchema>;

/** A row of a list, or the one that is being added. @param who has typed it; another account finds nothing */
interface DraftPlace {
  who: string;
  list: string;
  n: number | "new";
}

const keyOf = ({ who, list, n }: DraftPlace) => `naqra-row ${who} ${list} ${n}`;

/** Nothing here throws: a browser may refuse to store anything. */
export function readDraft(place: DraftPlace): RowDraft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(place));
    return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Forgets it where nothing differs from what the row had. */
export function keepDraft(place: DraftPlace, draft: RowDraft): void {
  try {
    const isSame = ROSTER_FIELDS.every((field) => draft.cells[field] === draft.before[field]);
    if (isSame) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // It is there until the page is left.
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Then nothing had been stored either.
  }
}
