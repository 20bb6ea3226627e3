import { Controller, useFormContext, useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { paymentMethodView } from "#app/orders/payment-method-view.tsx";
import { FilePicker } from "#app/ui/file-picker.tsx";
import { formatPrice } from "#app/ui/price.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import {
  NEEDS_RECEIPT,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "#shared/orders/payment-method.ts";

import { BankDetails } from "../bank-details.tsx";
import { DiscountCode } from "../discount-code.tsx";
import { Fields } from "../fields.tsx";
import { useOrderDialog } from "../order-dialog-context.ts";
import type { OrderFormValues } from "../order-form-values.ts";
import { AmountAndReference } from "../order-reference.tsx";
import { useOrderTotal } from "../use-order-total.ts";

export function PaymentMethodStep() {
  const { locationIsTyped, takesTransfers, placed } = useOrderDialog();
  const { control, register, getFieldState, formState } = useFormContext<OrderFormValues>();
  const method = useWatch({ control, name: "paymentMethod" });
  const { total } = useOrderTotal();
  const error = getFieldState("paymentMethod", formState).error?.message;
  const isClosed = !takesTransfers && !placed;
  // No courier of the shop's takes cash abroad.
  const isOffered = (offered: PaymentMethod) =>
    placed !== null || !locationIsTyped || NEEDS_RECEIPT[offered];
  const options = PAYMENT_METHODS.filter(isOffered).map((value) => {
    const view = paymentMethodView(value);
    if (NEEDS_RECEIPT[value]) return { ...view, value, disabled: isClosed };
    return {
      ...view,
      value,
      description: m.order_payment_cash_due({ total: formatPrice(total) }),
    };
  });
  return (
    <div className="grid gap-7">
      <DiscountCode />
      <Fields>
        <RadioCards
          {...register("paymentMethod")}
          label={m.order_payment()}
          hideLabel
          options={options}
          hint={!error && hintOf({ isAbroad: locationIsTyped, isClosed })}
          error={error}
        />
      </Fields>
      {NEEDS_RECEIPT[method] && !isClosed && (
        <>
          <div className="grid gap-4">
            <AmountAndReference />
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

/** Why a payment method can't be chosen. */
function hintOf({ isAbroad, isClosed }: { isAbroad: boolean; isClosed: boolean }) {
  if (isClosed) return isAbroad ? m.order_transfer_closed_abroad() : m.order_transfer_closed();
  return isAbroad && m.order_abroad_payment();
}
