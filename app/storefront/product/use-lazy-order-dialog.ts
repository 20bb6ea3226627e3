import { startTransition, useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useHref } from "react-router";

import type { Product } from "#shared/catalog/product.ts";

import { useOrderAddress } from "../order-dialog/order-address.ts";

const load = () => import("#app/storefront/order-dialog/order-dialog.tsx");

type OrderModule = Awaited<ReturnType<typeof load>>;

/** The product page with the order dialog open. */
export const OPEN_ORDER = "/product?order=1";

interface Loaded {
  Dialog: OrderModule["default"];
  stored: Awaited<ReturnType<OrderModule["takeUpOrder"]>>["stored"];
}

/**
 * The order dialog, loaded when it is first needed. It then stays mounted, so that closing it loses
 * no input. When it can't be loaded, the page is reloaded with the order open; if that fails too, a
 * message says so.
 * @param button gets the focus on closing where none had it on opening, as after a tap in Safari
 */
export function useLazyOrderDialog(product: Product, button: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [entering, setEntering] = useState(false);
  const isShowing = useRef(false);
  const opener = useRef<HTMLElement>(null);
  const address = useOrderAddress();
  const openOrder = useHref(OPEN_ORDER);

  /** Resolves with whether it could be loaded. */
  async function show(): Promise<boolean> {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    setFailed(false);
    setLoading(true);
    const module = await load().catch(() => undefined);
    const begun = await module?.takeUpOrder(product, address.step);
    // A button that was disabled meanwhile has lost the focus.
    flushSync(() => setLoading(false));
    opener.current?.focus();
    if (!module || !begun) return false;
    // Entering adds several entries to the history, of which only the last is shown.
    setEntering(true);
    if (!loaded) setLoaded({ Dialog: module.default, stored: begun.stored });
    await address.enter(begun.step);
    startTransition(() => setEntering(false));
    return true;
  }

  async function order() {
    if (isShowing.current) return;
    isShowing.current = true;
    const came = await show().finally(() => (isShowing.current = false));
    if (came) return;
    if (navigator.onLine) location.assign(openOrder);
    else setFailed(true);
  }

  async function orderAsAsked() {
    if (isShowing.current) return;
    isShowing.current = true;
    setFailed(!(await show().finally(() => (isShowing.current = false))));
  }

  const isAsked = address.step !== null;
  useEffect(() => {
    if (isAsked && !loaded) void orderAsAsked();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the address begins to ask for it
  }, [isAsked]);

  return {
    loading,
    failed,
    /** The dialog and its props; undefined before it is first opened. */
    dialog: loaded && {
      Dialog: loaded.Dialog,
      stored: loaded.stored,
      address,
      opener: () => (isFocusable(opener.current) ? opener.current : button.current),
      open: isAsked && !entering,
    },
    show: () => void order(),
    /** Loads it in advance; if that fails, the click tries again. */
    prepare: () => void load().catch(() => undefined),
  };
}

/** Whether an element is still on the page, and in no part that is hidden by now, as the sticky bar is. */
function isFocusable(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && element.closest("[inert]") === null;
}
