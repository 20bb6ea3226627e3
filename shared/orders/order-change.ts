import { z } from "zod";

import { choice } from "../choice.ts";
import { trueOrFalse } from "../http/page-query.ts";
import { rule } from "../sentences/rule.ts";
import { requiredOr } from "../text.ts";
import {
  addonChoicesSchema,
  cardDesignChoiceSchema,
  deliveryInfoSchema,
  personalInfoSchema,
} from "./order-form.ts";
import { ORDER_STATUSES } from "./order-status.ts";

/** What staff may correct while an order is pending: each part whole, as it was ordered. */
const correctionFields = {
  personalInfo: personalInfoSchema.optional(),
  cardDesign: z
    .object({ nameOnCard: cardDesignChoiceSchema.shape.nameOnCard }, requiredOr("object"))
    .optional(),
  deliveryInfo: deliveryInfoSchema.optional(),
  addons: addonChoicesSchema.optional(),
};

/** What staff fill in to correct an order. */
export const orderCorrectionSchema = z.object(correctionFields).required();
export type OrderCorrection = z.output<typeof orderCorrectionSchema>;

/** A status, or corrections, or both. Clients in the field send the status alone. */
export const orderChangeSchema = z
  .object({ status: choice("status", ORDER_STATUSES).optional(), ...correctionFields })
  .refine((change) => Object.values(change).some((part) => part !== undefined), {
    ...rule("required"),
    path: ["status"],
  });
export type OrderChange = z.output<typeof orderChangeSchema>;

export const orderChangeQuerySchema = z.object({
  dryRun: trueOrFalse("dryRun").optional().meta({
    description: "With `true` the order is answered as it would stand, and nothing is kept",
  }),
});
