import { m } from "#app/i18n/translations.ts";
import { isBulk, tierOf } from "#shared/bulk-orders/bulk-tiers.ts";

import { SectionHead } from "../landing/section-head.tsx";
import { Calculator } from "./calculator.tsx";
import { countOf } from "./count.ts";
import { TierTable } from "./tier-table.tsx";

interface PricingProps {
  /** The number of cards, as typed. */
  count: string;
  onCount: (count: string) => void;
}

/** The price tiers and a calculator; without a script only the tiers. */
export function Pricing({ count, onCount }: PricingProps) {
  const cards = countOf(count);
  return (
    <section id="prices" tabIndex={-1} className="section-space pt-0! outline-none">
      <div className="wrap">
        <SectionHead
          title={m.storefront_bulk_tiers_title()}
          text={m.storefront_bulk_tiers_text()}
        />
        <div className="mt-11 border-t border-ink lg:mt-14">
          <Calculator typed={count} count={cards} onCount={onCount} />
          <TierTable active={isBulk(cards) ? tierOf(cards) : undefined} />
        </div>
      </div>
    </section>
  );
}
