/** Counts in the browser's tab what came while nobody looked: '(2) Orders'. */

const MARK = /^\(\d+\) /;
let count = 0;

/** Adds so many to the count, unless the page is looked at. */
export function markTitle(more: number): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  count += more;
  document.title = `(${count}) ${document.title.replace(MARK, "")}`;
}

/** Looked at again. */
function unmark(): void {
  if (document.visibilityState !== "visible") return;
  count = 0;
  document.title = document.title.replace(MARK, "");
}

if (!import.meta.env.SSR) {
  addEventListener("focus", unmark);
  document.addEventListener("visibilitychange", unmark);
}
