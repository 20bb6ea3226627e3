import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import type { Order } from "#shared/orders/order.ts";

/** The card as it is printed, in its colour. */
export function OrderCard({ order }: { order: Order }) {
  const { color, colorName } = order.cardDesign;
  return (
    <figure>
      <CardStage className="grid place-items-center gap-10 rounded-stage px-8 py-14 md:py-20">
        <PrintedCard order={order} url={null} className="w-full max-w-95 lit-small" />
      </CardStage>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-note text-ink-2">
        <span>{m.order_page_card()}</span>
        <bdi>{colorName || color}</bdi>
      </figcaption>
    </figure>
  );
}
