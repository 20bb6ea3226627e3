import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { printedFace } from "#app/orders/order-print.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import type { Order } from "#shared/orders/order.ts";

import { CardPhoto } from "../photos/card-photo.tsx";

const PHOTOS = ["hero", "desk"] as const;

/** The card as it is printed, in its colour, and as it looks where it lies. */
export function OrderCard({ order }: { order: Order }) {
  const { color, colorName } = order.cardDesign;
  return (
    <figure>
      <CardStage className="grid place-items-center gap-10 rounded-stage px-8 py-14 md:py-20">
        <PrintedCard order={order} url={null} className="w-full max-w-95 lit-small" />
      </CardStage>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {PHOTOS.map((scene) => (
          <CardPhoto
            key={scene}
            scene={scene}
            face={printedFace(order)}
            sizes="(width >= 64rem) 20rem, 50vw"
            className="relative aspect-square rounded-stage"
          />
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-note text-ink-2">
        <span>{m.order_page_card()}</span>
        <bdi>{colorName || color}</bdi>
      </figcaption>
    </figure>
  );
}
