import { z } from "zod";

import { COMPANY_BY_TOKEN, ofCompanyLink } from "../companies/company-page-calls.ts";
import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import {
  ABOUT_PHOTOS,
  addedPeople,
  changedRow,
  LIST_FILE,
  newRosterAnswers,
  PHOTOS_FILE,
  photosAnswers,
  rosterAnswerSchema,
  rosterOrder,
  rowNumberSchema,
  sentPeople,
} from "./roster-calls.ts";

/** What staff do with lists of people (`roster-calls.ts`), for the company itself, by the link to its page. */

const lists = `${COMPANY_BY_TOKEN}/rosters` as const;
const list = `${lists}/{roster}` as const;
const ofList = {
  ...ofCompanyLink,
  params: ofCompanyLink.params.extend({ roster: idSchema }),
  answers: { 200: { schema: rosterAnswerSchema, description: "The list" } },
} as const;
const ofRow = { ...ofList, params: ofList.params.extend({ n: rowNumberSchema }) } as const;

export const createCompanyRoster = {
  ...ofCompanyLink,
  method: "post",
  path: lists,
  summary: "Read the company's list of people from a file, from a copied table, or as typed",
  description:
    "Like `POST /rosters`: columns are recognised by their headings in English and Arabic. Where that fails the answer has the columns, and the list is sent again with a `mapping`.",
  body: z.object(sentPeople),
  files: LIST_FILE,
  refusals: [429],
  answers: newRosterAnswers,
} as const satisfies Call;

export const getCompanyRoster = {
  ...ofList,
  method: "get",
  path: list,
  summary: "A list of the company's people, with what is wrong in it",
} as const satisfies Call;

export const addCompanyRosterRows = {
  ...ofList,
  method: "post",
  path: `${list}/rows`,
  summary: "Add people to a list of the company",
  body: addedPeople,
  refusals: [429],
} as const satisfies Call;

export const changeCompanyRosterRow = {
  ...ofRow,
  method: "patch",
  path: `${list}/rows/{n}`,
  summary: "Change somebody in a list of the company; their card follows until it is printed",
  body: changedRow,
  refusals: [412, 429],
} as const satisfies Call;

export const removeCompanyRosterRow = {
  ...ofRow,
  method: "delete",
  path: `${list}/rows/{n}`,
  summary: "Take somebody without a card off a list of the company",
  refusals: [400, 429],
  answers: { 200: { schema: doneSchema, description: "Taken off" } },
} as const satisfies Call;

export const orderCompanyRoster = {
  ...ofList,
  method: "post",
  path: `${list}/order`,
  summary: "Give everybody in a list of the company a card: those that wait for names, or more",
  description:
    "The cards of accepted quotes come first. `topUp` orders the rest, at the price of the number that the company has by then.",
  body: rosterOrder,
  refusals: [429],
  answers: { 200: { schema: rosterAnswerSchema, description: "The list, with the cards" } },
} as const satisfies Call;

export const addCompanyRosterPhotos = {
  ...ofList,
  method: "post",
  path: `${list}/photos`,
  summary: "Put photos on a list of the company, each for whoever its file is called like",
  description: ABOUT_PHOTOS,
  body: z.object({}),
  files: PHOTOS_FILE,
  refusals: [429],
  answers: photosAnswers,
} as const satisfies Call;

export const putCompanyRosterPhoto = {
  ...ofRow,
  method: "post",
  path: `${list}/rows/{n}/photo`,
  summary: "Put a photo on somebody in a list of the company, in place of the one before",
  body: z.object({}),
  files: { photo: "The photo" },
  refusals: [429],
} as const satisfies Call;

export const removeCompanyRosterPhoto = {
  ...ofRow,
  method: "delete",
  path: `${list}/rows/{n}/photo`,
  summary: "Delete the photo of somebody in a list, and on their page if that has it from there",
  refusals: [429],
} as const satisfies Call;
