import { m } from "#app/i18n/translations.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { TranslationFields } from "../resource/translation-fields.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { contactValues, shopValues } from "./settings-values.ts";
import { PhoneCheck } from "./typed-checks.tsx";

/** The shop's name, and how people reach it. */
export function ShopSections({ settings }: { settings: PublicSettings }) {
  return (
    <>
      <SettingsSection
        id="shop"
        title={m.panel_settings_shop()}
        text={m.panel_settings_shop_where()}
        settings={settings}
        values={shopValues}
      >
        {(form) => (
          <TranslationFields
            form={form}
            name="shopName"
            labels={{ en: m.panel_settings_name(), ar: m.panel_settings_name_ar() }}
          />
        )}
      </SettingsSection>
      <SettingsSection
        id="contact"
        title={m.panel_settings_contact()}
        text={m.panel_settings_contact_where()}
        settings={settings}
        values={contactValues}
      >
        {(form) => (
          <>
            <RecordField
              form={form}
              name="email"
              label={m.panel_settings_email()}
              hint={m.panel_settings_email_hint()}
              type="email"
              dir="ltr"
              required
            />
            <RecordField
              form={form}
              name="phone"
              label={m.panel_settings_phone()}
              hint={m.panel_settings_phone_hint()}
              aside={<PhoneCheck form={form} />}
              type="tel"
              dir="ltr"
              required
            />
            <TranslationFields
              form={form}
              name="city"
              labels={{ en: m.panel_settings_city(), ar: m.panel_settings_city_ar() }}
            />
            <TranslationFields
              form={form}
              name="country"
              labels={{ en: m.panel_settings_country(), ar: m.panel_settings_country_ar() }}
            />
            <TranslationFields
              form={form}
              name="businessHours"
              labels={{ en: m.panel_settings_hours(), ar: m.panel_settings_hours_ar() }}
            />
          </>
        )}
      </SettingsSection>
    </>
  );
}
