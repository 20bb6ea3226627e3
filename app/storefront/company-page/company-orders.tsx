import { m } from "#app/i18n/translations.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { CompanyOrder } from "#shared/companies/company-page.ts";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";

import { dayOf } from "../order-page/order-dates.ts";
import { PageSection } from "../order-page/page-section.tsx";

const STATES: Record<KnownOrderStatus, { label: () => string; tone: BadgeTone }> = {
  pending: { label: m.company_page_order_pending, tone: "warn" },
  processing: { label: m.company_page_order_processing, tone: "info" },
  shipped: { label: m.company_page_order_shipped, tone: "info" },
  delivered: { label: m.company_page_order_delivered, tone: "ok" },
  completed: { label: m.company_page_order_delivered, tone: "ok" },
  cancelled: { label: m.company_page_order_cancelled, tone: "neutral" },
};

interface CompanyOrdersProps {
  orders: readonly CompanyOrder[];
  token: string;
}

/** What the company has ordered, with what is paid. */
export function CompanyOrders({ orders }: CompanyOrdersProps) {
  return (
    <PageSection title={m.company_page_orders()}>
      {orders.length === 0 && <p className="text-ink-2">{m.company_page_no_orders()}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, createdAt, count, status, total, paid, due }) => (
          <li key={id} className="grid gap-1 py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi dir="ltr" className="font-label tabular-nums">
                {number}
              </bdi>
              <span className="text-note text-ink-2">{dayOf(createdAt)}</span>
              <span className="ms-auto">
                <Badge tone={STATES[status].tone}>{STATES[status].label()}</Badge>
              </span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-ink-2">
              <span>{m.company_page_cards_count({ count })}</span>
              <span>{formatPrice(total)}</span>
              {paid > 0 && <span>{m.company_page_paid({ amount: formatPrice(paid) })}</span>}
              {due > 0 && <span>{m.company_page_due({ amount: formatPrice(due) })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
