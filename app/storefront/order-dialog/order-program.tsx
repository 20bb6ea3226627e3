import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

import type { Product } from "#shared/catalog/product.ts";

import { handOver } from "./hand-over.ts";
import type { OrderSheet } from "./open-sheet.ts";
import { enterOrder, orderAddress } from "./order-address.ts";
import { OrderDialog, takeUpOrder } from "./order-dialog.tsx";
import type { StoredOrder } from "./stored/stored-order.ts";

/** The dialog beside the page's own program, with a root of its own. */
let root: Root | undefined;
const place = document.createElement("div");
let stored: StoredOrder | null = null;

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
export async function openOrder({ opener, sheet, onCrash }: Opening): Promise<void> {
  const { product, color } = onPage();
  const begun = await takeUpOrder(product, orderAddress().step);
  if (sheet && !sheet.isOpen()) return;
  if (!root) {
    stored = begun.stored;
    document.body.append(place);
    root = createRoot(place.appendChild(document.createElement("div")), {
      onUncaughtError(error) {
        reportError(error);
        endOrder();
        onCrash();
      },
    });
  }
  place.classList.toggle("order-covered", sheet !== undefined);
  enterOrder(begun.step);
  const shown = root;
  flushSync(() =>
    shown.render(
      <OrderDialog
        product={product}
        initialColor={color}
        stored={stored}
        container={place}
        opener={() => (isFocusable(opener) ? opener : orderButton())}
      />,
    ),
  );
  if (sheet) await handOver(sheet, () => place.classList.remove("order-covered"));
}

export { loadLater } from "./later-parts.ts";

export const isMounted = (): boolean => root !== undefined;

/** Ends the dialog with the page that it is of. */
export function endOrder(): void {
  root?.unmount();
  root = undefined;
  place.replaceChildren();
}

/** The product that the page is of, and the colour that is chosen on it. */
function onPage(): { product: Product; color: string } {
  const { textContent } = document.querySelector("script[data-order-product]")!;
  const product = JSON.parse(textContent) as Product;
  const chosen = document.querySelector<HTMLInputElement>("main [data-colors] input:checked");
  return { product, color: chosen?.value ?? product.cardDesigns[0]?.color ?? "" };
}

const orderButton = () =>
  document.querySelector<HTMLElement>("main [data-works-alone=order] button");

/** Whether an element is still on the page, and in no part that is hidden by now, as the sticky bar is. */
function isFocusable(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && element.closest("[inert]") === null;
}
