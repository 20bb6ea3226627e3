/** Every page that anybody may find, without its language. */
export const PUBLIC_PATHS = [
  "/",
  "/product",
  "/bulk-orders",
  "/contact-us",
  "/privacy-policy",
  "/delivery-policy",
  "/cancellation-policy",
  "/refund-policy",
  "/terms-of-service",
] as const;

/** The pages that have a picture of their own where they are shared; all policies have one. */
export const SOCIAL_PAGES = [
  "landing",
  "product",
  "bulk-orders",
  "contact-us",
  "policies",
] as const;
export type SocialPage = (typeof SOCIAL_PAGES)[number];

/** In pixels, what every network asks for. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The paths of the pictures in one language. */
export type SocialPictures = Record<SocialPage, string>;

/** What the head of a page says of where the shop is, which no call of the API knows. */
export interface Site {
  /** The public origin, e.g. `https://shop.example`. */
  origin: string;
  /** Those of the page's language; undefined when they can't be told. */
  pictures: SocialPictures | undefined;
}

/** What a page's picture shows. */
export interface SocialFacts {
  page: SocialPage;
  shopName: string;
  /** The page's own, without `https://`. */
  address: string;
  /** The main product, its price in dinars; undefined while there is none. */
  product: { title: string; price: number; colors: readonly string[] } | undefined;
}
