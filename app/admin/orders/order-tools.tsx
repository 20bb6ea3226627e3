import { useQuery } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS } from "#shared/orders/payment-method.ts";

import { statisticsQuery } from "../dashboard/dashboard-queries.ts";
import { FilterMenu } from "../resource/filter-menu.tsx";
import { FilterTabs } from "../resource/filter-tabs.tsx";
import { isNarrowed } from "../resource/list-state.ts";
import { ListTools } from "../resource/list-tools.tsx";
import { SearchBox } from "../resource/search-box.tsx";
import type { ListHandle } from "../resource/use-list-state.ts";
import type { OrderFilters, OrderSort } from "./order-list-rules.ts";
import { METHOD_WORDS, STATUS_WORDS } from "./order-words.ts";

interface OrderToolsProps {
  list: ListHandle<OrderSort, OrderFilters>;
  /** The number of orders in the list with its present filters. */
  found: number | undefined;
}

/** Search, payment filter and status tabs of the orders table. */
export function OrderTools({ list, found }: OrderToolsProps) {
  const { state, change, correct, addressOf } = list;
  const { data: statistics } = useQuery(statisticsQuery);
  const { status, ...otherFilters } = state.filters;
  const isOnlyStatus = !isNarrowed({ ...state, filters: otherFilters });
  const counts = { pending: statistics?.orders?.pending };

  const tabs = ORDER_STATUSES.map((value) => ({
    label: STATUS_WORDS[value].label(),
    to: addressOf({ filters: { ...otherFilters, status: value } }),
    isCurrent: status === value,
    // Only counts that are known already: from the statistics, and of the open tab.
    count:
      status === value && isOnlyStatus ? found : { pending: counts.pending }[value as "pending"],
  }));
  return (
    <ListTools
      search={
        <SearchBox
          label={m.panel_orders_search()}
          value={state.search}
          onSearch={(search) => correct({ search })}
        />
      }
      filter={
        <FilterMenu
          label={m.panel_column_payment()}
          options={[
            { value: "", label: m.panel_payment_any() },
            ...PAYMENT_METHODS.map((value) => ({ value, label: METHOD_WORDS[value]() })),
          ]}
          value={state.filters.paymentMethod ?? ""}
          onValue={(value) => {
            const paymentMethod = PAYMENT_METHODS.find((known) => known === value);
            change({
              filters: { ...(status && { status }), ...(paymentMethod && { paymentMethod }) },
            });
          }}
        />
      }
      tabs={
        <FilterTabs
          label={m.panel_column_status()}
          tabs={[
            {
              label: m.panel_filter_all(),
              to: addressOf({ filters: otherFilters }),
              isCurrent: status === undefined,
              count: statistics?.orders?.total,
            },
            ...tabs,
          ]}
        />
      }
    />
  );
}
