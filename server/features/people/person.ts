import { onlyNumber, type PersonForm } from "#shared/people/person.ts";
import { telNumbers } from "#shared/phone-number.ts";
import { normalizeEmail } from "#shared/text.ts";

/** Somebody by address, by number, or by both: what has either of them is theirs. */
export interface Person {
  /** As they are compared; '' for none. */
  email: string;
  number: string;
  /** As they are searched for. */
  typed: readonly string[];
}

export function personOf({ email, phone }: PersonForm): Person {
  return {
    email: email === undefined ? "" : normalizeEmail(email),
    number: phone === undefined ? "" : onlyNumber(phone),
    typed: [email, phone].filter((text) => text !== undefined),
  };
}

/** Whether one of these addresses or numbers is the person's, however it was typed. */
export function isOf(
  { email, number }: Person,
  emails: readonly string[],
  phones: readonly string[],
): boolean {
  if (email !== "" && emails.some((each) => normalizeEmail(each) === email)) return true;
  const numbers = number === "" ? [] : phones.flatMap(telNumbers);
  return numbers.some((each) => each.replace(/;ext=.*/, "") === number);
}
