import { z } from "zod";

import { apiMessage } from "../api-messages/api-message.ts";
import type { FieldName } from "../api-messages/names.ts";
import { rule, ruleSaying } from "../api-messages/rule.ts";
import { choice } from "../choice.ts";
import { discountCode } from "../discounts/discount-code.ts";
import { BASE_LOCALE, LOCALES } from "../i18n/locale.ts";
import { idSchema } from "../id-schema.ts";
import { linkTokenSchema } from "../link-token.ts";
import { yesOrNo } from "../numbers.ts";
import {
  atLeast,
  code,
  emailAddress,
  line,
  link,
  PHONE_TOO_SHORT,
  phoneNumber,
  requiredOr,
} from "../text.ts";
import { addonChoicesSchema } from "./addon-choice.ts";
import { furtherCardsSchema } from "./further-card.ts";
import { MAX_PHONE_NUMBERS } from "./order-fields.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

/** The order form, step by step: the dialog validates one step, the server all of them. */

const atLeastTwo = (field: FieldName) => line({ min: atLeast(2, field) });

/** The value of an optional field that was left empty. */
const optionalLine = line().default("");
const optionalCode = code().default("");

export const personalInfoSchema = z.object(
  {
    firstName: atLeastTwo("firstName"),
    lastName: atLeastTwo("lastName"),
    position: atLeastTwo("position"),
    organization: atLeastTwo("organization"),
    phoneNumbers: z
      .array(phoneNumber(), requiredOr("phoneNumbers"))
      .min(1, ruleSaying(PHONE_TOO_SHORT[1]))
      .max(MAX_PHONE_NUMBERS, rule("too_many", { items: "phoneNumbers", max: MAX_PHONE_NUMBERS })),
    email: emailAddress(),
    businessEmail: optionalCode,
    linkedinUrl: link().default(""),
    instagramUrl: link().default(""),
  },
  requiredOr("object"),
);

export const cardDesignChoiceSchema = z.object(
  {
    nameOnCard: atLeastTwo("nameOnCard"),
    color: optionalCode,
    colorName: optionalLine,
    includePrintedLogo: yesOrNo().default(false),
  },
  requiredOr("object"),
);

export const deliveryInfoSchema = z.object(
  {
    country: code({ min: [1, apiMessage("country_not_chosen")] }),
    city: code({ min: [1, apiMessage("city_not_chosen")] }),
    typedCountry: optionalLine,
    typedCity: optionalLine,
    addressLine1: line({ min: atLeast(5, "addressLine1") }),
    addressLine2: optionalLine,
    postcode: optionalCode,
    useSameContact: yesOrNo().default(false),
    deliveryPhone: phoneNumber(),
    deliveryEmail: emailAddress(),
  },
  requiredOr("object"),
);

/** For the country `other`, country and city must be typed. */
export const typedLocationSchema = z.object({
  typedCountry: atLeastTwo("typedCountry"),
  typedCity: atLeastTwo("typedCity"),
});

export const paymentMethodSchema = choice("paymentMethod", PAYMENT_METHODS);

const MOST_DINARS = 10_000_000;
const seenTotal = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,8}(\.\d{1,3})?$/)
        .transform(Number),
    ],
    rule("invalid"),
  )
  .refine((value) => value >= 0 && value <= MOST_DINARS, rule("invalid"))
  .meta({
    description:
      "The total that the customer was shown, in dinars: if it is another by now, the order is refused with the new one",
    anyOf: undefined,
    type: "number",
    minimum: 0,
    maximum: MOST_DINARS,
  });

/** The fields of `POST /orders`; pictures are sent as files beside them. */
export const orderFormSchema = z.object({
  _id: idSchema.optional().meta({ description: "The id reserved for this order, if there is one" }),
  product: code({ min: [1, apiMessage("required")] }),
  personalInfo: personalInfoSchema,
  cardDesign: cardDesignChoiceSchema,
  cards: furtherCardsSchema
    .optional()
    .meta({ description: "The cards beside the order's own, for other people" }),
  addons: addonChoicesSchema.default([]),
  deliveryInfo: deliveryInfoSchema,
  paymentMethod: paymentMethodSchema,
  discountCode: discountCode()
    .transform((typed) => typed || undefined)
    .optional()
    .meta({ description: "In any case, with or without spaces; taken off product and addons" }),
  again: linkTokenSchema.optional().meta({
    description:
      "The link to an earlier order, or of a card's owner to its page: whose name is that of an earlier card gets one that opens the same page, by the proof that was approved if nothing printed has changed",
  }),
  expectedTotal: seenTotal.optional(),
  language: z
    .enum(LOCALES)
    .default(BASE_LOCALE)
    .meta({ description: "In which the shop writes to the customer" }),
});
export type OrderForm = z.output<typeof orderFormSchema>;
