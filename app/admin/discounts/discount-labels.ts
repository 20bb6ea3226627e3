import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Discount } from "#shared/discounts/discount.ts";
import { pathIn } from "#shared/i18n/locale.ts";

import { shortDay } from "../resource/display-date.ts";

/** What it takes off: '10%' or '5 JOD'. */
export const offText = ({ percent, amount }: Discount): string =>
  percent > 0 ? m.panel_discounts_percent_off({ percent }) : formatPrice(amount);

/** '1 Dec – 31 Dec', or one end of it, or that it has none. */
export function daysText({ startsOn, endsOn }: Discount): string {
  if (startsOn && endsOn) {
    return m.panel_discounts_days({ first: shortDay(startsOn), last: shortDay(endsOn) });
  }
  if (startsOn) return m.panel_discounts_from({ day: shortDay(startsOn) });
  return endsOn ? m.panel_discounts_until({ day: shortDay(endsOn) }) : m.panel_discounts_always();
}

/** '3 of 10', or '3' where there is no limit. */
export const usedText = ({ usedCount: used, mostUses: most }: Discount): string =>
  most === null ? String(used) : m.panel_discounts_used_of({ used, most });

/** Opens the order with the code filled in, in the panel's language. */
export const linkOf = ({ code }: Discount): string =>
  `${location.origin}${pathIn(getLocale(), `/product?code=${encodeURIComponent(code)}`)}`;

/** Capitals and figures but for those that are taken for each other: 32, so that each byte gives one. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const GENERATED_LENGTH = 8;

/** A code that nobody guesses: 40 random bits. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GENERATED_LENGTH));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
}
