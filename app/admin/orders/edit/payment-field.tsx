import { Controller } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Order } from "#shared/orders/order.ts";
import { NEEDS_RECEIPT, PAYMENT_METHODS } from "#shared/orders/payment-method.ts";

import { useMay } from "../../session/use-may.ts";
import { METHOD_LABELS } from "../order-labels.ts";
import type { CorrectionForm } from "./text-fields.tsx";

/** How it is paid; what that means for a customer who has sent no receipt yet stands below. */
export function PaymentField({ form, order }: { form: CorrectionForm; order: Order }) {
  const may = useMay();
  return (
    <Controller
      control={form.control}
      name="paymentMethod"
      render={({ field, fieldState }) => {
        const asksForReceipt = NEEDS_RECEIPT[field.value] && order.despositeTransactionImg === "";
        return (
          <SelectField
            label={m.panel_detail_payment_method()}
            hint={
              asksForReceipt && field.value !== order.paymentMethod
                ? m.panel_orders_receipt_will_be_asked()
                : undefined
            }
            error={fieldState.error?.message}
            options={PAYMENT_METHODS.map((method) => ({
              value: method,
              label: METHOD_LABELS[method](),
            }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            disabled={!may("money.write")}
            required
          />
        );
      }}
    />
  );
}
