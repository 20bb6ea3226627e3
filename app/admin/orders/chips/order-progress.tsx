import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { WRITING_ORDERS, type WritingOrder, type WrittenOrder } from "#shared/chips/chip.ts";
import { formatNumber } from "#shared/format-number.ts";

import { FilterTabs } from "../../resource/filter-tabs.tsx";
import { orderPagePath, programOrderPath } from "../order-paths.ts";

interface OrderProgressProps {
  order: WrittenOrder;
  by: WritingOrder;
}

const SEQUENCES: Record<WritingOrder, () => string> = {
  list: m.panel_chips_by_list,
  packing: m.panel_chips_by_packing,
};

/** Which order is written, and how far it is: the shop counts, so that another device goes on there. */
export function OrderProgress({ order, by }: OrderProgressProps) {
  const { _id, orderNumber, company, cards, written, notReady } = order;
  const text = m.panel_chips_written({
    written: formatNumber(written),
    count: cards,
    cards: formatNumber(cards),
  });
  return (
    <section aria-label={m.panel_chips_of_order()} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <Link
            to={orderPagePath(_id)}
            className="underline decoration-line-2 underline-offset-4 max-md:-my-3 max-md:py-3"
          >
            {m.panel_chips_order()} <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
          {company !== "" && <bdi className="wrap-anywhere text-ink-2">{company}</bdi>}
        </p>
        <FilterTabs
          label={m.panel_chips_sequence()}
          tabs={WRITING_ORDERS.map((each) => ({
            label: SEQUENCES[each](),
            to: `${programOrderPath(_id)}&by=${each}`,
            isCurrent: each === by,
          }))}
        />
      </div>
      <div
        role="progressbar"
        aria-label={m.panel_chips_of_order()}
        aria-valuemin={0}
        aria-valuemax={cards}
        aria-valuenow={written}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-pill bg-ink/10"
      >
        <div
          className="h-full rounded-pill bg-ok transition-[width]"
          style={{ width: `${(100 * written) / Math.max(cards, 1)}%` }}
        />
      </div>
      <p className="flex flex-wrap gap-x-4 text-note">
        <span className="font-label tabular-nums">{text}</span>
        {notReady > 0 && (
          <span className="text-ink-2">
            {m.panel_chips_not_ready({ count: notReady, number: formatNumber(notReady) })}
          </span>
        )}
      </p>
    </section>
  );
}
