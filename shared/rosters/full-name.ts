import { folded } from "../search-text.ts";
import { cleanLine } from "../text-entry.ts";

export interface SplitName {
  firstName: string;
  lastName: string;
  /** The whole name where its parts don't say all of it: with a title. */
  nameOnCard: string;
}

const foldedAll = (words: string) => new Set(words.split(" ").map(folded));

/** Names that are one with the word after them. */
const BEGINNING = foldedAll("عبد أبو ابو أم ابن Abd Abdul Abdel Abdal Abdol Abu Abou Umm Ibn");
/** Words that are one with the name before them. */
const END = foldedAll(
  "الدين الله الرحمن الإسلام الحق aldin aldeen eldin eldeen eddin eddine addin uddin allah ullah",
);
const ARTICLE = foldedAll("al el ad ed an en ar er as es ud ul ال");

/** Dr. and its like: a letter only with a sign after it. */
const TITLE =
  /^(?:(?:dr|eng|engr|prof|mr|mrs|ms|miss)[./]?\s+|(?:dr|eng|prof|mr|mrs|ms)[./]\s*|[دمأا][./]\s*|(?:ال)?(?:دكتورة?|مهندسة?|أستاذة?|استاذة?|سيدة?)\s+)/iu;

/**
 * Divides a whole name: the first word is the first name, and the rest the last name, but Arabic first
 * names of two words, such as عبد الله, stay together. "Example, Ann" begins with the last name. A name of
 * one word has no last name.
 */
export function splitName(whole: string): SplitName {
  const typed = cleanLine(whole).replaceAll(/\s+/g, " ");
  const name = typed.replace(TITLE, "");
  const parts = name.split(/\s*[,،]\s*/);
  const nameOnCard = name === typed ? "" : typed;
  if (parts.length === 2 && parts[0] && parts[1]) {
    return { firstName: parts[1], lastName: parts[0], nameOnCard };
  }
  const words = name.split(" ");
  const first = lengthOfFirst(words);
  return {
    firstName: words.slice(0, first).join(" "),
    lastName: words.slice(first).join(" "),
    nameOnCard,
  };
}

/** How many words the first name has. */
function lengthOfFirst(words: readonly string[]): number {
  const [first, second, third] = words.map(folded);
  const hasArticle = second !== undefined && third !== undefined && ARTICLE.has(second);
  if (BEGINNING.has(first!)) return hasArticle ? 3 : 2;
  if (second !== undefined && END.has(second)) return 2;
  return hasArticle && END.has(`${second}${third}`) ? 3 : 1;
}
