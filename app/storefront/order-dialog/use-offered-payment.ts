import { useEffect } from "react";

import type { OrderForm } from "./use-order-form.ts";

interface Offered {
  /** No courier of the shop's takes cash abroad. */
  isAbroad: boolean;
  takesTransfers: boolean;
}

/** Chooses the transfer while the order goes abroad, and cash again when it no longer does. */
export function useOfferedPayment(form: OrderForm, { isAbroad, takesTransfers }: Offered): void {
  useEffect(() => {
    if (!isAbroad || form.getValues("paymentMethod") !== "cash") return;
    form.setValue("paymentMethod", "online");
    return () => {
      if (!form.getValues("depositReceipt")) form.setValue("paymentMethod", "cash");
    };
  }, [form, isAbroad]);

  // A restored order may have chosen a transfer that is no longer possible.
  useEffect(() => {
    if (!takesTransfers && !isAbroad) form.setValue("paymentMethod", "cash");
  }, [form, takesTransfers, isAbroad]);
}
