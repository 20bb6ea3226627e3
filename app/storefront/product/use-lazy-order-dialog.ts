import { useEffect, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { useHref, useSearchParams } from "react-router";

import type { Product } from "#shared/catalog/product.ts";

export interface OrderDialogProps {
  product: Product;
  initialColor: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const load = () => import("#app/storefront/order-dialog/order-dialog.tsx");

/** The product page with the order dialog open. */
export const OPEN_ORDER = "/product?order=1";

/**
 * The order dialog, loaded when it is first needed. It then stays mounted, so that closing it loses
 * no input. When it can't be loaded, the page is reloaded with the order open; if that fails too, a
 * message says so.
 */
export function useLazyOrderDialog() {
  const [Dialog, setDialog] = useState<ComponentType<OrderDialogProps>>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const asked = search.get("order") === "1";
  const openOrder = useHref(OPEN_ORDER);

  /** Resolves with whether it could be loaded. */
  async function show(): Promise<boolean> {
    const opener = document.activeElement;
    setFailed(false);
    setLoading(true);
    const module = await load().catch(() => undefined);
    // A button that was disabled meanwhile has lost the focus. It must get it back before the
    // dialog opens, because the dialog returns the focus to it on closing.
    flushSync(() => setLoading(false));
    if (opener instanceof HTMLElement) opener.focus();
    if (!module) return false;
    setDialog(() => module.default);
    setOpen(true);
    return true;
  }

  async function order() {
    if (await show()) return;
    if (navigator.onLine) location.assign(openOrder);
    else setFailed(true);
  }

  useEffect(() => {
    if (asked) void show().then((came) => setFailed(!came));
  }, [asked]);

  return {
    Dialog,
    loading,
    failed,
    open,
    setOpen,
    show: () => void order(),
    /** Loads it in advance; if that fails, the click tries again. */
    prepare: () => void load().catch(() => undefined),
  };
}
