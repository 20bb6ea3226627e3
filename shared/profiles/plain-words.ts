/** Signs that turn the direction of what follows: a name could rewrite the page around it. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text without signs that are not seen but change how others are read. */
export function plainWords(text: string): string {
  return text
    .replaceAll(DIRECTION_CONTROLS, "")
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();
}
