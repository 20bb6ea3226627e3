import { z } from "zod";

import { idSchema } from "../id-schema.ts";

/** From the order to the customer's hand, and what may become of a card later. */
export const CARD_STATES = [
  "waiting",
  "proof_sent",
  "approved",
  "printed",
  "programmed",
  "packed",
  "with_customer",
  "lost",
  "replaced",
  "off",
] as const;
export type CardState = (typeof CARD_STATES)[number];

/** A card in the answers of its order to staff. */
export const orderCardSchema = z
  .object({
    _id: idSchema,
    person: z.int().meta({
      description:
        "Whose it is: 0 the order's customer, 1 and so on whom its further cards are for",
    }),
    code: z.string().meta({ description: "10 signs of Crockford's base32, in lower case" }),
    url: z.url().meta({ description: "The address on its chip and in its QR code" }),
    state: z.enum(CARD_STATES),
    chip: z
      .string()
      .nullable()
      .meta({ description: "The serial number of its chip, once it is programmed" }),
  })
  .meta({ id: "OrderCard" });
export type OrderCard = z.infer<typeof orderCardSchema>;
