import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeMailServer, getMailServer } from "#shared/mail-server/mail-server-calls.ts";
import type { MailServerChange } from "#shared/mail-server/mail-server.ts";
import { changeSettings, getSettings } from "#shared/settings/settings-calls.ts";

import { isChangedMeanwhile, sayFailed } from "../resource/server-message.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { isGivenUp, useUpload } from "../resource/use-upload.ts";
import type { SettingsValues } from "./settings-values.ts";

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => (await api(getSettings)).data.data,
  staleTime: Infinity,
});

export const mailServerQuery = queryOptions({
  queryKey: ["mail-server"],
  queryFn: async () => (await api(getMailServer)).data.data,
});

export interface SentSection {
  changes: SettingsValues;
  /** The `updatedAt` of the settings that were changed. */
  version: string;
}

/** Saves one section of the settings. @param section what the toast calls it */
export function useSaveSettings(section: string) {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useSingleMutation({
    mutationFn: async ({ changes: { files = {}, ...body }, version }: SentSection) => {
      const call = { headers: { "if-match": version }, body };
      const answer = await (Object.values(files).some(Boolean)
        ? upload.follow((followed) => api(changeSettings, { ...call, files, upload: followed }))
        : api(changeSettings, call));
      return answer.data.data;
    },
    onSuccess(settings) {
      cache.setQueryData(settingsQuery.queryKey, settings);
      toast.success(m.panel_settings_saved({ section }));
    },
    onError: sayUnlessAtFields,
  });
  return { ...saving, upload: upload.state };
}

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
    onError: sayUnlessAtFields,
  });
}

/** What is wrong with a field is said beside it, once. */
function sayUnlessAtFields(error: Error): void {
  const isOfFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  if (isOfFields || isGivenUp(error) || isChangedMeanwhile(error)) return;
  sayNotSaved(error);
}

/** For a save that failed, also where only loading what somebody else had saved did. */
export function sayNotSaved(error: Error): void {
  sayFailed(error, m.panel_update_failed(), m.panel_save_failed());
}
