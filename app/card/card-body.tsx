import { useId, type ReactNode } from "react";

import { CARD, CARD_VIEW_BOX } from "./card-geometry.ts";
import { FoilGradient, shade, stops } from "./card-paint.tsx";
import type { CardTone } from "./drawn-tones.ts";
import grain from "./grain.png?url&no-inline";

interface CardBodyProps {
  tone: CardTone;
  detail: "full" | "small";
  label: string;
  className?: string;
  /** Renders the print; gets the id prefix of this card's gradients. */
  children: (paint: string) => ReactNode;
}

/**
 * The card's material in layers: thickness, surface, light, grain, print, rim. Their order matters.
 */
export function CardBody({ tone, detail, label, className, children }: CardBodyProps) {
  const id = useId();
  const { width, height, radius } = CARD;
  const whole = { width, height };
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      viewBox={CARD_VIEW_BOX}
      className={`block h-auto w-full overflow-visible font-sans [&_stop]:transition-[stop-color] [&_stop]:duration-180 [&_text]:transition-[fill] ${className ?? ""}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <defs>
        <linearGradient id={`${id}base`} x1="0" y1="0" x2="1" y2="1">
          {stops([0, tone.hi], [0.42, tone.mid], [1, tone.lo])}
        </linearGradient>
        <radialGradient id={`${id}glow`} cx=".08" cy="-.1" r=".9">
          {stops([0, "#fff3e2", tone.glow], [1, "#fff3e2", 0])}
        </radialGradient>
        <linearGradient id={`${id}sheen`} x1="0" y1="0" x2="1" y2=".62">
          {stops(...shade([0.1, 0], [0.3, tone.sheen], [0.36, tone.sheen * 0.8], [0.56, 0]))}
        </linearGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          {stops(
            ...shade([0, tone.rim[0]], [0.3, tone.rim[1]], [0.7, tone.rim[2]], [1, tone.rim[3]]),
          )}
        </linearGradient>
        <linearGradient id={`${id}edge`} x1="0" y1="0" x2="1" y2="0">
          {stops([0, tone.edgeHi], [0.25, tone.edge])}
        </linearGradient>
        <FoilGradient id={`${id}foil`} />
        <linearGradient
          id={`${id}pit`}
          gradientUnits="userSpaceOnUse"
          x1="560"
          y1="80"
          x2="800"
          y2="460"
        >
          {stops([0, tone.pit], [1, tone.pitLo])}
        </linearGradient>
        <clipPath id={`${id}cut`}>
          <rect {...whole} rx={radius} />
        </clipPath>
        {detail === "full" && (
          // Dark and light specks, one to a unit: a filter that makes them is slow to paint.
          <pattern id={`${id}grain`} width="128" height="128" patternUnits="userSpaceOnUse">
            <image href={grain} width="128" height="128" />
          </pattern>
        )}
      </defs>
      <rect x=".6" y="5" width={width - 1.2} height={height} rx={radius} fill={paint("edge")} />
      <g clipPath={paint("cut")}>
        <rect {...whole} fill={paint("base")} />
        <rect {...whole} fill={paint("glow")} />
        {/* The sheen moves against the tilt; TiltingCard sets the variable. */}
        <rect
          {...whole}
          fill={paint("sheen")}
          style={{ transform: "translateX(calc(var(--sheen-shift, 0) * 1px))" }}
        />
        {detail === "full" && <rect {...whole} fill={paint("grain")} opacity={tone.grain} />}
        {children(id)}
      </g>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx={radius - 1}
        fill="none"
        stroke={paint("rim")}
        strokeWidth="2"
      />
    </svg>
  );
}
