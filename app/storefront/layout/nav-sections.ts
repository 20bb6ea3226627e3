import { m } from "#app/i18n/translations.ts";

/** The sections of the landing page to which header and menu lead. */
export const NAV_SECTIONS = [
  { section: "hero", label: m.storefront_nav_home },
  { section: "how-it-works", label: m.storefront_nav_how },
  { section: "testimonials", label: m.storefront_nav_testimonials },
] as const;

/** Whether it is the present page's own entry. */
export function isHome(section: string, pathname: string): boolean {
  return section === "hero" && pathname === "/";
}
