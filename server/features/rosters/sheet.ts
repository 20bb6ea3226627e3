import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { rosterMessage } from "#shared/rosters/roster-message.ts";

/** A list as it stands in a file. */
export interface ReadSheet {
  /** The name of its sheet; '' in a file without any. */
  sheet: string;
  /** The cells of each row that has any, without empty ones at the end. */
  rows: string[][];
  /** The number by which a spreadsheet calls each of these rows. */
  numbers: number[];
  /** What was decided while it was read. */
  notes: ApiMessage[];
}

/** A file that can't be taken, with a message for whoever sent it. */
export class SheetProblem extends Error {
  override readonly name = "SheetProblem";
  readonly reported: ApiMessage;

  constructor(reported: ApiMessage) {
    super(reported.message);
    this.reported = reported;
  }
}

export const MAX_SHEET_COLUMNS = 200;

export const unreadable = () => new SheetProblem(rosterMessage("roster_unreadable"));
export const ofOtherKind = () => new SheetProblem(rosterMessage("roster_other_kind"));
export const tooComplex = () => new SheetProblem(rosterMessage("roster_too_complex"));
