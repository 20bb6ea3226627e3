import { useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink, type ButtonLinkProps } from "#app/ui/button-link.tsx";

/** 'Order Now' leads to the product, and on the product's own page opens the order. */
export function OrderLink(look: Omit<ButtonLinkProps, "to">) {
  const isProduct = useLocation().pathname === "/product";
  return (
    // The address without the order is what Back leads to, not a second entry of it.
    <ButtonLink {...look} to={isProduct ? "/product?order=1" : "/product"} replace={isProduct}>
      {m.storefront_nav_order()}
    </ButtonLink>
  );
}
