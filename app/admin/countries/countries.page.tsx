import { m } from "#app/i18n/translations.ts";

import { ActiveFilter } from "../resource/active-filter.tsx";
import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { countryView } from "./country-view.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("countries") }) }];

export default function CountriesPage() {
  return (
    <ResourceScreen
      view={countryView}
      filters={(list) => (
        <>
          <ActiveFilter list={list} />
          <ArabicFilter list={list} />
        </>
      )}
    />
  );
}
