import { ArrowRight } from "lucide-react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";

interface PriceDifferenceProps {
  before: Order;
  /** As it would stand; undefined until the server has told so. */
  after: Order | undefined;
  isAsking: boolean;
}

/** What the order comes to now and would come to, before it is saved. */
export function PriceDifference({ before, after, isAsking }: PriceDifferenceProps) {
  const difference = after ? Math.round((after.total - before.total) * 1000) / 1000 : 0;
  return (
    <p
      role="status"
      className={classNames(
        "flex flex-wrap items-baseline gap-x-2 tabular-nums",
        isAsking && "opacity-60",
      )}
    >
      <span className="text-ink-2">{m.panel_column_total()}</span>
      {difference !== 0 && after ? (
        <>
          <s className="text-ink-2">{formatPrice(before.total)}</s>
          <ArrowRight
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className="self-center rtl:-scale-x-100"
          />
          <span className="text-base font-label">{formatPrice(after.total)}</span>
          <span className={classNames("text-note", difference > 0 ? "text-copper" : "text-ok")}>
            {difference > 0
              ? m.panel_orders_more({ amount: formatPrice(difference) })
              : m.panel_orders_less({ amount: formatPrice(-difference) })}
          </span>
        </>
      ) : (
        <>
          <span className="text-base font-label">{formatPrice(before.total)}</span>
          {after && <span className="text-note text-ink-2">{m.panel_orders_same_price()}</span>}
        </>
      )}
    </p>
  );
}
