import { useLocation, useNavigate, useSearchParams } from "react-router";

import { ORDER_STEPS, type OrderStep } from "./order-steps.ts";

/** The parameter with the number of the order's step, from 1; without it the order is closed. */
const PARAMETER = "order";

/** What lies below this entry of the browser's history; stored in the entry's state. */
interface Trail {
  /** The steps of the order's entries right below, the oldest first. */
  below: readonly OrderStep[];
  /** Below them is the page without the order. */
  isOnPage: boolean;
  /** The step was opened from the summary, and leads back to it. */
  isEdit?: boolean;
}

const NO_TRAIL: Trail = { below: [], isOnPage: false };

/**
 * The order's step in the page's address, `/product?order=3`. Every step forward is an entry of the
 * browser's history, so that its Back goes one step back and, at the first, closes the order.
 */
export function useOrderAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const step = stepIn(search);
  const state = (location.state as { order?: Trail } | null)?.order;
  const trail = state ?? NO_TRAIL;

  function visit(to: OrderStep | null, order: Trail | null, replace = false) {
    const query = new URLSearchParams(search);
    if (to) query.set(PARAMETER, String(ORDER_STEPS.indexOf(to) + 1));
    else query.delete(PARAMETER);
    const target = { search: query.toString(), hash: location.hash };
    return navigate(target, { state: order && { order }, replace, preventScrollReset: true });
  }

  /** Opens the order at a step, with an entry for each step before it. */
  async function enter(at: OrderStep) {
    const isReload = step !== null && state !== undefined;
    if (isReload && step === at) return;
    if (isReload) return goTo(at);
    // The address was opened directly: puts the page itself below the order.
    if (step !== null) await visit(null, null, true);
    const steps = ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(at) + 1);
    for (const [index, each] of steps.entries()) {
      await visit(each, { below: steps.slice(0, index), isOnPage: true });
    }
  }

  function goTo(to: OrderStep) {
    if (to === step) return;
    const depth = trail.below.lastIndexOf(to);
    if (depth !== -1) return navigate(depth - trail.below.length);
    const isForward = step && ORDER_STEPS.indexOf(to) > ORDER_STEPS.indexOf(step);
    if (!isForward) return visit(to, { ...trail, below: [] }, true);
    return visit(to, { ...trail, below: [...trail.below, step], isEdit: false });
  }

  return {
    /** Null while the order is closed. */
    step,
    isEdit: trail.isEdit ?? false,
    enter,
    goTo,
    /** Opens a step that leads straight back to the present one. */
    edit(to: OrderStep) {
      if (step) void visit(to, { ...trail, below: [...trail.below, step], isEdit: true });
    },
    close() {
      if (trail.isOnPage) void navigate(-trail.below.length - 1);
      else void visit(null, null, true);
    },
  };
}

export type OrderAddress = ReturnType<typeof useOrderAddress>;

function stepIn(search: URLSearchParams): OrderStep | null {
  const number = search.get(PARAMETER);
  if (number === null) return null;
  return ORDER_STEPS[Number(number) - 1] ?? ORDER_STEPS[0]!;
}
