import { createContext, use } from "react";

import type { Product } from "#shared/catalog/product.ts";

import type { AgainValues } from "./order-again.ts";
import type { OrderStep } from "./order-steps.ts";
import type { StoredOrder, PlacedOrder } from "./stored/stored-order.ts";
import type { Missing } from "./use-current-catalogue.ts";
import type { DraftDiscount } from "./use-discount.ts";
import type { OrderUpload } from "./use-order-upload.ts";

/** What is shown of the card: one of its sides, the phone that it was held to, or photographs of it. */
export type CardView = "face" | "back" | "phone" | "photo";

/** The state that the steps need besides the form. */
export interface OrderDialogState {
  product: Product;
  step: OrderStep;
  /** The step was opened from the summary, and leads back to it. */
  isEdit: boolean;
  placed: PlacedOrder | null;
  discount: DraftDiscount;
  /** The server's message when it rejected the order for a reason that concerns no single field. */
  failure: string | null;
  /** The pictures that are being sent, as long as they are. */
  upload: OrderUpload | null;
  /** An order from before, read from the device, until the visitor goes on. */
  restored: StoredOrder | null;
  /** What the shop no longer offers of it. */
  missing: Missing;
  /** The device refuses to store the order. */
  isRefused: boolean;
  reservation: {
    orderNumber: string | undefined;
    failed: boolean;
    isRetrying: boolean;
    retry: () => void;
  };
  /** Opens the placed order's own page; '' when there is none. */
  pageToken: string;
  /** The chosen country is `other`, so country and city are typed. */
  locationIsTyped: boolean;
  /** False while the shop has no bank account to transfer to. */
  takesTransfers: boolean;
  /** The front again in every step. */
  cardView: CardView;
  showCard: (view: CardView) => void;
  /** Which card is shown of several, from 0 on; the first again in every step. */
  shownCard: number;
  showCardOf: (person: number) => void;
  goTo: (step: OrderStep) => void;
  /** Opens a step that leads straight back to the summary. */
  edit: (step: OrderStep) => void;
  /** Another order after this one. */
  startNew: () => void;
  /** Empties the form. */
  startOver: () => void;
  /** Begins this order in place of the one that was found on the device. */
  startInstead: (instead: AgainValues) => void;
  /** Closes the dialog, and forgets the order that was placed. */
  done: () => void;
}

const Context = createContext<OrderDialogState | null>(null);
export const OrderDialogProvider = Context;

export function useOrderDialog(): OrderDialogState {
  const state = use(Context);
  if (!state) throw new Error("Only inside of the order dialog");
  return state;
}
