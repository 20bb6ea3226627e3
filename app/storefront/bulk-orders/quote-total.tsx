import { m } from "#app/i18n/translations.ts";

import { calculationOf } from "./calculation.ts";

/** What the requested cards cost, beside the button that requests them. */
export function QuoteTotal({ count }: { count: number | undefined }) {
  const { total, each, tier } = calculationOf(count);
  return (
    <p data-priced hidden={tier === undefined} className="tabular-nums noscript:hidden">
      <span className="text-note text-ink-2">{m.storefront_bulk_total()} </span>
      <span data-total className="text-lead font-normal">
        {total}
      </span>
      <span data-each className="block text-note text-ink-2">
        {each}
      </span>
    </p>
  );
}
