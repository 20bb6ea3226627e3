import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeMailServer, getMailServer } from "#shared/mail-server/mail-server-calls.ts";
import type { MailServer } from "#shared/mail-server/mail-server.ts";

import type { Edit } from "../resource/edited-form.ts";
import { sayUnlessShown } from "../resource/failures.ts";
import { changeOf, type MailValues } from "./mail-values.ts";

export const mailServerQuery = queryOptions({
  queryKey: ["mail-server"],
  queryFn: async () => (await api(getMailServer)).data.data,
});

export function useSaveMailServer() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ item, typed }: Edit<MailServer, MailValues>) => {
      const headers = { "if-match": item.updatedAt };
      return (await api(changeMailServer, { headers, body: changeOf(item, typed) })).data.data;
    },
    onSuccess(server) {
      cache.setQueryData(mailServerQuery.queryKey, server);
      toast.success(m.panel_settings_saved({ section: m.panel_settings_mail() }));
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
}
