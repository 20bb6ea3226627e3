import { useEffect } from "react";

import type { OrderForm } from "./use-order-form.ts";

/** Chooses the transfer while the order goes abroad, and cash again when it no longer does. */
export function useOfferedPayment(form: OrderForm, isAbroad: boolean): void {
  useEffect(() => {
    if (!isAbroad || form.getValues("paymentMethod") !== "cash") return;
    form.setValue("paymentMethod", "online");
    return () => {
      if (!form.getValues("depositReceipt")) form.setValue("paymentMethod", "cash");
    };
  }, [form, isAbroad]);
}
