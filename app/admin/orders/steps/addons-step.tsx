import { m } from "#app/i18n/translations.ts";
import { formatPrice } from "#app/ui/price.ts";
import type { Order, OrderAddon } from "#shared/orders/order.ts";

import { PictureLink } from "../../resource/picture-link.tsx";

/** Step 4: the chosen addons with their values. */
export function AddonsStep({ order: { addons } }: { order: Order }) {
  if (addons.length === 0) return <p className="py-3 text-ink-2">{m.panel_addons_none()}</p>;
  return (
    <ul className="divide-y divide-line">
      {addons.map((chosen, index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 py-3.5">
          <span className="font-label" dir="auto">
            {chosen.addon.title}
          </span>
          <span className="tabular-nums">{formatPrice(chosen.price)}</span>
          <AddonValue chosen={chosen} />
        </li>
      ))}
    </ul>
  );
}

function AddonValue({ chosen: { addon, inputType, addonValue } }: { chosen: OrderAddon }) {
  if (addonValue === "") return <span className="text-ink-2">{m.panel_addon_no_value()}</span>;
  if (inputType === "image") return <PictureLink src={addonValue} alt={addon.title} />;
  return (
    <span className="wrap-anywhere text-ink-2" dir="auto">
      {addonValue}
    </span>
  );
}
