import { m } from "#app/i18n/translations.ts";
import type { VisitorCode } from "#shared/sentences/sentence.ts";

import type { Words } from "./received-sentence.ts";
import { characters, expected, TOO_MANY, waitWords } from "./value-words.ts";

/** The API's messages to visitors, in the page's language. A missing code does not compile. */
export const VISITOR_WORDS: Words<VisitorCode> = {
  required: () => m.sentence_required(),
  invalid: () => m.sentence_invalid(),
  expected: ({ kind }) => expected(kind),
  text_too_long: ({ max }) => m.sentence_text_too_long({ length: characters(max) }),
  unstorable: () => m.sentence_unstorable(),
  too_short: ({ field, min }) =>
    m.sentence_too_short({ field: m.sentence_field(field), length: characters(min) }),
  too_long: ({ field, max }) =>
    m.sentence_too_long({ field: m.sentence_field(field), length: characters(max) }),
  phone_too_short: (bound) => m.sentence_phone_too_short(bound),
  too_many: ({ items, max }) => TOO_MANY[items](max),
  number_too_large: (bound) => m.sentence_number_too_large(bound),
  not_whole: () => m.sentence_not_whole(),
  not_id: () => m.sentence_not_id(),
  not_one_of: ({ field, options }) =>
    m.sentence_not_one_of({ field: m.sentence_field(field), options: options.join(", ") }),
  email_address_invalid: () => m.sentence_email_address_invalid(),
  email_invalid: () => m.sentence_email_invalid(),
  email_expected: () => m.sentence_email_expected(),
  country_not_chosen: () => m.sentence_country_not_chosen(),
  city_not_chosen: () => m.sentence_city_not_chosen(),
  receipt_required: () => m.sentence_receipt_required(),
  employees_missing: () => m.sentence_employees_missing(),

  not_a_picture: () => m.sentence_not_a_picture(),
  picture_too_large: (size) => m.sentence_picture_too_large(size),
  picture_too_many_pixels: (size) => m.sentence_picture_too_many_pixels(size),
  picture_empty: () => m.sentence_picture_empty(),
  too_many_pictures: (bound) => m.sentence_too_many_pictures(bound),
  body_too_large: () => m.sentence_body_too_large(),
  form_incomplete: () => m.sentence_form_incomplete(),
  body_incomplete: () => m.sentence_body_incomplete(),
  body_too_slow: () => m.sentence_body_too_slow(),
  sent_too_fast: () => m.sentence_sent_too_fast(),

  product_unavailable: () => m.sentence_product_unavailable(),
  color_unavailable: () => m.sentence_color_unavailable(),
  country_unavailable: () => m.sentence_country_unavailable(),
  city_unavailable: () => m.sentence_city_unavailable(),
  addon_unavailable: () => m.sentence_addon_unavailable(),
  addon_repeated: () => m.sentence_addon_repeated(),
  addon_not_a_number: (of) => m.sentence_addon_not_a_number(of),
  addon_option_unknown: (of) => m.sentence_addon_option_unknown(of),
  addon_picture_missing: (of) => m.sentence_addon_picture_missing(of),
  order_number_unknown: () => m.sentence_order_number_unknown(),
  order_placed_already: ({ orderNumber }) =>
    m.sentence_order_placed_already({ number: orderNumber }),
  order_number_invalid: () => m.sentence_order_number_invalid(),
  order_link_sent: () => m.sentence_order_link_sent(),
  receipt_not_asked: () => m.sentence_receipt_not_asked(),
  cancellation_terms_changed: () => m.sentence_cancellation_terms_changed(),
  order_not_cancellable: () => m.sentence_order_not_cancellable(),
  proof_printed: () => m.sentence_proof_printed(),
  address_fixed: () => m.sentence_address_fixed(),

  already_subscribed: () => m.sentence_already_subscribed(),
  subscribed: () => m.sentence_subscribed(),
  subscription_confirmed: () => m.sentence_subscription_confirmed(),
  unsubscribed: () => m.sentence_unsubscribed(),
  link_incomplete: () => m.sentence_link_incomplete(),
  confirm_link_expired: () => m.sentence_confirm_link_expired(),
  unsubscribe_link_expired: () => m.sentence_unsubscribe_link_expired(),

  not_found: ({ entity }) => m.sentence_not_found({ entity: m.sentence_entity(entity) }),
  too_many_requests: ({ seconds }) => m.sentence_too_many_requests({ wait: waitWords(seconds) }),
  shop_busy: () => m.sentence_shop_busy(),
  pictures_busy: () => m.sentence_pictures_busy(),
  unavailable: () => m.sentence_unavailable(),
  internal_error: () => m.sentence_internal_error(),
};
