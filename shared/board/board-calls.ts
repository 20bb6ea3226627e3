import type { Call } from "../http/call.ts";
import { dryRunQuerySchema } from "../orders/dry-run.ts";
import { staffOrderAnswerSchema } from "../orders/staff-order.ts";
import {
  boardAnswerSchema,
  boardMoveAnswerSchema,
  boardMoveSchema,
  boardQuerySchema,
  boardSearchSchema,
  remakeSchema,
  ticketAnswerSchema,
} from "./board.ts";

const tag = "Board";

export const boardCalls = {
  read: {
    method: "get",
    path: "/orders/board",
    permission: "orders.read",
    tag,
    summary: "The orders that are being made, in columns by how far they are",
    query: boardQuerySchema,
    answers: { 200: { schema: boardAnswerSchema, description: "The columns" } },
  },
  find: {
    method: "get",
    path: "/orders/board/search",
    permission: "orders.read",
    tag,
    summary: "The order of a packing slip, a number, or a card",
    query: boardSearchSchema,
    refusals: [404],
    answers: { 200: { schema: ticketAnswerSchema, description: "The order" } },
  },
  move: {
    method: "post",
    path: "/orders/board/moves",
    permission: "orders.write",
    tag,
    summary: "Move orders to another column; their status and cards follow",
    description:
      "Moving an order to `proof_sent` sends the newest proofs of its cards. From `approved` to " +
      "`packed` it needs an approved proof. What can't be moved is answered with its reason.",
    query: dryRunQuerySchema,
    body: boardMoveSchema,
    answers: { 200: { schema: boardMoveAnswerSchema, description: "What became of them" } },
  },
  remake: {
    method: "post",
    path: "/orders/{id}/cards/{card}/remaking",
    permission: "orders.write",
    tag,
    summary: "Make a card once more, with the same code or with a new one",
    description:
      "With a new code the old card is `replaced`; it still opens its page. An order that has left " +
      "the shop is `processing` again.",
    body: remakeSchema,
    answers: { 200: { schema: staffOrderAnswerSchema, description: "The order, with its cards" } },
  },
} as const satisfies Record<string, Call>;

/** The address of an order in the panel, as the code on its packing slip has it. */
export const SLIP_PATH = /\/admin-panel\/orders\/([0-9a-f]{24})\/?$/;
