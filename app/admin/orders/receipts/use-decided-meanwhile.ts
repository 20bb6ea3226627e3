import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import type { PaymentDecision } from "#shared/orders/order-payment.ts";
import type { Order } from "#shared/orders/order.ts";

import { isOrderGone } from "../order-gone.tsx";
import { orderQuery } from "../order-queries.ts";

const BECAME = new Map<string, () => string>(
  Object.entries({
    accepted: m.panel_orders_meanwhile_accepted,
    better_receipt_asked: m.panel_orders_meanwhile_asked,
    receipt_to_check: m.panel_orders_meanwhile_renewed,
  } satisfies Record<Exclude<PaymentDecision, "cash_due">, () => string>),
);

/**
 * What has become of an order's receipt, by somebody else, since this component was first shown; ''
 * while it waits as before.
 */
export function useDecidedMeanwhile(order: Order): string {
  const [before] = useState(order);
  const { data: now = order, error } = useQuery(orderQuery(order._id, useQueryClient()));
  if (isOrderGone(error)) return m.panel_orders_meanwhile_deleted();
  if (now.status === "cancelled" && before.status !== "cancelled") {
    return m.panel_orders_meanwhile_cancelled();
  }
  if (now.paymentState === before.paymentState) return "";
  return BECAME.get(now.paymentState)?.() ?? "";
}
