import { useLocation } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { LANGUAGES, LOCALES, pathIn } from "#shared/i18n/locale.ts";

import { useIsStaticPage } from "./use-is-static-page.ts";

/** The same page in each other language, by that language's own name. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  // Only what nobody draws again may differ with the query; on other pages the script adds it.
  const query = useIsStaticPage() ? search : "";
  return LOCALES.filter((locale) => locale !== getLocale()).map((other) => (
    <a
      key={other}
      href={pathIn(other, pathname) + query}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={className}
    >
      {LANGUAGES[other].name}
    </a>
  ));
}
