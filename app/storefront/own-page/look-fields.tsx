import { m } from "#app/i18n/translations.ts";
import { LookChoice } from "#app/profile/look-choice.tsx";

import { SCHEME_LABELS, THEME_LABELS } from "./field-labels.ts";
import type { PartProps } from "./page-field.ts";

/** The look of the page, unless the owner's company has decided it. */
export function LookFields({ own }: PartProps) {
  const { form, values } = own;
  if (own.page.ofCompany.fixed.includes("look")) {
    return <p className="text-ink-2">{m.own_page_look_fixed()}</p>;
  }
  return (
    <LookChoice
      theme={values.theme}
      scheme={values.scheme}
      onTheme={(theme) => form.setValue("theme", theme, { shouldDirty: true })}
      onScheme={(scheme) => form.setValue("scheme", scheme, { shouldDirty: true })}
      labels={{
        theme: m.own_page_theme,
        scheme: m.own_page_scheme,
        themes: THEME_LABELS,
        schemes: SCHEME_LABELS,
      }}
    />
  );
}
