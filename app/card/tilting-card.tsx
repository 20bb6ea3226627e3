import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";

import type { CardSide } from "./card.tsx";

const TILT_DEGREES = 7;
const HALF_FLIP_MS = 260;
const SHEEN_UNITS = 120;

interface TiltingCardProps {
  side: CardSide;
  face: ReactNode;
  back: ReactNode;
  /** The rotation in degrees. */
  rotate?: number;
  className?: string;
}

/**
 * A card that tilts towards the pointer and turns over when its side changes. The shadow is on the
 * wrapper outside of the rotation, so that the light does not move. With reduced motion nothing
 * tilts, and the side changes without animation.
 */
export function TiltingCard({ side, face, back, rotate = 0, className }: TiltingCardProps) {
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
    const leave = element.animate([{ rotate: "y 0deg" }, { rotate: "y 90deg" }], {
      duration: HALF_FLIP_MS,
      easing: "ease-in",
      fill: "forwards",
    });
    leave.finished.then(
      () => {
        flushSync(() => setShown(side));
        leave.cancel();
        element.animate([{ rotate: "y -90deg" }, { rotate: "y 0deg" }], {
          duration: HALF_FLIP_MS,
          easing: "cubic-bezier(.2,.7,.2,1)",
        });
      },
      () => undefined,
    );
    return () => leave.cancel();
  }, [side, shown]);

  function tilt(event: PointerEvent<HTMLDivElement>) {
    const element = tilting.current;
    if (!element || event.pointerType === "touch" || prefersStillness()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width - 0.5;
    const y = (event.clientY - box.top) / box.height - 0.5;
    element.style.transform = `rotateX(${-y * 2 * TILT_DEGREES}deg) rotateY(${x * 2 * TILT_DEGREES}deg)`;
    element.style.setProperty("--sheen-shift", String(-x * 2 * SHEEN_UNITS));
  }

  function level() {
    const element = tilting.current;
    if (!element) return;
    element.style.transform = "";
    element.style.setProperty("--sheen-shift", "0");
  }

  return (
    <div
      onPointerMove={tilt}
      onPointerLeave={level}
      className={`lit perspective-[1400px] ${className ?? ""}`}
    >
      <div style={{ rotate: `${rotate}deg` }} className="transform-3d">
        <div ref={tilting} className="transition-transform duration-160 transform-3d">
          <div ref={turning}>{shown === "face" ? face : back}</div>
        </div>
      </div>
    </div>
  );
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
