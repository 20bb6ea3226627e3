import { m } from "#app/i18n/translations.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { cityView } from "./city-view.tsx";
import { CountryFilter } from "./country-filter.tsx";

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
