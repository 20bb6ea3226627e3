import type { MetaDescriptor } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { BASE_LOCALE, LANGUAGES, LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { SOCIAL_PICTURE, type SocialPage } from "#shared/sharing/site.ts";

import { layoutDataIn, type Matches } from "./layout-data.ts";
import { breadcrumbs, type StructuredData } from "./structured-data.ts";
import { unlistedHead } from "./unlisted-head.ts";

interface PageHead {
  /** The route's own matches, as `meta` receives them. */
  matches: Matches;
  /** Without language and query: `/bulk-orders`. */
  path: string;
  /** Includes the shop's name; see `shopNameIn`. */
  title: string;
  description: string;
  /** The picture that is shown where the page is shared. */
  picture: SocialPage;
  /** The page's name in the breadcrumbs; by default its title. */
  crumb?: string;
  /** Structured data besides the breadcrumbs. */
  data?: readonly StructuredData[];
}

/** The head of a public page: for search engines, search results and sharing. */
export function pageHead(page: PageHead): MetaDescriptor[] {
  const layout = layoutDataIn(page.matches);
  const { title } = page;
  if (!layout) return unlistedHead(title);
  const { site, settings } = layout;
  const locale = getLocale();
  const description = page.description.replace(/\s+/g, " ").trim();
  const urlIn = (language: Locale) => site.origin + pathIn(language, page.path);
  const url = urlIn(locale);
  const crumbs =
    page.path === "/"
      ? []
      : [
          breadcrumbs([
            { name: m.sharing_home(), url: site.origin + pathIn(locale, "/") },
            { name: page.crumb ?? title, url },
          ]),
        ];
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...LOCALES.map((language) => alternate(language, urlIn(language))),
    alternate("x-default", urlIn(BASE_LOCALE)),
    property("og:type", "website"),
    ...(settings ? [property("og:site_name", settings.shopName)] : []),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", LANGUAGES[locale].openGraph),
    ...LOCALES.filter((language) => language !== locale).map((language) =>
      property("og:locale:alternate", LANGUAGES[language].openGraph),
    ),
    ...(site.pictures ? sharedPicture(site.origin + site.pictures[page.picture], title) : []),
    // Title, text and picture are taken from the Open Graph properties above.
    { name: "twitter:card", content: "summary_large_image" },
    ...[...crumbs, ...(page.data ?? [])].map((data) => ({ "script:ld+json": data })),
  ];
}

function sharedPicture(url: string, alt: string): MetaDescriptor[] {
  return [
    property("og:image", url),
    property("og:image:type", SOCIAL_PICTURE.type),
    property("og:image:width", String(SOCIAL_PICTURE.width)),
    property("og:image:height", String(SOCIAL_PICTURE.height)),
    property("og:image:alt", alt),
  ];
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

function property(name: string, content: string): MetaDescriptor {
  return { property: name, content };
}
