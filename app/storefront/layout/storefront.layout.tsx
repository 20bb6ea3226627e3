import { apiContext } from "#app/api/api-context.ts";
import { optional } from "#app/api/optional-data.ts";
import { siteContext } from "#app/api/site-context.ts";
import { sellingOf } from "#shared/catalog/stock.ts";
import { getSettings } from "#shared/settings/settings-calls.ts";
import type { PageSettings, PublicSettings } from "#shared/settings/settings.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";

import { errorHead } from "../errors/error-head.ts";
import { RouteError } from "../errors/route-error.tsx";
import type { Route } from "./+types/storefront.layout.ts";
import { inPageLanguage } from "./in-language.ts";
import { loadMainProduct } from "./load-main-product.ts";
import { reloadUnlessSearch } from "./reload-unless-search.ts";

export const shouldRevalidate = reloadUnlessSearch;

/** Data that every public page needs besides its own; each part is optional. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const site = context.get(siteContext);
  const [settings, links, pictures, main] = await Promise.all([
    optional(context, api(getSettings)),
    optional(context, api(socialLinkCalls.list)),
    optional(context, site.pictures()),
    loadMainProduct(context),
  ]);
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Amman", year: "numeric" });
  return {
    settings: settings && settingsInLanguage(settings.data.data),
    socialLinks: links?.data.data ?? [],
    // Said only where it is so: every page carries this.
    ...(main && sellingOf(main) !== "open" && { isClosed: true }),
    site: { origin: site.origin, pictures },
    year: year.format(new Date()),
  };
}

/** The settings with texts in the page's language, without what only orders need. */
function settingsInLanguage({ announcedDays: _, ...settings }: PublicSettings): PageSettings {
  return {
    ...settings,
    shopName: inPageLanguage(settings, "shopName"),
    city: inPageLanguage(settings, "city"),
    country: inPageLanguage(settings, "country"),
    businessHours: inPageLanguage(settings, "businessHours"),
  };
}

export const meta = errorHead;

/** Within the frame, which is shown around any error. */
export const ErrorBoundary = RouteError;
