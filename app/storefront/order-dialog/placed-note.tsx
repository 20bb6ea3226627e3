import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { formatPrice } from "#app/ui/price.ts";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT, type PaymentMethod } from "#shared/orders/payment-method.ts";

import { useOrderDialog } from "./order-dialog-context.ts";
import { OrderPageLink } from "./order-page-link.tsx";
import { NumberBox } from "./order-reference.tsx";

/** The next steps after an order with each payment method. */
const NEXT = {
  cash: (total) => [
    m.order_placed_confirmation(),
    m.order_placed_made(),
    m.order_placed_delivery_cash({ total }),
  ],
  online: () => [
    m.order_placed_confirmation(),
    m.order_placed_receipt(),
    m.order_placed_made(),
    m.order_placed_delivery_paid(),
  ],
} satisfies Record<PaymentMethod, (total: string) => string[]>;

/** Abroad the shop writes first, and no courier of its own comes. */
const nextAbroad = (method: PaymentMethod) => [
  m.order_placed_confirmation(),
  ...(NEEDS_RECEIPT[method] ? [m.order_placed_receipt()] : []),
  m.order_placed_abroad_fee(),
  m.order_placed_abroad_delivery(),
];

/** The number of the placed order, what happens next, and a button for another order. */
export function PlacedNote() {
  const { placed, startNew } = useOrderDialog();
  if (!placed) return null;
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        {placed.order ? m.order_success_text() : m.order_placed_before_text()}
      </p>
      <NumberBox caption={m.order_placed_number()} number={placed.orderNumber} />
      <OrderPageLink />
      {placed.order && <WhatIsNext order={placed.order} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ink" size="s" onClick={startNew}>
          {m.order_start_new()}
        </Button>
        {placed.order && (
          <p className="min-w-50 flex-1 text-note text-ink-2">{m.order_placed_read_only()}</p>
        )}
      </div>
    </div>
  );
}

function WhatIsNext({ order }: { order: Order }) {
  const { paymentMethod, deliveryInfo, total } = order;
  const lines = deliveryInfo.typedCountry
    ? nextAbroad(paymentMethod)
    : NEXT[paymentMethod](formatPrice(total));
  return (
    <section>
      <h4 className="font-label">{m.order_placed_next()}</h4>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-4 py-2.5">
            <span className="text-copper tabular-nums">{index + 1}</span>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
