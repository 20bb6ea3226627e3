import { useEffect } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { profileChangeSchema, type User } from "#shared/session/session.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import { useChangeProfile } from "./account-queries.ts";
import { PasswordField } from "./password-field.tsx";

interface ProfileValues {
  name: string;
  email: string;
  currentPassword: string;
}

const valuesOf = ({ name, email }: User): ProfileValues => ({ name, email, currentPassword: "" });

/** How one is called, and the address by which one signs in. */
export function ProfileSection({ user }: { user: User }) {
  const save = useChangeProfile(m.panel_account_profile_saved);
  const form = useForm<ProfileValues>({
    resolver: schemaResolver(profileChangeSchema, staffText) as unknown as Resolver<ProfileValues>,
    defaultValues: valuesOf(user),
    mode: "onTouched",
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const email = useWatch({ control: form.control, name: "email" });
  const isOtherEmail = email.trim() !== user.email;
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(valuesOf(user));
  }, [user, isDirty, reset]);
  useScreenDraft(form, "profile", ["currentPassword"]);

  const submit = form.handleSubmit(({ currentPassword, ...values }) =>
    save.mutate(isOtherEmail ? { ...values, currentPassword } : values, {
      onSuccess: (saved) => reset(valuesOf(saved)),
      onError: (error) => showServerProblems(form, error),
    }),
  );
  return (
    <SectionFrame
      id="profile"
      title={m.panel_account_profile_title()}
      text={m.panel_account_profile_text()}
    >
      <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
        <RecordField
          form={form}
          name="name"
          label={m.panel_column_name()}
          autoComplete="name"
          required
        />
        <RecordField
          form={form}
          name="email"
          label={m.panel_login_email()}
          type="email"
          dir="ltr"
          autoComplete="username"
          required
        />
        {isOtherEmail && (
          <PasswordField
            form={form}
            name="currentPassword"
            label={m.panel_account_password_current()}
            hint={m.panel_account_profile_email_hint()}
            autoComplete="current-password"
            required
          />
        )}
      </SectionForm>
    </SectionFrame>
  );
}
