import { Command, Menu, PanelLeft } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { formatNumber } from "#shared/format-number.ts";

import { usePalette } from "../palette/palette-state.tsx";
import { useSidebar } from "./sidebar-state.tsx";

interface PageBarProps {
  title: string;
  /** The number of records. */
  count?: number;
  /** Content at the end: the screen's buttons, or a text. */
  children?: ReactNode;
}

/** How many letters of a title stand in one line on a phone, beside five buttons. */
const MOST_BESIDE_BUTTONS = 12;

/** The header of every screen: the sidebar's button, the screen's name, its actions. */
export function PageBar({ title, count, children }: PageBarProps) {
  const { isCollapsed, isDrawerOpen, toggle } = useSidebar();
  const palette = usePalette();
  const isLong = title.length > MOST_BESIDE_BUTTONS;
  return (
    <header className="sticky top-0 z-20 flex h-15 shrink-0 items-center gap-3 border-b border-line bg-paper-hi ps-2 pe-4 md:h-16 md:ps-4 md:pe-7">
      <IconButton
        label={m.panel_nav_open()}
        aria-expanded={isDrawerOpen}
        onClick={toggle}
        className="md:hidden"
      >
        <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={m.panel_nav_toggle()}
        aria-expanded={!isCollapsed}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
        className="max-md:hidden"
      >
        <PanelLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      {/* Where there is no room for the count, it wraps into the next line, which is not seen. */}
      <div
        className={classNames(
          "flex h-8 min-w-0 flex-1 flex-wrap gap-x-3 overflow-hidden leading-8",
          isLong && "max-md:h-11 max-md:items-center",
        )}
      >
        <h1
          className={classNames(
            "max-w-full text-[1.25rem] font-normal tracking-item",
            isLong
              ? "max-md:line-clamp-2 max-md:text-base/[1.375rem] max-md:tracking-normal max-md:rtl:pb-1 md:truncate"
              : "truncate",
          )}
        >
          {title}
        </h1>
        {count !== undefined && (
          <span className={classNames("text-ink-2 tabular-nums", isLong && "max-md:hidden")}>
            {formatNumber(count)}
          </span>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <IconButton
          label={m.panel_palette_title()}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => palette.open("palette")}
        >
          <Command size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </header>
  );
}
