import { useQuery } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { getSending } from "#shared/e-invoices/e-invoice-calls.ts";

import { E_INVOICES_KEY, RefusedEInvoice } from "../invoices/refused-e-invoice.tsx";

/** How many invoices wait for the tax authority, and what to do about those that it refuses. */
export function EInvoiceSending() {
  const { data } = useQuery({
    queryKey: E_INVOICES_KEY,
    queryFn: async () => (await api(getSending)).data.data,
    refetchInterval: 30_000,
  });
  if (!data || data.waiting + data.cleared + data.refusedCount === 0) return null;
  const { waiting, cleared, refusedCount, refused, trouble } = data;
  return (
    <div className="grid gap-3 rounded-panel bg-white/60 p-4 shadow-line md:p-6">
      <p className="font-label">
        {m.panel_settings_e_invoices_counts({ waiting, cleared, refused: refusedCount })}
      </p>
      {waiting > 0 && trouble && (
        <p className="text-note text-ink-2">
          {m.panel_settings_e_invoices_trouble()}{" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {trouble}
          </bdi>
        </p>
      )}
      {refused.map((each) => (
        <RefusedEInvoice key={each.invoice} refused={each} />
      ))}
    </div>
  );
}
