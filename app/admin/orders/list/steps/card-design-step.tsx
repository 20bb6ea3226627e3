import { CardStage } from "#app/card/card-stage.tsx";
import { orderOfCard } from "#app/orders/all-cards.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { Detail, Details } from "../../../resource/details.tsx";
import { PictureLink } from "../../../resource/picture-link.tsx";
import { CardChip } from "../../card-chip.tsx";
import { fieldLabel, PartDetails } from "../../order-fields.tsx";
import { colorOf, madeCardsOf } from "../../order-labels.ts";

/** Step 2: the print. */
export function CardDesignStep({ order }: { order: StaffOrder }) {
  const { color, colorName, companyLogo } = order.cardDesign;
  const logo = fieldLabel("companyLogo");
  return (
    <div className="grid gap-4 md:grid-cols-[19rem_minmax(0,1fr)] md:gap-6">
      <CardStage className="grid place-items-center gap-7 rounded-panel px-8 py-10 md:self-start">
        {madeCardsOf(order).map((card) => (
          <PrintedCard
            key={card._id}
            order={orderOfCard(order, card)}
            url={card.url}
            className="w-full max-w-64 lit-small"
          />
        ))}
      </CardStage>
      <Details>
        <PartDetails
          part="cardDesign"
          order={order}
          views={{
            color: (
              <Detail label={fieldLabel("color")}>
                <span className="inline-flex items-center gap-2.5">
                  <CardChip color={color} />
                  <bdi>{colorOf(order)}</bdi>
                  {colorName.toLowerCase() !== color.toLowerCase() && colorName !== "" && (
                    <span className="text-note text-ink-2">{color}</span>
                  )}
                </span>
              </Detail>
            ),
            // Shown with the color.
            colorName: null,
            companyLogo: (
              <Detail label={logo}>
                {companyLogo && <PictureLink src={companyLogo} alt={logo} className="max-h-24" />}
              </Detail>
            ),
          }}
        />
      </Details>
    </div>
  );
}
