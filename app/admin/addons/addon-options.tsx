import { m } from "#app/i18n/translations.ts";
import type { Addon } from "#shared/addons/addon.ts";

import { CutText } from "../resource/cut-text.tsx";

/** How many options the table lists by name; of further ones it shows the number. */
const OPTIONS_SHOWN = 2;

export const isOptionMissing = ({ options, optionsAr }: Addon) =>
  options.some((_, index) => !optionsAr[index]);

/** Whether the title or an option has no Arabic text. */
export const isArabicMissing = (addon: Addon) => !addon.titleAr || isOptionMissing(addon);

export function OptionSummary({ options }: { options: readonly string[] }) {
  const more = options.length - OPTIONS_SHOWN;
  return (
    <span className="flex min-w-0 gap-1 text-ink-2">
      <CutText>{options.slice(0, OPTIONS_SHOWN).join(", ")}</CutText>
      {more > 0 && <span className="shrink-0">{m.panel_options_more({ count: more })}</span>}
    </span>
  );
}
