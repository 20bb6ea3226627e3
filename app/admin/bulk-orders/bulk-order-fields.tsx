import { Controller, useWatch } from "react-hook-form";
import type { z } from "zod";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { bulkOrderChangeSchema } from "#shared/bulk-orders/bulk-order-form.ts";
import { BULK_ORDER_STATUSES, type BulkOrder } from "#shared/bulk-orders/bulk-order.ts";

import { Currency } from "../resource/currency.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import type { RecordFieldsProps } from "../resource/resource-view.ts";
import { BULK_STATUS_LABELS } from "./bulk-order-labels.ts";

export type BulkOrderValues = z.input<typeof bulkOrderChangeSchema>;

const STATUS_OPTIONS = BULK_ORDER_STATUSES.map((value) => ({
  value,
  label: BULK_STATUS_LABELS[value].label(),
}));

/** Everything that staff may change of a bulk order. */
export function BulkOrderFields({ form }: RecordFieldsProps<BulkOrder, BulkOrderValues>) {
  const { errors, defaultValues } = form.formState;
  const estimate = defaultValues?.estimatedDelivery;
  const isCustom = useWatch({ control: form.control, name: "customPricing.isCustom" });
  const custom = form.register("customPricing.isCustom", {
    // A price that is out of sight can't be mended: it is again what it was.
    onChange: () => form.resetField("customPricing.price"),
  });
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <RecordField
          form={form}
          name="companyInfo.companyName"
          label={m.panel_bulk_field_company()}
          dir="auto"
          required
        />
        <RecordField
          form={form}
          name="companyInfo.contactPerson"
          label={m.panel_bulk_field_person()}
          dir="auto"
          required
        />
        <RecordField
          form={form}
          name="companyInfo.email"
          label={m.panel_detail_email()}
          type="email"
          dir="ltr"
          required
        />
        <RecordField
          form={form}
          name="companyInfo.phone"
          label={m.panel_bulk_field_phone()}
          type="tel"
          dir="ltr"
          required
        />
        <RecordField
          form={form}
          name="orderDetails.employeeCount"
          label={m.panel_bulk_field_employees()}
          type="number"
          inputMode="numeric"
          min={1}
          required
        />
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <SelectField
              label={m.panel_column_status()}
              error={errors.status?.message}
              options={STATUS_OPTIONS}
              value={field.value ?? ""}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
      </div>
      <TextareaField
        {...form.register("orderDetails.message")}
        label={m.panel_bulk_field_message()}
        error={errors.orderDetails?.message?.message}
        dir="auto"
      />
      <Switch {...custom} label={m.panel_bulk_field_custom()} />
      {isCustom && (
        <RecordField
          form={form}
          name="customPricing.price"
          label={m.panel_bulk_field_price()}
          type="number"
          inputMode="decimal"
          min={0}
          step="0.01"
          trailing={<Currency />}
        />
      )}
      <Switch
        {...form.register("customerResponse.approved")}
        label={m.panel_bulk_field_approved()}
        description={m.panel_bulk_field_approved_hint()}
      />
      <RecordField
        form={form}
        name="estimatedDelivery"
        label={m.panel_bulk_field_delivery()}
        hint={m.panel_bulk_field_delivery_hint()}
        // Words from before it had to be a day can only be seen, and replaced, as words.
        type={/^$|^\d{4}-\d\d-\d\d$/.test(estimate ?? "") ? "date" : "text"}
        dir="auto"
      />
    </>
  );
}
