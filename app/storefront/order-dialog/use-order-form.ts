import { useEffect } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";

import { follow, nameOnCardOf } from "#app/orders/follow.ts";
import type { Product } from "#shared/catalog/product.ts";

import { loadLater } from "./later-parts.ts";
import type { OrderCheckContext } from "./order-checks.ts";
import type { OrderFormValues } from "./order-form-values.ts";
import type { OrderField } from "./order-steps.ts";

export type OrderForm = UseFormReturn<OrderFormValues, OrderCheckContext>;

interface OrderFormOptions {
  /** The initial values. */
  values: OrderFormValues;
  locationIsTyped: (country: string) => boolean;
  takesTransfers: boolean;
  product: Product;
  /** Why the discount code can't be used; '' where it can. */
  discountRefusal: { current: string };
}

/** The form of all six steps. Its values are stored when the dialog is closed. */
export function useOrderForm({
  values: initial,
  locationIsTyped,
  takesTransfers,
  product,
  discountRefusal,
}: OrderFormOptions) {
  const form: OrderForm = useForm<OrderFormValues, OrderCheckContext>({
    defaultValues: initial,
    resolver: async (values, _context, options) => {
      // Who goes on waits for the rules; while somebody types, what can't be checked is right.
      const later = await loadLater().catch(() => undefined);
      if (!later) return { values, errors: {} };
      const context = {
        locationIsTyped: locationIsTyped(values.deliveryInfo.country),
        takesTransfers,
        discountRefusal: discountRefusal.current,
        soldOut: product.cardDesigns.filter((each) => each.isSoldOut).map(({ color }) => color),
      };
      return later.checkOrder(values, context, options);
    },
  });

  useEffect(() => forgiveWhenRight(form), [form]);
  useEffect(() => follow(form, "cardDesign.nameOnCard", nameOnCardOf), [form]);
  return form;
}

/**
 * Removes a field's error as soon as the field is valid; for phone numbers, as soon as they are
 * edited.
 */
function forgiveWhenRight(form: OrderForm): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (!name || name.startsWith("personalInfo.phoneNumbers")) return;
      const field = name as OrderField;
      if (form.getFieldState(field).error) void form.trigger(field);
    },
  });
}
