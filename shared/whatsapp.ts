import { dialableNumber } from "./phone-number.ts";

/** As long as numbers of any country are, country code included. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * Opens a chat with a phone, with a text to begin with. A number without its country is a Jordanian mobile
 * or nobody's: '' then.
 */
export function whatsAppLink(phone: string, text: string): string {
  const number = internationalNumber(dialableNumber(phone));
  if (!INTERNATIONAL.test(number)) return "";
  return `https://wa.me/${number}?${new URLSearchParams({ text })}`.replaceAll("+", "%20");
}

/** Digits with the country's code; '' where that isn't plain. */
function internationalNumber(dialable: string): string {
  const compact = dialable.replace(/[\s().\-\u2010-\u2015\u200e\u200f]/g, "");
  if (/^9627\d{8}$/.test(compact)) return compact;
  return /^(?:\+|00)(\d+)$/.exec(compact)?.[1] ?? "";
}
