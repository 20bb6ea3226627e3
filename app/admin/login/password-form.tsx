import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { MIN_PASSWORD_LENGTH, newPassword } from "#shared/session/session.ts";

import { PasswordField } from "../account/password-field.tsx";
import { LoginRefusal } from "./login-refusal.tsx";

const schema = z.object({ password: newPassword });

/** The secret part of the link by which this page was opened. */
export const linkToken = () => location.hash.slice(1);

interface PasswordFormProps<Answer> {
  /** Whose password it is, for the browser's store of passwords. */
  email?: string | undefined;
  send: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** A new password, chosen by whoever has a link. What is wrong with it stands below the field. */
export function PasswordForm<Answer>({ email, send, onDone }: PasswordFormProps<Answer>) {
  const [refusal, setRefusal] = useState("");
  const form = useForm({
    resolver: schemaResolver(schema, staffText),
    defaultValues: { password: "" },
  });
  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError(error: Error) {
      const known = error instanceof ApiError ? error : undefined;
      const atField = known?.fields["password"];
      if (atField) form.setError("password", { message: staffText(atField) });
      else setRefusal((known && staffText(known.apiMessage)) || m.panel_link_failed());
      form.setFocus("password");
    },
  });
  return (
    <form
      // POST, so that the password is never part of the address if the form is sent before the
      // script has loaded.
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => {
        setRefusal("");
        sending.mutate(password);
      })}
    >
      {email && (
        <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
      )}
      <PasswordField
        form={form}
        name="password"
        label={m.panel_new_password()}
        hint={m.panel_new_password_hint({ count: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        required
      />
      {refusal && <LoginRefusal text={refusal} />}
      <Button
        type="submit"
        wide
        wraps
        pending={sending.isPending}
        pendingLabel={m.panel_saving()}
        className="mt-1 min-h-11! text-body!"
      >
        {m.panel_new_password_submit()}
      </Button>
    </form>
  );
}
