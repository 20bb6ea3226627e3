import { useQuery } from "@tanstack/react-query";
import { ScanEye } from "lucide-react";
import { Link } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { PAYMENT_METHODS } from "#shared/orders/payment-method.ts";

import { DateFilter } from "../../resource/date-filter.tsx";
import { FilterMenu } from "../../resource/filter-menu.tsx";
import { FilterTabs } from "../../resource/filter-tabs.tsx";
import { listParams } from "../../resource/list-state.ts";
import { SearchBox } from "../../resource/search-box.tsx";
import type { ListHandle } from "../../resource/use-list-state.ts";
import { useMay } from "../../session/use-may.ts";
import { METHOD_LABELS, STATUS_LABELS } from "../order-labels.ts";
import { RECEIPTS_PATH } from "../order-paths.ts";
import { orderCountsQuery } from "../order-queries.ts";
import type { OrderFilters, OrderSort } from "./order-list-rules.ts";
import { ViewsMenu } from "./views-menu.tsx";

interface OrderToolsProps {
  list: ListHandle<OrderSort, OrderFilters>;
}

/** Search, filters and saved views in one line; below it the tabs, with how many orders each holds. */
export function OrderTools({ list }: OrderToolsProps) {
  const { state, change } = list;
  const { paymentMethod, from, to } = state.filters;

  /** Without the filters that are not given, which an address has no word for. */
  function filterBy(changed: Partial<Record<keyof OrderFilters, string | undefined>>) {
    const all = Object.entries({ ...state.filters, ...changed });
    const given = all.filter(([, value]) => value !== undefined);
    change({ filters: Object.fromEntries(given) as Partial<OrderFilters> });
  }
  return (
    <div className="shrink-0 border-b border-line">
      <div className="flex items-center gap-2 px-4 pt-3.5 md:gap-2.5 md:px-7">
        <div className="min-w-0 max-md:flex-1">
          <SearchBox label={m.panel_orders_search()} list={list} />
        </div>
        <FilterMenu
          label={m.panel_column_payment()}
          options={[
            { value: "", label: m.panel_payment_any() },
            ...PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value]() })),
          ]}
          value={paymentMethod ?? ""}
          onValue={(value) => filterBy({ paymentMethod: value || undefined })}
        />
        <DateFilter days={{ from, to }} onDays={(days) => filterBy({ ...days })} />
        <ViewsMenu />
      </div>
      <Tabs list={list} />
    </div>
  );
}

function Tabs({ list: { state, addressOf } }: OrderToolsProps) {
  const { data: counts } = useQuery(orderCountsQuery(listParams(state)));
  const may = useMay();
  const { status, toCheck, ...shared } = state.filters;
  return (
    <div className="flex items-center max-md:flex-wrap md:ps-4.25 md:pe-7">
      <div className="min-w-0 flex-1 overflow-x-auto py-3 [scrollbar-width:none] max-md:basis-full max-md:px-4 md:py-2">
        <FilterTabs
          label={m.panel_column_status()}
          tabs={[
            {
              label: m.panel_filter_all(),
              to: addressOf({ filters: shared }),
              isCurrent: status === undefined && toCheck === undefined,
              count: counts?.all,
            },
            {
              label: m.panel_screen("orders/receipts"),
              to: addressOf({ filters: { ...shared, toCheck: "true" } }),
              isCurrent: toCheck !== undefined,
              count: counts?.toCheck,
            },
            ...ORDER_STATUSES.map((value) => ({
              label: STATUS_LABELS[value].label(),
              to: addressOf({ filters: { ...shared, status: value } }),
              isCurrent: status === value && toCheck === undefined,
              count: counts?.byStatus[value],
            })),
          ]}
        />
      </div>
      {toCheck !== undefined && Boolean(counts?.toCheck) && may("money.write") && (
        <Link
          to={RECEIPTS_PATH}
          className={buttonClass({}, "panel", "shrink-0 max-md:mx-4 max-md:mb-3 max-md:grow")}
        >
          <ScanEye size={17} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_orders_check()}
        </Link>
      )}
    </div>
  );
}
