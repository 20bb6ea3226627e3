import { useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { ButtonLink, type ButtonLinkProps } from "#app/ui/button-link.tsx";
import type { Selling } from "#shared/catalog/stock.ts";

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

/** Whether the shop takes orders; if not, what stands in place of the buttons for it. */
export interface SellingState {
  selling: Selling;
  /** The shop's own sentence; '' for none. */
  reason: string;
}

/** In place of an order button: that it can't be ordered now, and why. */
export function SellingNote({
  selling,
  reason,
  className = "",
}: SellingState & { className?: string }) {
  const isSoldOut = selling === "soldOut";
  const more = isSoldOut ? m.storefront_selling_sold_out_text() : reason;
  return (
    <div className={`min-w-0 border-s-2 border-copper ps-4 text-base ${className}`}>
      <p className="font-label">
        {isSoldOut ? m.storefront_selling_sold_out() : m.storefront_selling_paused()}
      </p>
      {more && (
        <p className="text-ink-2 wrap-anywhere">
          <bdi>{more}</bdi>
        </p>
      )}
    </div>
  );
}
