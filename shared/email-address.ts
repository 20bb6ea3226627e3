/** The parts of addresses, as sources of expressions. */
const WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const QUOTED = String.raw`"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"`;
const LETTER = String.raw`[A-Za-z0-9\u0080-\uffff]`;
const ENDING = String.raw`(?:[A-Za-z\u0080-\uffff]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)`;

/**
 * An e-mail address: in front of the @ all that RFC 5321 allows, after it a domain of any script,
 * also as browsers encode it (`xn--`).
 */
export const EMAIL_ADDRESS = new RegExp(
  `^(?:${WORD}(?:\\.${WORD})*|${QUOTED})@(?:${LETTER}(?:${LETTER}|-)*\\.)+${ENDING}$`,
);

/** A domain as it is asked for in the network: مثال.example is xn--mgbh0fb.example. */
export function inAscii(domain: string): string {
  if (/^[\x00-\x7f]*$/.test(domain) || /[/?#:@\\]/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}

/** Everything after the last @. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);
