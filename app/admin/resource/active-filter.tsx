import { m } from "#app/i18n/translations.ts";

import { ListFilter, type FilteredList } from "./list-filter.tsx";

/** Shows all records, or only those that visitors see, or only the others. */
export function ActiveFilter({ list }: { list: FilteredList }) {
  return (
    <ListFilter
      list={list}
      name="isActive"
      label={m.panel_column_status()}
      options={[
        { value: "true", label: m.panel_active() },
        { value: "false", label: m.panel_inactive() },
      ]}
    />
  );
}
