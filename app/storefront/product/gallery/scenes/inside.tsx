import { m } from "#app/i18n/translations.ts";

import { LayersFigure } from "../../../landing/layers-figure.tsx";
import type { SceneProps } from "../scene.ts";

/** What the layers are, each at the height of its corner in the figure. */
const LAYERS = [
  { label: m.storefront_product_inside_face, top: "21.8%" },
  { label: m.storefront_product_inside_chip, top: "44.2%" },
  { label: m.storefront_product_inside_base, top: "66.7%" },
];

/** The card's layers with their names: cover, antenna with chip, and base. */
export function Inside({ color, place }: SceneProps) {
  if (place === "thumbnail") {
    return (
      <div className="absolute inset-0 grid place-items-center">
        <LayersFigure color={color} className="w-[min(84cqw,96cqh)]" />
      </div>
    );
  }
  const width =
    place === "screen"
      ? // The arrows to the next picture are at the edges, but on phones below.
        "w-[min(70cqw,84cqh)] md:w-[min(64cqw-3rem,84cqh)]"
      : "w-[min(64cqw,84cqh)]";
  return (
    <div className="absolute inset-0 grid grid-cols-[auto_auto] place-content-center">
      <LayersFigure color={color} className={width} />
      <ul className="relative w-[min(24cqw,9rem)] text-note leading-tight text-ink-2">
        {LAYERS.map(({ label, top }) => (
          <li
            key={top}
            style={{ top }}
            className="absolute -start-3 end-0 flex -translate-y-1/2 items-center gap-2"
          >
            <i className="h-px w-3 shrink-0 bg-current opacity-60 md:w-5" />
            {label()}
          </li>
        ))}
      </ul>
    </div>
  );
}
