import { arcs, CONTACTLESS } from "#app/card/card-geometry.ts";

const WAVES = [22, 40, 58, 76];

/** A card held to the top of a phone. */
export function TapFigure({ className }: { className?: string }) {
  return (
    <svg
      className={`rtl:-scale-x-100 ${className ?? ""}`}
      viewBox="0 0 360 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g transform="rotate(14 250 190)">
        <rect x="178" y="66" width="136" height="256" rx="26" fill="var(--color-paper-hi)" />
        <rect x="186" y="74" width="120" height="240" rx="19" />
        <rect x="228" y="82" width="36" height="9" rx="4.5" fill="currentColor" stroke="none" />
        <path d="M228 306h36" strokeWidth="2.5" />
      </g>
      {WAVES.map((radius, index) => (
        <path
          key={radius}
          d={arcs(224, 86, [radius], 46, -52)}
          stroke="var(--color-copper)"
          strokeWidth="1.75"
          opacity={1 - index * 0.22}
        />
      ))}
      <g transform="rotate(-24 110 110)" stroke="none">
        <rect x="29" y="67" width="172" height="108.5" rx="7" fill="#000" />
        <rect x="28" y="64" width="172" height="108.5" rx="7" fill="#1d1a16" />
        <path
          d={CONTACTLESS}
          transform="translate(28 64) scale(.2009)"
          stroke="#8a8177"
          strokeWidth="15"
        />
        <rect x="41" y="146" width="52" height="5.5" rx="2" fill="#f1eae0" />
        <rect x="41" y="156" width="30" height="3.5" rx="1.6" fill="#8a8177" />
      </g>
    </svg>
  );
}
