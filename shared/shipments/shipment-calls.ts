import type { Call } from "../http/call.ts";
import { orderShipmentAnswerSchema, shipmentRequestSchema } from "./shipment.ts";

const tag = "Orders";

export const getShipment = {
  method: "get",
  path: "/orders/{id}/shipment",
  permission: "orders.read",
  tag,
  summary: "With which courier an order is on its way",
  answers: { 200: { schema: orderShipmentAnswerSchema, description: "The shipment" } },
} as const satisfies Call;

export const setShipment = {
  method: "post",
  path: "/orders/{id}/shipment",
  permission: "orders.write",
  tag,
  summary: "Say with which courier an order is on its way, or correct it",
  description:
    "The customer sees it on the order's page and in the message that the order is on its way. " +
    "What is corrected after that message is sent again only if `tellsAgain` asks for it.",
  body: shipmentRequestSchema,
  answers: { 200: { schema: orderShipmentAnswerSchema, description: "The shipment" } },
} as const satisfies Call;
