import { useEffect, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";

import { m } from "#app/i18n/messages.ts";
import { toast } from "#app/ui/toast.ts";
import type { Product } from "#shared/catalog/product.ts";

export interface OrderDialogProps {
  product: Product;
  initialColor: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const load = () => import("#app/storefront/order-dialog/order-dialog.tsx");

/**
 * The order dialog, loaded when somebody reaches for it. `?order=1` in the address opens it at once.
 * Once loaded it stays, so that closing it loses nothing.
 */
export function useOrderDialog() {
  const [Dialog, setDialog] = useState<ComponentType<OrderDialogProps>>();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [search] = useSearchParams();
  const asked = search.get("order") === "1";

  async function show() {
    const opener = document.activeElement;
    setLoading(true);
    const module = await load().catch(() => undefined);
    // A button that was disabled meanwhile has lost the focus. It gets it back before the dialog
    // opens, because there the dialog leaves it when it closes.
    flushSync(() => setLoading(false));
    if (opener instanceof HTMLElement) opener.focus();
    if (!module) return toast.error(m.storefront_product_order_unavailable());
    setDialog(() => module.default);
    setOpen(true);
  }

  useEffect(() => {
    if (asked) void show();
  }, [asked]);

  return {
    Dialog,
    loading,
    open,
    setOpen,
    show: () => void show(),
    /** Fetches it ahead; if that fails, the click will tell. */
    prepare: () => void load().catch(() => undefined),
  };
}
