import type { LucideIcon } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { FilterMenu } from "./filter-menu.tsx";

/** What a filter needs of a list's handle, whatever the list can be sorted and filtered by. */
export interface FilteredList {
  state: { filters: Readonly<Record<string, string | undefined>> };
  change: (change: never) => void;
}

interface ListFilterProps {
  list: FilteredList;
  /** The parameter of the list's call. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  icon?: LucideIcon;
}

/** One of a list's filters as a menu; its first entry takes the filter off. */
export function ListFilter({
  list: { state, change },
  name,
  label,
  options,
  icon,
}: ListFilterProps) {
  const { [name]: value, ...others } = state.filters;
  return (
    <FilterMenu
      label={label}
      icon={icon}
      options={[{ value: "", label: m.panel_filter_all() }, ...options]}
      value={value ?? ""}
      onValue={(next) => change({ filters: next ? { ...others, [name]: next } : others } as never)}
    />
  );
}
