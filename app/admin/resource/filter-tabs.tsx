import { Link } from "react-router";

import { classNames } from "#app/ui/class-names.ts";
import { formatNumber } from "#shared/format-number.ts";

export interface FilterTab {
  label: string;
  /** The address of the list with this filter. */
  to: string;
  isCurrent: boolean;
  /** The number of matching rows, where it is known. */
  count?: number;
}

/** The options of a filter as links: tabs on wide screens, scrolling chips on phones. */
export function FilterTabs({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) {
  return (
    <nav aria-label={label} className="flex gap-1.5 md:gap-0.5">
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          preventScrollReset
          aria-current={tab.isCurrent ? "true" : undefined}
          className={classNames(
            "flex h-11 shrink-0 items-center gap-1.5 rounded-pill px-3.25 whitespace-nowrap transition-colors focus-ring",
            "md:h-9 md:rounded-panel md:px-2.75",
            tab.isCurrent
              ? "bg-ink text-paper md:bg-paper-lo md:font-label md:text-ink"
              : "text-ink max-md:shadow-line-2 md:text-ink-2 md:hover:bg-ink/5 md:hover:text-ink",
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="text-note tabular-nums">{formatNumber(tab.count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
