import { z } from "zod";

import { CARD_STATES } from "../cards/card.ts";
import { officeSchema } from "../companies/company-offices.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { trackingSchema } from "../shipments/shipment.ts";

/** The cards of an order as they are packed: by parcel, office, department and name. */

export const packedCardSchema = z
  .object({
    _id: idSchema,
    number: z.int().meta({ description: "Among all of the order in packing order, from 1 on" }),
    place: z.int().meta({ description: "Grows in the sequence in which they are printed" }),
    code: z.string(),
    name: z.string().meta({ description: "On the card; '' while nobody is named for it" }),
    position: z.string(),
    department: z.string(),
    office: z.string().meta({ description: "As the company's list has it" }),
    color: z.string(),
    colorName: z.string(),
    state: z.enum(CARD_STATES),
    hasChip: z.boolean().meta({ description: "Whether its chip is written" }),
  })
  .meta({ id: "PackedCard" });
export type PackedCard = z.infer<typeof packedCardSchema>;

export const parcelSchema = z
  .object({
    office: officeSchema
      .nullable()
      .meta({ description: "To which it goes; null for the address of the order" }),
    tracking: trackingSchema.nullable(),
    cards: z.array(packedCardSchema).meta({ description: "In packing order" }),
  })
  .meta({ id: "Parcel" });
export type Parcel = z.infer<typeof parcelSchema>;

export const packingSchema = z
  .object({
    _id: idSchema,
    orderNumber: z.string(),
    company: z.string().meta({ description: "Its name; '' where the order is no company's" }),
    parcels: z.array(parcelSchema).meta({
      description:
        "One for each office that gets cards, behind the one for the address of the order",
    }),
  })
  .meta({ id: "Packing" });
export type Packing = z.infer<typeof packingSchema>;
export const packingAnswerSchema = itemEnvelope(packingSchema);
