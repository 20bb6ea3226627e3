import { CircleAlert } from "lucide-react";
import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";

import { OPEN_ORDER } from "../order-dialog/order-address.ts";

/** A message that the order dialog could not be loaded, with a link to reload; `order-opener.ts` shows it. */
export function OrderUnavailable() {
  return (
    <p
      hidden
      data-order-unavailable
      role="alert"
      className="mt-4 flex scroll-my-28 gap-3 rounded-field bg-bad-wash px-4 py-3.5 text-bad"
    >
      <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {m.storefront_product_order_unavailable()}{" "}
        <a href={useHref(OPEN_ORDER)} className="rounded-badge font-label rule-link">
          {m.ui_reload()}
        </a>
      </span>
    </p>
  );
}
