import type { ComponentProps, ReactNode } from "react";

import { buttonClass, type ButtonLook } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { useDensity, type Density } from "./density.tsx";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  children: ReactNode;
  /** Work is in progress: the button can't be pressed again and keeps its width. */
  pending?: boolean;
  /** A label for the pending state; the button is as wide as the longer of both. */
  pendingLabel?: ReactNode;
  density?: Density;
}

export function Button({
  variant,
  size,
  wide,
  wraps,
  pending = false,
  pendingLabel,
  density,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, wide, wraps }, useDensity(density), className);
  return (
    <button
      {...rest}
      type={type}
      className={look}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      <span className="inline-grid gap-[inherit]">
        <span className={layer(pending, pendingLabel === undefined)}>{children}</span>
        <span className={layer(!pending)} aria-hidden={!pending || undefined}>
          {pendingLabel ?? <Spinner />}
        </span>
      </span>
    </button>
  );
}

/**
 * Both labels share one grid cell, so that the wider one determines the width. A label that is only
 * covered by a spinner remains the button's accessible name.
 */
function layer(hidden: boolean, keepsName = false): string {
  return classNames(
    "col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]",
    // Animations of invisible elements are stopped, because they would cause constant repaints.
    hidden && (keepsName ? "opacity-0" : "invisible *:animate-none"),
  );
}
