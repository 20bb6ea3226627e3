import { z } from "zod";

import { itemEnvelope } from "../http/envelope.ts";
import { orderSchema } from "./order.ts";

/** The fragment of the product page's address that begins an order like an earlier one: `#again=` and a link's token. */
const AGAIN = "#again=";

/** Where an order begins with the earlier one, or the card, that this link opens; without the language. */
export const againPath = (token: string): string => `/product?order=6${AGAIN}${token}`;

/** The token in an address that `againPath` has made; '' where there is none. */
export const againTokenIn = ({ hash }: { hash: string }): string =>
  hash.startsWith(AGAIN) ? hash.slice(AGAIN.length) : "";

/** With what another order of the same card begins. Who has the link to one card learns nothing of the delivery. */
const earlierOrderSchema = orderSchema
  .pick({ personalInfo: true, cardDesign: true, quantity: true, cards: true, addons: true })
  .extend(orderSchema.pick({ deliveryInfo: true, paymentMethod: true }).partial().shape)
  .meta({ id: "EarlierOrder" });
export type EarlierOrder = z.infer<typeof earlierOrderSchema>;

export const earlierOrderAnswerSchema = itemEnvelope(earlierOrderSchema);
