import { m } from "#app/i18n/translations.ts";
import type { VisitorCode } from "#shared/api-messages/api-message.ts";
import { formatAmount } from "#shared/money.ts";

import type { Texts } from "./received-message.ts";
import { characters, expected, TOO_MANY, waitText } from "./value-texts.ts";

/** The API's messages to visitors, in the page's language. A missing code does not compile. */
export const VISITOR_TEXTS: Texts<VisitorCode> = {
  required: () => m.api_message_required(),
  invalid: () => m.api_message_invalid(),
  expected: ({ kind }) => expected(kind),
  text_too_long: ({ max }) => m.api_message_text_too_long({ length: characters(max) }),
  unstorable: () => m.api_message_unstorable(),
  too_short: ({ field, min }) =>
    m.api_message_too_short({ field: m.api_message_field(field), length: characters(min) }),
  too_long: ({ field, max }) =>
    m.api_message_too_long({ field: m.api_message_field(field), length: characters(max) }),
  phone_too_short: (bound) => m.api_message_phone_too_short(bound),
  too_many: ({ items, max }) => TOO_MANY[items](max),
  number_too_large: (bound) => m.api_message_number_too_large(bound),
  not_whole: () => m.api_message_not_whole(),
  not_id: () => m.api_message_not_id(),
  not_one_of: ({ field, options }) =>
    m.api_message_not_one_of({ field: m.api_message_field(field), options: options.join(", ") }),
  email_address_invalid: () => m.api_message_email_address_invalid(),
  email_invalid: () => m.api_message_email_invalid(),
  email_expected: () => m.api_message_email_expected(),
  country_not_chosen: () => m.api_message_country_not_chosen(),
  city_not_chosen: () => m.api_message_city_not_chosen(),
  receipt_required: () => m.api_message_receipt_required(),
  employees_missing: () => m.api_message_employees_missing(),

  not_a_picture: () => m.api_message_not_a_picture(),
  picture_too_large: (size) => m.api_message_picture_too_large(size),
  picture_too_many_pixels: (size) => m.api_message_picture_too_many_pixels(size),
  picture_empty: () => m.api_message_picture_empty(),
  too_many_pictures: (bound) => m.api_message_too_many_pictures(bound),
  body_too_large: () => m.api_message_body_too_large(),
  form_incomplete: () => m.api_message_form_incomplete(),
  body_incomplete: () => m.api_message_body_incomplete(),
  body_too_slow: () => m.api_message_body_too_slow(),
  sent_too_fast: () => m.api_message_sent_too_fast(),

  product_unavailable: () => m.api_message_product_unavailable(),
  color_unavailable: () => m.api_message_color_unavailable(),
  color_sold_out: () => m.api_message_color_sold_out(),
  color_too_few: ({ left }) => m.api_message_color_too_few({ left }),
  selling_paused: ({ reason }) =>
    reason ? m.api_message_selling_paused_for({ reason }) : m.api_message_selling_paused(),
  country_unavailable: () => m.api_message_country_unavailable(),
  city_unavailable: () => m.api_message_city_unavailable(),
  addon_unavailable: () => m.api_message_addon_unavailable(),
  addon_repeated: () => m.api_message_addon_repeated(),
  addon_not_a_number: (of) => m.api_message_addon_not_a_number(of),
  addon_option_unknown: (of) => m.api_message_addon_option_unknown(of),
  addon_picture_missing: (of) => m.api_message_addon_picture_missing(of),
  total_changed: ({ total }) => m.api_message_total_changed({ total: formatAmount(total) }),
  discount_unknown: () => m.api_message_discount_unknown(),
  discount_not_yet: () => m.api_message_discount_not_yet(),
  discount_ended: () => m.api_message_discount_ended(),
  discount_used_up: () => m.api_message_discount_used_up(),
  discount_used_by_email: () => m.api_message_discount_used_by_email(),
  discount_below_smallest: ({ smallest }) =>
    m.api_message_discount_below_smallest({ smallest: formatAmount(smallest) }),
  discount_other_product: () => m.api_message_discount_other_product(),
  order_number_unknown: () => m.api_message_order_number_unknown(),
  order_placed_already: ({ orderNumber }) =>
    m.api_message_order_placed_already({ number: orderNumber }),
  order_number_invalid: () => m.api_message_order_number_invalid(),
  order_link_sent: () => m.api_message_order_link_sent(),
  receipt_not_asked: () => m.api_message_receipt_not_asked(),
  cancellation_terms_changed: () => m.api_message_cancellation_terms_changed(),
  order_not_cancellable: () => m.api_message_order_not_cancellable(),
  proof_printed: () => m.api_message_proof_printed(),
  address_fixed: () => m.api_message_address_fixed(),

  already_subscribed: () => m.api_message_already_subscribed(),
  subscribed: () => m.api_message_subscribed(),
  subscription_confirmed: () => m.api_message_subscription_confirmed(),
  unsubscribed: () => m.api_message_unsubscribed(),
  link_incomplete: () => m.api_message_link_incomplete(),
  confirm_link_expired: () => m.api_message_confirm_link_expired(),
  unsubscribe_link_expired: () => m.api_message_unsubscribe_link_expired(),

  not_found: ({ entity }) => m.api_message_not_found({ entity: m.api_message_entity(entity) }),
  too_many_requests: ({ seconds }) => m.api_message_too_many_requests({ wait: waitText(seconds) }),
  shop_busy: () => m.api_message_shop_busy(),
  pictures_busy: () => m.api_message_pictures_busy(),
  unavailable: () => m.api_message_unavailable(),
  internal_error: () => m.api_message_internal_error(),
};
