import { formatNumber } from "../format-number.ts";
import { FIELDS, type FieldName } from "./names.ts";

/** Messages that only staff, and programs that call the API, receive, by code. */
export const STAFF_MESSAGES = {
  // Invalid values.
  field_required: ({ field }: { field: FieldName }) => `${FIELDS[field]} is required`,
  choice_required: ({ field }: { field: FieldName }) => `${FIELDS[field]} is required`,
  exceeds_length: ({ field, max }: { field: FieldName; max: number }) =>
    `${FIELDS[field]} cannot exceed ${max} characters`,
  above_length: ({ field, max }: { field: FieldName; max: number }) =>
    `${FIELDS[field]} must be at most ${max} characters`,
  password_too_short: ({ min }: { min: number }) => `Password must be at least ${min} characters`,
  password_too_long: () => "Password is too long",
  number_too_small: ({ field, min }: { field: FieldName; min: number }) =>
    `${FIELDS[field]} must be ${min} or greater`,
  price_negative: () => "Price must be a positive number",
  price_too_large: ({ max }: { max: number }) => `Price cannot exceed ${formatNumber(max)}`,
  fee_negative: () => "Delivery fee cannot be negative",
  too_many_decimals: ({ max }: { max: number }) => `At most ${max} decimals`,
  rating_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `Rating must be from ${min} to ${max}`,
  designs_missing: () => "At least one card design is required",
  quantity_repeated: () => "Each number of cards has one price",
  cards_count: ({ count }: { count: number }) =>
    `This order has ${count} further ${count === 1 ? "card" : "cards"}; none can be added or taken away`,
  option_empty: () => "An option can't be empty",
  too_few_options: ({ min }: { min: number }) => `Add at least ${min} different options`,
  platform_not_chosen: () => "Please select a platform",
  url_invalid: () => "Please enter a valid URL",
  digits_expected: () => "Please enter digits only",
  iban_invalid: () => "Please enter a valid IBAN",
  swift_code_invalid: () => "A SWIFT code has 8 or 11 letters and figures",
  delivery_not_a_date: () => "Please choose a date, or leave it empty",
  day_invalid: () => "Please choose a day",
  day_twice: ({ day }: { day: string }) => `${day} is in the list twice`,
  too_many_days: ({ max }: { max: number }) => `At most ${max} days`,
  phone_invalid: () => "A phone number has figures and spaces, and maybe a + before them",
  e_invoice_url_invalid: () => "Please enter the whole address of the service, with https://",
  mail_host_invalid: () => "Please enter the server's name, e.g. mail.shop.example",

  // Countries and cities.
  country_name_reserved: ({ name }: { name: string }) =>
    `The name "${name}" is kept for the shop's own`,

  // Discounts.
  discount_code_signs: () => "A discount code has letters, figures, - and _",
  discount_of_one_kind: () => "Enter either a percentage or an amount",
  discount_days_reversed: () => "The last day is before the first",

  // Proofs of cards.
  bleed_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `The bleed must be from ${min} to ${max} mm`,

  // Print files of many cards.
  millimetres_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `From ${min} to ${formatNumber(max)} mm`,
  plate_too_small: () => "No card fits on this sheet. Make it larger, or its margin smaller.",
  quote_too_many_cards: ({ max }: { max: number }) =>
    `One order of a company has at most ${formatNumber(max)} cards. Please divide the request.`,
  plate_too_many_cards: ({ max }: { max: number }) => `At most ${max} cards at once`,

  // Chips of cards.
  chip_serial_invalid: () =>
    "A serial number has 4, 7 or 10 pairs of the signs 0 to 9 and A to F, e.g. 04:A3:1F:B2:C4:5D:80",
  chip_nothing_read: () => "Give the serial number of a chip, or the address that it opens",

  // What is stored of people.
  days_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `From ${min} to ${formatNumber(max)} days`,
  person_not_named: () => "Give a whole email address or a whole phone number",

  // The order of records.
  order_invalid: ({ max }: { max: number }) => `Expected 1 to ${formatNumber(max)} different ids`,

  // Calls.
  parameter_not_whole: ({ parameter, min, max }: { parameter: string; min: number; max: number }) =>
    `${parameter} must be a whole number from ${min} to ${max}`,
  parameter_not_boolean: ({ parameter }: { parameter: string }) =>
    `${parameter} must be true or false`,
  parameter_not_a_time: ({ parameter }: { parameter: string }) =>
    `${parameter} must be a time in the ISO format`,
  parameter_not_a_date: ({ parameter, like }: { parameter: string; like: string }) =>
    `${parameter} must be a date like ${like}`,
  parameter_not_one_of: ({
    parameter,
    options,
  }: {
    parameter: string;
    options: readonly string[];
  }) => `${parameter} must be one of: ${options.join(", ")}`,
  sort_unknown: ({ options }: { options: readonly string[] }) =>
    `sort must be one of ${options.join(", ")}, with - before it for descending`,
  parameter_too_long: ({ parameter, max }: { parameter: string; max: number }) =>
    `${parameter} must be at most ${max} characters`,
} as const;
