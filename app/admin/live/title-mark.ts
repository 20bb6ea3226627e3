/** Shows in the tab's title how many records arrived while the page was hidden: '(2) Orders'. */

const MARK = /^\(\d+\) /;
let count = 0;

/** Adds to the count, unless the page is visible. */
export function markTitle(more: number): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  count += more;
  document.title = `(${count}) ${document.title.replace(MARK, "")}`;
}

/** Clears the count when the page becomes visible. */
function unmark(): void {
  if (document.visibilityState !== "visible") return;
  count = 0;
  document.title = document.title.replace(MARK, "");
}

if (!import.meta.env.SSR) {
  addEventListener("focus", unmark);
  document.addEventListener("visibilitychange", unmark);
}
