import { m } from "#app/i18n/translations.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../names/names.ts";
import { PictureLink } from "../../resource/picture-link.tsx";
import { addonValueOf } from "../order-labels.ts";
import { PriceTable } from "../price-table.tsx";
import { Section } from "../section.tsx";

/** What was ordered, with the values given, and what it comes to. */
export function PriceSection({ order }: { order: StaffOrder }) {
  return (
    <Section title={m.panel_orders_items()}>
      <PriceTable
        order={order}
        caption={m.panel_orders_items()}
        underAddon={({ chosen, nameOnCard }) => (
          <>
            {nameOnCard && (
              <span className="block">
                <bdi>{nameOnCard}</bdi>
              </span>
            )}
            <AddonValue chosen={chosen} />
          </>
        )}
      />
    </Section>
  );
}

function AddonValue({ chosen }: { chosen: OrderAddon }) {
  const { addon, inputType, addonValue } = chosen;
  if (addonValue === "") return m.panel_addon_no_value();
  if (inputType !== "image") return <bdi className="wrap-anywhere">{addonValueOf(chosen)}</bdi>;
  return <PictureLink src={addonValue} alt={nameOf("addon", addon.title)} className="max-h-24" />;
}
