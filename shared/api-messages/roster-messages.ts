import { formatNumber } from "../format-number.ts";
import { FIELDS, type FieldName } from "./names.ts";

/**
 * Messages about the list of people that a company sends (a roster), and about its cards, by code. They are
 * apart from those of forms, so that only pages with such a list load their texts.
 */
export const ROSTER_MESSAGES = {
  // Why a file is refused.
  roster_file_too_large: ({ megabytes }: { megabytes: number }) =>
    `Please choose a file of at most ${megabytes} MB`,
  roster_unreadable: () =>
    "This file can't be read. Please save the list as XLSX or CSV, and choose that file.",
  roster_other_kind: () =>
    "This kind of file can't be read. Please open it in its program, save the list as XLSX or CSV, and choose that file.",
  roster_password: () =>
    "This file has a password. Please save it without one, and choose that file.",
  roster_too_complex: () =>
    "This file is too much to read. Please copy the list alone to a new file, and choose that one.",
  roster_too_many_columns: ({ max }: { max: number }) =>
    `This list has more than ${max} columns. Please leave only those that the cards need.`,
  roster_too_many_rows: ({ rows, max }: { rows: number; max: number }) =>
    `This list has ${formatNumber(rows)} rows. At most ${formatNumber(max)} people can be taken at once, so please divide it.`,
  roster_empty: () => "There is nobody in this list",
  roster_column_missing: ({ field }: { field: FieldName }) =>
    `Please choose the column for: ${FIELDS[field]}`,

  // Why photos of people are not taken.
  roster_photos_too_large: ({ megabytes }: { megabytes: number }) =>
    `Please choose a ZIP of at most ${megabytes} MB, and send the other photos in a second one`,
  roster_photos_no_zip: () =>
    "This is no ZIP that can be read. Please put the photos into a new one, and choose that.",
  roster_photos_none: () => "There are no photos in this file",
  roster_photos_many: ({ max, megabytes }: { max: number; megabytes: number }) =>
    `These are too many photos for one file: at most ${formatNumber(max)} are taken, with ${megabytes} MB together. Please divide them.`,
  roster_photo_locked: () => "This photo has a password. Please put it into the ZIP without one.",
  roster_photo_twice: () => "Another photo in this file is for the same person",
  roster_photo_late: () =>
    "There was no time left for this photo. Please send it again, in another ZIP.",

  // Why a list is not ordered.
  roster_more_people: ({ people }: { people: number }) =>
    `${formatNumber(people)} more people than cards that wait for a name. Order more cards for them.`,
  roster_without_order: () =>
    "This company has accepted no quote yet. Send it one, and order the cards once it has.",
  roster_row_ordered: () => "This person has a card, so they stay on the list",

  // Why something is not done with a card of a company.
  company_card_cancelled: () =>
    "The order of this card is cancelled, so nothing can be done with it",
  company_card_unnamed: () => "Nobody is named for this card yet. Put a name on it first.",
  company_card_at_shop: () =>
    "This card is still with the shop. It can be switched off or replaced once it was sent.",
  company_card_without_page: () =>
    "The page of this card was deleted. Send its holder a link, with which a new page begins, or pass the card on.",
  company_card_without_email: () =>
    "There is no email address to send the link to. Enter one first, or print a claim slip.",
  company_card_lost: () =>
    "This card is lost, so it can't be passed on. Order a new one, and pass that on.",
  company_card_gone: () => "This card is lost or switched off. Switch it on first.",
  company_card_replaced: () => "A new card was ordered in place of this one already",
  company_office_twice: () => "Another office has this name",
  company_offices_many: ({ max }: { max: number }) =>
    `At most ${formatNumber(max)} offices can be kept`,
  company_slips_none: () => "There is no card for which a slip could be printed",
  company_slips_many: ({ max }: { max: number }) =>
    `At most ${formatNumber(max)} claim slips are made at once. Choose fewer cards.`,

  // What was decided while a file was read.
  roster_sheet_chosen: ({ name, count }: { name: string; count: number }) =>
    `Only the sheet "${name}" was read, of ${count} with a list`,
  roster_hidden_rows: ({ count }: { count: number }) =>
    `Hidden rows were read too: ${formatNumber(count)}`,
  roster_merged_cells: ({ count }: { count: number }) =>
    `Merged cells count for each of their rows: ${formatNumber(count)}`,
  roster_formulas: ({ count }: { count: number }) =>
    `Formulas were taken as they were last worked out: ${formatNumber(count)}`,
  roster_formulas_empty: ({ count }: { count: number }) =>
    `Formulas without a result were taken as empty: ${formatNumber(count)}`,
  roster_letters_guessed: () =>
    "The file does not say how its letters are stored. Please check that the names look right.",

  // What is wrong with a cell.
  roster_cell_error: () => "The spreadsheet shows an error here instead of a value",
  roster_cell_formula: () =>
    "This is a formula, not what it gives. Please enter what should stand here.",
  roster_phone_shortened: () =>
    "The spreadsheet has shortened this phone number. Please enter all of its digits.",
  roster_phone_is_date: () =>
    "The spreadsheet has made a date of this phone number. Please enter it again.",

  // What may be wrong with a cell.
  roster_phone_zero: ({ phone }: { phone: string }) =>
    `The zero at the beginning was missing. It is ${phone} now.`,
  roster_phone_number: ({ phone }: { phone: string }) =>
    `The spreadsheet had it as a number. It is ${phone} now.`,
  roster_email_twice: ({ row }: { row: number }) => `Row ${row} has the same email address`,
  roster_name_twice: ({ row }: { row: number }) => `Row ${row} has the same name`,
  roster_in_other_list: () => "Another list of the company has this person already",
  roster_office_unknown: () =>
    "This is none of the company's offices, so the card goes to the address of the order",
  roster_alphabets_mixed: ({ name }: { name: string }) =>
    `"${name}" has letters of two alphabets, of which some look alike`,
} as const;
