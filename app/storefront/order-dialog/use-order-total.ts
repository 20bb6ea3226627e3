import { useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";

import { draftSums } from "./draft-total.ts";
import { useOrderDialog } from "./order-dialog-context.ts";
import type { OrderFormValues } from "./order-form-values.ts";

/** The order's total in dinars as filled in so far, or as placed, and what it includes. */
export function useOrderTotal(): { total: number; label: string } {
  const { product, placed, discount, locationIsTyped } = useOrderDialog();
  const { control } = useFormContext<OrderFormValues>();
  const [addons, cards, cardAddons, deliveryInfo] = useWatch({
    control,
    name: ["addons", "cards", "cardAddons", "deliveryInfo"],
  });
  const { tax, total } =
    placed?.order ??
    draftSums(product, { addons, cards, cardAddons, deliveryInfo }, discount.offered);
  const withTax = (label: string) => (tax ? m.order_total_and_tax({ total: label }) : label);
  if (locationIsTyped) return { total, label: withTax(m.order_total_without_delivery()) };
  const isWhole = deliveryInfo.city !== "";
  return { total, label: withTax(isWhole ? m.order_total_with_delivery() : m.order_total()) };
}

/** How the dialog writes the price of a part: where the shop adds the tax to it, it says so. */
export function useNetPrice(): (price: number) => string {
  const { addedTaxPercent } = useOrderDialog().product;
  return (price) =>
    addedTaxPercent ? m.order_plus_tax({ price: formatPrice(price) }) : formatPrice(price);
}
