import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import {
  changeEInvoicing,
  getEInvoicing,
  testEInvoicing,
} from "#shared/e-invoices/e-invoicing-calls.ts";
import type { EInvoicing } from "#shared/e-invoices/e-invoicing.ts";

import type { Edit } from "../resource/edited-form.ts";
import { sayUnlessShown } from "../resource/failures.ts";
import { changeOf, type EInvoicingValues } from "./e-invoicing-values.ts";

export const eInvoicingQuery = queryOptions({
  queryKey: ["e-invoicing"],
  queryFn: async () => (await api(getEInvoicing)).data.data,
});

export function useSaveEInvoicing() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ item, typed }: Edit<EInvoicing, EInvoicingValues>) => {
      const headers = { "if-match": item.updatedAt };
      return (await api(changeEInvoicing, { headers, body: changeOf(typed) })).data.data;
    },
    onSuccess(stored) {
      cache.setQueryData(eInvoicingQuery.queryKey, stored);
      toast.success(m.panel_settings_saved({ section: m.panel_settings_e_invoices() }));
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
}

export const useTestEInvoicing = () =>
  useSingleMutation({ mutationFn: async () => (await api(testEInvoicing)).data.data });
