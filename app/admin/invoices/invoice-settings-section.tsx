import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import {
  MOMENT_LABELS,
  PRODUCT_TAX_LABELS,
  TAX_MODE_LABELS,
} from "#app/invoices/settings-labels.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import {
  invoiceSettingsChangeSchema,
  ISSUE_MOMENTS,
  TAX_MODES,
  type InvoiceSettings,
} from "#shared/invoices/invoice-settings.ts";

import { LoadError } from "../resource/load-error.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useMay } from "../session/use-may.ts";
import { invoiceSettingsQuery, useSaveInvoiceSettings } from "./invoice-queries.ts";
import { changeOf, invoiceValues, PRODUCT_TAXES, type InvoiceValues } from "./invoice-values.ts";

/** When invoices are issued, by whom, and with which tax. */
export function InvoiceSettingsSection() {
  const query = useQuery(invoiceSettingsQuery);
  return (
    <SectionFrame
      id="invoices"
      title={m.panel_screen("invoices")}
      text={m.panel_invoices_settings_text()}
    >
      {query.data ? (
        <InvoiceForm settings={query.data} />
      ) : (
        <div className="min-w-0 rounded-panel shadow-line">
          {query.isError ? (
            <LoadError
              text={m.panel_invoices_settings_failed()}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <Skeleton className="h-80 w-full" />
          )}
        </div>
      )}
    </SectionFrame>
  );
}

function InvoiceForm({ settings }: { settings: InvoiceSettings }) {
  const save = useSaveInvoiceSettings();
  const cache = useQueryClient();
  const may = useMay();
  const edited = useEditedForm<InvoiceSettings, InvoiceValues>({
    schema: invoiceSettingsChangeSchema,
    item: settings,
    valuesOf: invoiceValues,
    save: ({ item, typed }, options) =>
      save.mutate({ item, change: changeOf(item, typed) }, options),
    load: () => cache.fetchQuery({ ...invoiceSettingsQuery, staleTime: 0 }),
    draftName: "invoice settings",
  });
  const { form } = edited;
  return (
    <SectionForm edited={edited} isSaving={save.isPending} isReadOnly={!may("security.write")}>
      <Choice
        form={form}
        name="issueWhen"
        label={m.panel_invoices_issue_when()}
        options={ISSUE_MOMENTS.map((value) => ({ value, label: MOMENT_LABELS[value]() }))}
      />
      <RecordField form={form} name="sellerName" label={m.panel_invoices_seller()} />
      <RecordField form={form} name="sellerNameAr" label={m.panel_invoices_seller_ar()} dir="rtl" />
      <RecordField form={form} name="address" label={m.panel_invoices_address()} />
      <Choice
        form={form}
        name="taxMode"
        label={m.panel_invoices_tax_mode()}
        options={TAX_MODES.map((value) => ({ value, label: TAX_MODE_LABELS[value]() }))}
      />
      <Choice
        form={form}
        name="product"
        label={m.panel_invoices_product_tax()}
        options={PRODUCT_TAXES.map((value) => ({ value, label: PRODUCT_TAX_LABELS[value]() }))}
      />
      {(["taxNumber", "activityNumber"] as const).map((name) => (
        <RecordField
          key={name}
          form={form}
          name={name}
          label={
            name === "taxNumber"
              ? m.panel_invoices_tax_number()
              : m.panel_invoices_activity_number()
          }
          inputMode="numeric"
          dir="ltr"
        />
      ))}
    </SectionForm>
  );
}

interface ChoiceProps {
  form: UseFormReturn<InvoiceValues>;
  name: "issueWhen" | "taxMode" | "product";
  label: string;
  options: { value: string; label: string }[];
}

function Choice({ form, name, label, options }: ChoiceProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={label}
          options={options}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
