import { useWatch } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { profileChangeSchema, type User } from "#shared/session/session.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
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
  const edited = useEditedForm<User, ProfileValues>({
    schema: profileChangeSchema,
    item: user,
    valuesOf,
    save: ({ checked: { currentPassword, ...values } }, outcome) =>
      save.mutate(isOtherEmail ? { ...values, currentPassword } : values, outcome),
    draftName: "profile",
    secrets: ["currentPassword"],
  });
  const { form } = edited;
  const isOtherEmail = useWatch({ control: form.control, name: "email" }).trim() !== user.email;
  return (
    <SectionFrame
      id="profile"
      title={m.panel_account_profile_title()}
      text={m.panel_account_profile_text()}
    >
      <SectionForm edited={edited} isSaving={save.isPending}>
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
