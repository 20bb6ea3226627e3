import { withoutLocale } from "#shared/i18n/locale.ts";

import { ORDER_STEPS, type OrderStep } from "./order-steps.ts";

/**
 * The order's step in the page's address, `/product?order=3`. Every step forward is an entry of the
 * browser's history, so that its Back goes one step back and, at the first, closes the order. The
 * router knows nothing of it: the page below stays as it is, and the order needs no router.
 */

/** The parameter with the number of the order's step, from 1; without it the order is closed. */
const PARAMETER = "order";
/** The page below the order, without its language. */
export const ORDER_PAGE = "/product";
/** The product page with the order open. */
export const OPEN_ORDER = `${ORDER_PAGE}?${PARAMETER}=1`;

/** What lies below an entry of the browser's history; stored in the entry's state, beside the router's. */
interface Trail {
  /** The steps of the order's entries right below, the oldest first. */
  below: readonly OrderStep[];
  /** Below them is the page without the order. */
  isOnPage: boolean;
  /** The step was opened from the summary, and leads back to it. */
  isEdit?: boolean;
}

export interface OrderAddress {
  /** Null while the order is closed. */
  step: OrderStep | null;
  isEdit: boolean;
}

interface Entry extends OrderAddress {
  href: string;
  state: { order?: Trail } | null;
}

const NO_TRAIL: Trail = { below: [], isOnPage: false };
/** On the server. */
export const CLOSED: OrderAddress = { step: null, isEdit: false };

let entry: Entry | undefined;
const listeners = new Set<() => void>();

/** The same object until the address changes. */
export function orderAddress(): Entry {
  const { href } = location;
  const state = history.state as Entry["state"];
  if (entry?.href === href && entry.state === state) return entry;
  const { pathname, searchParams } = new URL(href);
  const step = withoutLocale(pathname) === ORDER_PAGE ? stepIn(searchParams) : null;
  return (entry = { href, state, step, isEdit: state?.order?.isEdit ?? false });
}

function stepIn(search: URLSearchParams): OrderStep | null {
  const number = search.get(PARAMETER);
  if (number === null) return null;
  return ORDER_STEPS[Number(number) - 1] ?? ORDER_STEPS[0]!;
}

/** Calls `onChange` after each change of the step. Returns what ends that. */
export function followOrderAddress(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/**
 * Tells of the browser's Back and Forward between the entries of an order, before the router could take
 * them for another page.
 */
export function watchHistory(): void {
  addEventListener(
    "popstate",
    (event) => {
      const before = entry ?? orderAddress();
      const now = orderAddress();
      const isSamePage = new URL(before.href).pathname === location.pathname;
      if (!isSamePage || (before.step === null && now.step === null)) return;
      event.stopImmediatePropagation();
      tell();
    },
    true,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function visit(to: OrderStep | null, order: Trail | undefined, replace = false): void {
  const url = new URL(location.href);
  if (to) url.searchParams.set(PARAMETER, String(ORDER_STEPS.indexOf(to) + 1));
  else url.searchParams.delete(PARAMETER);
  const state = { ...orderAddress().state, order };
  if (replace) history.replaceState(state, "", url);
  else history.pushState(state, "", url);
}

const trailNow = () => orderAddress().state?.order ?? NO_TRAIL;

/** Opens the order at a step, with an entry for each step before it. */
export function enterOrder(at: OrderStep): void {
  const { step, state } = orderAddress();
  if (step !== null && state?.order) return goToStep(at);
  // The address was opened directly: puts the page itself below the order.
  if (step !== null) visit(null, undefined, true);
  const steps = ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(at) + 1);
  for (const [index, each] of steps.entries()) {
    visit(each, { below: steps.slice(0, index), isOnPage: true });
  }
  tell();
}

export function goToStep(to: OrderStep): void {
  const { step } = orderAddress();
  const trail = trailNow();
  if (to === step) return;
  const depth = trail.below.lastIndexOf(to);
  if (depth !== -1) return history.go(depth - trail.below.length);
  const isForward = step && ORDER_STEPS.indexOf(to) > ORDER_STEPS.indexOf(step);
  if (isForward) visit(to, { ...trail, below: [...trail.below, step], isEdit: false });
  else visit(to, { ...trail, below: [] }, true);
  tell();
}

/** Opens a step that leads straight back to the present one. */
export function editStep(to: OrderStep): void {
  const { step } = orderAddress();
  const trail = trailNow();
  if (!step) return;
  visit(to, { ...trail, below: [...trail.below, step], isEdit: true });
  tell();
}

export function closeOrder(): void {
  const trail = trailNow();
  if (trail.isOnPage) return history.go(-trail.below.length - 1);
  visit(null, undefined, true);
  tell();
}
