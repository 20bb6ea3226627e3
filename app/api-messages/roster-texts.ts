import { m } from "#app/i18n/translations.ts";
import type { RosterCode } from "#shared/api-messages/api-message.ts";

import type { Texts } from "./received-message.ts";

/** The API's messages about the list of people that a company sends, in the page's language. */
export const ROSTER_TEXTS: Texts<RosterCode> = {
  roster_file_too_large: (size) => m.roster_said_file_too_large(size),
  roster_unreadable: () => m.roster_said_unreadable(),
  roster_other_kind: () => m.roster_said_other_kind(),
  roster_password: () => m.roster_said_password(),
  roster_too_complex: () => m.roster_said_too_complex(),
  roster_too_many_columns: (bound) => m.roster_said_too_many_columns(bound),
  roster_too_many_rows: (found) => m.roster_said_too_many_rows(found),
  roster_empty: () => m.roster_said_empty(),
  roster_column_missing: ({ field }) =>
    m.roster_said_column_missing({ field: m.api_message_field(field) }),

  roster_photos_too_large: (size) => m.roster_said_photos_too_large(size),
  roster_photos_no_zip: () => m.roster_said_photos_no_zip(),
  roster_photos_none: () => m.roster_said_photos_none(),
  roster_photos_many: (bounds) => m.roster_said_photos_many(bounds),
  roster_photo_locked: () => m.roster_said_photo_locked(),
  roster_photo_twice: () => m.roster_said_photo_twice(),
  roster_photo_late: () => m.roster_said_photo_late(),

  roster_more_people: (found) => m.roster_said_more_people(found),
  roster_without_order: () => m.roster_said_without_order(),
  roster_row_ordered: () => m.roster_said_row_ordered(),

  company_card_cancelled: () => m.roster_said_card_cancelled(),
  company_card_unnamed: () => m.roster_said_card_unnamed(),
  company_card_at_shop: () => m.roster_said_card_at_shop(),
  company_card_without_page: () => m.roster_said_card_without_page(),
  company_card_without_email: () => m.roster_said_card_without_email(),
  company_card_lost: () => m.roster_said_card_lost(),
  company_card_gone: () => m.roster_said_card_gone(),
  company_card_replaced: () => m.roster_said_card_replaced(),
  company_office_twice: () => m.roster_said_office_twice(),
  company_offices_many: (bound) => m.roster_said_offices_many(bound),
  company_slips_none: () => m.roster_said_slips_none(),
  company_slips_many: (bound) => m.roster_said_slips_many(bound),

  roster_sheet_chosen: (sheet) => m.roster_said_sheet_chosen(sheet),
  roster_hidden_rows: (found) => m.roster_said_hidden_rows(found),
  roster_merged_cells: (found) => m.roster_said_merged_cells(found),
  roster_formulas: (found) => m.roster_said_formulas(found),
  roster_formulas_empty: (found) => m.roster_said_formulas_empty(found),
  roster_letters_guessed: () => m.roster_said_letters_guessed(),

  roster_cell_error: () => m.roster_said_cell_error(),
  roster_cell_formula: () => m.roster_said_cell_formula(),
  roster_phone_shortened: () => m.roster_said_phone_shortened(),
  roster_phone_is_date: () => m.roster_said_phone_is_date(),
  roster_phone_zero: (read) => m.roster_said_phone_zero(read),
  roster_phone_number: (read) => m.roster_said_phone_number(read),
  roster_email_twice: (other) => m.roster_said_email_twice(other),
  roster_name_twice: (other) => m.roster_said_name_twice(other),
  roster_in_other_list: () => m.roster_said_in_other_list(),
  roster_office_unknown: () => m.roster_said_office_unknown(),
  roster_alphabets_mixed: (of) => m.roster_said_alphabets_mixed(of),
};
