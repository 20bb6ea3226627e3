import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

const OPEN_DELAY_MS = 700;
/** When the next tooltip follows within this time, it opens without delay. */
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;

/** Wrap a page's tooltips in it once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={OPEN_DELAY_MS} timeout={SKIP_DELAY_MS}>
      {children}
    </Base.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  /**
   * The element that it explains; it needs an accessible name of its own, because touch screens
   * show no tooltips.
   */
  children: ReactElement;
}

export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={OFFSET_PX} className="z-70">
          <Base.Popup className="max-w-72 origin-(--transform-origin) rounded-badge bg-night px-2.5 py-1.5 text-note text-on-night transition-[opacity,scale] data-ending-style:opacity-0 data-instant:transition-none data-starting-style:scale-98 data-starting-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
