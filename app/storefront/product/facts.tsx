import { Gem, Timer, Truck, type LucideIcon } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { DELIVERY_DAYS } from "#shared/delivery/arrival.ts";

interface ProductFact {
  Icon: LucideIcon;
  fact: string;
  note: string;
}

const factsWith = (arrival: string | undefined): readonly ProductFact[] => [
  {
    Icon: Gem,
    fact: m.storefront_product_fact_quality(),
    note: m.storefront_product_fact_quality_note(),
  },
  {
    Icon: Timer,
    fact: m.storefront_product_fact_ready(),
    note: m.storefront_product_fact_ready_note(),
  },
  {
    Icon: Truck,
    fact: m.storefront_product_fact_delivery(DELIVERY_DAYS),
    note: arrival
      ? m.storefront_product_fact_delivery_by({ day: arrival })
      : m.storefront_product_fact_delivery_note(),
  },
];

/** @param props.arrival the day by which a card that is ordered today arrives; undefined where it is not known */
export function Facts({ arrival }: { arrival: string | undefined }) {
  return (
    <ul className="mt-7 border-t border-line">
      {factsWith(arrival).map(({ Icon, fact, note }) => (
        <li key={fact} className="flex items-center gap-3.5 border-b border-line py-3.5">
          <Icon
            size={20}
            strokeWidth={1.5}
            aria-hidden="true"
            className="shrink-0 rtl:-scale-x-100"
          />
          <span className="flex grow flex-wrap items-center justify-between gap-x-4">
            {fact}
            <span className="text-note text-ink-2">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
