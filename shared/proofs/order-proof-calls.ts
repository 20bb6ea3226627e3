import { z } from "zod";

import type { Call } from "../http/call.ts";
import { linkTokenSchema } from "../link-token.ts";
import { orderPageAnswerSchema } from "../orders/order-page.ts";
import {
  approveAllByPhoneSchema,
  approveAllSchema,
  customersOrderProofsAnswerSchema,
  customersProofsQuerySchema,
  orderProofsAnswerSchema,
  orderProofsQuerySchema,
} from "./order-proofs.ts";
import { proofCountAnswerSchema } from "./proof.ts";

/** What staff and a company do with the proofs of all cards of an order at once. */

const tag = "Proofs";
const counted = (description: string) => ({ schema: proofCountAnswerSchema, description });

export const orderProofCalls = {
  cards: {
    method: "get",
    path: "/orders/{id}/proofs/cards",
    permission: "orders.read",
    tag,
    summary: "The cards of an order, each with its newest proof, in pages",
    query: orderProofsQuerySchema,
    answers: { 200: { schema: orderProofsAnswerSchema, description: "The cards" } },
  },
  send: {
    method: "post",
    path: "/orders/{id}/proofs/sending",
    permission: "orders.write",
    tag,
    summary: "Ask the customer to approve all proofs that are ready, by one message with a link",
    description: "Where none is new, those that wait for an answer are asked for again.",
    body: z.object({}),
    answers: { 200: counted("How many they are asked for") },
  },
  approve: {
    method: "post",
    path: "/orders/{id}/proofs/approval",
    permission: "orders.write",
    tag,
    summary: "Record that the customer approved all proofs by phone",
    description:
      "`digest` is that of the list that was looked at: 412 where another proof has come since.",
    body: approveAllByPhoneSchema,
    refusals: [412],
    answers: { 200: counted("How many were approved") },
  },
} as const satisfies Record<string, Call>;

const byToken = "/orders/by-token/{token}/proofs";
const ofLink = { tag, isPublic: true, params: z.object({ token: linkTokenSchema }) } as const;

export const getCustomersProofs = {
  ...ofLink,
  method: "get",
  path: byToken,
  summary: "The proofs of an order that its customer was sent, in pages",
  query: customersProofsQuerySchema,
  answers: { 200: { schema: customersOrderProofsAnswerSchema, description: "The proofs" } },
} as const satisfies Call;

export const approveAllProofs = {
  ...ofLink,
  method: "post",
  path: `${byToken}/approval`,
  summary: "Approve all proofs of an order that wait for an answer",
  description: "`digest` says which were looked at: 412 where another proof has come since.",
  body: approveAllSchema,
  refusals: [412, 429],
  answers: { 200: { schema: orderPageAnswerSchema, description: "The order as it stands now" } },
} as const satisfies Call;

/** All proofs of an order in one document for staff. Not JSON, and so no `Call`. */
export const PROOF_DOCUMENT = "/orders/{id}/proofs/proofs.pdf";
export const proofDocumentPath = (order: string) => PROOF_DOCUMENT.replace("{id}", order);
