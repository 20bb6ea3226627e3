import { cleanLine } from "../../text-entry.ts";
import { isPrintedLetter } from "./line-reach.ts";

/** Before a letter to which one is joined; marks may stand between. */
const JOINED = "(?=[\\u064b-\\u065f\\u0670]*[\\u0622-\\u064a\\u0671-\\u06d3\\u200d])";
const JOINED_KEHEH = new RegExp(`ک${JOINED}`, "g");
const JOINED_YEH = new RegExp(`ی${JOINED}`, "g");
/** What is seen as one sign: a letter with its marks, an emoji of several parts. */
const SIGNS =
  /\p{RI}\p{RI}|.(?:\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\p{Default_Ignorable_Code_Point}])*/gsu;

/**
 * A text as it is set on a card: one line, its letters composed and none of them turned around. Where
 * two letters of Persian look like others of Arabic, which the typeface has, those are set: a joined
 * kaf, and a yeh, which at the end has no dots.
 */
export function printedText(text: string): string {
  return (
    cleanLine(text)
      .replace(/ +/g, " ")
      // Makes an emoji of a sign that the typeface has.
      .replaceAll("\ufe0f", "")
      .replace(JOINED_KEHEH, "ك")
      .replace(JOINED_YEH, "ي")
      .replaceAll("ی", "ى")
  );
}

export interface TextPart {
  text: string;
  /** Whether the typeface has its letters; what it does not have is not printed. */
  isPrinted: boolean;
}

/** A set text, divided into what is printed and what is not. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const [sign] of printedText(text).matchAll(SIGNS)) {
    const isPrinted = isPrintedSign(sign);
    const last = parts.at(-1);
    if (last?.isPrinted === isPrinted) last.text += sign;
    else parts.push({ text: sign, isPrinted });
  }
  return parts;
}

/** Each sign of the texts that can't be printed, once. */
export function unprintableSigns(...texts: readonly (string | undefined)[]): string[] {
  const signs = texts.flatMap((text = "") => printedText(text).match(SIGNS) ?? []);
  return [...new Set(signs.filter((sign) => !isPrintedSign(sign)))];
}

const isPrintedSign = (sign: string) => [...sign].every(isPrintedLetter);
