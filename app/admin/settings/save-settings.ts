import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";

import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { useUpload } from "../resource/use-upload.ts";
import { sayNotSavedUnlessShown } from "./say-not-saved.ts";
import { settingsQuery } from "./settings-queries.ts";
import type { SettingsValues } from "./settings-values.ts";

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
    onError: sayNotSavedUnlessShown,
  });
  return { ...saving, upload: upload.state };
}
