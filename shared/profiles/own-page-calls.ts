import { z } from "zod";

import type { Call } from "../http/call.ts";
import { doneSchema } from "../http/envelope.ts";
import { versionHeader } from "../http/resource-calls.ts";
import { linkTokenSchema } from "../link-token.ts";
import { cardLossSchema, ownPageAnswerSchema, pageTokenAnswerSchema } from "./own-page.ts";
import { ownValuesSchema } from "./own-values.ts";

const tag = "Cards";
const params = z.object({ token: linkTokenSchema });
const path = "/profiles/by-token/{token}";
const page = { schema: ownPageAnswerSchema, description: "The page as it stands now" };
const answers = { 200: page } as const;

export const getOwnPage = {
  method: "get",
  path,
  tag,
  summary: "The page of a card, for its owner",
  description: "A link that was asked for by e-mail ends those before it when it is first used.",
  isPublic: true,
  params,
  answers,
} as const satisfies Call;

export const changeOwnPage = {
  method: "patch",
  path,
  tag,
  summary: "Change what the page of a card shows",
  isPublic: true,
  params,
  headers: versionHeader,
  body: ownValuesSchema,
  refusals: [412, 429],
  answers,
} as const satisfies Call;

export const deleteOwnPage = {
  method: "delete",
  path,
  tag,
  summary: "Delete all that the page of a card shows, with its photo, links and counts of taps",
  isPublic: true,
  params,
  refusals: [429],
  answers: { 200: { schema: doneSchema, description: "It is deleted; its cards open nothing" } },
} as const satisfies Call;

export const putPagePhoto = {
  method: "post",
  path: `${path}/photo`,
  tag,
  summary: "Put a photo on the page of a card, in place of the one before",
  isPublic: true,
  params,
  body: z.object({}),
  files: { photo: "The photo" },
  refusals: [429],
  answers,
} as const satisfies Call;

export const removePagePhoto = {
  method: "delete",
  path: `${path}/photo`,
  tag,
  summary: "Delete the photo on the page of a card",
  isPublic: true,
  params,
  refusals: [429],
  answers,
} as const satisfies Call;

export const reportCard = {
  method: "patch",
  path: `${path}/cards/{code}`,
  tag,
  summary: "Say that a card is lost, which turns it off at once, or that it was found",
  isPublic: true,
  params: params.extend({ code: z.string() }),
  body: cardLossSchema,
  refusals: [429],
  answers,
} as const satisfies Call;

export const renewPageLink = {
  method: "post",
  path: `${path}/link`,
  tag,
  summary: "End every link to this page and to its order, and get a new one to the page",
  isPublic: true,
  params,
  refusals: [429],
  answers: { 200: { schema: pageTokenAnswerSchema, description: "The new link's token" } },
} as const satisfies Call;

export const openOwnPage = {
  method: "post",
  path: "/orders/by-token/{token}/card-page",
  tag,
  summary: "A link to the page of an order's card, for its customer",
  isPublic: true,
  params: z.object({ token: linkTokenSchema }),
  query: z.object({
    card: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(1)
      .meta({ description: "Which of its cards, counted from 1 on" }),
  }),
  refusals: [429],
  answers: { 200: { schema: pageTokenAnswerSchema, description: "The link's token" } },
} as const satisfies Call;
