import { z } from "zod";

import { INPUT_TYPES } from "../addons/addon.ts";
import { idSchema } from "../ids.ts";
import { yesOrNo } from "../numbers.ts";
import { emailAddress, line, multiline, phoneNumber, requiredOr } from "../text.ts";
import { PAYMENT_METHODS } from "./payment-method.ts";

/** What a visitor fills in, step by step: the dialog checks a step, the server the whole. */

const atLeastTwo = (name: string) => line({ min: [2, `${name} must be at least 2 characters`] });

/** What an optional field of a form holds when nothing was typed. */
const optionalLine = line().default("");

export const MAX_PHONE_NUMBERS = 10;
export const MAX_ADDONS = 50;

export const personalInfoSchema = z.object(
  {
    firstName: atLeastTwo("First name"),
    lastName: atLeastTwo("Last name"),
    position: atLeastTwo("Position"),
    organization: atLeastTwo("Organization"),
    phoneNumbers: z
      .array(phoneNumber(), { error: requiredOr("a list of phone numbers") })
      .min(1, "Phone number must be at least 8 characters")
      .max(MAX_PHONE_NUMBERS, `At most ${MAX_PHONE_NUMBERS} phone numbers`),
    email: emailAddress(),
    businessEmail: optionalLine,
    linkedinUrl: optionalLine,
    instagramUrl: optionalLine,
  },
  { error: requiredOr("an object") },
);

export const cardDesignChoiceSchema = z.object(
  {
    nameOnCard: atLeastTwo("Name on card"),
    color: line().default(""),
    colorName: line().default(""),
    includePrintedLogo: yesOrNo().default(false),
  },
  { error: requiredOr("an object") },
);

export const addonChoiceSchema = z.object({
  addon: idSchema,
  addonValue: multiline().default(""),
  inputType: z.enum(INPUT_TYPES).optional(),
});

export const deliveryInfoSchema = z.object(
  {
    country: line({ min: [1, "Please select a country"] }),
    city: line({ min: [1, "Please select a city"] }),
    typedCountry: optionalLine,
    typedCity: optionalLine,
    addressLine1: line({ min: [5, "Address must be at least 5 characters"] }),
    addressLine2: optionalLine,
    postcode: optionalLine,
    useSameContact: yesOrNo().default(false),
    deliveryPhone: phoneNumber(),
    deliveryEmail: emailAddress(),
  },
  { error: requiredOr("an object") },
);

/** What the country `other` asks for besides: both are typed then. */
export const typedLocationSchema = z.object({
  typedCountry: line({ min: [2, "Country must be at least 2 characters"] }),
  typedCity: line({ min: [2, "City must be at least 2 characters"] }),
});

export const paymentMethodSchema = z.enum(PAYMENT_METHODS, {
  error: (issue) =>
    issue.input === undefined
      ? "Required"
      : `Payment method must be one of: ${PAYMENT_METHODS.join(", ")}`,
});

/** The fields of `POST /orders`; its pictures travel beside them. */
export const orderFormSchema = z.object({
  _id: idSchema.optional().meta({ description: "The id reserved for this order, if there is one" }),
  product: line({ min: [1, "Required"] }),
  personalInfo: personalInfoSchema,
  cardDesign: cardDesignChoiceSchema,
  addons: z.array(addonChoiceSchema).max(MAX_ADDONS, `At most ${MAX_ADDONS} addons`).default([]),
  deliveryInfo: deliveryInfoSchema,
  paymentMethod: paymentMethodSchema,
});
export type OrderForm = z.output<typeof orderFormSchema>;
