import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { orderName } from "../order-labels.ts";
import { RowCheck } from "../row-check.tsx";
import { useSelection } from "./selection.ts";

export function OrderCheck({ order, className }: { order: Order; className?: string }) {
  const { ids, isAllMatching, toggle } = useSelection();
  return (
    <RowCheck
      label={m.panel_orders_select({ row: orderName(order) })}
      state={isAllMatching || ids.has(order._id)}
      onToggle={(isRange) => toggle(order._id, isRange)}
      className={className}
    />
  );
}

/** Chooses the whole page. */
export function PageCheck() {
  const { ofPage, togglePage } = useSelection();
  return (
    <RowCheck
      label={m.panel_orders_select_page()}
      state={ofPage === "some" ? "mixed" : ofPage === "all"}
      onToggle={togglePage}
    />
  );
}

/** On phones there is room for boxes only once something is chosen; the rows' menus choose the first. */
export function CardCheck({ order }: { order: Order }) {
  const { ids, isAllMatching } = useSelection();
  if (ids.size === 0 && !isAllMatching) return null;
  return <OrderCheck order={order} className="relative -my-3! -ms-3!" />;
}
