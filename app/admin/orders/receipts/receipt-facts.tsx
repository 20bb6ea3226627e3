import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { SameReceipt } from "#shared/orders/order-record.ts";
import type { Order } from "#shared/orders/order.ts";

import { CutText } from "../../resource/cut-text.tsx";
import { shortMoment } from "../../resource/display-date.ts";
import { orderPagePath } from "../order-paths.ts";

/** What the receipt must show: the amount, and the number that the transfer names. */
export function ReceiptFacts({ order }: { order: Order }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 rounded-panel bg-night px-4 py-3.5 text-on-night on-night">
      <div>
        <dt className="text-note text-on-night-2">{m.panel_orders_amount()}</dt>
        <dd className="text-[1.375rem] leading-snug tabular-nums">{formatPrice(order.total)}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-note text-on-night-2">{m.panel_orders_reference()}</dt>
        <dd className="flex items-center text-[1.375rem] leading-snug tabular-nums">
          <bdi dir="ltr">{order.orderNumber}</bdi>
          <CopyButton
            text={order.orderNumber}
            label={m.panel_orders_copy({ field: m.panel_detail_order_number() })}
            className="-my-3 size-11! md:size-9!"
          />
        </dd>
      </div>
    </dl>
  );
}

/** The very same picture came with other orders: somebody may use one transfer twice. */
export function SameReceiptWarning({ orders }: { orders: readonly SameReceipt[] | undefined }) {
  if (!orders?.length) return null;
  return (
    <div role="alert" className="flex gap-2.5 rounded-panel bg-bad-wash px-3.5 py-3 text-bad">
      <TriangleAlert size={18} strokeWidth={1.6} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0">
        <p className="font-label">{m.panel_orders_same_receipt()}</p>
        <ul>
          {orders.map((other) => (
            <li key={other._id}>
              <Link
                to={orderPagePath(other._id)}
                className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 md:min-h-0"
              >
                <bdi dir="ltr" className="tabular-nums underline underline-offset-4">
                  {other.orderNumber}
                </bdi>
                <CutText className="max-w-48 underline underline-offset-4">
                  {other.customerFullName}
                </CutText>
                <span className="text-note">{shortMoment(other.createdAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
