import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import { textField, type PartProps } from "./page-field.ts";

const COLUMNS = [
  {
    locale: "en",
    fields: [
      ["firstName", m.own_page_first_name, "given-name"],
      ["lastName", m.own_page_last_name, "family-name"],
      ["jobTitle", m.own_page_job_title, "organization-title"],
      ["organization", m.own_page_organization, "organization"],
    ],
  },
  {
    locale: "ar",
    fields: [
      ["firstNameAr", m.own_page_first_name_ar, "off"],
      ["lastNameAr", m.own_page_last_name_ar, "off"],
      ["jobTitleAr", m.own_page_job_title_ar, "off"],
      ["organizationAr", m.own_page_organization_ar, "off"],
    ],
  },
] as const;

/** The page's own language first. */
const inPageOrder = () =>
  COLUMNS.toSorted((a, b) => Number(b.locale === getLocale()) - Number(a.locale === getLocale()));

/** What a person is called: the page has the languages in which there is a first name. */
export function NameFields(part: PartProps) {
  const isFixed = part.own.page.ofCompany.fixed.includes("organization");
  return (
    <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
      {inPageOrder().map(({ locale, fields }) => (
        <div key={locale} className="grid content-start gap-6">
          {fields.map(([name, label, autoComplete]) => (
            <TextField
              key={name}
              {...textField(part, name)}
              label={label()}
              lang={locale}
              dir={LANGUAGES[locale].direction}
              autoComplete={autoComplete}
              {...(isFixed && (name === "organization" || name === "organizationAr")
                ? { readOnly: true, hint: m.own_page_fixed() }
                : undefined)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
