import type { ComponentProps, ReactNode } from "react";

import { buttonClass, type ButtonLook } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { useDensity, type Density } from "./density.tsx";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  children: ReactNode;
  /** Under way: the button cannot be pressed again and keeps its width. */
  pending?: boolean;
  /** What it reads while pending, if that is to change; the width then follows the wider text. */
  pendingLabel?: ReactNode;
  density?: Density;
}

export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  density,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size, wide }, useDensity(density), className);
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
 * Both contents lie in one grid cell, so that the wider of the two holds the width. A label that only
 * a spinner covers goes on naming the button.
 */
function layer(hidden: boolean, keepsName = false): string {
  return classNames(
    "col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]",
    // What nobody sees does not turn: it would have the browser draw the page anew all the time.
    hidden && (keepsName ? "opacity-0" : "invisible *:animate-none"),
  );
}
