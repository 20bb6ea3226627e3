import { useEffect } from "react";
import { Controller, useForm, useWatch, type Resolver } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  MAIL_SECURITIES,
  mailServerChangeSchema,
  USUAL_PORTS,
  type MailSecurity,
  type MailServer,
} from "#shared/mail-server/mail-server.ts";

import { RecordField } from "../resource/record-fields.tsx";
import { SectionForm } from "../resource/section-frame.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
import { useUnsaved } from "../resource/use-unsaved.ts";
import { SECURITY_WORDS } from "./mail-words.ts";
import { useSaveMailServer } from "./settings-queries.ts";

interface MailValues {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  /** '' leaves the stored one. */
  password: string;
  sender: string;
}

const valuesOf = ({ host, port, security, user, sender }: MailServer): MailValues => ({
  host,
  port: String(port),
  security,
  user,
  password: "",
  sender,
});

/** The mail server as staff set it. The password is only ever written. */
export function MailForm({ server }: { server: MailServer }) {
  const save = useSaveMailServer();
  const form = useForm<MailValues>({
    resolver: schemaResolver(mailServerChangeSchema, staffText) as unknown as Resolver<MailValues>,
    defaultValues: valuesOf(server),
    mode: "onTouched",
  });
  const { isDirty, errors } = form.formState;
  useUnsaved(isDirty);
  const user = useWatch({ control: form.control, name: "user" });
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(valuesOf(server));
  }, [server, isDirty, reset]);
  useScreenDraft(form, "mail server", ["password"]);

  const submit = form.handleSubmit(() => {
    const { password, sender, ...values } = form.getValues();
    // Who signs in as nobody needs no password.
    const secret = values.user.trim() === "" ? null : password || undefined;
    const given = server.senderSource === "environment" ? {} : { sender };
    save.mutate(
      { ...mailServerChangeSchema.parse({ ...values, ...given }), password: secret },
      {
        onSuccess: (saved) => reset(valuesOf(saved)),
        onError: (error) => showServerProblems(form, error),
      },
    );
  });

  return (
    <SectionForm onSubmit={submit} isDirty={isDirty} isSaving={save.isPending}>
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
              options={MAIL_SECURITIES.map((value) => ({ value, label: SECURITY_WORDS[value]() }))}
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
    </SectionForm>
  );
}
