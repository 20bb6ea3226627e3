import { escapeXml } from "#server/platform/pictures/fonts.ts";
import { BASE_LOCALE, LOCALES, pathIn } from "#shared/i18n/locale.ts";

/**
 * Every public page in every language, each with its translations. `paths` have no language prefix.
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
  const pages = paths.flatMap((path) => {
    const urls = LOCALES.map((locale) => [locale, origin + pathIn(locale, path)] as const);
    const alternates = [
      ...urls.map(([locale, url]) => link(locale, url)),
      link("x-default", origin + pathIn(BASE_LOCALE, path)),
    ].join("");
    return urls.map(([, url]) => `<url><loc>${escapeXml(url)}</loc>${alternates}</url>`);
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...pages,
    `</urlset>`,
    "",
  ].join("\n");
}
