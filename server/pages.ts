import type { MessageRenderer } from "#server/notifications/message-kinds.ts";
import { BASE_LOCALE, localeOf, LOCALES, type Locale } from "#shared/i18n/locale.ts";

import type { RenderPage } from "./shop.ts";

/** What the pages' bundle of one language brings. */
type Pages = MessageRenderer & { renderPage: RenderPage };

/** The pages of all languages, each built by itself, and the messages in the base language. */
export async function loadPages(): Promise<Pages> {
  const bundles = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadBundle(locale)] as const),
  );
  const pagesIn = Object.fromEntries(bundles) as Record<Locale, Pages>;
  return {
    ...pagesIn[BASE_LOCALE],
    renderPage: (request, callApi) => {
      // The router asks for the data of a page at its address with this ending.
      const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
      return pagesIn[localeOf(pathname)].renderPage(request, callApi);
    },
  };
}

async function loadBundle(locale: Locale): Promise<Pages> {
  return (await import(`../build/${locale}/server/index.js`)) as Pages;
}
