const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with its Arabic and Persian digits written as 0 to 9. */
export function inWesternDigits(text: string): string {
  // The low four bits of such a character are its value.
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
