import { Globe } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ListFilter, type FilteredList } from "../resource/list-filter.tsx";
import { useCountryOptions } from "./country-options.ts";

/** Shows the cities of one country; offered where there are several. */
export function CountryFilter({ list }: { list: FilteredList }) {
  const { options } = useCountryOptions();
  if (options.length < 2 && !list.state.filters["country"]) return null;
  return (
    <ListFilter
      list={list}
      name="country"
      label={m.panel_column_country()}
      icon={Globe}
      options={options}
    />
  );
}
