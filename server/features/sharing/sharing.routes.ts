import { Hono } from "hono";
import { etag } from "hono/etag";

import type { Config } from "#server/config.ts";
import { LANGUAGES, LOCALES, localeRoot, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { PUBLIC_PATHS, SOCIAL_PAGES, SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import type { SharingService } from "./sharing.service.ts";
import { sitemap } from "./sitemap.ts";

const HOUR = "public, max-age=3600";
const FOR_EVER = "public, max-age=31536000, immutable";
/** The background colour of the pages. */
const PAPER = "#f6f3ec";

/** Files for machines: search engines, social networks, home screens. */
export function sharingRoutes(sharing: SharingService, { publicUrl }: Pick<Config, "publicUrl">) {
  const app = new Hono();

  app.get("/robots.txt", etag(), (c) =>
    c.text(
      [
        "User-agent: *",
        ...LOCALES.map((locale) => `Disallow: ${pathIn(locale, "/admin-panel")}`),
        "Disallow: /api/",
        "",
        `Sitemap: ${publicUrl}/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": HOUR },
    ),
  );

  app.get("/sitemap.xml", etag(), async (c) => {
    const hasProduct = await sharing.hasProduct();
    const paths = PUBLIC_PATHS.filter((path) => path !== "/product" || hasProduct);
    return c.body(sitemap(publicUrl, paths), 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": HOUR,
    });
  });

  for (const locale of LOCALES) {
    app.get(pathIn(locale, "/manifest.webmanifest"), etag(), async (c) =>
      c.body(JSON.stringify(manifest(locale, await sharing.shopName(locale))), 200, {
        "Content-Type": "application/manifest+json; charset=utf-8",
        "Cache-Control": HOUR,
      }),
    );
    for (const page of SOCIAL_PAGES) {
      app.get(`/social/${page}-${locale}.jpg`, etag(), async (c) => {
        const { version, bytes } = await sharing.picture(page, locale);
        return c.body(new Uint8Array(await bytes()), 200, {
          "Content-Type": SOCIAL_PICTURE.type,
          "Cache-Control": c.req.query("v") === version ? FOR_EVER : HOUR,
          ETag: `"${version}"`,
          "Cross-Origin-Resource-Policy": "cross-origin",
        });
      });
    }
  }
  return app;
}

/** The web app manifest: how the shop appears on a home screen. */
function manifest(locale: Locale, shopName: string) {
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: localeRoot(locale),
    name: shopName,
    short_name: shopName,
    start_url: localeRoot(locale),
    scope: "/",
    lang: locale,
    dir: LANGUAGES[locale].direction,
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}
