import { EMAIL_ADDRESS } from "../email-address.ts";
import { phonesIn } from "../phones-in.ts";
import { cleanCode } from "../text-entry.ts";
import { rosterPhone } from "./roster-phone.ts";

/** What is longer is several numbers, or none: a column is recognised by others. */
const LONGEST_PHONE = 40;

export function isEmail(cell: string): boolean {
  const address = cleanCode(cell);
  return address.includes("@") && EMAIL_ADDRESS.test(address);
}

/** With nothing but the signs of a number, and one that is called in Jordan or has its country's code. */
export function isPhone(cell: string): boolean {
  if (cell.length > LONGEST_PHONE || /\p{L}/u.test(cell)) return false;
  const [one] = phonesIn(rosterPhone(cell).phone);
  return one !== undefined && one.number.startsWith("+");
}
