import type { ReactNode } from "react";

/**
 * What a screen shows below its bar, which stays while this scrolls; on phones the page itself scrolls.
 * Hidden labels are placed within it: they would otherwise make the page taller than the window.
 */
export function ScreenBody({ children }: { children: ReactNode }) {
  return <div className="relative min-h-0 flex-1 md:overflow-y-auto">{children}</div>;
}
