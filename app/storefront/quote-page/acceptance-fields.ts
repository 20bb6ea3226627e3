import { valuesOf, type FieldValues } from "../forms/form-fields.ts";
import type { Refused } from "../forms/take-form.ts";

/** The field in which country and city are one choice. */
export const PLACE = "place";

/** What is typed by whoever accepts. */
export const NAMES = [
  "firstName",
  "lastName",
  "position",
  "color",
  PLACE,
  "addressLine1",
  "addressLine2",
  "deliveryPhone",
  "billingName",
  "taxNumber",
] as const;
export type AcceptanceField = (typeof NAMES)[number];
export type RefusedAnswer = Refused<AcceptanceField>;

/** The values of a form that nobody has filled in. */
export const blankAcceptance = (): FieldValues<AcceptanceField> => valuesOf(NAMES, new FormData());
