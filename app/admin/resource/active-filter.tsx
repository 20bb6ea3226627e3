import { m } from "#app/i18n/translations.ts";

import { FilterMenu } from "./filter-menu.tsx";
import type { ListHandle } from "./use-list-state.ts";

interface ActiveFilterProps<Sort extends string, Filters extends Record<string, string>> {
  list: ListHandle<Sort, Filters>;
}

/** Shows all records, or only those that visitors see, or only the others. */
export function ActiveFilter<Sort extends string, Filters extends { isActive: string }>({
  list: { state, change },
}: ActiveFilterProps<Sort, Filters & Record<string, string>>) {
  const { isActive, ...others } = state.filters;
  return (
    <FilterMenu
      label={m.panel_column_status()}
      options={[
        { value: "", label: m.panel_filter_all() },
        { value: "true", label: m.panel_active() },
        { value: "false", label: m.panel_inactive() },
      ]}
      value={isActive ?? ""}
      onValue={(value) =>
        change({
          filters: (value ? { ...others, isActive: value } : others) as typeof state.filters,
        })
      }
    />
  );
}
