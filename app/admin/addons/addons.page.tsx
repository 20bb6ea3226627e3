import { m } from "#app/i18n/translations.ts";

import { ArabicFilter } from "../resource/arabic-filter.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { addonView } from "./addon-view.tsx";
import { InputTypeFilter } from "./input-type-filter.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("addons") }) }];

export default function AddonsPage() {
  return (
    <ResourceScreen
      view={addonView}
      filters={(list) => (
        <>
          <InputTypeFilter list={list} />
          <ArabicFilter list={list} />
        </>
      )}
    />
  );
}
