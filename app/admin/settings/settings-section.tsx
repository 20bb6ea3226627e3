import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";

import { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import type { UploadState } from "../resource/use-upload.ts";
import { useSaveSettings } from "./save-settings.ts";
import { settingsQuery } from "./settings-queries.ts";
import { isUndisputed, type SectionValues, type SettingsValues } from "./settings-values.ts";

interface SettingsSectionProps {
  id: string;
  title: string;
  text: string;
  settings: PublicSettings;
  values: SectionValues;
  children: (form: UseFormReturn<SettingsValues>, upload: UploadState | undefined) => ReactNode;
}

/** A group of settings with a form of its own. */
export function SettingsSection(props: SettingsSectionProps) {
  const { id, title, text, settings, values, children } = props;
  const save = useSaveSettings(title);
  const cache = useQueryClient();
  const edited = useEditedForm<PublicSettings, SettingsValues>({
    schema: settingsChangeSchema,
    item: settings,
    valuesOf: values,
    save: save.mutate,
    load: () => cache.fetchQuery({ ...settingsQuery, staleTime: 0 }),
    draftName: `settings ${id}`,
    isUndisputed,
  });
  return (
    <SectionFrame id={id} title={title} text={text}>
      <SectionForm edited={edited} isSaving={save.isPending}>
        {children(edited.form, save.upload)}
      </SectionForm>
    </SectionFrame>
  );
}
