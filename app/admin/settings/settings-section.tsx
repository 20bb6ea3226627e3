import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";

import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { toast } from "#app/ui/toast.ts";
import type { Permission } from "#shared/session/permissions.ts";
import { changeSettings } from "#shared/settings/change-settings-call.ts";
import { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import type { Edit } from "../resource/edited-form.ts";
import { sayUnlessShown } from "../resource/failures.ts";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { type UploadState, useUpload } from "../resource/use-upload.ts";
import { useMay } from "../session/use-may.ts";
import { settingsQuery } from "./settings-queries.ts";
import {
  isUndisputed,
  type SectionValues,
  type SettingsValues,
  changesOf,
} from "./settings-values.ts";

interface SettingsSectionProps {
  id: string;
  title: string;
  text: string;
  settings: PublicSettings;
  values: SectionValues;
  /** Of whoever changes it, where that is not everybody who may change settings. */
  needs?: Permission;
  /** What is edited, where that is not what customers see. */
  editedAs?: (settings: PublicSettings) => Promise<PublicSettings>;
  children: (form: UseFormReturn<SettingsValues>, upload: UploadState | undefined) => ReactNode;
}

/** A group of settings with a form of its own. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, text, settings, values, needs, editedAs = asTheyAre, children } = props;
  const save = useSaveSettings(title, editedAs);
  const cache = useQueryClient();
  const may = useMay();
  const edited = useEditedForm<PublicSettings, SettingsValues>({
    schema: settingsChangeSchema,
    item: settings,
    valuesOf: values,
    save: save.mutate,
    load: async () => editedAs(await cache.fetchQuery({ ...settingsQuery, staleTime: 0 })),
    draftName: `settings ${id}`,
    isUndisputed,
  });
  return (
    <SectionFrame id={id} title={title} text={text}>
      <SectionForm
        edited={edited}
        isSaving={save.isPending}
        isReadOnly={!may(needs ?? changeSettings)}
      >
        {children(edited.form, save.upload)}
      </SectionForm>
    </SectionFrame>
  );
}

const asTheyAre = async (settings: PublicSettings) => settings;

/** Saves one section of the settings. @param section what the toast calls it */
function useSaveSettings(section: string, editedAs: NonNullable<SettingsSectionProps["editedAs"]>) {
  const cache = useQueryClient();
  const upload = useUpload();
  const saving = useSingleMutation({
    mutationFn: async ({ item, typed, before }: Edit<PublicSettings, SettingsValues>) => {
      const { files = {}, ...body } = changesOf(typed, before);
      const call = { headers: { "if-match": item.updatedAt }, body };
      const answer = await (Object.values(files).some(Boolean)
        ? upload.follow((followed) => api(changeSettings, { ...call, files, upload: followed }))
        : api(changeSettings, call));
      cache.setQueryData(settingsQuery.queryKey, answer.data.data);
      return editedAs(answer.data.data);
    },
    onSuccess() {
      toast.success(m.panel_settings_saved({ section }));
    },
    onError: (error) => sayUnlessShown(error, m.panel_update_failed(), m.panel_save_failed()),
  });
  return { ...saving, upload: upload.state };
}
