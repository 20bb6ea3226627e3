import { Controller, useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { paymentMethodView } from "#app/orders/payment-method-view.tsx";
import { FilePicker } from "#app/ui/file-picker.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import {
  NEEDS_RECEIPT,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "#shared/orders/payment-method.ts";

import { BankDetails } from "../bank-details.tsx";
import { Fields } from "../fields.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { OrderReference } from "../order-reference.tsx";

export function PaymentMethodStep() {
  const { locationIsTyped, placed } = useOrderDialog();
  const { control, register } = useFormContext<OrderFormValues>();
  const method = useWatch({ control, name: "paymentMethod" });
  // No courier of the shop's takes cash abroad.
  const isOffered = (offered: PaymentMethod) =>
    placed !== null || !locationIsTyped || NEEDS_RECEIPT[offered];
  const options = PAYMENT_METHODS.filter(isOffered).map((value) => ({
    value,
    ...paymentMethodView(value),
  }));
  return (
    <div className="grid gap-7">
      <Fields>
        <RadioCards
          {...register("paymentMethod")}
          label={m.order_payment()}
          hideLabel
          options={options}
          hint={locationIsTyped && m.order_abroad_payment()}
        />
      </Fields>
      {NEEDS_RECEIPT[method] && (
        <>
          <div className="grid gap-4">
            <OrderReference />
            <BankDetails />
          </div>
          <Fields>
            <Controller
              control={control}
              name="depositReceipt"
              render={({ field, fieldState }) => (
                <FilePicker
                  label={m.order_receipt()}
                  required
                  notes={[m.order_receipt_note(), m.ui_picture_rule()]}
                  file={field.value}
                  onFileChange={field.onChange}
                  onBlur={field.onBlur}
                  error={fieldState.error?.message}
                />
              )}
            />
          </Fields>
        </>
      )}
    </div>
  );
}
