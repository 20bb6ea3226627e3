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

/** The product page with the order open; `?order=1` opens it at once. */
export const OPEN_ORDER = "/product?order=1";

/**
 * The order dialog, loaded when somebody reaches for it. Once loaded it stays, so that closing it
 * loses nothing. When it does not come the page is loaded anew with the order open, and says so
 * should it not come then either.
 */
export function useLazyOrderDialog() {
  const [Dialog, setDialog] = useState<ComponentType<OrderDialogProps>>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const asked = search.get("order") === "1";
  const openOrder = useHref(OPEN_ORDER);

  /** Answers whether it came. */
  async function show(): Promise<boolean> {
    const opener = document.activeElement;
    setFailed(false);
    setLoading(true);
    const module = await load().catch(() => undefined);
    // A button that was disabled meanwhile has lost the focus. It gets it back before the dialog
    // opens, because there the dialog leaves it when it closes.
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
    /** Fetches it ahead; if that fails, the click will see to it. */
    prepare: () => void load().catch(() => undefined),
  };
}
