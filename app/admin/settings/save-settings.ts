import { useQueryClient } from "@tanstack/react-query";

import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import type { Edit } from "../resource/edited-form.ts";
import { sayUnlessShown } from "../resource/failures.ts";
import { useSingleMutation } from "../resource/use-single-mutation.ts";
import { useUpload } from "../resource/use-upload.ts";
import { settingsQuery } from "./settings-queries.ts";
import { changesOf, type SettingsValues } from "./settings-values.ts";

/** Saves one section of the settings. @param section what the toast calls it */
export function useSaveSettings(section: string) {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useSingleMutation({
    mutationFn: async ({ item, typed, before }: Edit<PublicSettings, SettingsValues>) => {
      const { files = {}, ...body } = changesOf(typed, before);
      const call = { headers: { "if-match": item.updatedAt }, body };
      const answer = await (Object.values(files).some(Boolean)
        ? upload.follow((followed) => api(changeSettings, { ...call, files, upload: followed }))
        : api(changeSettings, call));
      return answer.data.data;
    },
    onSuccess(settings) {
      cache.setQueryData(settingsQuery.queryKey, settings);
      toast.success(m.panel_settings_saved({ section }));
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
  return { ...saving, upload: upload.state };
}
