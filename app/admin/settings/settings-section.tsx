import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { FieldError } from "#app/ui/field.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { settingsChangeSchema } from "#shared/settings/settings-form.ts";
import type { PublicSettings } from "#shared/settings/settings.ts";

import { takeOver } from "../resource/changed-meanwhile.ts";
import { isChangedMeanwhile } from "../resource/failures.ts";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import type { UploadState } from "../resource/use-upload.ts";
import { useSaveSettings } from "./save-settings.ts";
import { sayNotSaved } from "./say-not-saved.ts";
import { changesOf, isContested } from "./settings-changes.ts";
import { settingsQuery } from "./settings-queries.ts";
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
  /** The settings as they were when the form was last brought up to them. */
  const [base, setBase] = useState(settings);
  const [refusal, setRefusal] = useState("");
  const cache = useQueryClient();
  const { isDirty } = form.formState;
  useUnsaved(isDirty);

  // Saved here, or by somebody else while nothing was changed here.
  const { reset } = form;
  useEffect(() => {
    if (isDirty) return;
    reset(values(settings));
    setBase(settings);
  }, [settings, values, isDirty, reset]);
  useScreenDraft(form, `settings ${id}`);

  /** Another section's change is nobody's concern here; one of the same fields is said. */
  async function takeOverChanges(changes: SettingsValues): Promise<void> {
    const now = await cache.fetchQuery({ ...settingsQuery, staleTime: 0 });
    setBase(now);
    if (!isContested(changes, values(base), values(now))) return send(changes, now.updatedAt);
    takeOver(form, values(base), values(now));
    setRefusal(m.panel_changed_meanwhile());
  }

  function send(changes: SettingsValues, version: string): void {
    const sent = { changes, version };
    save.mutate(sent, {
      onSuccess(saved) {
        reset(values(saved));
        setBase(saved);
      },
      onError(error) {
        if (isChangedMeanwhile(error)) void takeOverChanges(changes).catch(sayNotSaved);
        else showServerProblems(form, error);
      },
    });
  }

  const submit = form.handleSubmit(() => {
    setRefusal("");
    send(changesOf(form.getValues(), values(base)), base.updatedAt);
  });
  return (
    <SectionFrame id={id} title={title} text={text}>
      <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
        {children(form, save.upload)}
        {refusal && (
          <div className="md:col-span-2">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </SectionForm>
    </SectionFrame>
  );
}
