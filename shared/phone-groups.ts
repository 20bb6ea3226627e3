import { cleanCode } from "./text-entry.ts";
import { inWesternDigits } from "./western-digits.ts";

/** Digits with nothing between them. */
export interface Group {
  digits: string;
  /** A comma, a slash or a word is before it, which may begin another number. */
  isApart: boolean;
  extension: string;
}

const GROUP = /([^\d+]*)(\+?)[^\d+\p{L}]*(\d+)/gu;
const APART = /[,;|&\\/\p{L}\u060c\u061b]/u;
const EXTENSION =
  /(?:^|[^\p{L}])(?:ext|extn|extension|int|poste|доб|x|#|تحويلة|تحويله|داخلي|مقسم|فرعي)(?:\s*رقم)?[\s.:=(]*$/iu;

/** The digits in what was typed into the field of a phone number, with what is between them. */
export function groupsOf(typed: string): Group[] {
  const text = inWesternDigits(cleanCode(typed))
    // 962+ 79, as a line of another direction shows it; +00962 and 00+962; then +49 (0)30, whose zero is for callers in that country.
    .replaceAll(/(^|[^\d+])(?:00)?962\s?\+(?=\s*\d)/g, "$1+962 ")
    .replaceAll(/\+(?=\s*(?:00|\+))/g, "")
    .replaceAll(/(^|\D)00\s*(?=\+)/g, "$1")
    .replaceAll(/((?:^|\D)(?:\+|00)[\s(]*\d{1,4}[)\s.-]*)\(\s*0\s*\)/g, "$1 ");
  const groups: Group[] = [];
  for (const [, before = "", plus = "", digits = ""] of text.matchAll(GROUP)) {
    const last = groups.at(-1);
    if (last && plus === "" && EXTENSION.test(before)) last.extension = digits;
    else {
      const isSign = plus !== "" && !(last && digits.startsWith("0"));
      const isApart = plus !== "" || APART.test(before);
      groups.push({ digits: isSign ? `+${digits}` : digits, isApart, extension: "" });
    }
  }
  return groups;
}

/** As one number: its digits, with a plus sign in front if there is one. */
export const joined = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join("");
