/** Alphabets in which names are written, and some of whose letters look alike in two of them. */
const ALPHABETS = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Armenian", "Georgian"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/** The first word with letters of several alphabets, such as a Latin name with a Cyrillic а; '' for none. */
export function mixedWordIn(text: string): string {
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return words.find((word) => ALPHABETS.filter((each) => each.test(word)).length > 1) ?? "";
}
