import type { MetaDescriptor } from "react-router";

import { LOCALES } from "#shared/i18n/locale.ts";
import type { PageSettings } from "#shared/settings/settings.ts";
import type { Site } from "#shared/sharing/site.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

/** Structured data for search engines, in schema.org's vocabulary. */
export type StructuredData = Extract<
  MetaDescriptor,
  { "script:ld+json": unknown }
>["script:ld+json"];

export const SCHEMA = "https://schema.org";

/** The breadcrumbs of a page. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): StructuredData {
  return {
    "@context": SCHEMA,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

interface ShopFacts {
  site: Site;
  settings: PageSettings;
  socialLinks: readonly SocialLink[];
}

/** The organization behind the shop, and the site as a whole. */
export function organization({ site, settings, socialLinks }: ShopFacts): StructuredData {
  const { origin } = site;
  const { shopName: name, email, phone: telephone, city, country } = settings;
  const id = `${origin}/#organization`;
  return {
    "@context": SCHEMA,
    "@graph": [
      {
        "@type": "Organization",
        "@id": id,
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email,
        telephone,
        address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          email,
          telephone,
          availableLanguage: LOCALES,
        },
        sameAs: socialLinks
          .filter(({ isActive, url }) => isActive && /^https?:/.test(url))
          .map(({ url }) => url),
      },
      { "@type": "WebSite", name, url: `${origin}/`, publisher: { "@id": id } },
    ],
  };
}
