/**
 * What has no counterpart when a text is compared: accents and vowels, the hamza, the stroke that
 * only widens a word, marks of direction, joiners, apostrophes that count as letters.
 */
const MARKS = /[\p{M}\p{Cf}\u0621\u0640\u0674\u02b9-\u02bf\ua78c]/gu;

/** Letters that no decomposition makes the first one of their group, though people take them for it. */
const ALIKE = [
  ..."اٱٲٳ بپڀ تٹ جچڃ دذڈ رڑ زژ ضظ فڤڥ قڨ كکڪګڭگ لڵ نںڻ هةھہۃە وۆۇۈۋ يىیېۍێےۑ".split(" "),
  ..."dđð oø lł hħ tŧ iı nŋ σς".split(" "),
  ...Array.from(
    { length: 10 },
    (_, digit) => digit + digitOf(0x660, digit) + digitOf(0x6f0, digit),
  ),
];
const FIRSTS = new Map(ALIKE.flatMap((group) => [...group].map((letter) => [letter, group[0]!])));
const PAIRS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/**
 * Whether a text contains what was typed, in Latin or Arabic letters. Case, accents, vowels, hamza,
 * spaces and signs make no difference: 'maan' finds Ma'an, 'اربد' finds إربد. Lists that the database
 * searches have the same rules for letters (`search_text` in the migrations); one test compares both.
 */
export function isFoundBy(typed: string, text: string): boolean {
  return folded(text).includes(folded(typed));
}

/** A text as it is compared: letters and figures alone, each as the first of those that are taken for it. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/./gu, (letter) => PAIRS[letter] ?? FIRSTS.get(letter) ?? letter);
}

function digitOf(zero: number, digit: number): string {
  return String.fromCodePoint(zero + digit);
}
