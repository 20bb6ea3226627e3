import { Link, type LinkProps } from "react-router";

import { buttonClass, type ButtonLook } from "./button-style.ts";
import { useDensity, type Density } from "./density.tsx";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, "className"> {
  density?: Density;
  className?: string;
}

/** A link that looks like a button. Accepts all props of react-router's Link. */
export function ButtonLink({ variant, size, wide, density, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={buttonClass({ variant, size, wide }, useDensity(density), className)}
    />
  );
}
