import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeMailServer, getMailServer } from "#shared/mail-server/mail-server-calls.ts";
import type { MailServerChange } from "#shared/mail-server/mail-server.ts";

import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { sayNotSavedUnlessShown } from "./say-not-saved.ts";

export const mailServerQuery = queryOptions({
  queryKey: ["mail-server"],
  queryFn: async () => (await api(getMailServer)).data.data,
});

export interface SentMailServer {
  change: MailServerChange;
  /** The `updatedAt` of the mail server that was changed. */
  version: string;
}

export function useSaveMailServer() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ change, version }: SentMailServer) => {
      const headers = { "if-match": version };
      return (await api(changeMailServer, { headers, body: change })).data.data;
    },
    onSuccess(server) {
      cache.setQueryData(mailServerQuery.queryKey, server);
      toast.success(m.panel_settings_saved({ section: m.panel_settings_mail() }));
    },
    onError: sayNotSavedUnlessShown,
  });
}
