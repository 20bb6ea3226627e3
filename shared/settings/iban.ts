/** An IBAN as it is stored: without spaces, in capitals. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/**
 * Jordan's format: a bank of four letters, a branch of four digits, an account of 18 characters.
 */
const JORDANIAN = /^JO\d{2}[A-Z]{4}\d{4}[A-Z0-9]{18}$/;
const ANY_COUNTRY = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether the text, ignoring spaces and case, is an IBAN with valid check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!(iban.startsWith("JO") ? JORDANIAN : ANY_COUNTRY).test(iban)) return false;
  // Check: move the first four characters to the end, turn letters into 10 to 35; modulo 97 it must
  // be 1.
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
