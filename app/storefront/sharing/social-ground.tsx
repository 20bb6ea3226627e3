/** Warm paper under one window, and the shadows that things on it cast. */
export function SocialGround() {
  return (
    <>
      <defs>
        {/* Soft edges by gradient: what is blurred would end at the edge of the picture. */}
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
        {/* Colours stay as they are: in linear light eight bits are too few for what is dark. */}
        <filter
          id="lit"
          filterUnits="userSpaceOnUse"
          x="0"
          y="0"
          width="1200"
          height="630"
          colorInterpolationFilters="sRGB"
        >
          <feDropShadow dx="1" dy="2" stdDeviation="1" floodColor="#26180c" floodOpacity=".55" />
          <feDropShadow dx="5" dy="9" stdDeviation="7" floodColor="#322010" floodOpacity=".34" />
          <feDropShadow dx="22" dy="38" stdDeviation="32" floodColor="#3c2612" floodOpacity=".38" />
        </filter>
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
