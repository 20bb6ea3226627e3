import type { CSSProperties } from "react";

import type { Focus } from "./scenes.ts";

/**
 * Covers the container (a size container) with a square, of which this point stays in sight. A
 * container that is wider than high shows no more than this share of the square's height.
 */
export function cover([x, y, share = 1]: Focus): CSSProperties {
  // The factor makes a condition of it: what is wider than high gets the last value.
  const wide = `clamp(100cqh, (100cqw - 102cqh) * 1000, ${100 / share}cqh)`;
  return {
    "--side": `max(100cqw, ${share < 1 ? wide : "100cqh"})`,
    position: "absolute",
    width: "var(--side)",
    height: "var(--side)",
    insetInlineStart: `calc((100cqw - var(--side)) * ${x})`,
    insetBlockStart: `calc((100cqh - var(--side)) * ${y})`,
  } as CSSProperties;
}
