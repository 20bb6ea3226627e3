import { m } from "#app/i18n/translations.ts";
import { MIN_PASSWORD_LENGTH, profileChangeSchema } from "#shared/session/session.ts";

import { SectionForm, SectionFrame } from "../resource/section-frame.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useChangeProfile } from "./account-queries.ts";
import { PasswordField } from "./password-field.tsx";

interface PasswordValues {
  currentPassword: string;
  password: string;
}

const nothing = (): PasswordValues => ({ currentPassword: "", password: "" });

/** A new password, for which the current one is asked. */
export function PasswordSection() {
  const save = useChangeProfile(m.panel_account_password_saved);
  const edited = useEditedForm<undefined, PasswordValues>({
    schema: profileChangeSchema,
    item: undefined,
    valuesOf: nothing,
    save: ({ checked }, { onSuccess, onError }) =>
      save.mutate(checked, { onSuccess: () => onSuccess(undefined), onError }),
  });
  const { form } = edited;
  return (
    <SectionFrame
      id="password"
      title={m.panel_login_password()}
      text={m.panel_account_password_text()}
    >
      <SectionForm edited={edited} isSaving={save.isPending}>
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
