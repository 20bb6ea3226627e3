import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";

import { classNames } from "#app/ui/class-names.ts";

export interface ViewLink {
  to: string;
  label: string;
  icon: LucideIcon;
  isCurrent: boolean;
}

/** Other ways of looking at the same records, as links. */
export function ViewLinks({ label, views }: { label: string; views: readonly ViewLink[] }) {
  return (
    <nav aria-label={label} className="flex gap-0.5 rounded-panel bg-paper-lo/60 p-0.5">
      {views.map(({ to, label: name, icon: Icon, isCurrent }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          aria-current={isCurrent ? "page" : undefined}
          className={classNames(
            "flex h-10 items-center gap-1.5 rounded-[6px] px-2.5 transition-colors focus-ring md:h-8",
            // On phones only the other views are offered: all would cut the screen's name off.
            isCurrent
              ? "bg-paper-hi font-label shadow-line max-md:hidden"
              : "text-ink-2 hover:text-ink",
          )}
        >
          <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
          <span className="max-md:sr-only">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
