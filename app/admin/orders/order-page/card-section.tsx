import { CardStage } from "#app/card/card-stage.tsx";
import { m } from "#app/i18n/translations.ts";
import { PrintedCard } from "#app/orders/printed-card.tsx";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { PictureLink } from "../../resource/picture-link.tsx";
import { CardChip } from "../card-chip.tsx";
import { fieldLabel, PartCopyFacts } from "../order-fields.tsx";
import { colorOf } from "../order-labels.ts";
import { CopyFact, FactRows, Section } from "../section.tsx";
import { CardRow } from "./card-row.tsx";

/** The card as it will be. */
export function CardSection({ order }: { order: StaffOrder }) {
  const { cardDesign, cards } = order;
  const { color, companyLogo } = cardDesign;
  const colorName = colorOf(order);
  const logo = fieldLabel("companyLogo");
  return (
    <Section title={m.panel_column_card()}>
      <CardStage className="my-3 grid place-items-center gap-8 rounded-panel px-8 py-9">
        <PrintedCard
          order={order}
          url={cards[0]?.url ?? null}
          className="w-full max-w-72 lit-small"
        />
      </CardStage>
      <FactRows>
        <PartCopyFacts
          part="cardDesign"
          order={order}
          views={{
            color: (
              <CopyFact label={fieldLabel("color")} text={colorName}>
                <span className="inline-flex items-center gap-2.5">
                  <CardChip color={color} />
                  <bdi>{colorName}</bdi>
                </span>
              </CopyFact>
            ),
            // Beside the color.
            colorName: null,
            companyLogo: companyLogo && (
              <CopyFact label={logo} text={new URL(companyLogo, location.href).href}>
                <PictureLink src={companyLogo} alt={logo} className="max-h-16" />
              </CopyFact>
            ),
          }}
        />
        {cards.map((card) => (
          <CardRow key={card._id} card={card} />
        ))}
      </FactRows>
    </Section>
  );
}
