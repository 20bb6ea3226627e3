import { Equal, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { m } from "#app/paraglide/messages.js";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import { Logo } from "./logo.tsx";
import { SectionLink } from "./section-link.tsx";

const ENTRIES = [
  { section: "hero", label: m.storefront_nav_home },
  { section: "how-it-works", label: m.storefront_nav_how },
  { section: "testimonials", label: m.storefront_nav_testimonials },
] as const;

/** Fixed at the top: logo, the landing page's sections, and the way to the order. */
export function Header({ shopName }: { shopName: string }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  const isHome = (section: string) => section === "hero" && pathname === "/";
  return (
    <header
      className={classNames(
        "fixed inset-x-0 top-0 z-30",
        open ? "bg-paper" : "solid-when-scrolled",
      )}
    >
      <div className="wrap grid h-16 grid-cols-[1fr_auto] items-center md:h-20 md:grid-cols-[1fr_auto_1fr]">
        <div>
          <Logo shopName={shopName} />
        </div>
        <nav aria-label={m.storefront_nav_label()} className="hidden gap-9 md:flex">
          {ENTRIES.map(({ section, label }) => (
            <SectionLink
              key={section}
              section={section}
              current={isHome(section)}
              className="rounded-badge py-2.5 font-normal text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink"
            >
              {label()}
            </SectionLink>
          ))}
        </nav>
        <div className="flex items-center gap-2 justify-self-end">
          <ButtonLink to="/product" size="s" onClick={close} className="max-md:h-10 max-md:px-4">
            {m.storefront_nav_order()}
          </ButtonLink>
          <IconButton
            label={open ? m.storefront_menu_close() : m.storefront_menu_open()}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
            className="-me-2.5 md:hidden"
          >
            {open ? <X {...ICON} /> : <Equal {...ICON} size={26} />}
          </IconButton>
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label={m.storefront_nav_label()}
        hidden={!open}
        className="wrap border-b border-line bg-paper pb-6 md:hidden"
      >
        {ENTRIES.map(({ section, label }) => (
          <SectionLink
            key={section}
            section={section}
            current={isHome(section)}
            onFollow={close}
            className="flex min-h-14 items-center border-t border-line text-lead font-light"
          >
            {label()}
          </SectionLink>
        ))}
        <ButtonLink to="/product" onClick={close} wide className="mt-4">
          {m.storefront_nav_order()}
        </ButtonLink>
      </nav>
    </header>
  );
}

const ICON = { size: 22, strokeWidth: 1.5, "aria-hidden": true } as const;
