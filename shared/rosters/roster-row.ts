import { z } from "zod";

import type { ApiMessage } from "../api-messages/api-message.ts";
import { problemsOf, ruleSaying } from "../api-messages/rule.ts";
import { furtherCardSchema } from "../orders/further-card.ts";
import { line } from "../text.ts";
import { rosterMessage } from "./roster-message.ts";

/** So many people a company can send in one list. */
export const MOST_ROSTER_ROWS = 2000;

/** Larger files with photos of people are refused. */
export const MAX_PHOTOS_MEGABYTES = 60;

/** Larger files of lists are refused. */
export const MAX_SHEET_MEGABYTES = 5;

/** Somebody in the list that a company sends. What the order form asks of a card is asked here too. */
export const rosterRowSchema = furtherCardSchema
  .omit({ color: true, logo: true, logoPicture: true, ownAddons: true, addons: true })
  .extend({
    department: line().default(""),
    office: line().default("").meta({
      description: "Where the card of this person is delivered; '' for the company's address",
    }),
  });
export type RosterRow = z.output<typeof rosterRowSchema>;
export type RosterField = keyof RosterRow;

export const ROSTER_FIELDS = Object.keys(rosterRowSchema.shape) as RosterField[];

export const rosterSchema = z
  .array(rosterRowSchema)
  .min(1, ruleSaying(rosterMessage("roster_empty")))
  .max(
    MOST_ROSTER_ROWS,
    ruleSaying((rows) => tooManyRows((rows as unknown[]).length)),
  );

export function tooManyRows(rows: number): ApiMessage {
  return rosterMessage("roster_too_many_rows", { rows, max: MOST_ROSTER_ROWS });
}

/** The field's value as it is stored, or what is wrong with it. */
export function rosterValue(
  field: RosterField,
  cell: string,
): { value: string; problem?: undefined } | { value?: undefined; problem: ApiMessage } {
  const { data, error } = rosterRowSchema.shape[field].safeParse(cell);
  return error ? { problem: problemsOf(error)[""]! } : { value: data };
}
