import { useLocation } from "react-router";

import { m } from "#app/paraglide/messages.js";
import { getLocale } from "#app/paraglide/runtime.js";
import { pathIn } from "#shared/i18n/locale.ts";

import { useIsStill } from "./use-is-still.ts";

/** The same page in the other language, by that language's own name. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  // Only what nobody draws again may differ with the query; on other pages the script adds it.
  const query = useIsStill() ? search : "";
  const other = getLocale() === "ar" ? "en" : "ar";
  return (
    <a
      href={pathIn(other, pathname) + query}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={className}
    >
      {m.storefront_language_other()}
    </a>
  );
}
