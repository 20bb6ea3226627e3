import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { yesOrNo } from "../numbers.ts";
import { requiredOr } from "../text.ts";
import { addonChoicesSchema } from "./addon-choice.ts";
import { furtherCardsSchema } from "./further-card.ts";
import {
  cardDesignChoiceSchema,
  deliveryInfoSchema,
  paymentMethodSchema,
  personalInfoSchema,
} from "./order-form.ts";
import { ORDER_STATUSES } from "./order-status.ts";

const { colorName: _, ...design } = cardDesignChoiceSchema.shape;

/**
 * What staff may correct until an order's cards are printed: each part whole, as it was ordered. A logo in
 * place of the ordered one is sent as a file beside it.
 */
const correctionFields = {
  personalInfo: personalInfoSchema.optional(),
  cardDesign: z
    .object(
      {
        ...design,
        color: design.color.unwrap().optional(),
        includePrintedLogo: yesOrNo().optional(),
      },
      requiredOr("object"),
    )
    .optional(),
  deliveryInfo: deliveryInfoSchema.optional(),
  cards: furtherCardsSchema.optional().meta({
    description:
      "All further cards in their sequence; none is added or taken away. Logo and addons of which nothing is said stay",
  }),
  addons: addonChoicesSchema.optional(),
  paymentMethod: paymentMethodSchema.optional(),
};

/** What staff fill in to correct an order. */
export const orderCorrectionSchema = z
  .object(correctionFields)
  .required()
  .extend({ cards: correctionFields.cards });
export type OrderCorrection = z.output<typeof orderCorrectionSchema>;

/** A status, or corrections, or both. Clients in the field send the status alone. */
export const orderChangeSchema = z
  .object({
    status: choice("status", ORDER_STATUSES).optional(),
    ...correctionFields,
    noAddons: yesOrNo()
      .optional()
      .meta({ description: "Takes all addons off; for forms, which have no empty lists" }),
  })
  .refine((change) => Object.values(change).some((part) => part !== undefined), {
    ...rule("required"),
    path: ["status"],
  });
export type OrderChange = z.output<typeof orderChangeSchema>;
