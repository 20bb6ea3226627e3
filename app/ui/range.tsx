import type { ComponentProps, CSSProperties } from "react";

import { classNames } from "./class-names.ts";

import "./range.css";

interface RangeProps extends Omit<ComponentProps<"input">, "type" | "value" | "min" | "max"> {
  value: number;
  min: number;
  max: number;
}

/** A slider. It is the native control, so arrow keys, Home and End, touch and wheel work. */
export function Range({ value, min, max, className, ...rest }: RangeProps) {
  // The centre of the thumb, which is 28 px wide, stays 14 px away from both ends.
  const part = (value - min) / (max - min);
  const place = `calc(14px + (100% - 28px) * ${part.toFixed(4)})`;
  return (
    <input
      {...rest}
      type="range"
      value={value}
      min={min}
      max={max}
      style={{ "--part": place } as CSSProperties}
      className={classNames("range", className)}
    />
  );
}
