import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { FIND_ORDER_PATH } from "#shared/orders/order-page-paths.ts";

/** For whoever has no link to their order, or one that works no more. */
export function FindOrderLine() {
  return (
    <p className="mt-8 max-w-[30em] text-ink-2">
      {m.order_page_not_found()}{" "}
      <a href={useHref(FIND_ORDER_PATH)} className="rule-link text-ink">
        {m.order_page_find_title()}
      </a>
    </p>
  );
}
