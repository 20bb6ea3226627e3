import { useEffect, useState, type ComponentType } from "react";
import { useSearchParams } from "react-router";

import { m } from "#app/paraglide/messages.js";
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
    setLoading(true);
    try {
      const module = await load();
      setDialog(() => module.default);
      setOpen(true);
    } catch {
      toast.error(m.storefront_product_order_unavailable());
    } finally {
      setLoading(false);
    }
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
