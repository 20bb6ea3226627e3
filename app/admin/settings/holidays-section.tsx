import { m } from "#app/i18n/translations.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { AnnouncedDays } from "./announced-days.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { holidayValues } from "./settings-values.ts";

/** On which days nothing is made or delivered, besides those that are reckoned. */
export function HolidaysSection({ settings }: { settings: PublicSettings }) {
  return (
    <SettingsSection
      id="days-off"
      title={m.panel_settings_holidays()}
      text={m.panel_settings_holidays_where()}
      settings={settings}
      values={holidayValues}
    >
      {(form) => <AnnouncedDays form={form} />}
    </SettingsSection>
  );
}
