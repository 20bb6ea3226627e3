import { Outlet } from "react-router";

import { apiContext } from "#app/api/api-context.ts";
import { siteContext } from "#app/api/site-context.ts";
import { m } from "#app/i18n/messages.ts";
import { still } from "#app/ui/still.tsx";
import { getSettings } from "#shared/settings/settings-calls.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";
import { socialLinkCalls } from "#shared/social-media/social-link-calls.ts";

import type { Route } from "./+types/storefront.layout.ts";
import { Header } from "./header.tsx";
import { inLanguage } from "./in-language.ts";
import { useArrival } from "./use-arrival.ts";
import "./page-script.ts";

/** Its form and links are plain HTML and the page script's. */
const Footer = still(async () => (await import("./footer.tsx")).Footer);

/** What every public page shows around its content. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [settings, links, site] = await Promise.all([
    api(getSettings),
    api(socialLinkCalls.list),
    context.get(siteContext)(),
  ]);
  const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Amman", year: "numeric" });
  return {
    settings: settingsInLanguage(settings.data.data),
    socialLinks: links.data.data,
    site,
    year: year.format(new Date()),
  };
}

/** The settings as the page speaks of them. */
function settingsInLanguage(settings: PublicSettings) {
  return {
    ...settings,
    shopName: inLanguage(settings.shopName, settings.shopNameAr),
    city: inLanguage(settings.city, settings.cityAr),
    country: inLanguage(settings.country, settings.countryAr),
    businessHours: inLanguage(settings.businessHours, settings.businessHoursAr),
  };
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { settings, socialLinks, year } = loaderData;
  useArrival();
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-3 z-40 -translate-y-24 rounded-pill bg-ink px-5 py-2.5 font-label text-paper focus:translate-y-0"
      >
        {m.storefront_skip()}
      </a>
      <Header shopName={settings.shopName} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer settings={settings} socialLinks={socialLinks} year={year} />
    </>
  );
}
