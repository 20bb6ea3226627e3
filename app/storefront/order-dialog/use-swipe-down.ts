import { useRef, type PointerEvent } from "react";

/** How far a finger must have moved down, in pixels. */
const FAR = 96;

/**
 * Handlers for the head of a sheet: swiping it down with a finger moves the sheet along and, from a
 * certain distance, calls `onSwiped` when the finger is lifted.
 */
export function useSwipeDown(onSwiped: () => void) {
  const start = useRef<{ y: number; sheet: HTMLElement } | null>(null);

  function distance({ clientY }: PointerEvent): number {
    return start.current ? Math.max(0, clientY - start.current.y) : 0;
  }

  function end(isSwiped: boolean) {
    start.current?.sheet.style.removeProperty("translate");
    start.current = null;
    if (isSwiped) onSwiped();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest<HTMLElement>("[role=dialog]");
      const isControl = (event.target as Element).closest("a, button");
      if (event.pointerType !== "touch" || isControl || !sheet) return;
      start.current = { y: event.clientY, sheet };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) start.current.sheet.style.translate = `0 ${distance(event)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(distance(event) > FAR),
    onPointerCancel: () => end(false),
  };
}
