import { LayersFigure } from "../../../landing/layers-figure.tsx";

/** The card's layers: cover, antenna with chip, and base. */
export function Inside() {
  return (
    <div className="absolute inset-0 grid place-items-center">
      <LayersFigure className="w-[min(84cqw,96cqh)]" />
    </div>
  );
}
