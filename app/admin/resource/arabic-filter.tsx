import { Languages } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ListFilter, type FilteredList } from "./list-filter.tsx";

/** Filters by whether a record has missing Arabic texts. */
export function ArabicFilter({ list }: { list: FilteredList }) {
  return (
    <ListFilter
      list={list}
      name="arabicMissing"
      label={m.panel_filter_arabic()}
      icon={Languages}
      options={[
        { value: "true", label: m.panel_arabic_missing() },
        { value: "false", label: m.panel_arabic_whole() },
      ]}
    />
  );
}
