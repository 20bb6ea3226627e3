import { Link, useLocation } from "react-router";

import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { LANGUAGES } from "#shared/i18n/locale.ts";

import { LanguageLinks } from "./language-links.tsx";
import { isHome, NAV_SECTIONS } from "./nav-sections.ts";
import { OrderLink } from "./order-link.tsx";
import { SectionLink } from "./section-link.tsx";

const ENTRY =
  "flex min-h-13 items-center border-t border-line text-item font-light tracking-item aria-[current]:text-copper";

const PAGES = [
  { to: "/product", label: m.storefront_nav_product },
  { to: "/bulk-orders", label: m.storefront_nav_bulk },
  { to: "/contact-us", label: m.storefront_nav_contact },
] as const;

/**
 * The menu of phones, a native popover: sections of the landing page, the pages that visitors look for,
 * the language, and the order button.
 */
export function MobileMenu({ isClosed }: { isClosed: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav
      id="mobile-menu"
      popover="auto"
      aria-label={m.storefront_nav_label()}
      className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto wrap border-b border-line bg-paper pb-6 text-ink backdrop:top-16 backdrop:bg-ink/25 md:hidden"
    >
      {NAV_SECTIONS.map(({ section, label }) => (
        <SectionLink
          key={section}
          section={section}
          current={isHome(section, pathname)}
          className={ENTRY}
        >
          {label()}
        </SectionLink>
      ))}
      {PAGES.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : undefined}
          className={ENTRY}
        >
          {label()}
        </Link>
      ))}
      <LanguageSwitch />
      {!isClosed && <OrderLink wide className="mt-4" />}
    </nav>
  );
}

const CHOICE = "grid min-h-11 min-w-24 place-items-center rounded-pill px-4";

/** The page's language and the others, side by side. */
function LanguageSwitch() {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2.5">
      <span id="language" className="text-ink-2">
        {m.storefront_nav_language()}
      </span>
      <div
        role="group"
        aria-labelledby="language"
        className="flex rounded-pill bg-paper-lo p-0.5 font-label"
      >
        <span aria-current="true" className={`bg-paper-hi shadow-line-2 ${CHOICE}`}>
          {LANGUAGES[getLocale()].name}
        </span>
        <LanguageLinks className={`text-ink-2 ${CHOICE}`} />
      </div>
    </div>
  );
}
