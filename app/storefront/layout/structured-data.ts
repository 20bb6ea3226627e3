import type { MetaDescriptor } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { DEFAULT_PRICE_JOD } from "#shared/catalog/default-price.ts";
import type { Product } from "#shared/catalog/product.ts";
import { pathIn } from "#shared/i18n/locale.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";
import type { Site } from "#shared/sharing/site.ts";
import type { SocialLink } from "#shared/social-media/social-link.ts";

import { designPicture } from "./design-picture.ts";

/** What pages tell search engines, in the words of schema.org. */
export type StructuredData = Extract<
  MetaDescriptor,
  { "script:ld+json": unknown }
>["script:ld+json"];

const JOD_DECIMALS = 3;
const CONTEXT = "https://schema.org";

/** The way from home to a page. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Questions that a page answers, for people to read. */
export function faq(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface ShopFacts {
  site: Site;
  settings: PublicSettings;
  socialLinks: readonly SocialLink[];
}

/** Who keeps the shop, and the shop's pages as a whole. */
export function organization({ site, settings, socialLinks }: ShopFacts): StructuredData {
  const { origin } = site;
  const { shopName: name, email, phone: telephone, city, country } = settings;
  const id = `${origin}/#organization`;
  return {
    "@context": CONTEXT,
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
          availableLanguage: ["en", "ar"],
        },
        sameAs: socialLinks
          .filter(({ isActive, url }) => isActive && /^https?:/.test(url))
          .map(({ url }) => url),
      },
      { "@type": "WebSite", name, url: `${origin}/`, publisher: { "@id": id } },
    ],
  };
}

interface ProductWords {
  title: string;
  description: string;
  shop: string;
  site: Site;
}

/** The main product and what it costs, in the words of the page. */
export function productData(product: Product, words: ProductWords): StructuredData {
  const { title, description, shop, site } = words;
  return {
    "@context": CONTEXT,
    "@type": "Product",
    name: title,
    description,
    sku: product._id,
    image: [...product.cardDesigns.map(designPicture), site.pictures?.product]
      .filter((path) => path)
      .map((path) => site.origin + path),
    brand: { "@type": "Brand", name: shop },
    offers: {
      "@type": "Offer",
      url: site.origin + pathIn(getLocale(), "/product"),
      price: (product.price ?? DEFAULT_PRICE_JOD).toFixed(JOD_DECIMALS),
      priceCurrency: "JOD",
      availability: `${CONTEXT}/InStock`,
      itemCondition: `${CONTEXT}/NewCondition`,
    },
  };
}
