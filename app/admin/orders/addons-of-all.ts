import { addonLinesOf } from "#app/orders/all-cards.ts";
import type { StaffOrder } from "#shared/orders/staff-order.ts";

import { madeCardsOf } from "./order-labels.ts";

/** The addons of all cards of an order. */
export const addonsOfAll = (order: StaffOrder) =>
  addonLinesOf({ ...order, cards: madeCardsOf(order) });
