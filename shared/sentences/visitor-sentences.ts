import { formatNumber } from "../format-number.ts";
import { KINDS, type Kind } from "./kinds.ts";
import { ENTITIES, FIELDS, ITEMS } from "./names.ts";
import type { EntityName, FieldName, Items } from "./names.ts";
import { waitInEnglish } from "./wait.ts";

/**
 * Messages for visitors, by code. The sentences are part of the API, because clients that don't use
 * the codes show them. A sentence is never changed: a new wording gets a new code.
 */
export const VISITOR_SENTENCES = {
  // Invalid values.
  required: () => "Required",
  /**
   * For a value without a more specific sentence; the message may be that of the validation
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
  picture_too_large: ({ megabytes }: { megabytes: number }) =>
    `Please choose a picture of at most ${megabytes} MB`,
  picture_too_many_pixels: ({ megapixels }: { megapixels: number }) =>
    `Please choose a picture of at most ${megapixels} megapixels`,
  picture_empty: () => "This file is empty. Please choose the picture again.",
  too_many_pictures: ({ max }: { max: number }) => `Please choose at most ${max} pictures`,
  body_too_large: () => "More was sent than can be taken at once",
  form_incomplete: () => "The form arrived incomplete. Please send it again.",
  body_incomplete: () => "What was sent arrived incomplete. Please send it again.",
  body_too_slow: () => "It arrived too slowly. Please send it again.",
  sent_too_fast: () => "That was very fast. Please send it once more.",

  // Orders.
  product_unavailable: () => "This product is not available",
  color_unavailable: () => "This color is not available",
  country_unavailable: () => "This country is not available",
  city_unavailable: () => "This city is not available",
  addon_unavailable: () => "This add-on is not available",
  addon_repeated: () => "Each add-on can be chosen once",
  addon_not_a_number: ({ addon }: { addon: string }) => `${addon} must be a number`,
  addon_option_unknown: ({ addon }: { addon: string }) =>
    `Please choose one of the options for ${addon}`,
  addon_picture_missing: ({ addon }: { addon: string }) =>
    `Please choose the picture for ${addon} again`,
  order_number_unknown: () => "This order number is not known. Please reload the page.",
  order_placed_already: ({ orderNumber }: { orderNumber: string }) =>
    `Order ${orderNumber} has been placed already, with other details.`,

  order_number_invalid: () => "Please enter the eight characters of the order number",
  order_link_sent: () =>
    "If there is such an order, the link to it is on its way to the e-mail address or phone of the order.",
  receipt_not_asked: () => "A new receipt is not needed for this order",
  cancellation_terms_changed: () =>
    "Cancelling costs something else by now. Please read it again before you cancel.",
  order_not_cancellable: () => "This order can no longer be cancelled. Please write to us.",
  proof_printed: () => "This card is printed already. Please write to us.",
  address_fixed: () => "The address can no longer be corrected here. Please write to us.",

  // The newsletter.
  already_subscribed: () => "This email is already subscribed",
  subscribed: () => "Subscribed to newsletter",
  subscription_confirmed: () => "Subscription confirmed",
  unsubscribed: () => "Unsubscribed",
  link_incomplete: () => "This link is not complete. Please open it from the message again.",
  confirm_link_expired: () => "This link does not work any more. Subscribe again to get a new one.",
  unsubscribe_link_expired: () =>
    "This link does not work any more. Please write to us, and we take your address off the list.",

  // The shop as a whole.
  not_found: ({ entity }: { entity: EntityName }) => `${ENTITIES[entity]} not found`,
  /** `seconds` until trying again is worthwhile. */
  too_many_requests: ({ seconds }: { seconds: number }) =>
    `Too much was sent from your connection. Please try again in ${waitInEnglish(seconds)}.`,
  shop_busy: () => "Too much is being sent to the shop at this moment. Please try again.",
  pictures_busy: () => "Many pictures are arriving right now. Please try again in a moment.",
  unavailable: () => "The shop cannot do this right now. Please try again in a moment.",
  internal_error: () => "Something went wrong. Please try again.",
} as const;
