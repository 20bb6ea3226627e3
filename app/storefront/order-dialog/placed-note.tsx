import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { WhatsappIcon } from "#app/ui/brand-icons.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatPrice } from "#app/ui/price.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT, type PaymentMethod } from "#shared/orders/payment-method.ts";
import { whatsAppLink } from "#shared/whatsapp.ts";

import { arrivalText } from "./arrival-text.ts";
import { CardInStep } from "./card/card-in-step.tsx";
import { useOrderDialog } from "./order-dialog-context.ts";
import { useAnnouncedDays, useShopPhone } from "./order-queries.ts";
import { NumberBox } from "./order-reference.tsx";

/** The last step of an order in Jordan with each payment method. */
const DELIVERY = {
  cash: (day, total) => m.order_placed_delivery_cash({ day, total }),
  online: (day) => m.order_placed_delivery_paid({ day }),
} satisfies Record<PaymentMethod, (day: string, total: string) => string>;

/** The next steps; abroad the shop writes first, and no courier of its own comes. */
function nextSteps({ paymentMethod, total }: Order, day: string | undefined): string[] {
  return [
    m.order_placed_confirmation(),
    ...(NEEDS_RECEIPT[paymentMethod] ? [m.order_placed_receipt()] : []),
    ...(day === undefined
      ? [m.order_placed_abroad_fee(), m.order_placed_abroad_delivery()]
      : [m.order_placed_made(), DELIVERY[paymentMethod](day, formatPrice(total))]),
  ];
}

/** The number of the placed order, when it arrives, what happens next, and a way to ask. */
export function PlacedNote() {
  const { placed } = useOrderDialog();
  const announced = useAnnouncedDays();
  if (!placed) return null;
  const { order, orderNumber } = placed;
  const day = order && announced && arrivalText(order, announced);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">{order ? m.order_success_text() : m.order_placed_before_text()}</p>
      <NumberBox caption={m.order_placed_number()} number={orderNumber} />
      <OrderPageLink />
      {day && <Arrival day={day} />}
      {order && <CardInStep />}
      {order && announced && <WhatIsNext steps={nextSteps(order, day ?? undefined)} />}
      <AskByWhatsapp orderNumber={orderNumber} />
      {order && <p className="text-note text-ink-2">{m.order_placed_read_only()}</p>}
    </div>
  );
}

function Arrival({ day }: { day: string }) {
  return (
    <p>
      <span className="block text-note text-ink-2">{m.order_placed_arrival()}</span>
      <strong className="mt-0.5 block text-quote font-light tracking-lead">{day}</strong>
    </p>
  );
}

function WhatIsNext({ steps }: { steps: readonly string[] }) {
  return (
    <section>
      <h4 className="font-label">{m.order_placed_next()}</h4>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 py-2.5">
            <span className="text-copper tabular-nums">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A chat with the shop that begins with the order's number; none if the shop's phone is no mobile. */
function AskByWhatsapp({ orderNumber }: { orderNumber: string }) {
  const { data: phone = "" } = useShopPhone();
  const chat = whatsAppLink(phone, m.order_placed_whatsapp_text({ number: orderNumber }));
  if (!chat) return null;
  return (
    <a
      href={chat}
      target="_blank"
      rel="noreferrer"
      className={buttonClass(
        { variant: "line", size: "s" },
        "shop",
        "justify-self-start max-md:px-3.5!",
      )}
    >
      <WhatsappIcon size={20} aria-hidden="true" />
      {m.order_placed_whatsapp()}
    </a>
  );
}

/** Leads to the page of the placed order, if it was placed under the number that has one. */
function OrderPageLink() {
  const { pageToken } = useOrderDialog();
  const path = pathIn(getLocale(), orderPagePath(pageToken));
  if (pageToken === "") return null;
  return (
    <a href={path} className="inline-flex min-h-11 w-fit items-center rounded-badge font-label">
      <span className="rule-link">{m.order_page_link()}</span>
    </a>
  );
}
