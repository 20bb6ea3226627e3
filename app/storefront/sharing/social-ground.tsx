/**
 * The shadows of a card on the paper: cast, body and contact, for one light from the top left.
 * `reach` is how far a shadow extends beyond the card, in percent; larger ones take longer to draw.
 */
export const SHADOWS = [
  { x: 22, y: 38, blur: 32, reach: 26, color: "#3c2612", opacity: 0.42 },
  { x: 5, y: 9, blur: 7, reach: 7, color: "#322010", opacity: 0.36 },
  { x: 1, y: 2, blur: 1, reach: 2, color: "#26180c", opacity: 0.55 },
] as const;

/** Warm paper under one window, with the filters for soft shadows. */
export function SocialGround() {
  return (
    <>
      <defs>
        {/* Soft edges by gradient, because a blur would be cut off at the edge of the picture. */}
        <linearGradient id="pane">
          <stop stopColor="#fffdf8" stopOpacity="0" />
          <stop offset=".16" stopColor="#fffdf8" stopOpacity=".82" />
          <stop offset=".84" stopColor="#fffdf8" stopOpacity=".82" />
          <stop offset="1" stopColor="#fffdf8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="fall" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#f8f5ee" />
          <stop offset=".45" stopColor="#efe9dd" />
          <stop offset="1" stopColor="#d9cdb8" />
        </linearGradient>
        {SHADOWS.map(({ blur, reach }) => (
          <filter
            key={blur}
            id={`shadow-${blur}`}
            x={`-${reach}%`}
            y={`-${reach}%`}
            width={`${100 + 2 * reach}%`}
            height={`${100 + 2 * reach}%`}
          >
            <feGaussianBlur stdDeviation={blur} />
          </filter>
        ))}
      </defs>
      <rect width="1200" height="630" fill="url(#fall)" />
      <g transform="skewX(30.5)" fill="url(#pane)">
        <rect x="412" width="200" height="630" />
        <rect x="628" width="186" height="630" />
        <rect x="828" width="164" height="630" />
      </g>
    </>
  );
}
