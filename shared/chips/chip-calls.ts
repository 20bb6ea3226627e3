import { z } from "zod";

import type { Call } from "../http/call.ts";
import {
  bindChipSchema,
  chipCardAnswerSchema,
  chipCheckAnswerSchema,
  lookUpQuerySchema,
  serialSchema,
  waitingCardsSchema,
  waitingQuerySchema,
} from "./chip.ts";

/** What staff do with the chips of cards. */

const tag = "Chips";
const card = (description: string) => ({ schema: chipCardAnswerSchema, description });

export const chipCalls = {
  waiting: {
    method: "get",
    path: "/chips/waiting",
    permission: "orders.read",
    tag,
    summary:
      "Cards that are approved or printed and wait to be programmed, those that are due first",
    description: "Or those of one order, with how far it is.",
    query: waitingQuerySchema,
    refusals: [404],
    answers: { 200: { schema: waitingCardsSchema, description: "The cards" } },
  },
  card: {
    method: "get",
    path: "/chips/cards/{id}",
    permission: "orders.read",
    tag,
    summary: "One card, for programming",
    answers: { 200: card("The card") },
  },
  bind: {
    method: "post",
    path: "/chips",
    permission: "orders.write",
    tag,
    summary: "Bind a chip to the card whose address was read from it",
    description: "Asked again it is the same.",
    body: bindChipSchema,
    refusals: [404],
    answers: { 200: card("The card, with its chip") },
  },
  check: {
    method: "get",
    path: "/chips/check",
    permission: "orders.read",
    tag,
    summary: "Whose a chip is, and whether it is right",
    query: lookUpQuerySchema,
    answers: { 200: { schema: chipCheckAnswerSchema, description: "What is known of it" } },
  },
  unbind: {
    method: "delete",
    path: "/chips/{serial}",
    permission: "orders.write",
    tag,
    summary: "Unbind a chip that broke: its card waits for another",
    params: z.object({ serial: serialSchema }),
    answers: { 200: card("The card, without a chip") },
  },
} as const satisfies Record<string, Call>;
