import { formatNumber } from "../format-number.ts";
import { listOfSigns } from "../proofs/letters/printed-text.ts";
import { ENTITIES, FIELDS, type EntityName, type FieldName } from "./names.ts";
import { waitInEnglish } from "./wait.ts";

/** Messages that only staff, and programs that call the API, receive, by code. */
export const STAFF_SENTENCES = {
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
  option_empty: () => "An option can't be empty",
  too_few_options: ({ min }: { min: number }) => `Add at least ${min} different options`,
  platform_not_chosen: () => "Please select a platform",
  url_invalid: () => "Please enter a valid URL",
  iban_invalid: () => "Please enter a valid IBAN",
  swift_code_invalid: () => "A SWIFT code has 8 or 11 letters and figures",
  delivery_not_a_date: () => "Please choose a date, or leave it empty",
  day_invalid: () => "Please choose a day",
  day_twice: ({ day }: { day: string }) => `${day} is in the list twice`,
  too_many_days: ({ max }: { max: number }) => `At most ${max} days`,
  phone_invalid: () => "A phone number has figures and spaces, and maybe a + before them",
  mail_host_invalid: () => "Please enter the server's name, e.g. mail.shop.example",
  mail_password_again: () => "Please enter the password again for this server and user",
  mail_configured_elsewhere: () =>
    "E-mail sending is configured where the shop is started and can be changed only there.",

  // Countries and cities.
  country_name_reserved: ({ name }: { name: string }) =>
    `The name "${name}" is kept for the shop's own`,
  country_name_taken: () => "A country of this name exists already",
  country_code_taken: () => "A country with this code exists already",
  country_unknown: () => "This country does not exist",
  city_name_taken: () => "This country has a city of this name already",
  other_country_kept: ({ done }: { done: Done }) => `The country "other" cannot be ${done}`,
  other_city_kept: ({ done }: { done: Done }) =>
    `The city of the country "other" cannot be ${done}`,
  other_country_full: () => 'Cities cannot be added to the country "other"',

  // Orders.
  order_printed: () => "The order's cards are printed, so that it can't be corrected any more",
  order_cancelled: () => "A cancelled order can't be corrected. Set another status first.",
  undo_too_late: () => "It is too late to take this back: its customer is being told",
  undo_changed_since: () => "This order has changed since, and stays as it is",
  receipt_not_needed: () => "This order is not paid by a receipt",
  note_of_another: () => "Only who wrote a note can delete it",

  // Accounts.
  sign_in_required: () => "Please sign in.",
  changed_meanwhile: () =>
    "Somebody else has changed this meanwhile. Look at it again before you save",
  wrong_credentials: () => "Invalid credentials. Please try again.",
  /** `seconds` until the next attempt is allowed. */
  too_many_passwords: ({ seconds }: { seconds: number }) =>
    `Too many wrong passwords. Please try again in ${waitInEnglish(seconds)}.`,
  signed_out: () => "Signed out",
  session_ended: () => "Signed out there",
  other_sessions_ended: () => "Signed out everywhere else",
  owner_only: () => "Only the owner can add staff accounts.",
  email_taken: () => "This email is already in use",
  current_password_missing: () => "Please enter your current password",
  current_password_wrong: () => "The current password is not right",

  // The outbox.
  notification_not_failed: () => "Only what could not be sent can be sent again",
  notification_not_open: () => "Only what was not sent can be discarded",
  notification_under_way: () => "It is being sent right now",
  notification_waits_already: () => "The same notification is waiting to be sent already",
  no_mail_server: () => "No mail server is configured",
  // Proofs of cards.
  bleed_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `The bleed must be from ${min} to ${max} mm`,
  proof_not_ready: () => "This proof is not ready yet",
  proof_not_newest: () => "There is a newer proof of this card. Use that one.",
  proof_outdated: () => "The card was changed after this proof was made. Make a new proof.",
  proof_letters_missing: ({ letters }: { letters: string[] }) =>
    `These letters can't be printed: ${listOfSigns(letters)}. Correct the text, and make a new proof.`,
  proof_of_cancelled: () => "This order is cancelled. Set another status first.",
  proof_approved_already: () =>
    "This proof is approved already. To change the card, make a new proof.",
  proof_not_approved: () =>
    "This is not the approved proof, so it is not printed. Print the approved version, or have this one approved first.",
  proof_file_differs: () =>
    "The stored print file is not the one that was approved. Make a new proof.",

  // Print files of many cards.
  card_without_approval: () => "Its proof is not approved yet",
  card_switched_off: () => "The card is lost, replaced or switched off",
  millimetres_out_of_range: ({ min, max }: { min: number; max: number }) =>
    `From ${min} to ${formatNumber(max)} mm`,
  plate_too_small: () => "No card fits on this sheet. Make it larger, or its margin smaller.",
  plate_too_many_cards: ({ max }: { max: number }) => `At most ${max} cards at once`,
  plate_files_too_large: ({ max }: { max: number }) =>
    `Together the print files are larger than ${max} MB. Choose fewer cards.`,
  plate_card_refused: ({ orderNumber }: { orderNumber: string }) =>
    `The card of order ${orderNumber} can't be printed any more. Choose the orders again.`,
  plate_file_differs: ({ orderNumber }: { orderNumber: string }) =>
    `Order ${orderNumber}: the stored print file is not the one that was approved. Make a new proof.`,

  // Chips of cards.
  chip_serial_invalid: () =>
    "A serial number has 4, 7 or 10 pairs of the signs 0 to 9 and A to F, e.g. 04:A3:1F:B2:C4:5D:80",
  chip_read_differs: () =>
    "What was read from the chip is not the address of this card, so nothing was bound.",
  chip_of_another: ({ orderNumber }: { orderNumber: string }) =>
    `This chip belongs to a card of order ${orderNumber}. Take another chip, or unbind it there first.`,
  chip_card_has_another: () =>
    "This card has another chip already. Replace it only if that one is broken.",
  chip_card_off: () => "This card is lost, replaced or switched off, so no chip is bound to it.",
  chip_order_cancelled: () =>
    "The order of this card is cancelled, so no chip is bound to it. Set another status first.",
  chip_nothing_read: () => "Give the serial number of a chip, or the address that it opens",

  // The board.
  board_moved_meanwhile: () => "Somebody else has moved this order meanwhile.",
  board_receipt_open: () => "Its receipt is not accepted yet. Check the receipt first.",
  board_paid_already: () => "Its receipt is accepted, so it is not new any more.",
  board_no_proof: () => "It has no proof yet. Make one first.",
  board_not_approved: () => "Its customer has not approved the proof yet.",
  board_slip_unreadable: () => "This is no packing slip, order number or card of this shop.",
  card_replaced_already: () => "This card was replaced already. Choose the new one.",

  // The order of records.
  order_stored: () => "The new order is saved",
  order_out_of_date: () => "The list has changed meanwhile. Please try again.",
  order_invalid: ({ max }: { max: number }) => `Expected 1 to ${formatNumber(max)} different ids`,

  // Calls.
  notification_obsolete: () => "What it is about is not there any more, so it will not be sent",
  restore_country_taken: () =>
    "Another country has this name or code now. Change or delete that one first.",
  restore_city_taken: () =>
    "Its country has another city of this name now. Change or delete that one first.",
  restore_country_first: ({ country }: { country: string }) =>
    `Its country is deleted. Restore ${country} first.`,
  restore_subscribed_again: () =>
    "This address has subscribed again meanwhile. There is nothing to restore.",
  deleted: ({ entity }: { entity: EntityName }) => `${ENTITIES[entity]} deleted`,
  no_such_call: () => "There is no such call",
  cross_site_request: () => "This request came from another site and was refused.",
  json_expected: () => "Expected application/json",
  form_expected: () => "Expected multipart/form-data",
  json_or_form_expected: () => "Expected multipart/form-data or application/json",
  json_invalid: () => "The body is not valid JSON",
  /** The message may continue with details from the web framework. */
  unreadable: () => "The request can't be read",
  field_name_unreadable: ({ name }: { name: string }) => `The field name "${name}" can't be read`,
  sender_left: () => "The sender left before the end.",
  sender_left_early: () => "The sender left before the pictures were read.",
  parameter_not_whole: ({ parameter, min, max }: { parameter: string; min: number; max: number }) =>
    `${parameter} must be a whole number from ${min} to ${max}`,
  parameter_repeated: ({ parameter }: { parameter: string }) =>
    `${parameter} may be given only once`,
  parameter_not_boolean: ({ parameter }: { parameter: string }) =>
    `${parameter} must be true or false`,
  parameter_not_a_time: ({ parameter }: { parameter: string }) =>
    `${parameter} must be a time in the ISO format`,
  parameter_not_a_date: ({ parameter }: { parameter: string }) =>
    `${parameter} must be a date like 2026-01-31`,
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

/** The rejected action on a seeded record that can't be changed. */
export type Done = "edited" | "deleted";
