import { createContext, use } from "react";

import type { Product } from "#shared/catalog/product.ts";
import type { Order } from "#shared/orders/order.ts";

import type { OrderStep } from "./order-steps.ts";

/** An order that stands. Without `order` it is known only by number: it holds other details. */
export interface PlacedOrder {
  orderNumber: string;
  order: Order | null;
}

/** What the steps need beside the form. */
export interface OrderDialogState {
  product: Product;
  step: OrderStep;
  placed: PlacedOrder | null;
  /** What the server said against the order, where no field is at fault. */
  refusal: string | null;
  reservation: {
    orderNumber: string | undefined;
    failed: boolean;
    isRetrying: boolean;
    retry: () => void;
  };
  /** The chosen country is the one whose visitors type country and city. */
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
