import type { Chunk } from "./chunks.ts";

/**
 * The modules that every page needs are bundled into a few files: many small files load more slowly
 * and compress worse. Modules that the page script shares with them are separate, so that pages
 * with only that script load nothing else.
 */
export const PAGE_CHUNKS: readonly Chunk[] = [
  {
    name: "page-parts",
    modules: [
      "app/i18n/locale.ts",
      "translations/storefront_newsletter_failed",
      "shared/i18n/locale.ts",
      "vite/preload-helper.js",
    ],
  },
  {
    name: "react",
    packages: ["react", "react-dom", "scheduler", "react-router"],
  },
  {
    // A separate file would compress worse, and the landing page has no byte to spare.
    name: "frame",
    modules: [
      "app/ui/button.tsx",
      "app/ui/button-link.tsx",
      "app/ui/button-style.ts",
      "app/ui/class-names.ts",
      "app/ui/density.tsx",
      "app/ui/lazy-island.tsx",
      "app/ui/missing-part.ts",
      "app/ui/picture.tsx",
      "app/ui/plain-icons.tsx",
      "app/ui/spinner.tsx",
      "app/ui/static-island.tsx",
      "app/card/card-mark.tsx",
      "translations/ui_reload",
      "app/storefront/layout/header.tsx",
      "app/storefront/layout/page-head.ts",
      "app/storefront/layout/reveal.tsx",
      "app/storefront/layout/shop-name.ts",
      "app/storefront/layout/structured-data.ts",
      "app/storefront/errors/error-head.ts",
      "app/storefront/errors/route-error.tsx",
      "app/storefront/errors/section-boundary.tsx",
    ],
  },
  {
    // Prices need these modules but not the sentences.
    name: "number-words",
    modules: ["app/i18n/plural.ts", "shared/format-number.ts"],
  },
  {
    // In one file, so that the build for the base language can drop the texts, which it doesn't
    // need.
    name: "sentences",
    modules: ["app/sentences/", "app/api/api-error.ts"],
  },
  {
    // What the panel and the order dialog ask the API with.
    name: "data",
    modules: [
      "app/api/call-api.ts",
      "app/api/multipart-body.ts",
      "app/api/query-rules.ts",
      "shared/http/",
      "shared/sentences/rule.ts",
      "shared/ids.ts",
      "shared/numbers.ts",
      "shared/text.ts",
    ],
    packages: ["@tanstack/query-core", "@tanstack/react-query", "zod"],
  },
  {
    name: "card",
    modules: [
      "app/card/card-body.tsx",
      "app/card/card-face.tsx",
      "app/card/card-paint.tsx",
      "app/card/card-tone.ts",
    ],
  },
  {
    name: "landing-drawings",
    modules: [
      "app/storefront/landing/features.tsx",
      "app/storefront/landing/hero-light.tsx",
      "app/storefront/landing/how-it-works.tsx",
      "app/storefront/landing/preview-words.tsx",
      "app/storefront/landing/shop-figures.tsx",
      "app/storefront/landing/tap-arcs.tsx",
      "app/storefront/landing/testimonials-head.tsx",
    ],
  },
];
