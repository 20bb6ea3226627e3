import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { m } from "#app/i18n/translations.ts";
import type { Order } from "#shared/orders/order.ts";

import { StepButtons } from "../../resource/step-buttons.tsx";
import type { ListPage } from "../../resource/use-list-page.ts";
import { useShortcutKeys } from "../../resource/use-shortcut-keys.ts";
import { ORDER_LISTS_KEY } from "../order-cache.ts";
import { orderPagePath } from "../order-paths.ts";

/**
 * To the orders before and behind this one in the list from which it was opened (K, J), so that a page of
 * orders is worked through without going back to the list. Nothing where there is no such list.
 */
export function StepOrders({ id }: { id: string }) {
  const navigate = useNavigate();
  const neighbours = neighboursOf(useQueryClient(), id);
  // In the place of this one: 'Back' leads to the list.
  const open = (other: string) => void navigate(orderPagePath(other), { replace: true });
  useShortcutKeys((key) => {
    const other = key === "j" ? neighbours?.behind : key === "k" ? neighbours?.before : undefined;
    if (other) open(other);
  });

  if (!neighbours) return null;
  const { before, behind } = neighbours;
  return (
    <StepButtons
      className="-me-2 flex"
      before={{
        label: m.panel_orders_step_previous(),
        onStep: before ? () => open(before) : undefined,
      }}
      behind={{
        label: m.panel_orders_step_next(),
        onStep: behind ? () => open(behind) : undefined,
      }}
    />
  );
}

/** The ids beside it in the list that was loaded last of those that show it. */
function neighboursOf(cache: QueryClient, id: string) {
  const lists = cache
    .getQueryCache()
    .findAll({ queryKey: ORDER_LISTS_KEY })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => (state.data as ListPage<Order> | undefined)?.data ?? []);
  for (const orders of lists) {
    const at = orders.findIndex(({ _id }) => _id === id);
    if (at >= 0 && orders.length > 1) {
      return { before: orders[at - 1]?._id, behind: orders[at + 1]?._id };
    }
  }
  return undefined;
}
