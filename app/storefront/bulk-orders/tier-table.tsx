import { m } from "#app/i18n/translations.ts";
import { formatPrice, unbroken } from "#app/ui/price.ts";
import {
  BULK_TIERS,
  bulkTotal,
  DEFAULT_COUNT,
  type BulkTier,
} from "#shared/bulk-orders/bulk-tiers.ts";
import { formatNumber } from "#shared/format-number.ts";

const TIERS: readonly BulkTier[] = BULK_TIERS;

/** The price per card in each tier, with an example; the tier of the calculator is highlighted. */
export function TierTable({ active }: { active: BulkTier | undefined }) {
  const mark = (tier: BulkTier) => ({
    "data-tier": tier.from,
    "data-active": tier === active ? "" : undefined,
  });
  return (
    <table className="w-full table-fixed border-collapse text-start">
      <caption className="sr-only">{m.storefront_bulk_tiers_caption()}</caption>
      <thead>
        <tr>
          {TIERS.map((tier) => (
            <th
              {...mark(tier)}
              key={tier.from}
              scope="col"
              className="border-t-2 border-transparent pt-5 pe-3 text-start align-top text-note font-label transition-colors md:text-body data-active:border-copper noscript:border-line!"
            >
              {rangeOf(tier)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {TIERS.map((tier) => (
            <td key={tier.from} className="pt-2 pe-3 align-top">
              <span
                {...mark(tier)}
                className="block text-item leading-tight font-light tracking-item whitespace-nowrap tabular-nums transition-colors md:text-section md:tracking-section data-active:text-copper"
              >
                {formatPrice(tier.price)}
              </span>
              <span className="text-note text-ink-2 md:text-body">
                {m.storefront_bulk_tier_price()}
              </span>
            </td>
          ))}
        </tr>
        <tr>
          {TIERS.map((tier) => (
            <td
              key={tier.from}
              className="pt-3 pe-3 align-top text-note text-ink-2 tabular-nums max-md:whitespace-pre-line"
            >
              {exampleOf(tier)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function rangeOf({ from, to }: BulkTier): string {
  return to === undefined
    ? m.storefront_bulk_tier_from({ from: formatNumber(from) })
    : m.storefront_bulk_tier_range({ from: formatNumber(from), to: formatNumber(to) });
}

function exampleOf({ from }: BulkTier): string {
  const count = Math.max(from, DEFAULT_COUNT);
  const cards = m.storefront_bulk_cards({ count });
  // Prevents a line break within an amount in a narrow column.
  const total = unbroken(formatPrice(bulkTotal(count)));
  return m.storefront_bulk_tier_example({ cards, total });
}
