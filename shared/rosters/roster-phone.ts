import type { ApiMessage } from "../api-messages/api-message.ts";
import { plainNumber } from "../phone-number.ts";
import { phonesIn } from "../phones-in.ts";
import { cleanCode } from "../text-entry.ts";
import { inWesternDigits } from "../western-digits.ts";
import { rosterMessage } from "./roster-message.ts";

/** A phone number from a cell, mended where that is certain. */
export interface RosterPhone {
  phone: string;
  /** Why it can't be a phone number. */
  problem?: ApiMessage;
  /** What was mended. */
  warning?: ApiMessage;
}

/** 7.9E+08 */
const SCIENTIFIC = /^(\d)(?:[.,](\d*))?e\+?(\d{1,2})$/i;
/** 790000000.0 */
const WITH_DECIMALS = /^(\+?\d{7,15})[.,]0+$/;
/** ="0790000000" and '0790000000, by which people make spreadsheets keep the zero. */
const KEPT_AS_TEXT = /^(?:="?([^"]*)"?|'(.*))$/;

/** Nine digits with signs between them, in characters. */
const LONGEST_BARE = 20;

const YEAR = "(?:19|20)\\d{2}";
const DAY_OR_MONTH = "(?:0?[1-9]|[12]\\d|3[01])";
const DATE = new RegExp(
  `^(?:${YEAR}([-/.])${DAY_OR_MONTH}\\1${DAY_OR_MONTH}(?:[T ][\\d:.Z]+)?|${DAY_OR_MONTH}([-/.])${DAY_OR_MONTH}\\2${YEAR})$`,
);

/**
 * What spreadsheets do to phone numbers: they take them for numbers, and leave out the zero at the beginning,
 * add decimals, or shorten them; some they take for dates.
 */
export function rosterPhone(cell: string): RosterPhone {
  const typed = cleanCode(cell).replace(KEPT_AS_TEXT, (_, quoted, marked) => quoted ?? marked);
  const text = inWesternDigits(typed);
  if (DATE.test(text)) return { phone: typed, problem: rosterMessage("roster_phone_is_date") };
  const number = numberIn(text);
  if (number === undefined) {
    return { phone: typed, problem: rosterMessage("roster_phone_shortened") };
  }
  const phone = withZero(number);
  if (phone !== number) return { phone, warning: rosterMessage("roster_phone_zero", { phone }) };
  if (number !== text) return { phone, warning: rosterMessage("roster_phone_number", { phone }) };
  return { phone: typed };
}

/** Its digits without decimals and powers of ten; undefined where some of them are lost. */
function numberIn(text: string): string | undefined {
  const [, first, decimals = "", power] = SCIENTIFIC.exec(text) ?? [];
  if (first === undefined) return WITH_DECIMALS.exec(text)?.[1] ?? text;
  // Zeros at the end are as likely those that it was rounded to.
  return decimals.length === Number(power) ? first + decimals : undefined;
}

/** 0790000000 for 790000000; other numbers as they are. */
function withZero(text: string): string {
  const mayBe = text.startsWith("7") && text.length <= LONGEST_BARE;
  const [one, ...more] = mayBe ? phonesIn(text) : [];
  if (!one || more.length > 0 || one.extension !== "") return text;
  return one.number === `+962${one.typed}` ? plainNumber(text) : text;
}
