import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import type { Call } from "../http/call.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { dinars, notBelow } from "../numbers.ts";
import { code, emailAddress } from "../text.ts";
import { discountCode } from "./discount-code.ts";

const offeredDiscountSchema = z
  .object({
    code: z.string(),
    percent: z.number().meta({ description: "Off product and addons; 0 where it is an amount" }),
    amount: z.number().meta({ description: "In dinars; 0 where it is a percentage" }),
  })
  .meta({ id: "OfferedDiscount" });
export type OfferedDiscount = z.infer<typeof offeredDiscountSchema>;

export const checkDiscount = {
  method: "post",
  path: "/discounts/check",
  tag: "Orders",
  summary: "Try a discount code before an order is sent with it; nothing is taken",
  description:
    "Answers what it takes off, or 400 with the reason at the field `code`. The order decides: it may be used up by then.",
  isPublic: true,
  body: z.object({
    code: discountCode(),
    product: code({ min: [1, apiMessage("required")] }),
    goods: dinars({ min: notBelow(0, "price") })
      .optional()
      .meta({ description: "What product and addons cost, in dinars" }),
    email: emailAddress().optional().meta({ description: "Of the customer, if it is known yet" }),
  }),
  refusals: [429],
  answers: { 200: { schema: itemEnvelope(offeredDiscountSchema), description: "It can be used" } },
} as const satisfies Call;
