import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { API_PATH, type Call } from "../http/call.ts";
import { doneSchema, itemEnvelope, reportedSchema } from "../http/envelope.ts";
import type { Locale } from "../i18n/locale.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { TEXT_LENGTH } from "../text.ts";
import { ROSTER_COLUMNS } from "./roster-headings.ts";
import { rosterMessage } from "./roster-message.ts";
import {
  MAX_PHOTOS_MEGABYTES,
  MAX_SHEET_MEGABYTES,
  MOST_ROSTER_ROWS,
  ROSTER_FIELDS,
  type RosterField,
} from "./roster-row.ts";

/** The list of people that a company sends, with the calls by which it is sent, mended and ordered. */

const tag = "Companies";

const cells = Object.fromEntries(ROSTER_FIELDS.map((field) => [field, z.string()])) as Record<
  RosterField,
  z.ZodString
>;
const rosterRow = z.object({
  n: z.int().meta({ description: "Its number, which it keeps" }),
  version: z.int().meta({ description: "Of this row; a change names the one that was seen" }),
  ...cells,
  card: z
    .object({ code: z.string(), order: idSchema })
    .nullable()
    .meta({ description: "The card of this person; null until it is ordered" }),
  photo: z.string().meta({
    description:
      "The path of a small picture of this person; '' without. Good for an hour at least",
  }),
  pageKeepsOwn: z.boolean().meta({
    description:
      "Whether the page of this person does not show the photo, because its owner has chosen another one or none",
  }),
});
export type RosterPerson = z.infer<typeof rosterRow>;

const aboutCell = z.object({
  n: z.int(),
  field: z.enum(ROSTER_FIELDS),
  message: z.string(),
  ...reportedSchema.shape,
});
export type AboutCell = z.infer<typeof aboutCell>;

const money = z.number().meta({ description: "In dinars" });

const topUpSchema = z.object({
  cards: z.int(),
  price: money.meta({
    description: "Of each, in dinars: that of the number the company has by then",
  }),
  delivery: money,
  tax: money.meta({ description: "That is added; 0 where the prices hold it" }),
  total: money,
});
export type RosterTopUp = z.infer<typeof topUpSchema>;

