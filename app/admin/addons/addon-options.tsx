import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import type { Addon } from "#shared/addons/addon.ts";
import { inLanguage } from "#shared/i18n/in-language.ts";

import { CutText } from "../resource/cut-text.tsx";

/** How many options the table lists by name; of further ones it shows the number. */
const OPTIONS_SHOWN = 2;

export const isOptionMissing = ({ options, optionsAr }: Addon) =>
  options.some((_, index) => !optionsAr[index]);

/** Whether the title or an option has no Arabic text. */
export const isArabicMissing = (addon: Addon) => !addon.titleAr || isOptionMissing(addon);

/** The first options in the panel's language. */
export function OptionSummary({ options, optionsAr }: Addon) {
  const more = options.length - OPTIONS_SHOWN;
  const shown = options
    .slice(0, OPTIONS_SHOWN)
    .map((option, index) =>
      inLanguage({ option, optionAr: optionsAr[index] ?? "" }, "option", getLocale()),
    );
  return (
    <span className="flex min-w-0 gap-1 text-ink-2">
      <CutText>
        {new Intl.ListFormat(getLocale(), { type: "unit", style: "short" }).format(shown)}
      </CutText>
      {more > 0 && <span className="shrink-0">{m.panel_options_more({ count: more })}</span>}
    </span>
  );
}
