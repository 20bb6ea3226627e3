import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";

import { draftTotal } from "./draft-total.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

/** The order's total in dinars as filled in so far, or as placed, and what it includes. */
export function useOrderTotal(): { total: number; label: string } {
  const { product, placed, discount, locationIsTyped } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const [addons, cards, deliveryInfo] = useWatch({
    control,
    name: ["addons", "cards", "deliveryInfo"],
  });
  const total =
    placed?.order?.total ?? draftTotal(product, { addons, cards, deliveryInfo }, discount.offered);
  if (locationIsTyped) return { total, label: m.order_total_without_delivery() };
  const isWhole = deliveryInfo.city !== "";
  return { total, label: isWhole ? m.order_total_with_delivery() : m.order_total() };
}
