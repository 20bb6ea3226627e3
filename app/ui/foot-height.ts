/**
 * Tells the style how high the bar at the foot of the screen is (`--foot`), so that toasts stand above it and
 * never over the buttons that come next.
 * @returns what ends it
 */
export function followFoot(): () => void {
  const root = document.documentElement;
  let frame = 0;
  function measure() {
    frame = 0;
    const heights = [...document.querySelectorAll("[data-foot]")]
      .map((foot) => foot.getBoundingClientRect())
      // One that ends above the edge, as in a page that was scrolled, is in nobody's way.
      .filter(
        ({ top, bottom, height }) => height > 0 && bottom > innerHeight - 8 && top < innerHeight,
      )
      .map(({ top }) => innerHeight - top);
    root.style.setProperty("--foot", `${Math.max(0, ...heights)}px`);
  }
  const later = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", later);
  addEventListener("scroll", later, { passive: true });
  measure();
  return () => {
    changes.disconnect();
    removeEventListener("resize", later);
    removeEventListener("scroll", later);
    cancelAnimationFrame(frame);
    root.style.removeProperty("--foot");
  };
}
