import type { InvoiceDrawer, InvoiceDrawers } from "#server/features/invoices/invoice-drawer.ts";
import type {
  NotificationRenderer,
  NotificationRenderers,
} from "#server/features/notifications/notification-renderer.ts";
import type {
  ProfileRenderer,
  ProfileRenderers,
} from "#server/features/profiles/profile-renderer.ts";
import type { CardPrinter, CardPrinters } from "#server/features/proofs/card-printer.ts";
import type { DrawSocialPicture } from "#server/features/sharing/sharing.service.ts";
import type { IsUnknownPage } from "#server/platform/cache/cache-pages.ts";
import type { MessageIn } from "#server/platform/http/page-failure.ts";
import type { ApiMessage } from "#shared/api-messages/api-message.ts";
import { localeOf, LOCALES, type Locale } from "#shared/i18n/locale.ts";
import type { SocialFacts } from "#shared/sharing/site.ts";

import type { RenderPage } from "./shop.ts";

/** What the pages' bundle of one language exports. */
export type Bundle = NotificationRenderer &
  ProfileRenderer & {
    renderPage: RenderPage;
    isUnknownPage: IsUnknownPage;
    cardPrinter: CardPrinter;
    invoiceDrawer: InvoiceDrawer;
    drawSocialPicture(facts: SocialFacts): string;
    visitorText(reported: ApiMessage): string;
  };

export interface Pages {
  renderPage: RenderPage;
  isUnknownPage: IsUnknownPage;
  drawSocialPicture: DrawSocialPicture;
  messageIn: MessageIn;
  profilesIn: ProfileRenderers;
  printersIn: CardPrinters;
  invoicesIn: InvoiceDrawers;
  renderers: NotificationRenderers;
}

/** Pages and notifications in all languages; each language is a build of its own. */
export async function loadPages(): Promise<Pages> {
  const bundles = await Promise.all(
    LOCALES.map(async (locale) => [locale, await loadBundle(locale)] as const),
  );
  const pagesIn = Object.fromEntries(bundles) as Record<Locale, Bundle>;
  return {
    renderPage: (request, ...rest) => pagesIn[localeOfPage(request)].renderPage(request, ...rest),
    isUnknownPage: (pathname) => pagesIn[localeOf(pathname)].isUnknownPage(pathname),
    messageIn: (locale, reported) => pagesIn[locale].visitorText(reported),
    drawSocialPicture: async (locale, facts) => pagesIn[locale].drawSocialPicture(facts),
    profilesIn: async (locale) => pagesIn[locale],
    printersIn: async (locale) => pagesIn[locale].cardPrinter,
    invoicesIn: async (locale) => pagesIn[locale].invoiceDrawer,
    renderers: pagesIn,
  };
}

/** The language of a requested page. */
export function localeOfPage({ url }: Request): Locale {
  // The router requests a page's data at its address with this suffix.
  return localeOf(new URL(url).pathname.replace(/\.data$/, ""));
}

async function loadBundle(locale: Locale): Promise<Bundle> {
  return (await import(`../build/${locale}/server/index.js`)) as Bundle;
}
