import { useLocation } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { useIsForUnknownPaths, useIsStaticPage } from "#app/page-engine/page-handles.ts";
import { LANGUAGES, LOCALES, pathIn } from "#shared/i18n/locale.ts";
import { NOT_FOUND_PATH } from "#shared/sharing/site.ts";

/**
 * Links to the same page in each other language, by the language's own name. The page for unknown
 * paths can't name its path: there the page script adds it.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const isForUnknownPaths = useIsForUnknownPaths();
  // Only on static pages. Other pages are cached without their query, so a link with it would
  // differ at hydration; there the page script adds it.
  const query = useIsStaticPage() ? search : "";
  return LOCALES.filter((locale) => locale !== getLocale()).map((other) => (
    <a
      key={other}
      href={pathIn(other, isForUnknownPaths ? NOT_FOUND_PATH : pathname) + query}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={className}
    >
      {LANGUAGES[other].name}
    </a>
  ));
}
