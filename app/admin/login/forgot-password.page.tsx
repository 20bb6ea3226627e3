import { useState } from "react";
import { useForm } from "react-hook-form";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { forgotPassword, forgottenSchema, RESET_MINUTES } from "#shared/session/password-calls.ts";

import { BackToLogin } from "./back-to-login.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { LoginRefusal } from "./login-refusal.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_forgot_heading() }) }];

/** Asks for a link to a new password. It says the same whether there is such an account or not. */
export default function ForgotPasswordPage() {
  const [refusal, setRefusal] = useState("");
  const form = useForm({
    resolver: schemaResolver(forgottenSchema, staffText),
    defaultValues: { email: "" },
  });
  const asking = useSingleMutation({
    mutationFn: (body: { email: string }) => api(forgotPassword, { body }),
    onError(error: Error) {
      const known = error instanceof ApiError ? staffText(error.apiMessage) : "";
      setRefusal(known || m.panel_link_failed());
    },
  });
  return (
    <LoginFrame heading={m.panel_forgot_heading()} lead={m.panel_forgot_lead()}>
      {asking.isSuccess ? (
        <p role="status">{m.panel_forgot_sent({ minutes: RESET_MINUTES })}</p>
      ) : (
        <form
          method="post"
          noValidate
          className="grid gap-5"
          onSubmit={form.handleSubmit((values) => {
            setRefusal("");
            asking.mutate(values);
          })}
        >
          <TextField
            {...form.register("email")}
            error={form.formState.errors.email?.message}
            label={m.panel_login_email()}
            type="email"
            dir="ltr"
            autoComplete="username"
            autoFocus
            className="h-11!"
          />
          {refusal && <LoginRefusal text={refusal} />}
          <Button
            type="submit"
            wide
            wraps
            pending={asking.isPending}
            pendingLabel={m.panel_forgot_busy()}
            className="mt-1 min-h-11! text-body!"
          >
            {m.panel_forgot_submit()}
          </Button>
        </form>
      )}
      <BackToLogin />
    </LoginFrame>
  );
}
