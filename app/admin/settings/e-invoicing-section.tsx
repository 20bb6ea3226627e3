import { useQuery, useQueryClient } from "@tanstack/react-query";

import { m } from "#app/i18n/translations.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { eInvoicingChangeSchema, type EInvoicing } from "#shared/e-invoices/e-invoicing.ts";

import { invoiceSettingsQuery } from "../invoices/invoice-queries.ts";
import { longMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useMay } from "../session/use-may.ts";
import { EInvoiceSending } from "./e-invoice-sending.tsx";
import { eInvoicingQuery, useSaveEInvoicing } from "./e-invoicing-queries.ts";
import { EInvoicingTest } from "./e-invoicing-test.tsx";
import { eInvoicingValues, type EInvoicingValues } from "./e-invoicing-values.ts";

/** Whether, where and as whom invoices are sent to the tax authority. */
export function EInvoicingSection() {
  const query = useQuery(eInvoicingQuery);
  return (
    <SectionFrame
      id="e-invoicing"
      title={m.panel_settings_e_invoices()}
      text={m.panel_settings_e_invoices_where()}
    >
      {query.data ? (
        <EInvoicingForm stored={query.data} />
      ) : (
        <div className="min-w-0 rounded-panel shadow-line">
          {query.isError ? (
            <LoadError
              text={m.panel_settings_e_invoices_load_failed()}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </div>
      )}
    </SectionFrame>
  );
}

/** What each invoice would be refused for, and those that were issued without it for good. */
function LackingOfSeller() {
  const { data: seller } = useQuery(invoiceSettingsQuery);
  if (!seller || (seller.taxNumber !== "" && seller.activityNumber !== "")) return null;
  return (
    <p className="rounded-panel bg-bad-wash px-3.5 py-2.5 text-bad md:col-span-2">
      {m.panel_settings_e_invoices_lacking()}
    </p>
  );
}

/** The secret key is only ever written. */
function EInvoicingForm({ stored }: { stored: EInvoicing }) {
  const save = useSaveEInvoicing();
  const cache = useQueryClient();
  const may = useMay();
  const edited = useEditedForm<EInvoicing, EInvoicingValues>({
    schema: eInvoicingChangeSchema,
    item: stored,
    valuesOf: eInvoicingValues,
    save: save.mutate,
    load: () => cache.fetchQuery({ ...eInvoicingQuery, staleTime: 0 }),
    draftName: "e-invoicing",
    secrets: ["secretKey"],
  });
  const { form, base } = edited;
  const mayWrite = may("security.write");

  return (
    <div className="grid min-w-0 gap-4">
      <SectionForm edited={edited} isSaving={save.isPending} isReadOnly={!mayWrite}>
        {stored.keysRefusedAt && (
          <p className="rounded-panel bg-bad-wash px-3.5 py-2.5 text-bad md:col-span-2">
            {m.panel_settings_e_invoices_refused({ moment: longMoment(stored.keysRefusedAt) })}
          </p>
        )}
        {form.watch("isOn") && <LackingOfSeller />}
        <Switch
          {...form.register("isOn")}
          label={m.panel_settings_e_invoices_on()}
          description={m.panel_settings_e_invoices_on_hint()}
          className="md:col-span-2"
        />
        <div className="md:col-span-2">
          <RecordField
            form={form}
            name="serviceUrl"
            label={m.panel_settings_e_invoices_url()}
            hint={m.panel_settings_e_invoices_url_hint()}
            type="url"
            dir="ltr"
            spellCheck={false}
          />
        </div>
        <RecordField
          form={form}
          name="clientId"
          label={m.panel_settings_e_invoices_client()}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <RecordField
          form={form}
          name="secretKey"
          label={m.panel_settings_e_invoices_key()}
          hint={
            base.hasSecretKey
              ? m.panel_settings_e_invoices_key_hint()
              : m.panel_settings_e_invoices_key_none()
          }
          type="password"
          dir="ltr"
          autoComplete="new-password"
        />
      </SectionForm>
      <EInvoiceSending />
      {mayWrite && stored.hasSecretKey && <EInvoicingTest />}
    </div>
  );
}
