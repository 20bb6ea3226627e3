import { formatNumber } from "../format-number.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { FIELDS, ITEMS, type FieldName, type Items } from "./names.ts";

/**
 * Messages for visitors, by code. The messages are part of the API, because clients that don't use
 * the codes show them. A message is never changed: a new wording gets a new code.
 */
export const VISITOR_MESSAGES = {
  // Invalid values.
  required: () => "Required",
  /**
   * For a value without a more specific message; the message may be that of the validation
   * library.
   */
  invalid: () => "Invalid input",
  expected: ({ kind }: { kind: Kind }) => `Expected ${KINDS[kind]}`,
  text_too_long: ({ max }: { max: number }) => `Must be at most ${formatNumber(max)} characters`,
  unstorable: () => "Contains characters that cannot be stored",
  too_short: ({ field, min }: { field: FieldName; min: number }) =>
    `${FIELDS[field]} must be at least ${min} characters`,
  /** 'Less than' means 'at most' here. */
  too_long: ({ field, max }: { field: FieldName; max: number }) =>
    `${FIELDS[field]} must be less than ${max} characters`,
  phone_too_short: ({ min }: { min: number }) => `Phone number must be at least ${min} characters`,
  too_many: ({ items, max }: { items: Items; max: number }) => `At most ${max} ${ITEMS[items]}`,
  number_too_large: ({ max }: { max: number }) => `Must be at most ${formatNumber(max)}`,
  not_whole: () => "Must be a whole number",
  not_id: () => "Not a valid id",
  not_one_of: ({ field, options }: { field: FieldName; options: readonly string[] }) =>
    `${FIELDS[field]} must be one of: ${options.join(", ")}`,
  email_address_invalid: () => "Invalid email address",
  email_invalid: () => "Invalid email",
  email_expected: () => "Please enter a valid email address",
  country_not_chosen: () => "Please select a country",
  city_not_chosen: () => "Please select a city",
  receipt_required: () => "Deposite transaction image is required",
  employees_missing: () => "Please specify the number of employees",

  // Pictures and request bodies.
  not_a_picture: () => "Please select a valid image file",

  // Orders.
  order_number_invalid: () => "Please enter the eight characters of the order number",

  // The newsletter.
  link_incomplete: () => "This link is not complete. Please open it from the message again.",
} as const;
