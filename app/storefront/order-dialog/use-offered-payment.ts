import { useEffect } from "react";

import type { OrderForm } from "./use-order-form.ts";

interface Offered {
  /** How often the whole form was filled. */
  fillings: number;
  /** No courier of the shop's takes cash abroad. */
  isAbroad: boolean;
  takesTransfers: boolean;
}

/** Chooses the transfer while the order goes abroad, and cash again when it no longer does. */
export function useOfferedPayment(
  form: OrderForm,
  { fillings, isAbroad, takesTransfers }: Offered,
): void {
  useEffect(() => {
    if (!isAbroad || form.getValues("paymentMethod") !== "cash") return;
    form.setValue("paymentMethod", "online");
    return () => {
      if (!form.getValues("depositReceipt")) form.setValue("paymentMethod", "cash");
    };
  }, [form, fillings, isAbroad]);

  // A restored order may have chosen a transfer that is no longer possible.
  useEffect(() => {
    if (!takesTransfers && !isAbroad) form.setValue("paymentMethod", "cash");
  }, [form, fillings, takesTransfers, isAbroad]);
}
