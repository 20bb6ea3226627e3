import { cleanCode } from "../text-entry.ts";

/** The serial number of a chip, which its maker gave it: 4, 7 or 10 bytes. */
const SERIAL = /^[0-9a-f]{2}(:[0-9a-f]{2}){3}((:[0-9a-f]{2}){3}){0,2}$/;

/** The longest that is read, with what may stand between its signs. */
export const SERIAL_LENGTH = 40;

/**
 * A serial number as a phone or a person wrote it, `04:A3:1F:…`, `04A31F…` or `04-a3-1f-…`, in the
 * one form in which it is stored: lower case, with colons.
 * @returns undefined when it can't be one
 */
export function readSerial(typed: string): string | undefined {
  if (typed.length > SERIAL_LENGTH) return undefined;
  const signs = cleanCode(typed)
    .toLowerCase()
    .replaceAll(/[\s:-]/g, "");
  const serial = signs.match(/.{1,2}/g)?.join(":") ?? "";
  return SERIAL.test(serial) ? serial : undefined;
}
