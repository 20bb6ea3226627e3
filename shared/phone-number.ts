import { inWesternDigits } from "./western-digits.ts";

const SEPARATORS = /[\s().\-\u2010-\u2015\u200e\u200f]/g;

/** A Jordanian number after its country code or a zero: mobile (7 and 8 digits) or landline. */
const JORDANIAN = /^(?:(?:\+|00)?9620?|0)(7\d{8}|[2356]\d{7})$/;
const BARE_MOBILE = /^(7[5789]\d{7})$/;

/** Whether a Jordanian number was typed with its country code. */
const WITH_COUNTRY = /^(?:\+|00)?962/;

/**
 * A phone number in the format of gateways, e.g. 962790000000 for 079 000 0000. A number that is
 * not clearly Jordanian is returned unchanged.
 */
export function dialableNumber(typed: string): string {
  const national = nationalPart(compact(typed));
  return national ? `962${national}` : typed;
}

/**
 * A phone number in one of two spellings: 0790000000 or, if it was typed with its country code,
 * +962790000000. Of a number that is not clearly Jordanian only the digits are changed, to 0-9.
 */
export function plainNumber(typed: string): string {
  const national = nationalPart(compact(typed));
  return national ? prefixOf(typed) + national : inWesternDigits(typed);
}

/** The plain number in groups: 079 000 0000, +962 79 000 0000, 06 500 0000. */
export function groupedNumber(typed: string): string {
  const national = nationalPart(compact(typed));
  if (!national) return inWesternDigits(typed);
  const prefix = prefixOf(typed).replace("+962", "+962 ");
  return prefix + national.replace(/^(7\d|\d)(\d{3})(\d{4})$/, "$1 $2 $3");
}

/**
 * A phone number as devices dial it: in the international form (E.164) where its country is known,
 * else its digits alone. '' for a text without digits.
 */
export function telNumber(typed: string): string {
  const digits = compact(typed);
  const national = nationalPart(digits);
  if (national) return `+962${national}`;
  const known = /^(?:\+|00)([1-9]\d{6,14})$/.exec(digits)?.[1];
  return known ? `+${known}` : digits.replaceAll(/\D/g, "");
}

function prefixOf(typed: string): string {
  return WITH_COUNTRY.test(compact(typed)) ? "+962" : "0";
}

function nationalPart(digits: string): string | undefined {
  return (JORDANIAN.exec(digits) ?? BARE_MOBILE.exec(digits))?.[1];
}

function compact(typed: string): string {
  return inWesternDigits(typed).replace(SEPARATORS, "");
}
