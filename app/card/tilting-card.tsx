import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";

import type { CardSide } from "./card.tsx";
import { level, prefersStillness, tilt } from "./tilt.ts";

const HALF_FLIP_MS = 260;

interface TiltingCardProps {
  side: CardSide;
  face: ReactNode;
  back: ReactNode;
  /** The rotation in degrees. */
  rotate?: number;
  className?: string;
}

/**
 * A card that tilts towards pointer or finger and turns over when its side changes. With reduced motion
 * nothing tilts, and the side changes without animation. The caller gives each side a shadow (`lit`).
 *
 * It is three-dimensional only while it moves (`data-moving`): at rest it is painted once, with
 * sharper text, instead of being put together with its shadow in every frame.
 */
export function TiltingCard({ side, face, back, rotate = 0, className }: TiltingCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const tilting = useRef<HTMLDivElement>(null);
  const turning = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(side);

  useEffect(() => {
    const element = turning.current;
    if (side === shown || !element) return;
    if (prefersStillness()) {
      setShown(side);
      return;
    }
    root.current?.setAttribute("data-moving", "");
    const leave = element.animate([{ rotate: "y 0deg" }, { rotate: "y 90deg" }], {
      duration: HALF_FLIP_MS,
      easing: "ease-in",
      fill: "forwards",
    });
    leave.finished.then(
      () => {
        flushSync(() => setShown(side));
        leave.cancel();
        const enter = element.animate([{ rotate: "y -90deg" }, { rotate: "y 0deg" }], {
          duration: HALF_FLIP_MS,
          easing: "cubic-bezier(.2,.7,.2,1)",
        });
        enter.onfinish = rest;
      },
      () => undefined,
    );
    return () => leave.cancel();
  }, [side, shown]);

  function move(event: PointerEvent<HTMLDivElement>) {
    const element = tilting.current;
    if (!element || prefersStillness()) return;
    root.current?.setAttribute("data-moving", "");
    tilt(element, event, event.currentTarget.getBoundingClientRect());
  }

  function settle() {
    if (tilting.current) level(tilting.current);
  }

  function rest() {
    if (tilting.current?.style.transform === "") root.current?.removeAttribute("data-moving");
  }

  return (
    <div
      ref={root}
      onPointerMove={move}
      onPointerLeave={settle}
      onPointerCancel={settle}
      className={`group/tilting touch-pan-y data-moving:perspective-[1400px] ${className ?? ""}`}
    >
      <div
        style={{ "--turned": `${rotate}deg`, rotate: "var(--turned)" } as CSSProperties}
        className="group-data-moving/tilting:transform-3d"
      >
        <div
          ref={tilting}
          onTransitionEnd={rest}
          className="transition-transform duration-160 group-data-moving/tilting:transform-3d"
        >
          <div ref={turning}>{shown === "face" ? face : back}</div>
        </div>
      </div>
    </div>
  );
}
