import { m } from "#app/i18n/translations.ts";
import { listOfSigns } from "#shared/proofs/letters/printed-text.ts";
import type { StaffCode } from "#shared/sentences/sentence.ts";
import type { Done } from "#shared/sentences/staff-sentences.ts";

import { ENTITY_WORDS, FIELD_WORDS } from "./name-words.ts";
import type { Words } from "./received-sentence.ts";
import { characters, waitWords } from "./value-words.ts";

const DONE = {
  edited: () => m.sentence_done_edited(),
  deleted: () => m.sentence_done_deleted(),
} satisfies Record<Done, () => string>;

/** Like `VISITOR_WORDS`, for messages that only staff, and programs that call the API, receive. */
export const STAFF_WORDS: Words<StaffCode> = {
  field_required: ({ field }) => m.sentence_field_required({ field: FIELD_WORDS[field]() }),
  choice_required: ({ field }) => m.sentence_choice_required({ field: FIELD_WORDS[field]() }),
  exceeds_length: ({ field, max }) =>
    m.sentence_exceeds_length({ field: FIELD_WORDS[field](), length: characters(max) }),
  above_length: ({ field, max }) =>
    m.sentence_above_length({ field: FIELD_WORDS[field](), length: characters(max) }),
  password_too_short: ({ min }) => m.sentence_password_too_short({ length: characters(min) }),
  password_too_long: () => m.sentence_password_too_long(),
  number_too_small: ({ field, min }) =>
    m.sentence_number_too_small({ field: FIELD_WORDS[field](), min }),
  price_negative: () => m.sentence_price_negative(),
  price_too_large: (bound) => m.sentence_price_too_large(bound),
  fee_negative: () => m.sentence_fee_negative(),
  too_many_decimals: (bound) => m.sentence_too_many_decimals(bound),
  rating_out_of_range: (range) => m.sentence_rating_out_of_range(range),
  designs_missing: () => m.sentence_designs_missing(),
  option_empty: () => m.sentence_option_empty(),
  too_few_options: (parameters) => m.sentence_too_few_options(parameters),
  platform_not_chosen: () => m.sentence_platform_not_chosen(),
  url_invalid: () => m.sentence_url_invalid(),
  iban_invalid: () => m.sentence_iban_invalid(),
  swift_code_invalid: () => m.sentence_swift_code_invalid(),
  delivery_not_a_date: () => m.sentence_delivery_not_a_date(),
  day_invalid: () => m.sentence_day_invalid(),
  day_twice: (day) => m.sentence_day_twice(day),
  too_many_days: (bound) => m.sentence_too_many_days(bound),
  phone_invalid: () => m.sentence_phone_invalid(),
  mail_host_invalid: () => m.sentence_mail_host_invalid(),
  mail_password_again: () => m.sentence_mail_password_again(),
  mail_configured_elsewhere: () => m.sentence_mail_configured_elsewhere(),

  country_name_reserved: (of) => m.sentence_country_name_reserved(of),
  country_name_taken: () => m.sentence_country_name_taken(),
  country_code_taken: () => m.sentence_country_code_taken(),
  country_unknown: () => m.sentence_country_unknown(),
  city_name_taken: () => m.sentence_city_name_taken(),
  other_country_kept: ({ done }) => m.sentence_other_country_kept({ done: DONE[done]() }),
  other_city_kept: ({ done }) => m.sentence_other_city_kept({ done: DONE[done]() }),
  other_country_full: () => m.sentence_other_country_full(),

  bleed_out_of_range: (range) => m.sentence_bleed_out_of_range(range),
  proof_not_ready: () => m.sentence_proof_not_ready(),
  proof_not_newest: () => m.sentence_proof_not_newest(),
  proof_outdated: () => m.sentence_proof_outdated(),
  proof_letters_missing: ({ letters }) =>
    m.sentence_proof_letters_missing({ letters: listOfSigns(letters) }),
  proof_of_cancelled: () => m.sentence_proof_of_cancelled(),
  proof_approved_already: () => m.sentence_proof_approved_already(),
  proof_not_approved: () => m.sentence_proof_not_approved(),
  proof_file_differs: () => m.sentence_proof_file_differs(),
  card_without_approval: () => m.sentence_card_without_approval(),
  card_switched_off: () => m.sentence_card_switched_off(),
  millimetres_out_of_range: (range) => m.sentence_millimetres_out_of_range(range),
  plate_too_small: () => m.sentence_plate_too_small(),
  plate_too_many_cards: (limit) => m.sentence_plate_too_many_cards(limit),
  plate_files_too_large: (limit) => m.sentence_plate_files_too_large(limit),
  plate_card_refused: (of) => m.sentence_plate_card_refused(of),
  plate_file_differs: (of) => m.sentence_plate_file_differs(of),
  chip_serial_invalid: () => m.sentence_chip_serial_invalid(),
  chip_read_differs: () => m.sentence_chip_read_differs(),
  chip_of_another: (of) => m.sentence_chip_of_another(of),
  chip_card_has_another: () => m.sentence_chip_card_has_another(),
  chip_card_off: () => m.sentence_chip_card_off(),
  chip_order_cancelled: () => m.sentence_chip_order_cancelled(),
  chip_nothing_read: () => m.sentence_chip_nothing_read(),

  board_moved_meanwhile: () => m.sentence_board_moved_meanwhile(),
  board_receipt_open: () => m.sentence_board_receipt_open(),
  board_paid_already: () => m.sentence_board_paid_already(),
  board_no_proof: () => m.sentence_board_no_proof(),
  board_not_approved: () => m.sentence_board_not_approved(),
  board_slip_unreadable: () => m.sentence_board_slip_unreadable(),
  card_replaced_already: () => m.sentence_card_replaced_already(),

  order_printed: () => m.sentence_order_printed(),
  order_cancelled: () => m.sentence_order_cancelled(),
  undo_too_late: () => m.sentence_undo_too_late(),
  undo_changed_since: () => m.sentence_undo_changed_since(),
  receipt_not_needed: () => m.sentence_receipt_not_needed(),
  note_of_another: () => m.sentence_note_of_another(),

  sign_in_required: () => m.sentence_sign_in_required(),
  changed_meanwhile: () => m.sentence_changed_meanwhile(),
  wrong_credentials: () => m.sentence_wrong_credentials(),
  too_many_passwords: ({ seconds }) => m.sentence_too_many_passwords({ wait: waitWords(seconds) }),
  signed_out: () => m.sentence_signed_out(),
  session_ended: () => m.sentence_session_ended(),
  other_sessions_ended: () => m.sentence_other_sessions_ended(),
  owner_only: () => m.sentence_owner_only(),
  email_taken: () => m.sentence_email_taken(),
  current_password_missing: () => m.sentence_current_password_missing(),
  current_password_wrong: () => m.sentence_current_password_wrong(),

  notification_not_failed: () => m.sentence_notification_not_failed(),
  notification_not_open: () => m.sentence_notification_not_open(),
  notification_under_way: () => m.sentence_notification_under_way(),
  notification_waits_already: () => m.sentence_notification_waits_already(),
  no_mail_server: () => m.sentence_no_mail_server(),
  order_stored: () => m.sentence_order_stored(),
  order_out_of_date: () => m.sentence_order_out_of_date(),
  order_invalid: (bound) => m.sentence_order_invalid(bound),

  restore_country_taken: () => m.sentence_restore_country_taken(),
  restore_city_taken: () => m.sentence_restore_city_taken(),
  restore_country_first: (parameters) => m.sentence_restore_country_first(parameters),
  restore_subscribed_again: () => m.sentence_restore_subscribed_again(),
  deleted: ({ entity }) => m.sentence_deleted({ entity: ENTITY_WORDS[entity]() }),
  no_such_call: () => m.sentence_no_such_call(),
  cross_site_request: () => m.sentence_cross_site_request(),
  json_expected: () => m.sentence_json_expected(),
  form_expected: () => m.sentence_form_expected(),
  json_or_form_expected: () => m.sentence_json_or_form_expected(),
  json_invalid: () => m.sentence_json_invalid(),
  unreadable: () => m.sentence_unreadable(),
  field_name_unreadable: (of) => m.sentence_field_name_unreadable(of),
  sender_left: () => m.sentence_sender_left(),
  sender_left_early: () => m.sentence_sender_left_early(),
  parameter_not_whole: (range) => m.sentence_parameter_not_whole(range),
  parameter_not_boolean: (of) => m.sentence_parameter_not_boolean(of),
  parameter_not_a_time: (of) => m.sentence_parameter_not_a_time(of),
  parameter_repeated: (of) => m.sentence_parameter_repeated(of),
  parameter_not_a_date: (of) => m.sentence_parameter_not_a_date(of),
  parameter_not_one_of: ({ parameter, options }) =>
    m.sentence_parameter_not_one_of({ parameter, options: options.join(", ") }),
  sort_unknown: ({ options }) => m.sentence_sort_unknown({ options: options.join(", ") }),
  parameter_too_long: ({ parameter, max }) =>
    m.sentence_parameter_too_long({ parameter, length: characters(max) }),
};
