import { useQuery } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import type { Call } from "#shared/http/call.ts";

import { FilterTabs } from "../resource/filter-tabs.tsx";
import { resourceKey } from "../resource/resource-key.ts";
import type { ListHandle } from "../resource/use-list-state.ts";

/** By what messages and bulk requests are filtered: a status, or that they wait for too long. */
export interface CorrespondenceFilters<Status extends string> extends Record<string, string> {
  status: Status;
  overdue: "true";
}

interface Counts<Status extends string> {
  byStatus: Record<Status, number>;
  overdue: number;
}

interface StatusTabsProps<Sort extends string, Status extends string> {
  list: ListHandle<Sort, CorrespondenceFilters<Status>>;
  calls: { list: Call; counts: Call };
  /** In their order, with their names. */
  labels: readonly { status: Status; label: string }[];
  /** Statuses that have a tab while some record has them. */
  rare?: readonly Status[];
}

/** A tab for each status and for what waits for too long, with how many there are. */
export function StatusTabs<Sort extends string, Status extends string>(
  props: StatusTabsProps<Sort, Status>,
) {
  const { list, calls, labels, rare = [] } = props;
  const { state, addressOf } = list;
  const { data: counts } = useQuery({
    queryKey: [...resourceKey(calls.list), "counts"],
    queryFn: async () => ((await api(calls.counts)) as { data: Counts<Status> }).data,
    refetchOnMount: "always",
  });
  const { status, overdue } = state.filters;
  const isShown = (value: Status) =>
    !rare.includes(value) || status === value || (counts?.byStatus[value] ?? 0) > 0;
  const total = counts && Object.values<number>(counts.byStatus).reduce((sum, n) => sum + n, 0);
  return (
    <FilterTabs
      label={m.panel_column_status()}
      tabs={[
        {
          label: m.panel_filter_all(),
          to: addressOf({ filters: {} }),
          isCurrent: status === undefined && overdue === undefined,
          count: total,
        },
        ...(overdue || (counts?.overdue ?? 0) > 0
          ? [
              {
                label: m.panel_messages_overdue(),
                to: addressOf({ filters: { overdue: "true" } as typeof state.filters }),
                isCurrent: overdue !== undefined,
                count: counts?.overdue,
              },
            ]
          : []),
        ...labels
          .filter(({ status: value }) => isShown(value))
          .map(({ status: value, label }) => ({
            label,
            to: addressOf({ filters: { status: value } as typeof state.filters }),
            isCurrent: status === value,
            count: counts?.byStatus[value],
          })),
      ]}
    />
  );
}
