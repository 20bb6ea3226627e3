import { Controller, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatAmount } from "#shared/money.ts";

import { Currency } from "../../resource/currency.tsx";
import { RecordField } from "../../resource/record-fields.tsx";
import { useMay } from "../../session/use-may.ts";
import { WAYS, type NewOrderValues, type Way } from "./new-order-values.ts";

const WAY_LABELS: Record<Way, () => string> = {
  cash: m.panel_orders_way_cash,
  online: m.panel_orders_way_online,
  paid_cash: m.panel_orders_way_paid_cash,
  paid_online: m.panel_orders_way_paid_online,
};
const MONEY: readonly Way[] = ["paid_cash", "paid_online"];

interface TermsFieldsProps {
  form: UseFormReturn<NewOrderValues>;
  /** What a card costs in the shop, in dinars. */
  price: number;
}

/** How it is paid, and for how much where that is not the shop's price. */
export function TermsFields({ form, price }: TermsFieldsProps) {
  const mayChange = useMay()("money.write");
  const number = { inputMode: "decimal", dir: "ltr", autoComplete: "off" } as const;
  return (
    <>
      <Controller
        control={form.control}
        name="way"
        render={({ field, fieldState }) => (
          <SelectField
            label={m.panel_detail_payment_method()}
            error={fieldState.error?.message}
            options={WAYS.filter((way) => mayChange || !MONEY.includes(way)).map((way) => ({
              value: way,
              label: WAY_LABELS[way](),
            }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            required
          />
        )}
      />
      <RecordField
        form={form}
        name="discountCode"
        label={m.panel_orders_discount_code()}
        dir="ltr"
        autoComplete="off"
      />
      {mayChange && (
        <>
          <RecordField
            form={form}
            name="price"
            label={m.panel_orders_own_price()}
            hint={m.panel_orders_own_price_hint({ price: formatAmount(price) })}
            trailing={<Currency />}
            {...number}
          />
          <RecordField
            form={form}
            name="fee"
            label={m.panel_orders_own_fee()}
            hint={m.panel_orders_own_fee_hint()}
            trailing={<Currency />}
            {...number}
          />
          <RecordField form={form} name="reason" label={m.panel_orders_own_reason()} dir="auto" />
        </>
      )}
    </>
  );
}
