import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { orderSchema } from "./order.ts";

/** With what another order of the same card begins. Who has the link to one card learns nothing of the delivery. */
const earlierOrderSchema = orderSchema
  .pick({ personalInfo: true, cardDesign: true, quantity: true, cards: true, addons: true })
  .extend(orderSchema.pick({ deliveryInfo: true, paymentMethod: true }).partial().shape)
  .meta({ id: "EarlierOrder" });
export type EarlierOrder = z.infer<typeof earlierOrderSchema>;

export const earlierOrderAnswerSchema = itemEnvelope(earlierOrderSchema);
