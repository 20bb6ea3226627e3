import { useEffect, type ReactNode } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";

import { staffText } from "#app/sentences/staff-text.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import type { UploadState } from "../resource/use-upload.ts";
import { useSaveSettings } from "./settings-queries.ts";
import type { SectionValues, SettingsValues } from "./settings-values.ts";

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
  const form = useForm<SettingsValues>({
    resolver: schemaResolver(
      settingsChangeSchema,
      staffText,
    ) as unknown as Resolver<SettingsValues>,
    defaultValues: values(settings),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);

  // Saved here, or by somebody else while nothing was changed here.
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(values(settings));
  }, [settings, values, isDirty, reset]);
  useScreenDraft(form, `settings ${id}`);

  const submit = form.handleSubmit(() =>
    save.mutate(form.getValues(), {
      onSuccess: (saved) => reset(values(saved)),
      onError: (error) => showServerProblems(form, error),
    }),
  );
  return (
    <SectionFrame id={id} title={title} text={text}>
      <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
        {children(form, save.upload)}
      </SectionForm>
    </SectionFrame>
  );
}
