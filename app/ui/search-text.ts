/** Combining marks: accents, Arabic vowels, the hamza; and the stroke that only widens a word. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const ENDINGS: Record<string, string> = { ة: "ه", ى: "ي" };

/**
 * Whether a text contains what was typed, in Latin or Arabic letters. Case, accents, vowels, hamza,
 * spaces and apostrophes make no difference: 'maan' finds Ma'an, 'اربد' finds إربد.
 */
export function isFoundBy(typed: string, text: string): boolean {
  return folded(text).includes(folded(typed));
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(/[ةى]/g, (letter) => ENDINGS[letter]!)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
