import { useEffect, useState, type FocusEvent } from "react";

const SHOWN_MS = 4000;

/**
 * One of several at a time, in a loop, moving on by itself. It waits while somebody is at it or the
 * tab is hidden, stops for a pause, and never moves for people who ask for less motion.
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
      // A tap leaves the focus on the dot too, but nobody is there any more.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
