import { set, type Resolver } from "react-hook-form";
import { z } from "zod";

import { visitorText } from "#app/api-messages/visitor-text.ts";
import { m } from "#app/i18n/translations.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { rule } from "#shared/api-messages/rule.ts";
import { OTHER_COUNTRY_ID } from "#shared/ids.ts";
import { furtherCardSchema } from "#shared/orders/further-card.ts";
import {
  cardDesignChoiceSchema,
  deliveryInfoSchema,
  paymentMethodSchema,
  personalInfoSchema,
  typedLocationSchema,
} from "#shared/orders/order-form.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";

import type { OrderFormValues } from "./order-form-values.ts";
import { checksOf, ORDER_STEPS, stepOfField, type OrderStep } from "./order-steps.ts";
import { refusedPictures } from "./refused-pictures.ts";

export interface OrderCheckContext {
  /** The chosen country is `other`, so country and city are typed. */
  locationIsTyped: boolean;
  /** Without an account nobody can transfer; the API takes such orders, for other clients. */
  takesTransfers: boolean;
  /** The values of the colours of which none is left. */
  soldOut: readonly string[];
  /** Why the discount code can't be used; '' where it can. */
  discountRefusal?: string;
}

/** Who chooses another logo picks one. Said at once, whatever else is missing. */
const cardsCheck = z.array(
  furtherCardSchema
    .extend({ companyLogo: z.unknown() })
    .refine(({ logo, companyLogo }) => logo !== "own" || companyLogo instanceof File, {
      ...rule("required"),
      path: ["companyLogo"],
      when: () => true,
    }),
);

/** Validation that depends on other values, besides that of the schemas. */
export function orderChecks(
  { paymentMethod }: OrderFormValues,
  context: Pick<OrderCheckContext, "locationIsTyped">,
) {
  return z.object({
    personalInfo: personalInfoSchema,
    cardDesign: cardDesignChoiceSchema,
    cards: cardsCheck,
    deliveryInfo: context.locationIsTyped
      ? deliveryInfoSchema.extend(typedLocationSchema.shape)
      : deliveryInfoSchema,
    paymentMethod: paymentMethodSchema,
    depositReceipt: NEEDS_RECEIPT[paymentMethod]
      ? z.instanceof(File, rule("receipt_required"))
      : z.unknown(),
  });
}

export const checkOrder: Resolver<OrderFormValues, OrderCheckContext> = async (
  values,
  context = { locationIsTyped: false, takesTransfers: true, soldOut: [] },
  options,
) => {
  const schema = orderChecks(values, context);
  // The schemas contain only validated fields, so their types are narrower than the form's.
  const resolve = schemaResolver(schema, visitorText) as unknown as Resolver<OrderFormValues>;
  const result = await resolve(values, undefined, options);
  const refused = refusedPictures(values);
  const colors = [
    ["cardDesign.color", values.cardDesign.color],
    ...values.cards.map(({ color }, index) => [`cards.${index}.color`, color]),
  ] as const;
  for (const [path, color] of colors) {
    if (context.soldOut.includes(color!)) refused.push([path!, m.order_color_sold_out()]);
  }
  if (context.discountRefusal && values.discountCode !== "") {
    refused.push(["discountCode", context.discountRefusal]);
  }
  for (const [path, message] of refused) {
    set(result.errors, stepOfField(path)!.field, { type: "server", message });
  }
  if (context.takesTransfers || !NEEDS_RECEIPT[values.paymentMethod]) {
    return refused.length > 0 ? { values: {}, errors: result.errors } : result;
  }
  const closed = { type: "closed", message: m.order_transfer_closed_abroad() };
  return { values: {}, errors: { ...result.errors, paymentMethod: closed } };
};

/** The first step before this one with an invalid field. */
export function firstWrongStep(values: OrderFormValues, before: OrderStep): OrderStep | undefined {
  const isTyped = values.deliveryInfo.country === OTHER_COUNTRY_ID;
  const { error } = orderChecks(values, { locationIsTyped: isTyped }).safeParse(values);
  const wrong = new Set(error?.issues.map(({ path }) => String(path[0])));
  for (const [path] of refusedPictures(values)) wrong.add(stepOfField(path)!.field.split(".")[0]!);
  const earlier = ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(before));
  return earlier.find((step) => checksOf(step).some((field) => wrong.has(field)));
}
