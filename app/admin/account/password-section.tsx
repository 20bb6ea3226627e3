import { useForm, type Resolver } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { MIN_PASSWORD_LENGTH, profileChangeSchema } from "#shared/session/session.ts";

import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import { useChangeProfile } from "./account-queries.ts";
import { PasswordField } from "./password-field.tsx";

interface PasswordValues {
  currentPassword: string;
  password: string;
}

const EMPTY: PasswordValues = { currentPassword: "", password: "" };

/** A new password, for which the current one is asked. */
export function PasswordSection() {
  const save = useChangeProfile(m.panel_account_password_saved);
  const form = useForm<PasswordValues>({
    resolver: schemaResolver(profileChangeSchema, staffText) as unknown as Resolver<PasswordValues>,
    defaultValues: EMPTY,
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => form.reset(EMPTY),
      onError: (error) => showServerProblems(form, error),
    }),
  );
  return (
    <SectionFrame
      id="password"
      title={m.panel_login_password()}
      text={m.panel_account_password_text()}
    >
      <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
        <PasswordField
          form={form}
          name="currentPassword"
          label={m.panel_account_password_current()}
          autoComplete="current-password"
          required
        />
        <PasswordField
          form={form}
          name="password"
          label={m.panel_account_password_new()}
          hint={m.panel_account_password_hint({ count: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          required
        />
      </SectionForm>
    </SectionFrame>
  );
}
