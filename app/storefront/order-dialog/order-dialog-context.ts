import { createContext, use } from "react";

import type { Product } from "#shared/catalog/product.ts";
import type { Order } from "#shared/orders/order.ts";

import type { OrderStep } from "./order-steps.ts";

/**
 * A placed order. Without `order` only its number is known: it has been placed with other details.
 */
export interface PlacedOrder {
  orderNumber: string;
  order: Order | null;
}

/** The state that the steps need besides the form. */
export interface OrderDialogState {
  product: Product;
  step: OrderStep;
  placed: PlacedOrder | null;
  /** The server's message when it rejected the order for a reason that concerns no single field. */
  failure: string | null;
  reservation: {
    orderNumber: string | undefined;
    failed: boolean;
    isRetrying: boolean;
    retry: () => void;
  };
  /** The chosen country is `other`, so country and city are typed. */
  locationIsTyped: boolean;
  goTo: (step: OrderStep) => void;
  startNew: () => void;
}

const Context = createContext<OrderDialogState | null>(null);
export const OrderDialogProvider = Context;

export function useOrderDialog(): OrderDialogState {
  const state = use(Context);
  if (!state) throw new Error("Only inside of the order dialog");
  return state;
}
