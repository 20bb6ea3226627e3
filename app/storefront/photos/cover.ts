import type { CSSProperties } from "react";

/** Covers the container (a size container) with a square, of which this point stays in sight. */
export function cover([x, y]: readonly [number, number]): CSSProperties {
  return {
    "--side": "max(100cqw, 100cqh)",
    position: "absolute",
    width: "var(--side)",
    height: "var(--side)",
    insetInlineStart: `calc((100cqw - var(--side)) * ${x})`,
    insetBlockStart: `calc((100cqh - var(--side)) * ${y})`,
  } as CSSProperties;
}
