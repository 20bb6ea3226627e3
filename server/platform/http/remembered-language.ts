import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";

import { LANGUAGE_COOKIE, localeRoot, LOCALES } from "#shared/i18n/locale.ts";

/**
 * Who opens the shop's bare address gets the language that was chosen last. Every other address
 * says its language itself, and so does a link within the shop.
 */
export function rememberedLanguage() {
  return createMiddleware(async (c, next) => {
    const chosen = LOCALES.find((locale) => locale === getCookie(c, LANGUAGE_COOKIE));
    if (!chosen || localeRoot(chosen) === "/" || isFromOwnPage(c.req.raw)) return next();
    c.header("Cache-Control", "no-store");
    return c.redirect(localeRoot(chosen) + new URL(c.req.url).search);
  });
}

function isFromOwnPage({ url, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin";
  return URL.parse(headers.get("Referer") ?? "")?.host === new URL(url).host;
}
