import { phonesIn, type ReadPhone } from "./phones-in.ts";
import { cleanCode } from "./text-entry.ts";
import { inWesternDigits } from "./western-digits.ts";

/** Whether a Jordanian number was typed with its country code. */
const WITH_COUNTRY = /^(?:\+|00)962/;
const JORDANIAN = /^\+962(\d+)$/;
/** What gateways read by themselves. */
const PLAIN = /^[+\d\s().-]+$/;

/**
 * A phone number in the format of gateways, e.g. 962790000000 for 079 000 0000; of several the first.
 * One that is not Jordanian is returned as it was typed, where only digits are in it.
 */
export function dialableNumber(typed: string): string {
  const clean = cleanCode(typed);
  const phones = phonesIn(clean);
  const [first] = phones;
  if (!first) return clean;
  const national = JORDANIAN.exec(first.number)?.[1];
  if (national) return `962${national}`;
  const isPlain = phones.length === 1 && PLAIN.test(clean) && !clean.includes("(0)");
  return isPlain ? clean : first.number.replace("+", "");
}

/**
 * A phone number in one of two spellings: 0790000000 or, if it was typed with its country code,
 * +962790000000. Of anything else than one Jordanian number only the digits are changed, to 0-9.
 */
export function plainNumber(typed: string): string {
  const one = onlyJordanian(typed);
  return one ? prefixOf(one) + nationalPart(one) : inWesternDigits(typed);
}

/**
 * The plain number, or that of `telNumber`, in groups: 079 000 0000, +962 79 000 0000, 06 500 0000.
 */
export function groupedNumber(typed: string): string {
  const [, main, extension] = /^(\+.+);ext=(\d+)$/.exec(typed) ?? [];
  if (main !== undefined) return `${groupedNumber(main)} ext. ${extension}`;
  const one = onlyJordanian(typed);
  if (!one) return inWesternDigits(typed);
  const prefix = prefixOf(one).replace("+962", "+962 ");
  return prefix + nationalPart(one).replace(/^(7\d|\d)(\d{3})(\d{4})$/, "$1 $2 $3");
}

/**
 * A phone number as devices dial it: in the international form (E.164) where its country is known,
 * else its digits alone; with `;ext=` and what is dialled once it is connected. Of several it is the
 * first. '' for a text without a number.
 */
export function telNumber(typed: string): string {
  return telNumbers(typed)[0] ?? "";
}

/** All numbers of a text, as `telNumber`. */
export function telNumbers(typed: string): string[] {
  return phonesIn(typed).map(({ number, extension }) =>
    extension === "" ? number : `${number};ext=${extension}`,
  );
}

/** Each number of a text, as somebody would type it alone. */
export function separateNumbers(typed: string): string[] {
  return phonesIn(typed).map(({ typed: digits, extension }) =>
    plainNumber(extension === "" ? digits : `${digits} ext. ${extension}`),
  );
}

/** The Jordanian number that a text is, with no words, no extension and no other digits beside it. */
function onlyJordanian(typed: string): ReadPhone | undefined {
  const text = inWesternDigits(cleanCode(typed)).replace(/^tel:/i, "");
  const [one] = phonesIn(text);
  if (!one || one.extension !== "" || !JORDANIAN.test(one.number)) return undefined;
  if (/\p{L}/u.test(text)) return undefined;
  const digits = (of: string) => of.replaceAll(/\D/g, "").replace(/^00/, "");
  // The zero of +962 (0)79 is not dialled.
  const spelled = [text, text.replace(/\(\s*0\s*\)/, "")].map(digits);
  return spelled.includes(digits(one.typed)) ? one : undefined;
}

const prefixOf = ({ typed }: ReadPhone) => (WITH_COUNTRY.test(typed) ? "+962" : "0");
const nationalPart = ({ number }: ReadPhone) => number.replace("+962", "");
