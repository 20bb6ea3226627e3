import { z } from "zod";

import { rule } from "../api-messages/rule.ts";
import { itemEnvelope } from "../http/envelope.ts";
import { idSchema } from "../id-schema.ts";
import { atMost, code, filled, line } from "../text.ts";

/** With which courier an order is on its way, and how it is followed there. */

export const COURIER_LENGTH = 100;
export const TRACKING_LENGTH = 100;
export const TRACKING_URL_LENGTH = 2000;

export const courierName = () =>
  line({ min: filled("courier"), max: atMost(COURIER_LENGTH, "courier") });

const webAddress = z.url({ protocol: z.regexes.httpProtocol });

export const shipmentFormSchema = z.object({
  courier: courierName(),
  trackingNumber: code({
    min: filled("trackingNumber"),
    max: atMost(TRACKING_LENGTH, "trackingNumber"),
  }),
  /** Whole, as it was copied: couriers' links may name in it what other sites only count visits by. */
  url: code({ max: atMost(TRACKING_URL_LENGTH, "trackingUrl") })
    .refine((url) => url === "" || webAddress.safeParse(url).success, rule("url_invalid"))
    .default("")
    .meta({ description: "Where the courier shows how far it is; '' for none" }),
});

export const shipmentRequestSchema = shipmentFormSchema.extend({
  office: idSchema.optional().meta({
    description:
      "Of the parcel for an office of the order's company; without it, of the parcel for the order's address",
  }),
  isShipped: z.boolean().default(false).meta({
    description:
      "Also sets an order that is still being made to `shipped`, which its customer is told",
  }),
  tellsAgain: z.boolean().default(false).meta({
    description: "Sends the message that it is on its way, even if the customer has had it",
  }),
});
export type ShipmentRequest = z.output<typeof shipmentRequestSchema>;

/** What customers see of it. */
export const trackingSchema = z
  .object({ courier: z.string(), trackingNumber: z.string(), url: z.string() })
  .meta({ id: "Tracking" });
export type Tracking = z.infer<typeof trackingSchema>;

export const orderShipmentSchema = z
  .object({
    shipment: trackingSchema.extend({ updatedAt: z.iso.datetime() }).nullable(),
    handover: z
      .object({ _id: idSchema, number: z.int(), courier: z.string(), createdAt: z.iso.datetime() })
      .nullable()
      .meta({ description: "The last sheet with which it was handed over" }),
    couriers: z.array(z.string()).meta({ description: "The shop's last ones, the latest first" }),
  })
  .meta({ id: "OrderShipment" });
export type OrderShipment = z.infer<typeof orderShipmentSchema>;
export const orderShipmentAnswerSchema = itemEnvelope(orderShipmentSchema);
