const MOST_BUTTONS = 5;

/**
 * The pages with a button: at most five consecutive ones, the current one in the middle if
 * possible.
 */
export function pageWindow(current: number, total: number): number[] {
  const length = Math.min(MOST_BUTTONS, Math.max(total, 1));
  const first = Math.max(1, Math.min(current - Math.floor(MOST_BUTTONS / 2), total - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/**
 * The positions of a page's first and last row in the whole list, starting at 1; both 0 if it is
 * empty.
 */
export function rowRange(page: number, size: number, total: number): [first: number, last: number] {
  const first = (page - 1) * size + 1;
  return first > total ? [0, 0] : [first, Math.min(page * size, total)];
}
