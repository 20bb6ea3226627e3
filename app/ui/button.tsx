import type { ComponentProps, ReactNode } from "react";

import { buttonClass, type ButtonLook } from "./button-style.ts";
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
      {pendingLabel === undefined ? (
        <Stacked shown={!pending} other={<Spinner />}>
          {children}
        </Stacked>
      ) : (
        <Stacked shown={!pending} other={pendingLabel}>
          {children}
        </Stacked>
      )}
    </button>
  );
}

/** Both contents lie in one grid cell, so that the wider of the two holds the width. */
function Stacked({
  shown,
  other,
  children,
}: {
  shown: boolean;
  other: ReactNode;
  children: ReactNode;
}) {
  const layer = "col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]";
  return (
    <span className="inline-grid gap-[inherit]">
      <span className={shown ? layer : `${layer} invisible`}>{children}</span>
      <span className={shown ? `${layer} invisible` : layer} aria-hidden={shown || undefined}>
        {other}
      </span>
    </span>
  );
}
