import { classNames } from "./class-names.ts";
import type { Density } from "./density.tsx";

/** The frame that text fields, text areas and selects share. */
export function controlClass(density: Density, invalid: boolean, extra?: string): string {
  return classNames(
    // Keeps its label clear of a fixed header when the control is scrolled into view.
    "block w-full bg-paper-hi min-w-0 scroll-mt-11 text-ink caret-copper transition-shadow focus-field",
    "placeholder:overflow-visible placeholder:text-ink-3 disabled:opacity-55",
    density === "panel" ? "rounded-panel text-base md:text-panel" : "rounded-field text-base",
    // Only the border shows where the field is, so it has a contrast of 3:1 against the paper.
    invalid ? "shadow-bad" : "shadow-control",
    extra,
  );
}

/** The frame of a field that a script marks as invalid (`errorPlace`). */
export const MARKED_FRAME = "not-focus-visible:aria-invalid:shadow-bad";

/**
 * The height of a one-line control: 52 px in the shop, 36 in the panel (44 on phones). Its line is as
 * high, because browsers cut a text off at its line, and with it the dots below Arabic letters.
 */
export function lineHeight(density: Density): string {
  return density === "panel"
    ? "h-11 px-2.75 leading-11 md:h-9 md:leading-9"
    : "h-13 px-4 leading-13";
}
