import { m } from "#app/i18n/translations.ts";
import { PALETTES } from "#app/profile/themes.ts";
import { COLOR_SCHEMES } from "#shared/profiles/profile-parts.ts";
import { PROFILE_THEMES } from "#shared/profiles/theme.ts";

import { SCHEME_LABELS, THEME_LABELS } from "./field-labels.ts";
import type { PartProps } from "./page-field.ts";

/** The look of the page: one of six, and whether it is light or dark. */
export function LookFields({ own }: PartProps) {
  const { form, values } = own;
  if (own.page.ofCompany.fixed.includes("look")) {
    return <p className="text-ink-2">{m.own_page_look_fixed()}</p>;
  }
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="mb-3 font-label leading-snug">{m.own_page_theme()}</legend>
        <div className="grid grid-cols-3 gap-3 md:grid-cols-6">
          {PROFILE_THEMES.map((theme) => {
            const { light } = PALETTES[theme];
            return (
              <label
                key={theme}
                className="grid cursor-pointer gap-2 rounded-field p-2 text-center text-note shadow-line-2 transition-shadow has-checked:bg-paper-hi has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name="theme"
                  value={theme}
                  checked={values.theme === theme}
                  onChange={() => form.setValue("theme", theme, { shouldDirty: true })}
                  className="sr-only"
                />
                <svg viewBox="0 0 64 80" aria-hidden="true" className="w-full rounded-badge">
                  <rect width="64" height="80" fill={light.surface} />
                  <rect width="64" height="30" fill={light.shade} />
                  <rect x="8" y="22" width="16" height="16" rx="5" fill={light.button} />
                  <rect x="8" y="44" width="34" height="4" rx="2" fill={light.ink} />
                  <rect x="8" y="52" width="24" height="3" rx="1.5" fill={light.soft} />
                  <rect x="8" y="61" width="48" height="10" rx="5" fill={light.accent} />
                </svg>
                {THEME_LABELS[theme]()}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-label leading-snug">{m.own_page_scheme()}</legend>
        <div className="grid gap-3 md:grid-cols-3">
          {COLOR_SCHEMES.map((scheme) => (
            <label
              key={scheme}
              className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-field px-4 shadow-line-2 transition-shadow has-checked:bg-paper-hi has-checked:shadow-chosen"
            >
              {SCHEME_LABELS[scheme]()}
              <input
                type="radio"
                name="scheme"
                value={scheme}
                checked={values.scheme === scheme}
                onChange={() => form.setValue("scheme", scheme, { shouldDirty: true })}
                className="m-0 size-5.5 shrink-0 cursor-pointer appearance-none rounded-pill border-[1.5px] border-control transition-[border-width,border-color] checked:border-7 checked:border-copper"
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
