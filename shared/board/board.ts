import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { CARD_STATES } from "../cards/card.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { oneOfWords } from "../http/page-query.ts";
import { LOCALES } from "../i18n/locale.ts";
import { idFields, idSchema } from "../id-schema.ts";
import { KNOWN_ORDER_STATUSES } from "../orders/order-status.ts";
import { refusedOrderSchema } from "../orders/order-statuses.ts";
import { PAYMENT_METHODS, PAYMENT_STATES } from "../orders/payment-method.ts";
import { PROOF_STATES } from "../proofs/proof.ts";
import { code } from "../text.ts";
import { BOARD_COLUMNS } from "./board-column.ts";

/** The board: the orders that are being made, in columns by how far they are. */

/** So many orders of a column are answered, unless more are asked for. */
export const COLUMN_SIZE = 20;
export const COLUMN_SIZES = ["20", "50", "100", "200"] as const;

export const boardQuerySchema = z.object({
  column: oneOfWords("column", BOARD_COLUMNS)
    .optional()
    .meta({ description: "This one alone; without it all of them" }),
  limit: oneOfWords("limit", COLUMN_SIZES).optional().meta({ description: "Orders of a column" }),
});
export type BoardQuery = z.output<typeof boardQuerySchema>;

/** So many cards of an order are answered with it. */
export const CARDS_SHOWN = 12;

/** How far the cards of an order of many are, beside the one that is made least. */
export const PROGRESS_STATES = ["approved", "printed", "programmed", "packed"] as const;

const ticketProofSchema = z.object({
  _id: idSchema,
  version: z.int(),
  state: z.enum(PROOF_STATES),
  isOutdated: z.boolean(),
  /** It is sent, and there was no answer in three days. */
  isUnanswered: z.boolean(),
});

export const ticketCardSchema = z.object({
  ...idFields,
  code: z.string(),
  state: z.enum(CARD_STATES),
  proof: ticketProofSchema.nullable().meta({ description: "The newest one" }),
  print: z
    .object({ proof: idSchema, version: z.int() })
    .nullable()
    .meta({ description: "The approved proof, where its files may be printed" }),
});
export type TicketCard = z.infer<typeof ticketCardSchema>;

/** An order on the board. */
export const ticketSchema = z
  .object({
    ...idFields,
    orderNumber: z.string(),
    column: z.enum(BOARD_COLUMNS),
    customerFullName: z.string(),
    company: z.string().optional().meta({ description: "Of a company's order: its name" }),
    place: z.string().meta({ description: "The city to which it goes" }),
    color: z.string(),
    status: z.enum(KNOWN_ORDER_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentState: z.enum(PAYMENT_STATES),
    isFirstReceiptAsked: z
      .literal(true)
      .optional()
      .meta({ description: "Where a receipt is asked for, and none was ever sent" }),
    createdAt: z.iso.datetime(),
    due: z.iso.date().nullable().meta({
      description: "The day that the customer was promised; null abroad, and once it is delivered",
    }),
    isOverdue: z.boolean(),
    chat: z
      .object({
        firstName: z.string(),
        phone: z.string(),
        language: z.enum(LOCALES),
        total: z.number().meta({ description: "In dinars; abroad without the delivery fee" }),
        isAbroad: z.boolean(),
      })
      .nullable()
      .meta({
        description: "Of a cash order that waits to be confirmed: what its customer is asked by",
      }),
    cardCount: z.int().meta({ description: "Without those that were replaced" }),
    progress: z
      .record(z.enum(PROGRESS_STATES), z.int())
      .optional()
      .meta({ description: "Of many cards: how many have come so far, or further" }),
    cards: z.array(ticketCardSchema).meta({ description: `The first ${CARDS_SHOWN} of them` }),
  })
  .meta({ id: "Ticket" });
export type Ticket = z.infer<typeof ticketSchema>;

export const boardColumnSchema = z.object({
  column: z.enum(BOARD_COLUMNS),
  count: z.int().meta({ description: "Of all orders in it" }),
  orders: z.array(ticketSchema).meta({
    description: "What is overdue first, then the longest waiting; of delivered ones the latest",
  }),
});
export type ColumnOfBoard = z.infer<typeof boardColumnSchema>;

export const boardAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({ columns: z.array(boardColumnSchema) }),
});

/** So many orders one call moves. */
export const MOVED_AT_ONCE = 100;

export const boardMoveSchema = z.object({
  to: oneOfWords("to", BOARD_COLUMNS),
  orders: z
    .array(
      z.object({
        id: idSchema,
        /** Where whoever moves it saw it: one that somebody else has moved meanwhile stays there. */
        from: oneOfWords("from", BOARD_COLUMNS),
      }),
    )
    .min(1, rule("required"))
    .max(MOVED_AT_ONCE, rule("too_many", { items: "orders", max: MOVED_AT_ONCE })),
});
export type BoardMove = z.output<typeof boardMoveSchema>;

export const boardMoveAnswerSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    moved: z.array(idSchema),
    unchanged: z.int().meta({ description: "Were in this column already" }),
    messages: z.int().meta({ description: "To their customers; they leave after two minutes" }),
    undo: z.array(idSchema).meta({ description: "Takes it back, until the messages leave" }),
    refused: z.array(refusedOrderSchema),
  }),
});
export type BoardMoveAnswer = z.infer<typeof boardMoveAnswerSchema>["data"];

export const boardSearchSchema = z.object({
  text: code({ min: [1, apiMessage("required")] }).meta({
    description: "A packing slip's code, an order's number or id, or a card's code or address",
  }),
});
export const ticketAnswerSchema = itemEnvelope(ticketSchema);

export const REMAKE_CODES = ["same", "new"] as const;
export type RemakeCode = (typeof REMAKE_CODES)[number];
export const remakeSchema = z.object({ code: oneOfWords("code", REMAKE_CODES) });
