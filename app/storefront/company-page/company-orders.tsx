import { m } from "#app/i18n/translations.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { whole } from "#app/ui/isolated.ts";
import { formatPrice } from "#app/ui/price.ts";
import { companysInvoicePath } from "#shared/companies/company-page-paths.ts";
import type { CompanyOrder } from "#shared/companies/company-page.ts";
import { LANGUAGES, LOCALES } from "#shared/i18n/locale.ts";
import type { InvoiceKind } from "#shared/invoices/customers-invoice.ts";
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

const KINDS: Record<InvoiceKind, () => string> = {
  invoice: m.company_page_invoice,
  credit_note: m.company_page_credit_note,
};

interface CompanyOrdersProps {
  orders: readonly CompanyOrder[];
  token: string;
  /** To which forms are posted. */
  action: string;
}

/** What the company has ordered, with what is paid. */
export function CompanyOrders({ orders, token, action }: CompanyOrdersProps) {
  return (
    <PageSection title={m.company_page_orders()}>
      {orders.length === 0 && <p className="text-ink-2">{m.company_page_no_orders()}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, createdAt, count, status, total, paid, due, ...order }) => (
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
            {order.parcels.map((parcel) => (
              <ParcelLine key={parcel.office} parcel={parcel} />
            ))}
            {order.invoices.map((invoice) => (
              <p key={invoice.id} className="flex flex-wrap items-center gap-x-4">
                <span>{KINDS[invoice.kind]()}</span>
                <bdi dir="ltr" className="tabular-nums">
                  {invoice.number}
                </bdi>
                {LOCALES.map((locale) => (
                  <a
                    key={locale}
                    href={companysInvoicePath(token, invoice.id, locale)}
                    hrefLang={locale}
                    className="inline-flex min-h-11 items-center rule-link"
                  >
                    PDF · <bdi lang={locale}>{LANGUAGES[locale].name}</bdi>
                  </a>
                ))}
              </p>
            ))}
            <form method="post" action={action} className="mt-2">
              <button
                type="submit"
                name="order"
                value={id}
                className={buttonClass({ variant: "line", size: "s" }, "shop")}
              >
                {m.company_page_open_order()}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** With which courier a parcel of the order is on its way. */
function ParcelLine({ parcel: { office, tracking } }: { parcel: CompanyOrder["parcels"][number] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="wrap-anywhere">
        {office === ""
          ? m.company_page_parcel()
          : m.company_page_parcel_to({ office: whole(office) })}
      </span>
      <bdi className="text-ink-2">{tracking.courier}</bdi>
      <bdi dir="ltr" className="wrap-anywhere text-ink-2 tabular-nums">
        {tracking.trackingNumber}
      </bdi>
      {tracking.url !== "" && (
        <a
          href={tracking.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center rule-link"
        >
          {m.company_page_parcel_follow()}
        </a>
      )}
    </p>
  );
}
