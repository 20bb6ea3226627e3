import { useEffect, useRef, useState, type ReactNode } from "react";

import type { HintBubbleProps } from "./hint-bubble.tsx";
import { LazyPart } from "./lazy-part.tsx";

/** Loaded with the first hint: positioning it takes more script than the whole sidebar. */
const loadBubble = async () => (await import("./hint-bubble.tsx")).default;

const OPEN_DELAY_MS = 700;
/** When the next hint follows within this time, it opens without delay. */
const SKIP_DELAY_MS = 300;

interface HintsProps {
  side: HintBubbleProps["side"];
  className?: string;
  children: ReactNode;
}

/**
 * Shows the `data-hint` of an element in it on which the mouse rests, or which has the focus of the
 * keyboard. The element needs an accessible name of its own, because touch screens show no hints.
 */
export function Hints({ side, className, children }: HintsProps) {
  const [shown, setShown] = useState<Pick<HintBubbleProps, "anchor" | "text">>();
  /** What the mouse rests on or the keyboard is at, whether its hint is shown or not. */
  const current = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hiddenAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** @param at when it happens, in milliseconds, on any one clock */
  function moveTo(anchor: Element | null, delay: number, at: number) {
    if (anchor === current.current) return;
    hide(at);
    current.current = anchor;
    const text = anchor?.getAttribute("data-hint");
    if (!anchor || !text) return;
    const isNext = at - hiddenAt.current < SKIP_DELAY_MS;
    timer.current = setTimeout(() => setShown({ anchor, text }), isNext ? 0 : delay);
  }

  function hide(at: number) {
    clearTimeout(timer.current);
    if (shown) hiddenAt.current = at;
    setShown(undefined);
  }

  return (
    // The elements in it are the controls; this only watches them.
    <div
      className={className}
      onPointerOver={({ pointerType, target, timeStamp }) => {
        if (pointerType === "mouse") moveTo(hinted(target), OPEN_DELAY_MS, timeStamp);
      }}
      onPointerLeave={({ timeStamp }) => moveTo(null, 0, timeStamp)}
      onPointerDown={({ timeStamp }) => hide(timeStamp)}
      onFocus={({ target, timeStamp }) => {
        if (target.matches(":focus-visible")) moveTo(hinted(target), 0, timeStamp);
      }}
      onBlur={({ timeStamp }) => moveTo(null, 0, timeStamp)}
      onKeyDown={({ key, timeStamp }) => {
        if (key === "Escape") hide(timeStamp);
      }}
    >
      {children}
      <LazyPart load={loadBubble} need={shown?.text ?? false} props={shown && { side, ...shown }} />
    </div>
  );
}

const hinted = (target: EventTarget) =>
  target instanceof Element ? target.closest("[data-hint]") : null;
