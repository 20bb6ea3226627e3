import { CONTACTLESS } from "#app/card/card-geometry.ts";
import { cardTone } from "#app/card/card-tone.ts";
import { Chip } from "#app/card/chip.tsx";

const SHEET = { width: 856, height: 540, rx: 32 } as const;
const COIL = [0, 26, 52, 78];

interface LayersFigureProps {
  /** The colour of the card. */
  color?: string;
  className?: string;
}

/** An exploded view of a card: cover, antenna with chip, and base. */
export function LayersFigure({ color = "black", className }: LayersFigureProps) {
  const tone = cardTone(color);
  return (
    <svg
      className={`rtl:-scale-x-100 ${className ?? ""}`}
      viewBox="0 0 360 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path
        d="M22 102v148M338 72v148M140 154v148"
        strokeWidth="1"
        strokeDasharray="2 5"
        opacity=".55"
      />
      <g transform={lying(250)} stroke={tone.edge}>
        <rect {...SHEET} transform="translate(10 10)" fill={tone.edge} />
        <rect {...SHEET} fill={tone.mid} />
      </g>
      <g transform={lying(176)}>
        <rect {...SHEET} fill="var(--color-paper)" />
        {COIL.map((inset) => (
          <rect
            key={inset}
            x={60 + inset}
            y={60 + inset}
            width={736 - 2 * inset}
            height={420 - 2 * inset}
            rx={44 - inset * 0.3}
          />
        ))}
        <Chip x={260} y={270} coil={60 + COIL.at(-1)!} />
      </g>
      <g transform={lying(102)} stroke={tone.edge}>
        <rect {...SHEET} transform="translate(10 10)" fill={tone.edge} />
        <rect {...SHEET} fill={tone.mid} />
        <g strokeWidth="18" strokeLinecap="round">
          <path d={CONTACTLESS} transform="translate(4 4)" stroke="#fff" opacity={tone.embossHi} />
          <path
            d={CONTACTLESS}
            transform="translate(-3 -3)"
            stroke="#000"
            opacity={tone.embossLo}
          />
          <path d={CONTACTLESS} stroke={tone.pitLo} />
        </g>
        <rect x="64" y="420" width="260" height="26" rx="6" fill={tone.ink} stroke="none" />
        <rect x="64" y="466" width="150" height="16" rx="6" fill={tone.sub} stroke="none" />
      </g>
    </svg>
  );
}

/** A sheet in perspective, so many units below the top of the picture. */
function lying(y: number): string {
  return `translate(16 ${y}) matrix(.86 -.36 .86 .36 0 0) scale(.27)`;
}
