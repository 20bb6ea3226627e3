import type { MessageRenderer } from "#server/notifications/message-kinds.ts";
import { BASE_LOCALE, localeOf, LOCALES, type Locale } from "#shared/i18n/locale.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

import type { DrawSocialPicture } from "./sharing/sharing.service.ts";
import type { RenderPage } from "./shop.ts";

type Pages = MessageRenderer & { renderPage: RenderPage };

/** What the pages' bundle of one language brings. */
type Bundle = Pages & { drawSocialPicture(facts: SocialFacts): string };

/** The pages of all languages, each built by itself, and the messages in the base language. */
export async function loadPages(): Promise<Pages & { drawSocialPicture: DrawSocialPicture }> {
  const bundles = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadBundle(locale)] as const),
  );
  const pagesIn = Object.fromEntries(bundles) as Record<Locale, Bundle>;
  return {
    ...pagesIn[BASE_LOCALE],
    renderPage: (request, ...rest) => {
      // The router asks for the data of a page at its address with this ending.
      const pathname = new URL(request.url).pathname.replace(/\.data$/, "");
      return pagesIn[localeOf(pathname)].renderPage(request, ...rest);
    },
    drawSocialPicture: async (locale, facts) => pagesIn[locale].drawSocialPicture(facts),
  };
}

async function loadBundle(locale: Locale): Promise<Bundle> {
  return (await import(`../build/${locale}/server/index.js`)) as Bundle;
}
