import { arcs, CARD } from "#app/card/card-geometry.ts";
import { Chip } from "#app/card/chip.tsx";
import { getTextDirection } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";

/** Units of the drawing per tenth of a millimetre. */
const SCALE = 0.5607;
const WAVES = arcs(500, 270, [62, 112, 162, 212], 36);

/**
 * A technical drawing of the card with its dimensions. What is on it is mirrored in
 * right-to-left languages; its dimensions are not.
 */
export function DimensionFigure() {
  const direction = getTextDirection();
  return (
    <svg
      className="block h-auto w-full [&_text]:text-[22px] md:[&_text]:text-[14px]"
      viewBox="0 -14 640 444"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={m.storefront_product_dimensions()}
    >
      <g transform={`translate(70 40) scale(${SCALE})`} strokeWidth="3">
        <rect
          width={CARD.width}
          height={CARD.height}
          rx={CARD.radius}
          fill="var(--color-paper-hi)"
        />
        <g transform={direction === "rtl" ? `translate(${CARD.width} 0) scale(-1 1)` : undefined}>
          <g opacity=".3">
            <rect x="36" y="36" width="784" height="468" rx="44" />
            <rect x="56" y="56" width="744" height="428" rx="36" />
            <rect x="76" y="76" width="704" height="388" rx="28" />
          </g>
          <Chip x={210} y={270} coil={76} />
          <path d={WAVES} strokeLinecap="round" />
        </g>
      </g>
      <path d="M70 352v42M550 352v42M70 386h480M78 382l-8 4 8 4M542 382l8 4-8 4" />
      <path d="M560 40h42M560 342.7h42M594 40v302.7M590 48l4-8 4 8M590 334.7l4 8 4-8" />
      <path d="M75 45 53 24H0" stroke="var(--color-copper)" />
      <g fill="currentColor" stroke="none" direction={direction}>
        <rect x="255" y="370" width="110" height="32" fill="var(--color-paper)" />
        <text x="310" y="391" textAnchor="middle">
          {m.storefront_product_millimetres({ size: "85.60" })}
        </text>
        <rect x="578" y="136" width="32" height="110" fill="var(--color-paper)" />
        <text transform="translate(599 191) rotate(-90)" textAnchor="middle">
          {m.storefront_product_millimetres({ size: "53.98" })}
        </text>
        <text
          x="0"
          y="13"
          textAnchor={direction === "rtl" ? "end" : "start"}
          fill="var(--color-copper)"
        >
          {m.storefront_product_radius({ size: "3.18" })}
        </text>
      </g>
    </svg>
  );
}
