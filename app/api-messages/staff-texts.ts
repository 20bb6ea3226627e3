import { m } from "#app/i18n/translations.ts";
import type { Done } from "#shared/api-messages/answer-messages.ts";
import type { StaffCode } from "#shared/api-messages/api-message.ts";
import { listOfSigns } from "#shared/proofs/letters/sign-list.ts";

import type { Texts } from "./received-message.ts";
import { characters, waitText } from "./value-texts.ts";

const DONE = {
  edited: () => m.api_message_done_edited(),
  deleted: () => m.api_message_done_deleted(),
} satisfies Record<Done, () => string>;

/** Like `VISITOR_TEXTS`, for messages that only staff, and programs that call the API, receive. */
export const STAFF_TEXTS: Texts<StaffCode> = {
  field_required: ({ field }) =>
    m.api_message_field_required({ field: m.api_message_field(field) }),
  choice_required: ({ field }) =>
    m.api_message_choice_required({ field: m.api_message_field(field) }),
  exceeds_length: ({ field, max }) =>
    m.api_message_exceeds_length({ field: m.api_message_field(field), length: characters(max) }),
  above_length: ({ field, max }) =>
    m.api_message_above_length({ field: m.api_message_field(field), length: characters(max) }),
  password_too_short: ({ min }) => m.api_message_password_too_short({ length: characters(min) }),
  password_too_long: () => m.api_message_password_too_long(),
  number_too_small: ({ field, min }) =>
    m.api_message_number_too_small({ field: m.api_message_field(field), min }),
  price_negative: () => m.api_message_price_negative(),
  price_too_large: (bound) => m.api_message_price_too_large(bound),
  fee_negative: () => m.api_message_fee_negative(),
  too_many_decimals: (bound) => m.api_message_too_many_decimals(bound),
  rating_out_of_range: (range) => m.api_message_rating_out_of_range(range),
  designs_missing: () => m.api_message_designs_missing(),
  option_empty: () => m.api_message_option_empty(),
  too_few_options: (parameters) => m.api_message_too_few_options(parameters),
  platform_not_chosen: () => m.api_message_platform_not_chosen(),
  url_invalid: () => m.api_message_url_invalid(),
  iban_invalid: () => m.api_message_iban_invalid(),
  swift_code_invalid: () => m.api_message_swift_code_invalid(),
  delivery_not_a_date: () => m.api_message_delivery_not_a_date(),
  day_invalid: () => m.api_message_day_invalid(),
  day_twice: (day) => m.api_message_day_twice(day),
  too_many_days: (bound) => m.api_message_too_many_days(bound),
  phone_invalid: () => m.api_message_phone_invalid(),
  mail_host_invalid: () => m.api_message_mail_host_invalid(),
  mail_password_again: () => m.api_message_mail_password_again(),
  mail_configured_elsewhere: () => m.api_message_mail_configured_elsewhere(),

  country_name_reserved: (of) => m.api_message_country_name_reserved(of),
  country_name_taken: () => m.api_message_country_name_taken(),
  country_code_taken: () => m.api_message_country_code_taken(),
  country_unknown: () => m.api_message_country_unknown(),
  city_name_taken: () => m.api_message_city_name_taken(),
  other_country_kept: ({ done }) => m.api_message_other_country_kept({ done: DONE[done]() }),
  other_city_kept: ({ done }) => m.api_message_other_city_kept({ done: DONE[done]() }),
  other_country_full: () => m.api_message_other_country_full(),

  bleed_out_of_range: (range) => m.api_message_bleed_out_of_range(range),
  proof_not_ready: () => m.api_message_proof_not_ready(),
  proof_not_newest: () => m.api_message_proof_not_newest(),
  proof_outdated: () => m.api_message_proof_outdated(),
  proof_letters_missing: ({ letters }) =>
    m.api_message_proof_letters_missing({ letters: listOfSigns(letters) }),
  proof_of_cancelled: () => m.api_message_proof_of_cancelled(),
  proof_approved_already: () => m.api_message_proof_approved_already(),
  proof_not_approved: () => m.api_message_proof_not_approved(),
  proof_file_differs: () => m.api_message_proof_file_differs(),
  card_without_approval: () => m.api_message_card_without_approval(),
  card_switched_off: () => m.api_message_card_switched_off(),
  millimetres_out_of_range: (range) => m.api_message_millimetres_out_of_range(range),
  plate_too_small: () => m.api_message_plate_too_small(),
  plate_too_many_cards: (limit) => m.api_message_plate_too_many_cards(limit),
  plate_files_too_large: (limit) => m.api_message_plate_files_too_large(limit),
  plate_card_refused: (of) => m.api_message_plate_card_refused(of),
  plate_file_differs: (of) => m.api_message_plate_file_differs(of),
  chip_serial_invalid: () => m.api_message_chip_serial_invalid(),
  chip_read_differs: () => m.api_message_chip_read_differs(),
  chip_of_another: (of) => m.api_message_chip_of_another(of),
  chip_card_has_another: () => m.api_message_chip_card_has_another(),
  chip_card_off: () => m.api_message_chip_card_off(),
  chip_order_cancelled: () => m.api_message_chip_order_cancelled(),
  days_out_of_range: (range) => m.api_message_days_out_of_range(range),
  person_not_named: () => m.api_message_person_not_named(),
  chip_nothing_read: () => m.api_message_chip_nothing_read(),

  board_moved_meanwhile: () => m.api_message_board_moved_meanwhile(),
  board_receipt_open: () => m.api_message_board_receipt_open(),
  board_paid_already: () => m.api_message_board_paid_already(),
  board_no_proof: () => m.api_message_board_no_proof(),
  board_not_approved: () => m.api_message_board_not_approved(),
  board_slip_unreadable: () => m.api_message_board_slip_unreadable(),
  card_replaced_already: () => m.api_message_card_replaced_already(),

  order_printed: () => m.api_message_order_printed(),
  order_cancelled: () => m.api_message_order_cancelled(),
  undo_too_late: () => m.api_message_undo_too_late(),
  undo_changed_since: () => m.api_message_undo_changed_since(),
  receipt_not_needed: () => m.api_message_receipt_not_needed(),
  note_of_another: () => m.api_message_note_of_another(),

  sign_in_required: () => m.api_message_sign_in_required(),
  changed_meanwhile: () => m.api_message_changed_meanwhile(),
  wrong_credentials: () => m.api_message_wrong_credentials(),
  too_many_passwords: ({ seconds }) =>
    m.api_message_too_many_passwords({ wait: waitText(seconds) }),
  signed_out: () => m.api_message_signed_out(),
  session_ended: () => m.api_message_session_ended(),
  other_sessions_ended: () => m.api_message_other_sessions_ended(),
  owner_only: () => m.api_message_owner_only(),
  not_permitted: () => m.api_message_not_permitted(),
  email_taken: () => m.api_message_email_taken(),
  current_password_missing: () => m.api_message_current_password_missing(),
  current_password_wrong: () => m.api_message_current_password_wrong(),

  notification_not_failed: () => m.api_message_notification_not_failed(),
  notification_not_open: () => m.api_message_notification_not_open(),
  notification_under_way: () => m.api_message_notification_under_way(),
  notification_waits_already: () => m.api_message_notification_waits_already(),
  no_mail_server: () => m.api_message_no_mail_server(),
  order_stored: () => m.api_message_order_stored(),
  order_out_of_date: () => m.api_message_order_out_of_date(),
  order_invalid: (bound) => m.api_message_order_invalid(bound),

  notification_obsolete: () => m.api_message_notification_obsolete(),
  restore_country_taken: () => m.api_message_restore_country_taken(),
  restore_city_taken: () => m.api_message_restore_city_taken(),
  restore_country_first: (parameters) => m.api_message_restore_country_first(parameters),
  restore_subscribed_again: () => m.api_message_restore_subscribed_again(),
  deleted: ({ entity }) => m.api_message_deleted({ entity: m.api_message_entity(entity) }),
  no_such_call: () => m.api_message_no_such_call(),
  cross_site_request: () => m.api_message_cross_site_request(),
  json_expected: () => m.api_message_json_expected(),
  form_expected: () => m.api_message_form_expected(),
  json_or_form_expected: () => m.api_message_json_or_form_expected(),
  json_invalid: () => m.api_message_json_invalid(),
  unreadable: () => m.api_message_unreadable(),
  field_name_unreadable: (of) => m.api_message_field_name_unreadable(of),
  sender_left: () => m.api_message_sender_left(),
  sender_left_early: () => m.api_message_sender_left_early(),
  parameter_not_whole: (range) => m.api_message_parameter_not_whole(range),
  parameter_not_boolean: (of) => m.api_message_parameter_not_boolean(of),
  parameter_not_a_time: (of) => m.api_message_parameter_not_a_time(of),
  parameter_repeated: (of) => m.api_message_parameter_repeated(of),
  parameter_not_a_date: (of) => m.api_message_parameter_not_a_date(of),
  parameter_not_one_of: ({ parameter, options }) =>
    m.api_message_parameter_not_one_of({ parameter, options: options.join(", ") }),
  sort_unknown: ({ options }) => m.api_message_sort_unknown({ options: options.join(", ") }),
  parameter_too_long: ({ parameter, max }) =>
    m.api_message_parameter_too_long({ parameter, length: characters(max) }),
};
