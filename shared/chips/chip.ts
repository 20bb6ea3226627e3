import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import { rule } from "../api-messages/rule.ts";
import { CARD_STATES } from "../cards/card.ts";
import { readSerial, SERIAL_LENGTH } from "../cards/chip-serial.ts";
import { CHIP_KINDS } from "../cards/ndef.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { oneOfWords, wholeParameter } from "../http/page-query.ts";
import { idSchema } from "../id-schema.ts";
import { DEFAULT_PER_BOX, MOST_PER_BOX } from "../packing/boxes.ts";
import { code } from "../text.ts";

/** The chips of cards: which one holds which card's address. */

/** The longest content of a chip that is looked at. */
export const READ_LENGTH = 1000;
/** What is reported of a chip that holds no address. */
export const NO_ADDRESS = "none";

export const serialSchema = code({
  max: [SERIAL_LENGTH, apiMessage("chip_serial_invalid")],
})
  .overwrite((typed) => readSerial(typed) ?? typed)
  .refine((typed) => readSerial(typed) === typed, rule("chip_serial_invalid"))
  .meta({ description: "In any case, with or without colons", examples: ["04:a3:1f:b2:c4:5d:80"] });

const read = code({ max: [READ_LENGTH, apiMessage("text_too_long", { max: READ_LENGTH })] });

/** By the panel, which reads the chip itself; or by another program and a person. */
export const CHIP_WAYS = ["nfc", "hand"] as const;

export const bindChipSchema = z.object({
  card: idSchema,
  serial: serialSchema,
  read: read.meta({
    description:
      "What the chip holds, as it was read back after it was written: exactly the card's address. By hand also as a browser shows it, or the card's code alone",
  }),
  way: oneOfWords("way", CHIP_WAYS),
  kind: oneOfWords("kind", CHIP_KINDS).nullable().default(null),
  isLocked: z
    .boolean()
    .default(false)
    .meta({ description: "It can't be written any more. What is locked once stays so" }),
  replaces: z
    .boolean()
    .default(false)
    .meta({ description: "Take the place of the card's other chip, which is unbound" }),
});
export type BindChip = z.output<typeof bindChipSchema>;

const chipSchema = z.object({
  serial: z.string().meta({ description: "Lower case, with colons" }),
  kind: z.enum(CHIP_KINDS).nullable(),
  way: z.enum(CHIP_WAYS),
  isLocked: z.boolean(),
  boundAt: z.iso.datetime(),
});

/** A card as whoever programs it needs it: what is printed on it, and what its chip is to hold. */
export const chipCardSchema = z
  .object({
    _id: idSchema,
    code: z.string(),
    url: z.url(),
    state: z.enum(CARD_STATES),
    /** Why no chip may be bound to it; null where one may. */
    refused: z.enum(["card_off", "order_cancelled"]).nullable(),
    nameOnCard: z.string(),
    jobTitle: z.string(),
    organization: z.string(),
    color: z.string(),
    colorName: z.string(),
    orderId: idSchema,
    orderNumber: z.string(),
    placedAt: z.iso.datetime(),
    chip: chipSchema.nullable(),
    place: z
      .object({
        office: z.string(),
        department: z.string(),
        box: z.int(),
        boxes: z.int(),
      })
      .optional()
      .meta({ description: "Where it is packed; only where the cards of one order are asked for" }),
  })
  .meta({ id: "ChipCard" });
export type ChipCard = z.infer<typeof chipCardSchema>;
export const chipCardAnswerSchema = itemEnvelope(chipCardSchema);

/** At most so many of those that wait are sent. */
export const MOST_WAITING = 100;

/** In which sequence the cards of an order are written: as they are printed, or as they are packed. */
export const WRITING_ORDERS = ["list", "packing"] as const;
export type WritingOrder = (typeof WRITING_ORDERS)[number];

export const waitingQuerySchema = z.object({
  order: idSchema.optional().meta({ description: "Only the cards of this order" }),
  by: oneOfWords("by", WRITING_ORDERS).default("list").meta({
    description:
      "Of one order: in the sequence of its cards, or by office, department and name as they are packed",
  }),
  perBox: wholeParameter("perBox", MOST_PER_BOX)
    .default(DEFAULT_PER_BOX)
    .meta({ description: "Of one order: how many cards a box holds" }),
});
export type WaitingQuery = z.output<typeof waitingQuerySchema>;

const writtenOrderSchema = z
  .object({
    _id: idSchema,
    orderNumber: z.string(),
    company: z.string().meta({ description: "Its name; '' where the order is no company's" }),
    cards: z.int().meta({ description: "Without those that are lost or off" }),
    written: z.int().meta({ description: "Of them whose chip is written" }),
    notReady: z.int().meta({ description: "Of them that nobody has approved yet" }),
  })
  .meta({ id: "WrittenOrder" });
export type WrittenOrder = z.infer<typeof writtenOrderSchema>;

export const waitingCardsSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    data: z.array(chipCardSchema),
    total: z.int().meta({ description: `How many wait; at most ${MOST_WAITING} of them are here` }),
    order: writtenOrderSchema
      .optional()
      .meta({ description: "How far the order is, where one was named" }),
  }),
});

export type WaitingCards = z.infer<typeof waitingCardsSchema>["data"];

export const lookUpQuerySchema = z
  .object({
    serial: serialSchema.optional(),
    read: read.optional().meta({
      description: `The address on the chip, or \`${NO_ADDRESS}\`; also the code of a card alone`,
    }),
  })
  .refine(({ serial, read: text }) => serial || text, rule("chip_nothing_read"));

export const CHIP_VERDICTS = [
  /** The chip belongs to the card whose address it holds. */
  "right",
  /** The same, but the card opens nothing now: it is lost, off, or its order is cancelled. */
  "off",
  /** The chip belongs to a card, and holds another address or none. */
  "other_address",
  /** It holds the address of a card that has no chip yet. */
  "not_bound",
  /** It holds the address of a card that has another chip. */
  "copy",
  /** Only one of both was given, and it leads to a card. */
  "half",
  /** It is nothing of this shop's. */
  "unknown",
] as const;
export type ChipVerdict = (typeof CHIP_VERDICTS)[number];

export const chipCheckSchema = z
  .object({
    verdict: z.enum(CHIP_VERDICTS),
    byChip: chipCardSchema.nullable().meta({ description: "The card to which the chip is bound" }),
    byAddress: chipCardSchema.nullable().meta({ description: "The card whose address it holds" }),
  })
  .meta({ id: "ChipCheck" });
export type ChipCheck = z.infer<typeof chipCheckSchema>;
export const chipCheckAnswerSchema = itemEnvelope(chipCheckSchema);
