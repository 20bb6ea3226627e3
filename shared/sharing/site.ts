/** The paths of all public pages, without a language prefix. */
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

/**
 * Where the one page for all paths without a page is rendered, once for everybody. Nothing else may
 * be there.
 */
export const NOT_FOUND_PATH = "/not-found";

/** The pages with a sharing picture of their own; all policies share one. */
export const SOCIAL_PAGES = [
  "landing",
  "product",
  "bulk-orders",
  "contact-us",
  "policies",
] as const;
export type SocialPage = (typeof SOCIAL_PAGES)[number];

/** In pixels: the size that social networks recommend. */
export const SOCIAL_PICTURE = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The paths of the pictures in one language. */
export type SocialPictures = Record<SocialPage, string>;

/** Data for a page's `<head>` that no API call returns. */
export interface Site {
  /** The public origin, e.g. `https://shop.example`. */
  origin: string;
  /** The pictures for the page's language; undefined when they are not available. */
  pictures: SocialPictures | undefined;
}

/** The content of a page's sharing picture. */
export interface SocialFacts {
  page: SocialPage;
  shopName: string;
  /** The page's own address, without `https://`. */
  address: string;
  /** The main product, with its price in dinars; undefined while there is none. */
  product: { title: string; price: number; colors: readonly string[] } | undefined;
}
