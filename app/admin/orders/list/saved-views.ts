/**
 * Views of the orders list that somebody has named: each is an address. They are stored in this browser,
 * each account's own; what a phone and a desk are used for differs.
 */
export interface SavedView {
  name: string;
  /** The list's part of the address, without page: `status=pending&sort=total`. */
  search: string;
}

const MOST = 20;
export const NAME_LENGTH = 40;

const keyOf = (userId: string) => `panel.order-views.${userId}`;

export function readViews(userId: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** One of the same name takes the other's place. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST);
}

export function writeViews(userId: string, views: readonly SavedView[]): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(views));
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<SavedView>;
  return typeof name === "string" && typeof search === "string";
}
