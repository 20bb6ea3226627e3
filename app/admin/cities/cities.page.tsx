import { Globe } from "lucide-react";

import { m } from "#app/i18n/translations.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ListFilter, type FilteredList } from "../resource/list-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { cityView } from "./city-view.tsx";
import { useCountryOptions } from "./country-options.ts";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("cities") }) }];

export default function CitiesPage() {
  return (
    <ResourceScreen
      view={cityView}
      filters={(list) => (
        <>
          <CountryFilter list={list} />
          <ActiveFilter list={list} />
          <ArabicFilter list={list} />
        </>
      )}
    />
  );
}

/** Shows the cities of one country; offered where there are several. */
function CountryFilter({ list }: { list: FilteredList }) {
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
