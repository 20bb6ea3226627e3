import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";
import { useDensity, type Density } from "./density.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name. */
  label: string;
  density?: Density;
}

/** A button that is only an icon: 44 px in the shop, 36 in the panel (44 on phones). */
export function IconButton({
  label,
  density,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const panel = useDensity(density) === "panel";
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "grid shrink-0 place-items-center transition-colors hover:bg-ink/6 active:bg-ink/10",
        "disabled:opacity-45",
        panel
          ? "size-11 rounded-panel text-ink-2 hover:text-ink md:size-9"
          : "size-11 rounded-pill",
        className,
      )}
    />
  );
}
