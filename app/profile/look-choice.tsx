import { COLOR_SCHEMES, type ColorScheme } from "#shared/profiles/profile-parts.ts";
import { PROFILE_THEMES, type ProfileTheme } from "#shared/profiles/theme.ts";

import { PALETTES } from "./themes.ts";

interface LookChoiceProps {
  theme: ProfileTheme;
  scheme: ColorScheme;
  onTheme: (theme: ProfileTheme) => void;
  onScheme: (scheme: ColorScheme) => void;
  labels: {
    theme: () => string;
    scheme: () => string;
    themes: Record<ProfileTheme, () => string>;
    schemes: Record<ColorScheme, () => string>;
  };
}

/** The look of pages: one of six, and whether it is light or dark. Native radio buttons. */
export function LookChoice({ theme, scheme, onTheme, onScheme, labels }: LookChoiceProps) {
  return (
    <div className="@container grid gap-8">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-label leading-snug">{labels.theme()}</legend>
        <div className="grid grid-cols-3 gap-3 @lg:grid-cols-6">
          {PROFILE_THEMES.map((each) => {
            const { light } = PALETTES[each];
            return (
              <label
                key={each}
                className="grid cursor-pointer gap-2 rounded-field p-2 text-center text-note shadow-line-2 transition-shadow has-checked:bg-paper-hi has-checked:shadow-chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name="theme"
                  value={each}
                  checked={each === theme}
                  onChange={() => onTheme(each)}
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
                {labels.themes[each]()}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-label leading-snug">{labels.scheme()}</legend>
        <div className="grid gap-3 @xl:grid-cols-3">
          {COLOR_SCHEMES.map((each) => (
            <label
              key={each}
              className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-field px-4 shadow-line-2 transition-shadow has-checked:bg-paper-hi has-checked:shadow-chosen"
            >
              {labels.schemes[each]()}
              <input
                type="radio"
                name="scheme"
                value={each}
                checked={each === scheme}
                onChange={() => onScheme(each)}
                className="m-0 size-5.5 shrink-0 cursor-pointer appearance-none rounded-pill border-[1.5px] border-control transition-[border-width,border-color] checked:border-7 checked:border-copper"
              />
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
