import { CardFace } from "#app/card/card-face.tsx";
import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

/** The card as it is printed. Where a logo is missing, nothing stands in its place. */
export function OrderCard({ order: { cardDesign, personalInfo } }: { order: Order }) {
  const { nameOnCard, color, colorName, includePrintedLogo, companyLogo } = cardDesign;
  return (
    <figure>
      <CardStage className="grid place-items-center rounded-stage px-8 py-14 md:py-20">
        <div className="w-full max-w-95 lit-small">
          <CardFace
            color={color}
            name={nameOnCard}
            position={personalInfo.position}
            organization={personalInfo.organization}
            logo={companyLogo ? { url: companyLogo } : null}
            printedLogo={includePrintedLogo && companyLogo !== ""}
          />
        </div>
      </CardStage>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-4 text-note text-ink-2">
        <span>{m.order_page_card()}</span>
        <bdi>{colorName || color}</bdi>
      </figcaption>
    </figure>
  );
}
