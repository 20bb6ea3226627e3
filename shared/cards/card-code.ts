import { cleanCode } from "../text-entry.ts";

/**
 * The code of a card stands in the address on its chip and in its QR code: 10 signs of Crockford's
 * base32, which has no letters that are taken for digits. In addresses it is written in lower case.
 */
export const CODE_SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
export const CODE_LENGTH = 10;

const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/**
 * A code as somebody typed it or a QR code has it: in any case, with I or L for 1 and O for 0, and
 * with spaces or hyphens between.
 * @returns the code as it is stored; undefined when it can't be one
 */
export function readCardCode(typed: string): string | undefined {
  const code = cleanCode(typed)
    .toLowerCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[il]/g, "1")
    .replaceAll("o", "0");
  return CODE.test(code) ? code : undefined;
}

/** In place of a code, of an example of such a page; shorter than any code. */
export const DEMO_CODE = "demo";

/** The path of the page that a card opens. */
export const cardPath = (code: string) => `/c/${code}`;
