import { apiMessage } from "../api-messages/api-message.ts";
import { code } from "../text.ts";
import { inWesternDigits } from "../western-digits.ts";

export const DISCOUNT_CODE_LENGTH = 40;

/** The form in which codes are stored and compared: people type them in any case, with spaces, ١٠ for 10. */
export const asDiscountCode = (typed: string): string =>
  inWesternDigits(typed).replaceAll(/\s/g, "").toUpperCase();

/** A code as customers type it. */
export const discountCode = () =>
  code({
    max: [2 * DISCOUNT_CODE_LENGTH, apiMessage("text_too_long", { max: 2 * DISCOUNT_CODE_LENGTH })],
  }).overwrite(asDiscountCode);
