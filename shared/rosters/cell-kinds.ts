import { EMAIL_ADDRESS } from "../email-address.ts";
import { phonesIn } from "../phones-in.ts";
import { cleanCode } from "../text-entry.ts";
import { rosterPhone } from "./roster-phone.ts";

export const isEmail = (cell: string) => EMAIL_ADDRESS.test(cleanCode(cell));

/** With nothing but the signs of a number, and one that is called in Jordan or has its country's code. */
export function isPhone(cell: string): boolean {
  if (/\p{L}/u.test(cell)) return false;
  const [one] = phonesIn(rosterPhone(cell).phone);
  return one !== undefined && one.number.startsWith("+");
}
