import { useEffect } from "react";
import {
  useForm,
  useFormContext,
  type FieldPathByValue,
  type RegisterOptions,
  type UseFormReturn,
} from "react-hook-form";

import type { Product } from "#shared/catalog/product.ts";

import { checkOrder, type OrderCheckContext } from "./order-checks.ts";
import { emptyOrder, type OrderFormValues } from "./order-form-values.ts";
import type { OrderField } from "./order-steps.ts";

export type OrderForm = UseFormReturn<OrderFormValues, OrderCheckContext>;

interface OrderFormOptions {
  product: Product;
  /** The initially chosen colour. */
  color: string;
  locationIsTyped: (country: string) => boolean;
}

/** The form of all six steps. Its values are kept when the dialog is closed. */
export function useOrderForm({ product, color, locationIsTyped }: OrderFormOptions) {
  const form: OrderForm = useForm<OrderFormValues, OrderCheckContext>({
    defaultValues: emptyOrder(product, color),
    resolver: (values, _context, options) =>
      checkOrder(
        values,
        { locationIsTyped: locationIsTyped(values.deliveryInfo.country) },
        options,
      ),
  });

  useEffect(() => forgiveWhenRight(form), [form]);
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

type TextPath = FieldPathByValue<OrderFormValues, string>;

/** The props of a text field in the form: `<TextField {...text("personalInfo.email")} />` */
export function useTextFields() {
  const { register, getFieldState, formState } = useFormContext<OrderFormValues>();
  return (name: TextPath, options?: RegisterOptions<OrderFormValues, TextPath>) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
}
