import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";

/** What waits for staff: how many of each. */
export const attentionSchema = z
  .object({
    receiptsToCheck: z.int(),
    newOrders: z.int(),
    messages: z.int().meta({ description: "New for more than 24 hours" }),
    bulkOrders: z.int().meta({ description: "Pending for more than 24 hours" }),
    lowColors: z.int().meta({ description: "Colors of which few cards are left, or none" }),
    notifications: z.int().meta({ description: "Could not be sent" }),
  })
  .meta({ id: "Attention" });
export type Attention = z.infer<typeof attentionSchema>;
export const attentionAnswerSchema = itemEnvelope(attentionSchema);

/** What an owner does before taking money. */
export const FIRST_STEPS = [
  "contact",
  "bank",
  "mail-server",
  "mail-test",
  "password",
  "owner-email",
  "examples",
  "prices",
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstStepsSchema = z
  .object({
    isDismissed: z.boolean(),
    open: z.array(z.enum(FIRST_STEPS)).meta({ description: "What is still to be done, in order" }),
  })
  .meta({ id: "FirstSteps" });
export type FirstSteps = z.infer<typeof firstStepsSchema>;
export const firstStepsAnswerSchema = itemEnvelope(firstStepsSchema);

export const firstStepsChangeSchema = z
  .object({
    arePricesChecked: z.literal(true),
    isDismissed: z.boolean(),
  })
  .partial();
export type FirstStepsChange = z.output<typeof firstStepsChangeSchema>;
