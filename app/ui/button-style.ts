import { classNames } from "./class-names.ts";
import type { Density } from "./density.tsx";

/**
 * Copper is only for the button that starts or ends an order; every other primary button is ink.
 */
export type ButtonVariant = "copper" | "ink" | "line" | "quiet" | "danger" | "light-on-night";
/** Heights: s 44, m 56, l 60 px. In the panel all are 36 px (44 on phones). */
export type ButtonSize = "s" | "m" | "l";

const VARIANT: Record<ButtonVariant, string> = {
  copper: "bg-copper text-white shadow-copper hover:bg-copper-hi active:bg-copper-lo",
  ink: "bg-ink text-paper hover:bg-ink/85 active:bg-black",
  line: "bg-transparent text-ink shadow-line-2 hover:bg-ink/5 active:bg-ink/10",
  quiet: "bg-transparent text-ink hover:bg-ink/5 active:bg-ink/10",
  danger: "bg-bad text-white hover:bg-bad-hi active:bg-bad",
  "light-on-night": "bg-paper text-ink hover:bg-white active:bg-paper-lo",
};

const SIZE: Record<ButtonSize, string> = {
  s: "h-11 px-5 text-body gap-2",
  m: "h-14 px-6.5 text-base gap-2.5",
  l: "h-15 px-7 text-[1.0625rem] gap-2.5",
};

const BASE =
  "inline-flex select-none items-center justify-center font-label tracking-label " +
  "transition-[background-color,color,box-shadow,opacity] focus-ring " +
  "disabled:not-aria-busy:opacity-45 aria-disabled:opacity-45";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Goes on in another line where its label does not fit; in the panel only. */
  wraps?: boolean;
}

export function buttonClass(
  { variant = "ink", size = "m", wide, wraps }: ButtonLook,
  density: Density,
  extra?: string,
): string {
  return classNames(
    BASE,
    VARIANT[variant],
    density === "panel"
      ? classNames(
          "gap-2 rounded-panel px-3.5 text-panel",
          wraps ? "min-h-11 min-w-0 py-1 md:min-h-9" : "h-11 md:h-9",
        )
      : classNames("rounded-pill", SIZE[size]),
    !wraps && "whitespace-nowrap",
    wide && "w-full",
    extra,
  );
}
