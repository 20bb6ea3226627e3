import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { z } from "zod";

import type { ListRules, Merged } from "#app/ui/merge.ts";

import type { Draft } from "../session/drafts.ts";

/** What a form saves. */
export interface Edit<Item, Values, Checked = Values> {
  /** The record that was changed; its version goes with the call. */
  item: Item;
  /** What the form held of the record before anything was typed. */
  before: Values;
  /** As typed, files included. */
  typed: Values;
  /** As the schema gives it. */
  checked: Checked;
  /** Picked pictures, by the field that they are sent as. */
  pictures: Draft<Item, Values>["pictures"];
}

/** What a form is told of a save. */
interface Outcome<Item> {
  onSuccess: (saved: Item) => void;
  onError: (error: Error) => void;
}

export interface EditedFormOptions<Item, Values extends FieldValues, Checked> {
  /** What the values must be, for whoever saves them. */
  schema: z.ZodType;
  /** The record as it is by now; undefined for a new one. */
  item: Item;
  valuesOf: (item: Item) => DefaultValues<Values>;
  save: (edit: Edit<Item, Values, Checked>, outcome: Outcome<Item>) => void;
  /** The record anew, once somebody else has saved it; undefined if it can't be changed any more. */
  load?: () => Promise<Item | undefined>;
  /** Identifies the form, for what was typed when the session ended; without it nothing is stored. */
  draftName?: string | undefined;
  /** Taken already, by a screen that opened the form for it; null if there was none. */
  draft?: Draft<Item, Values> | null;
  /** Fields whose contents are never stored, as passwords. */
  secrets?: readonly Path<Values>[];
  lists?: ListRules<Values>;
  /** What is reported of the form once somebody else has saved the record. */
  meanwhileText?: (now: Item) => string;
  /** What is reported at a field that somebody else has changed too. */
  changedText?: (path: string, theirs: unknown) => string;
  /** Whether what somebody else saved is no concern here, so that this is saved all the same. */
  isUndisputed?: (merged: Merged<Values>) => boolean;
  /** The form's field for one that the server names. */
  fieldOf?: (named: string) => Path<Values>;
  /** What is reported of a save that failed for an unknown reason. */
  failed?: string;
  /** Whether the form shows what the server reported of it as a whole; else a toast does. */
  showsRefusal?: boolean;
}
