import { z } from "zod";

import type { Call } from "../http/call.ts";
import { orderNumber } from "../ids.ts";
import { linkTokenSchema } from "../link-token.ts";
import { orderPageAnswerSchema } from "../orders/order-page.ts";
import {
  newProofSchema,
  phoneApprovalSchema,
  proofCountAnswerSchema,
  proofAnswerFormSchema,
  proofAnswerSchema,
  proofListSchema,
  proofsQuerySchema,
  type PrintFile,
} from "./proof.ts";

/** What staff do with the proofs of an order's cards, and what its customer answers. */

const tag = "Proofs";
const proof = (description: string) => ({ schema: proofAnswerSchema, description });

export const proofCalls = {
  list: {
    method: "get",
    path: "/orders/{id}/proofs",
    permission: "orders.read",
    tag,
    query: proofsQuerySchema,
    summary: "The proofs of an order's cards, the newest first",
    answers: { 200: { schema: proofListSchema, description: "The proofs" } },
  },
  make: {
    method: "post",
    path: "/orders/{id}/proofs",
    permission: "orders.write",
    tag,
    summary: "Make the next version of a card's proof, or the proofs of all cards of the order",
    description:
      "They are made in the background; until then their state is `making`. Without a card, proofs are made of all that have a name and no proof that is still right.",
    body: newProofSchema,
    answers: {
      200: { schema: proofCountAnswerSchema, description: "Of all cards: how many are made" },
      201: proof("Of one card: the proof, which is still to be made"),
    },
  },
  send: {
    method: "post",
    path: "/orders/{id}/proofs/{proof}/sending",
    permission: "orders.write",
    tag,
    summary: "Ask the customer to approve a proof, by a message with a link",
    body: z.object({}),
    answers: { 200: proof("The proof") },
  },
  approve: {
    method: "post",
    path: "/orders/{id}/proofs/{proof}/approval",
    permission: "orders.write",
    tag,
    summary: "Record that the customer approved a proof by phone",
    body: phoneApprovalSchema,
    answers: { 200: proof("The proof") },
  },
} as const satisfies Record<string, Call>;

/** The files of an approved proof, and of no other. Not JSON, and so no `Call`. */
export const PRINT_FILE = "/orders/{id}/proofs/{proof}/print/{file}";
export const printFilePath = (order: string, proof: string, file: PrintFile) =>
  `/orders/${order}/proofs/${proof}/print/${file}`;

/** E.g. `0a1b2c3d-v2-front.png`. */
export const printFileName = (order: string, version: number, file: PrintFile) =>
  `${orderNumber(order)}-v${version}-${file}`;

export const answerProof = {
  method: "post",
  path: "/orders/by-token/{token}/proof",
  tag: "Orders",
  summary: "Approve the proof of a card, or say what is to be changed",
  isPublic: true,
  params: z.object({ token: linkTokenSchema }),
  body: proofAnswerFormSchema,
  refusals: [429],
  answers: { 200: { schema: orderPageAnswerSchema, description: "The order as it stands now" } },
} as const satisfies Call;
