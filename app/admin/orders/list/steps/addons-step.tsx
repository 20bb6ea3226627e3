import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { OrderAddon } from "#shared/orders/order.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { nameOf } from "../../../names/names.ts";
import { PictureLink } from "../../../resource/picture-link.tsx";
import { addonsOfAll } from "../../addons-of-all.ts";
import { addonValueOf } from "../../order-labels.ts";

/** Step 4: the chosen addons with their values. */
export function AddonsStep({ order }: { order: StaffOrder }) {
  const addons = addonsOfAll(order);
  if (addons.length === 0) return <p className="py-3 text-ink-2">{m.panel_addons_none()}</p>;
  return (
    <ul className="divide-y divide-line">
      {addons.map(({ chosen, card }, index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 py-3.5">
          <span className="font-label" dir="auto">
            {nameOf("addon", chosen.addon.title)}
          </span>
          <span className="tabular-nums">{formatPrice(chosen.price)}</span>
          {card && (
            <span className="text-ink-2">
              <bdi>{card.nameOnCard}</bdi>
            </span>
          )}
          <AddonValue chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}

function AddonValue({ chosen }: { chosen: OrderAddon }) {
  const { addon, inputType, addonValue } = chosen;
  if (addonValue === "") return <span className="text-ink-2">{m.panel_addon_no_value()}</span>;
  if (inputType === "image")
    return <PictureLink src={addonValue} alt={nameOf("addon", addon.title)} />;
  return (
    <span className="wrap-anywhere text-ink-2" dir="auto">
      {addonValueOf(chosen)}
    </span>
  );
}
