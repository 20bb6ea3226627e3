import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import { bulkTotal, isBulk, tierOf } from "#shared/bulk-orders/bulk-tiers.ts";

/** What so many cards cost, in words; undefined where there is no bulk price for them. */
export function bulkPrice(count: number | undefined) {
  if (!isBulk(count)) return undefined;
  const cards = m.storefront_bulk_cards({ count });
  const price = formatPrice(tierOf(count).price);
  return {
    total: formatPrice(bulkTotal(count)),
    each: m.storefront_bulk_each({ cards, price }),
  };
}
