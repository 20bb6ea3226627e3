import { useHref } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { orderPagePath } from "#shared/orders/order-page-paths.ts";

import { useOrderDialog } from "./order-dialog-context.ts";

/** Leads to the page of the placed order, if it was placed under the number that has one. */
export function OrderPageLink() {
  const { pageToken } = useOrderDialog();
  const path = useHref(orderPagePath(pageToken));
  if (pageToken === "") return null;
  return (
    <a href={path} className="inline-flex min-h-11 w-fit items-center rounded-badge font-label">
      <span className="rule-link">{m.order_page_link()}</span>
    </a>
  );
}
