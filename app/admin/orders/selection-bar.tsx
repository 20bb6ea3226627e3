import { X } from "lucide-react";
import type { ReactNode } from "react";

import { m } from "#app/i18n/translations.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

import { useShortcutKeys } from "../resource/use-shortcut-keys.ts";

interface SelectionBarProps {
  label: string;
  /** How many orders are chosen; nothing shows while none is. */
  count: number;
  onClear: () => void;
  /** Stands beside the number. */
  more?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many orders are chosen, and what is done with them all. Escape chooses none. */
export function SelectionBar({ label, count, onClear, more, children }: SelectionBarProps) {
  useShortcutKeys((key) => {
    if (key === "Escape" && count > 0) onClear();
  });
  if (count === 0) return null;
  return (
    <div
      role="region"
      aria-label={label}
      data-foot
      className="sticky bottom-0 z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-night px-4 py-2.5 text-on-night on-night md:px-7"
    >
      <IconButton
        label={m.panel_orders_select_none()}
        onClick={onClear}
        className="-ms-2.5 text-on-night! hover:bg-white/10!"
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <p role="status" className="tabular-nums">
        {m.panel_orders_selected({ count })}
      </p>
      {more}
      <div className="ms-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
