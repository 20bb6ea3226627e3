import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";

import { LANGUAGE_COOKIE, localeRoot, LOCALES } from "#shared/i18n/locale.ts";

/**
 * Redirects a visitor who opens the shop's bare address to the language chosen last. All other
 * addresses determine the language themselves, and so do links within the shop.
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
