import { Controller, useWatch, type UseFormReturn } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  MAIL_SECURITIES,
  USUAL_PORTS,
  type MailSecurity,
  type MailServer,
} from "#shared/mail-server/mail-server.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { SECURITY_LABELS } from "./mail-labels.ts";
import type { MailValues } from "./mail-values.ts";

interface MailFieldsProps {
  form: UseFormReturn<MailValues>;
  server: MailServer;
}

/** Server, how it is reached, and whose name the e-mails bear. */
export function MailFields({ form, server }: MailFieldsProps) {
  const { errors } = form.formState;
  const user = useWatch({ control: form.control, name: "user" });
  return (
    <>
      <RecordField
        form={form}
        name="host"
        label={m.panel_settings_mail_host()}
        hint={m.panel_settings_mail_host_hint()}
        placeholder="mail.shop.example"
        dir="ltr"
        spellCheck={false}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <Controller
          control={form.control}
          name="security"
          render={({ field }) => (
            <SelectField
              label={m.panel_settings_mail_security()}
              options={MAIL_SECURITIES.map((value) => ({ value, label: SECURITY_LABELS[value]() }))}
              value={field.value}
              onValueChange={(security) => {
                field.onChange(security);
                const port = String(USUAL_PORTS[security as MailSecurity]);
                form.setValue("port", port, { shouldDirty: true, shouldValidate: true });
              }}
              onBlur={field.onBlur}
              error={errors.security?.message}
            />
          )}
        />
        <RecordField
          form={form}
          name="port"
          label={m.panel_settings_mail_port()}
          inputMode="numeric"
          dir="ltr"
        />
      </div>
      <RecordField
        form={form}
        name="user"
        label={m.panel_settings_mail_user()}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <RecordField
        form={form}
        name="password"
        label={m.panel_settings_mail_password()}
        hint={
          server.hasPassword
            ? m.panel_settings_mail_password_hint()
            : m.panel_settings_mail_password_none()
        }
        type="password"
        dir="ltr"
        autoComplete="new-password"
        disabled={user.trim() === ""}
      />
      <RecordField
        form={form}
        name="sender"
        label={m.panel_settings_mail_sender()}
        hint={
          server.senderSource === "environment"
            ? m.panel_settings_mail_sender_given()
            : m.panel_settings_mail_sender_hint()
        }
        type={server.senderSource === "environment" ? "text" : "email"}
        readOnly={server.senderSource === "environment"}
        dir="ltr"
      />
    </>
  );
}
