import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { arrivalDay } from "#shared/delivery/arrival.ts";
import type { Announced } from "#shared/delivery/holidays.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";
import type { Order } from "#shared/orders/order.ts";

/**
 * The day by which an order arrives, as people say it: 'Wednesday 25 November'. Undefined for an
 * order that goes abroad, whose day nobody knows yet.
 */
export function arrivalText(
  { createdAt, deliveryInfo }: Order,
  announced: Announced,
): string | undefined {
  return deliveryInfo.typedCountry ? undefined : textFor(createdAt, announced);
}

/** The same day for an order in Jordan that is placed now. */
export function arrivalIfPlacedNow(announced: Announced): string {
  return textFor(new Date(), announced);
}

function textFor(placedAt: Date | string, announced: Announced): string {
  const day = arrivalDay(placedAt, announced);
  // Not in one go, because formats of a whole date differ in their punctuation between browsers.
  const texts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[getLocale()].dates, { timeZone: "UTC", ...options }).format(
      day,
    );
  return m.order_placed_day({
    weekday: texts({ weekday: "long" }),
    date: texts({ day: "numeric", month: "long" }),
  });
}
