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

/** What the head of a page says of where the shop is, which no call of the API knows. */
export interface Site {
  /** The public origin, e.g. `https://shop.example`. */
  origin: string;
  /** The paths of the pictures in the language of the page. */
  pictures: Record<SocialPage, string>;
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
