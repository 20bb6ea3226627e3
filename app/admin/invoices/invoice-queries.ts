import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";

import { loadFile } from "#app/api/load-file.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { m } from "#app/i18n/translations.ts";
import { saveAs } from "#app/ui/save-as.ts";
import { toast } from "#app/ui/toast.ts";
import {
  creditInvoice,
  invoicesZipPath,
  issueInvoice,
  listInvoices,
  MOST_IN_ZIP,
} from "#shared/invoices/invoice-calls.ts";
import {
  changeInvoiceSettings,
  getInvoiceSettings,
  type InvoiceSettings,
  type InvoiceSettingsChange,
} from "#shared/invoices/invoice-settings.ts";
import type {
  CreditForm,
  Invoice,
  invoiceQuerySchema,
  NewInvoice,
} from "#shared/invoices/invoice.ts";

import { sayFailed, sayUnlessShown } from "../resource/failures.ts";
import { restOf } from "./invoice-rest.ts";

/** Below the orders', so that what changes an order has its invoices read anew. */
export const INVOICES_KEY = ["orders", "invoices"] as const;

export function invoicesQuery(query: z.input<typeof invoiceQuerySchema>) {
  return queryOptions({
    queryKey: [...INVOICES_KEY, "list", query],
    queryFn: async () => (await api(listInvoices, { query })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** An order's invoice and credit notes. */
export function orderInvoicesQuery(order: string) {
  return queryOptions({
    queryKey: [...INVOICES_KEY, "of", order],
    queryFn: async () => (await api(listInvoices, { query: { order, limit: "100" } })).data.data,
  });
}

export function useIssueInvoice(order: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: NewInvoice) => api(issueInvoice, { params: { id: order }, body }),
    onSuccess: ({ data: { data: invoice } }) =>
      toast.success(m.panel_invoices_issued({ number: invoice.number })),
    onError: (error) => sayUnlessShown(error, m.panel_error(), m.panel_invoices_issue_failed()),
    onSettled: () => void cache.invalidateQueries({ queryKey: ["orders"] }),
  });
}

export function useCreditInvoice(order: string) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: CreditForm) => api(creditInvoice, { params: { id: order }, body }),
    onSuccess: ({ data: { data: note } }) =>
      toast.success(m.panel_invoices_credited({ number: note.number })),
    onError: (error) => sayUnlessShown(error, m.panel_error(), m.panel_invoices_credit_failed()),
    onSettled: () => void cache.invalidateQueries({ queryKey: ["orders"] }),
  });
}

/** What is left of the invoices of an order, of which a list knows only one. */
export function useFindRest(onFound: (found: { order: string; rest: number }) => void) {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ order }: Invoice) =>
      cache.fetchQuery({ ...orderInvoicesQuery(order), staleTime: 0 }),
    onSuccess(documents, { order, number }) {
      const rest = restOf(documents);
      if (rest > 0) onFound({ order, rest });
      else toast.info(m.panel_invoices_credit_nothing({ number }));
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_invoices_load_failed()),
  });
}

/** Downloads all of a month: very many as several files, one after the other. */
export function useSaveMonth() {
  return useSingleMutation({
    async mutationFn(month: string) {
      const { pagination } = (await api(listInvoices, { query: { month, limit: "1" } })).data;
      const parts = Math.max(1, Math.ceil(pagination.totalItems / MOST_IN_ZIP));
      for (let part = 1; part <= parts; part++) {
        const file = await loadFile(invoicesZipPath(month, getLocale(), part));
        saveAs(file, `invoices-${month}${parts > 1 ? `-${part}` : ""}.zip`);
      }
    },
    onError: (error) => sayFailed(error, m.panel_error(), m.panel_invoices_zip_failed()),
  });
}

export const invoiceSettingsQuery = queryOptions({
  queryKey: ["invoice-settings"],
  queryFn: async () => (await api(getInvoiceSettings)).data.data,
});

export function useSaveInvoiceSettings() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({
      item,
      change,
    }: {
      item: InvoiceSettings;
      change: InvoiceSettingsChange;
    }) => {
      const headers = { "if-match": item.updatedAt };
      return (await api(changeInvoiceSettings, { headers, body: change })).data.data;
    },
    onSuccess(settings) {
      cache.setQueryData(invoiceSettingsQuery.queryKey, settings);
      toast.success(m.panel_settings_saved({ section: m.panel_screen("invoices") }));
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
}
