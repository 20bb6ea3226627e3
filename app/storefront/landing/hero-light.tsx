/**
 * The light of a window on the paper behind the hero. It falls from the same side in every
 * language.
 */
export function HeroLight() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 -z-1 size-full"
      viewBox="0 0 1280 860"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <defs>
        <filter id="hero-pane" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <linearGradient id="hero-fall" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#e7dfd0" stopOpacity="0" />
          <stop offset="1" stopColor="#ddd2bf" stopOpacity=".85" />
        </linearGradient>
      </defs>
      <rect width="1280" height="860" fill="url(#hero-fall)" />
      <g filter="url(#hero-pane)" fill="#fffdf8" opacity=".8">
        <path d="M520-40h180l540 940h-230z" />
        <path d="M740-40h160l580 940h-190z" />
        <path d="M945-40h135l560 880-140 20z" />
      </g>
    </svg>
  );
}
