import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import { LanguageLinks } from "./language-links.tsx";

const CHOICE = "grid min-h-11 min-w-24 place-items-center rounded-pill px-4";

/** The page's language and the others, side by side. */
export function LanguageSwitch() {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2.5">
      <span id="language" className="text-ink-2">
        {m.storefront_nav_language()}
      </span>
      <div
        role="group"
        aria-labelledby="language"
        className="flex rounded-pill bg-paper-lo p-0.5 font-label"
      >
        <span aria-current="true" className={`bg-paper-hi shadow-line-2 ${CHOICE}`}>
          {LANGUAGES[getLocale()].name}
        </span>
        <LanguageLinks className={`text-ink-2 ${CHOICE}`} />
      </div>
    </div>
  );
}
