import { startTransition, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

import type { Product } from "#shared/catalog/product.ts";

import { handOver } from "./hand-over.ts";
import type { OrderSheet } from "./open-sheet.ts";
import { enterOrder, orderAddress } from "./order-address.ts";
import { OrderDialog, takeUpOrder } from "./order-dialog.tsx";
import { ORDER_STEPS } from "./order-steps.ts";
import { isOrderOnDevice } from "./stored/order-mark.ts";
import type { StoredOrder } from "./stored/stored-order.ts";

/** The dialog beside the page's own program, with a root of its own. */
let root: Root | undefined;
const place = document.createElement("div");
let stored: StoredOrder | null = null;
/** It was opened since it is there. */
let isOpened = false;
let onCrash: (() => void) | undefined;

interface Opening {
  /** Gets the focus when it is closed. */
  opener: HTMLElement | null;
  /** What stands for it on the screen; what was typed there is taken over. */
  sheet: OrderSheet | undefined;
  /** Called when it has failed and is gone; what was typed is on the device. */
  onCrash: () => void;
}

/**
 * Opens the order of the page's product: where it was closed, or where the address, or an order from
 * before on this device, says.
 * @throws where a part of it can't be loaded. It is not opened where the sheet is closed meanwhile.
 */
export async function openOrder({ opener, sheet, onCrash: tell }: Opening): Promise<void> {
  const { product } = onPage();
  const isAtFirst = root !== undefined && !isOpened && orderAddress().step === null;
  // Another tab may have begun one meanwhile.
  const isNew = isAtFirst && !isOrderOnDevice();
  const begun = isNew ? NEW : await takeUpOrder(product, orderAddress().step);
  if (sheet && !sheet.isOpen()) return;
  if (!isOpened && begun.stored) endOrder();
  if (!root) stored = begun.stored;
  onCrash = tell;
  place.classList.toggle("order-covered", sheet !== undefined);
  enterOrder(begun.step);
  isOpened = true;
  const shown = rootOnPage();
  flushSync(() => shown.render(orderWith(opener)));
  if (sheet) await handOver(sheet, () => place.classList.remove("order-covered"));
}

const NEW = { stored: null, step: ORDER_STEPS[0]! };

/**
 * Draws the first step unseen, so that opening the order only shows it. Not where an order was begun on
 * this device: reading it could take longer.
 */
export function drawAhead(): void {
  if (root || orderAddress().step !== null || isOrderOnDevice()) return;
  stored = null;
  const hidden = rootOnPage();
  startTransition(() => hidden.render(orderWith(null)));
}

function orderWith(opener: HTMLElement | null): ReactNode {
  const { product, color } = onPage();
  return (
    <OrderDialog
      product={product}
      initialColor={color}
      stored={stored}
      container={place}
      isAhead={!isOpened}
      opener={() => (isFocusable(opener) ? opener : orderButton())}
    />
  );
}

function rootOnPage(): Root {
  if (root) return root;
  document.body.append(place);
  return (root = createRoot(place.appendChild(document.createElement("div")), {
    onUncaughtError(error) {
      reportError(error);
      const tell = onCrash;
      endOrder();
      tell?.();
    },
  }));
}

export { loadLater } from "./later-parts.ts";

/** It is drawn, whether it was opened or not. */
export const isDrawn = (): boolean => root !== undefined;
/** It was opened, and follows the address. */
export const isMounted = (): boolean => isOpened;

/** Ends the dialog with the page that it is of. */
export function endOrder(): void {
  root?.unmount();
  root = undefined;
  isOpened = false;
  onCrash = undefined;
  place.replaceChildren();
}

/** The product that the page is of, and the colour that is chosen on it. */
function onPage(): { product: Product; color: string } {
  const { textContent } = document.querySelector("script[data-order-product]")!;
  const product = JSON.parse(textContent) as Product;
  const chosen = document.querySelector<HTMLInputElement>("main [data-colors] input:checked");
  return { product, color: chosen?.value ?? "" };
}

const orderButton = () =>
  document.querySelector<HTMLElement>("main [data-works-alone=order] button");

/** Whether an element is still on the page, and in no part that is hidden by now, as the sticky bar is. */
function isFocusable(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && element.closest("[inert]") === null;
}
