import { m } from "#app/i18n/translations.ts";

import { bulkPrice } from "./bulk-price.ts";

/** What the requested cards cost, beside the button that requests them. */
export function QuoteTotal({ count }: { count: number | undefined }) {
  const price = bulkPrice(count);
  if (!price) return null;
  return (
    <p className="tabular-nums noscript:hidden">
      <span className="text-note text-ink-2">{m.storefront_bulk_total()} </span>
      <span className="text-lead font-normal">{price.total}</span>
      <span className="block text-note text-ink-2">{price.each}</span>
    </p>
  );
}
