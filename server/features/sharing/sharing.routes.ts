import { Hono } from "hono";
import { etag } from "hono/etag";

import type { Config } from "#server/config.ts";
import { LANGUAGES, LOCALES, pathIn, type Locale } from "#shared/i18n/locale.ts";
import { PUBLIC_PATHS, SOCIAL_PAGES, SOCIAL_PICTURE } from "#shared/sharing/site.ts";

import { securityTxt } from "./security-txt.ts";
import type { SharingService } from "./sharing.service.ts";
import { sitemap } from "./sitemap.ts";

const HOUR = "public, max-age=3600";
const FOR_EVER = "public, max-age=31536000, immutable";
/** The background colour of the pages. */
const PAPER = "#f6f3ec";

const SHOP_PATH = "/";
const PANEL_PATH = "/admin-panel";

/** Files for machines: search engines, social networks, home screens. */
export function sharingRoutes(sharing: SharingService, { publicUrl }: Pick<Config, "publicUrl">) {
  const app = new Hono();

  app.get("/robots.txt", etag(), (c) =>
    c.text(
      [
        "User-agent: *",
        ...LOCALES.map((locale) => `Disallow: ${pathIn(locale, PANEL_PATH)}`),
        "Disallow: /api/",
        "",
        `Sitemap: ${publicUrl}/sitemap.xml`,
        "",
      ].join("\n"),
      200,
      { "Cache-Control": HOUR },
    ),
  );

  app.get("/.well-known/security.txt", etag(), async (c, next) => {
    const text = securityTxt(publicUrl, await sharing.email());
    return text === undefined ? next() : c.text(text, 200, { "Cache-Control": HOUR });
  });

  app.get("/sitemap.xml", etag(), async (c) => {
    const hasProduct = await sharing.hasProduct();
    const paths = PUBLIC_PATHS.filter((path) => path !== "/product" || hasProduct);
    return c.body(sitemap(publicUrl, paths), 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": HOUR,
    });
  });

  for (const locale of LOCALES) {
    for (const path of [SHOP_PATH, PANEL_PATH] as const) {
      const file = `${path === SHOP_PATH ? "" : path}/manifest.webmanifest`;
      app.get(pathIn(locale, file), etag(), async (c) =>
        c.body(JSON.stringify(manifest(locale, path, await sharing.shopName(locale))), 200, {
          "Content-Type": "application/manifest+json; charset=utf-8",
          "Cache-Control": HOUR,
        }),
      );
    }
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

/** What staff install is named after the shop too. */
const PANEL_NAME: Record<Locale, (shopName: string) => string> = {
  en: (shopName) => `${shopName} Admin`,
  ar: (shopName) => `إدارة ${shopName}`,
};

/** The web app manifest: how the shop, or its panel, appears on a home screen. */
function manifest(locale: Locale, path: typeof SHOP_PATH | typeof PANEL_PATH, shopName: string) {
  const isPanel = path === PANEL_PATH;
  const start = pathIn(locale, path);
  const name = isPanel ? PANEL_NAME[locale](shopName) : shopName;
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: start,
    name,
    short_name: name,
    start_url: start,
    scope: isPanel ? start : "/",
    lang: locale,
    dir: LANGUAGES[locale].direction,
    display: isPanel ? "standalone" : "minimal-ui",
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