const rosterSchema = z
  .object({
    ...idFields,
    company: idSchema,
    name: z.string().meta({ description: "Of the file it came from, or ''" }),
    rows: z.array(rosterRow),
    problems: z.array(aboutCell).meta({ description: "While there are any it can't be ordered" }),
    warnings: z.array(aboutCell).meta({ description: "What somebody should look at" }),
    /** How many cards of accepted quotes wait for somebody's name. */
    waitingCards: z.int(),
    topUp: topUpSchema.nullable().meta({
      description: "What the cards would cost for whom none waits; null where nobody needs more",
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Roster" });
export type Roster = z.infer<typeof rosterSchema>;
export const rosterAnswerSchema = itemEnvelope(rosterSchema);

const column = z.object({
  index: z.int(),
  heading: z.string(),
  samples: z.array(z.string()).meta({ description: "What the first people have there" }),
  field: z.enum(ROSTER_COLUMNS).nullable().meta({ description: "Null where nothing is taken" }),
});
export type SheetColumn = z.infer<typeof column>;

const newRosterAnswer = z.object({
  status: z.literal("success"),
  data: z.object({
    data: rosterSchema.nullable().meta({ description: "Null while columns have to be chosen" }),
    columns: z.array(column).meta({ description: "Of the sheet, and what was taken from them" }),
    notes: z
      .array(z.object({ message: z.string(), ...reportedSchema.shape }))
      .meta({ description: "What was decided while the sheet was read" }),
  }),
});

const someCells = z
  .object(cells)
  .partial()
  .meta({ description: "As typed: what is wrong with it is answered, not refused" });
const people = z
  .array(someCells)
  .max(MOST_ROSTER_ROWS, rule("too_many", { items: "rows", max: MOST_ROSTER_ROWS }));

export const addedPeople = z.object({ people });
export const changedRow = someCells.extend({
  version: z.int().optional().meta({ description: "The row's, when it was seen" }),
});
export const rosterOrder = z.object({
  topUp: z.boolean().default(false),
  expectedTotal: z.number().optional().meta({
    description:
      "What `topUp` was told to cost: nothing is ordered where it costs something else by now",
  }),
});

/** In place of each other: a file, a copied table, or people as typed. */
export const sentPeople = {
  text: z
    .string()
    .max(200 * TEXT_LENGTH)
    .optional()
    .meta({ description: "A copied table, in place of a file" }),
  people: people.optional().meta({ description: "As typed, in place of a file" }),
  firstRowIsHeading: z
    .boolean()
    .default(false)
    .meta({ description: "Where its words are not recognised as headings, with a `mapping`" }),
  mapping: z
    .record(z.string().regex(/^\d{1,3}$/), z.enum([...ROSTER_COLUMNS, "none"]))
    .optional()
    .meta({ description: "What columns hold, by their index from 0 on" }),
};
export const LIST_FILE = {
  file: {
    description: "The list, as CSV or XLSX",
    types: "text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    tooLarge: rosterMessage("roster_file_too_large", { megabytes: MAX_SHEET_MEGABYTES }),
    empty: rosterMessage("roster_empty"),
  },
} as const;
export const newRosterAnswers = {
  201: { schema: newRosterAnswer, description: "The list, with what is wrong in it" },
  200: { schema: newRosterAnswer, description: "Columns have to be chosen; nothing is stored" },
} as const;

export const PHOTOS_FILE = {
  file: {
    description: "The photos, as a ZIP",
    types: "application/zip",
    megabytes: MAX_PHOTOS_MEGABYTES,
    tooLarge: rosterMessage("roster_photos_too_large", { megabytes: MAX_PHOTOS_MEGABYTES }),
    empty: rosterMessage("roster_photos_none"),
  },
} as const;

const photosTakenSchema = z.object({
  matched: z.int().meta({ description: "How many people have got their photo" }),
  unmatched: z.array(z.string()).meta({ description: "Files that are called like nobody" }),
  ambiguous: z.array(z.string()).meta({ description: "Files that are called like several" }),
  refused: z
    .array(z.object({ name: z.string(), reason: z.string(), ...reportedSchema.shape }))
    .meta({ description: "Files that are somebody's and can't be taken" }),
  kept: z.array(z.string()).meta({
    description:
      "Files of those matched whose page keeps the photo that its owner has chosen, or none, as they chose",
  }),
});
export type PhotosTaken = z.infer<typeof photosTakenSchema>;
export const photosAnswers = {
  200: { schema: itemEnvelope(photosTakenSchema), description: "Whose photos were found" },
} as const;
export const ABOUT_PHOTOS =
  "Files are matched by their names without the ending: an email address, the name on the card, or the first and last name in either sequence. The page of whoever has a card gets the photo soon after, unless its owner has chosen one.";

/** The file in which a company fills in its people; `?format=` and `?language=`. */
export const ROSTER_TEMPLATE = "/roster-template";
export const rosterTemplatePath = (language: Locale) =>
  `${API_PATH}${ROSTER_TEMPLATE}?language=${language}`;

export const createRoster = {
  method: "post",
  path: "/rosters",
  permission: "customers.write",
  tag,
  summary: "Read a company's list of people from a file, from a copied table, or as typed",
  description:
    "CSV or XLSX with up to 2,000 people. Columns are recognised by their headings in English and Arabic. Where that fails the answer has the columns, and the list is sent again with a `mapping`.",
  body: z.object({ company: idSchema, ...sentPeople }),
  files: LIST_FILE,
  answers: newRosterAnswers,
} as const satisfies Call;

export const getRoster = {
  method: "get",
  path: "/rosters/{id}",
  permission: "customers.read",
  tag,
  summary: "A company's list of people, with what is wrong in it",
  answers: { 200: { schema: rosterAnswerSchema, description: "The list" } },
} as const satisfies Call;

export const addRosterRows = {
  method: "post",
  path: "/rosters/{id}/rows",
  permission: "customers.write",
  tag,
  summary: "Add people to a list",
  body: addedPeople,
  answers: { 201: { schema: rosterAnswerSchema, description: "The list" } },
} as const satisfies Call;

export const rowNumberSchema = z.string().regex(/^\d{1,24}$/, rule("not_id"));
const rowParams = z.object({ id: idSchema, n: rowNumberSchema });

export const changeRosterRow = {
  method: "patch",
  path: "/rosters/{id}/rows/{n}",
  permission: "customers.write",
  tag,
  summary: "Change somebody in a list; their card follows until it is printed",
  params: rowParams,
  body: changedRow,
  refusals: [404, 412],
  answers: { 200: { schema: rosterAnswerSchema, description: "The list" } },
} as const satisfies Call;

export const removeRosterRow = {
  method: "delete",
  path: "/rosters/{id}/rows/{n}",
  permission: "customers.write",
  tag,
  summary: "Take somebody without a card off a list",
  params: rowParams,
  refusals: [400, 404],
  answers: { 200: { schema: doneSchema, description: "Taken off" } },
} as const satisfies Call;

export const orderRoster = {
  method: "post",
  path: "/rosters/{id}/order",
  permission: "customers.write",
  tag,
  summary: "Give everybody in a list a card: those that wait for names, or more",
  description:
    "The cards of accepted quotes come first. `topUp` orders the rest, at the price of the number that the company has by then.",
  body: rosterOrder,
  answers: { 200: { schema: rosterAnswerSchema, description: "The list, with the cards" } },
} as const satisfies Call;

export const addRosterPhotos = {
  method: "post",
  path: "/rosters/{id}/photos",
  permission: "customers.write",
  tag,
  summary: "Put photos on a list, each for whoever its file is called like",
  description: ABOUT_PHOTOS,
  body: z.object({}),
  files: PHOTOS_FILE,
  answers: photosAnswers,
} as const satisfies Call;

export const putRosterPhoto = {
  method: "post",
  path: "/rosters/{id}/rows/{n}/photo",
  permission: "customers.write",
  tag,
  summary: "Put a photo on somebody in a list, in place of the one before",
  params: rowParams,
  body: z.object({}),
  files: { photo: "The photo" },
  answers: { 200: { schema: rosterAnswerSchema, description: "The list" } },
} as const satisfies Call;

export const removeRosterPhoto = {
  method: "delete",
  path: "/rosters/{id}/rows/{n}/photo",
  permission: "customers.write",
  tag,
  summary: "Delete the photo of somebody in a list, and on their page if that has it from there",
  params: rowParams,
  answers: { 200: { schema: rosterAnswerSchema, description: "The list" } },
} as const satisfies Call;
