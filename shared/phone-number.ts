const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[\s().\-\u2010-\u2015\u200e\u200f]/g;

/** A Jordanian number after its country code or a zero: mobile (7 and 8 digits) or landline. */
const JORDANIAN = /^(?:(?:\+|00)?9620?|0)(7\d{8}|[2356]\d{7})$/;
const BARE_MOBILE = /^(7[5789]\d{7})$/;

/**
 * A phone number in the format of gateways, e.g. 962790000000 for 079 000 0000. A number that is
 * not clearly Jordanian is returned unchanged.
 */
export function dialableNumber(typed: string): string {
  const compact = typed
    // The low four bits of such a character are its value.
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SEPARATORS, "");
  const national = (JORDANIAN.exec(compact) ?? BARE_MOBILE.exec(compact))?.[1];
  return national ? `962${national}` : typed;
}
