/** An IBAN as it is kept: without spaces, in capitals. */
export function normalizeIban(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** Jordan's: a bank of four letters, a branch of four digits, an account of 18 characters. */
const JORDANIAN = /^JO\d{2}[A-Z]{4}\d{4}[A-Z0-9]{18}$/;
const ANY_COUNTRY = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether the text, spaces and case aside, is an IBAN with right check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!(iban.startsWith("JO") ? JORDANIAN : ANY_COUNTRY).test(iban)) return false;
  // The first four characters go last, letters become 10 to 35, and the whole is 1 modulo 97.
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
