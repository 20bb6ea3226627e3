import type { ComponentProps, CSSProperties } from "react";

import { classNames } from "./class-names.ts";
import { rangePart } from "./range-part.ts";

import "./range.css";

interface RangeProps extends Omit<ComponentProps<"input">, "type" | "value" | "min" | "max"> {
  value: number;
  /** Its value is the browser's from here on, which a script follows. */
  isPlain?: boolean;
  min: number;
  max: number;
}

/** A slider. It is the native control, so arrow keys, Home and End, touch and wheel work. */
export function Range({ value, isPlain = false, min, max, className, ...rest }: RangeProps) {
  return (
    <input
      {...rest}
      type="range"
      {...(isPlain ? { defaultValue: value } : { value })}
      min={min}
      max={max}
      style={{ "--part": rangePart(value, min, max) } as CSSProperties}
      className={classNames("range", className)}
    />
  );
}
