import { WindowPanes, type Pane } from "#app/card/window-panes.tsx";

const PANES: readonly Pane[] = [
  [
    [520, -40],
    [700, -40],
    [1240, 900],
    [1010, 900],
  ],
  [
    [740, -40],
    [900, -40],
    [1480, 900],
    [1290, 900],
  ],
  [
    [945, -40],
    [1080, -40],
    [1640, 840],
    [1500, 860],
  ],
];

/**
 * The light of a window on the paper behind the hero. It falls from the same side in every
 * language.
 */
export function HeroLight() {
  return (
    <>
      <svg
        className="pointer-events-none absolute inset-0 -z-1 size-full"
        viewBox="0 0 1280 860"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id="hero-fall" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#e7dfd0" stopOpacity="0" />
            <stop offset="1" stopColor="#ddd2bf" stopOpacity=".85" />
          </linearGradient>
        </defs>
        <rect width="1280" height="860" fill="url(#hero-fall)" />
        <WindowPanes id="hero-pane" panes={PANES} blur={9} opacity={0.8} />
      </svg>
      {/* The light fades into the paper of the next section. */}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 -z-1 h-48 bg-linear-to-t from-paper" />
    </>
  );
}
