import { useEffect, useState, type FocusEvent } from "react";

const SHOWN_MS = 4000;

/**
 * A slideshow that advances by itself in a loop. It waits during interaction and while the tab is
 * hidden, stops when paused, and never advances with reduced motion.
 */
export function useSlides(count: number) {
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [moves, setMoves] = useState(true);
  const step = (by: number) => setActive((now) => (now + by + count) % count);

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => setMoves(!still.matches);
    follow();
    still.addEventListener("change", follow);
    return () => still.removeEventListener("change", follow);
  }, []);

  useEffect(() => {
    if (!moves || paused || pointed || focused || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setActive((now) => (now + 1) % count);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [moves, paused, pointed, focused, count, active]);

  return {
    active,
    paused,
    moves: moves && count > 1,
    step,
    show: setActive,
    togglePause: () => setPaused(!paused),
    holdWhileInside: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // After a tap the focus stays on the dot, but that does not count as interaction.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
