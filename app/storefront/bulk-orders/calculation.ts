import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import {
  BULK_FROM,
  bulkTotal,
  cheaperCount,
  isBulk,
  nextTier,
  tierOf,
} from "#shared/bulk-orders/bulk-tiers.ts";
import { formatNumber } from "#shared/format-number.ts";

/** Each of the three tiers takes a third of the slider; larger numbers can be typed. */
export const SLIDER_MOST = 150;

/** What the page shows for a number of cards. */
export interface Calculation {
  /** What they cost; '–' where there is no bulk price for them. */
  total: string;
  /** How that is calculated; '' without a price. */
  each: string;
  /** The first number of cards of their tier. */
  tier: number | undefined;
  /** Where the next price begins, or that more cards would even cost less; '' where they are too few. */
  hint: string;
  isSaving: boolean;
  /** A number of cards to choose instead. */
  more: number | undefined;
}

/** @param count undefined if what is typed is not a valid one */
export function calculationOf(count: number | undefined): Calculation {
  if (!isBulk(count)) {
    const none = { total: "–", each: "", tier: undefined, hint: "", isSaving: false };
    return { ...none, more: BULK_FROM };
  }
  const tier = tierOf(count);
  const cards = m.storefront_bulk_cards({ count });
  return {
    total: formatPrice(bulkTotal(count)),
    each: m.storefront_bulk_each({ cards, price: formatPrice(tier.price) }),
    tier: tier.from,
    hint: hintOf(count),
    isSaving: cheaperCount(count) !== undefined,
    more: nextTier(count)?.from,
  };
}

function hintOf(count: number): string {
  const next = nextTier(count);
  if (!next) return m.storefront_bulk_hint_lowest();
  const cheaper = cheaperCount(count);
  if (!cheaper) {
    const price = formatPrice(next.price);
    return m.storefront_bulk_hint_next({ more: formatNumber(next.from), price });
  }
  return m.storefront_bulk_hint({
    more: formatNumber(cheaper.count),
    total: formatPrice(cheaper.total),
    saved: formatPrice(cheaper.saved),
    count: formatNumber(count),
  });
}
