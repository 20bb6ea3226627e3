import type { ComponentProps, CSSProperties } from "react";

import { classNames } from "./class-names.ts";

import "./range.css";

interface RangeProps extends Omit<ComponentProps<"input">, "type" | "value" | "min" | "max"> {
  value: number;
  min: number;
  max: number;
}

/** A number by sliding. The browser's own control: arrow keys, Home and End, touch and wheel work. */
export function Range({ value, min, max, className, ...rest }: RangeProps) {
  // The middle of the thumb, 28 px wide, runs from half of it to half of it.
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
