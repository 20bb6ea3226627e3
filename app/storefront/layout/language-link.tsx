import { useLocation } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { pathIn } from "#shared/i18n/locale.ts";

import { useIsStaticPage } from "./use-is-static-page.ts";

/** The same page in the other language, by that language's own name. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  // Only what nobody draws again may differ with the query; on other pages the script adds it.
  const query = useIsStaticPage() ? search : "";
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
