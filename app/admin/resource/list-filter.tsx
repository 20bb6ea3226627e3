import type { LucideIcon } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { FilterMenu } from "./filter-menu.tsx";

/** The part of a list's handle that a filter needs, for any sorts and filters. */
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

/** A menu for one of a list's filters; the first entry clears it. */
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
