import { Suspense } from "react";
import { useLocation } from "react-router";

import { m } from "#app/i18n/translations.ts";
import { staticIsland } from "#app/page-engine/static-island.tsx";
import { CrossIcon, LinesIcon } from "#app/ui/plain-icons.tsx";

import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { NAV_SECTIONS, isHome } from "./nav-sections.ts";
import { OrderLink } from "./order-link.tsx";
import { SectionLink } from "./section-link.tsx";

/** Hidden at first, and its links need no React. */
const MobileMenu = staticIsland(async () => (await import("./mobile-menu.tsx")).MobileMenu);

/**
 * Fixed at the top: logo, links to the landing page's sections, the other language, and the order
 * button. The menu is a native popover: it opens without a script, and closes by Escape or a click
 * outside; the page script closes it when an entry is chosen.
 */
export function Header({
  shopName,
  isClosed = false,
}: {
  shopName: string | undefined;
  /** Nothing can be ordered: the product's page and the landing page say why. */
  isClosed: boolean | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <header className="group fixed inset-x-0 top-0 z-30 solid-when-scrolled has-[#mobile-menu:popover-open]:animate-none! has-[#mobile-menu:popover-open]:bg-paper!">
      <div className="wrap grid h-16 grid-cols-[1fr_auto] items-center gap-x-3 md:h-20 md:grid-cols-[1fr_auto_1fr] md:gap-x-6">
        <div className="min-w-0">
          <Logo shopName={shopName} />
        </div>
        <nav aria-label={m.storefront_nav_label()} className="hidden gap-6 md:flex lg:gap-9">
          {NAV_SECTIONS.map(({ section, label }) => (
            <SectionLink
              key={section}
              section={section}
              current={isHome(section, pathname)}
              className="rounded-badge py-2.5 font-normal text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink"
            >
              {label()}
            </SectionLink>
          ))}
        </nav>
        <div className="flex items-center gap-2 justify-self-end md:gap-5 lg:gap-6">
          <LanguageLinks className="rounded-badge py-2.5 font-normal text-ink-2 transition-colors hover:text-ink max-md:hidden" />
          {/* The open menu has its own. */}
          {!isClosed && (
            <OrderLink
              size="s"
              className="max-md:h-10 max-md:px-4 group-has-[#mobile-menu:popover-open]:invisible"
            />
          )}
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label={m.storefront_menu()}
            className="-me-2.5 grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover:bg-ink/6 active:bg-ink/10 md:hidden"
          >
            <LinesIcon
              {...ICON}
              size={26}
              className="group-has-[#mobile-menu:popover-open]:hidden"
            />
            <CrossIcon {...ICON} className="hidden group-has-[#mobile-menu:popover-open]:block" />
          </button>
        </div>
      </div>
      <Suspense>
        {/* It names the page, so each has its own. */}
        <MobileMenu key={pathname} isClosed={isClosed} />
      </Suspense>
    </header>
  );
}

const ICON = { size: 22, strokeWidth: 1.5 } as const;
