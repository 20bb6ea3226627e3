import { Eye, EyeOff, KeyRound } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toast } from "#app/ui/toast.ts";
import { loginSchema, secondFactorCode } from "#shared/session/session.ts";
import { code } from "#shared/text.ts";

import { FORGOT_PATH } from "../session/login-path.ts";
import { factorFailure } from "../session/passkey.ts";
import { LOGIN_TOAST, useLogin, usePasskeyLogin } from "../session/sign-in.ts";
import { LoginRefusal } from "./login-refusal.tsx";

const withoutCode = loginSchema.extend({ code: code() });
const withCode = loginSchema.extend({ code: secondFactorCode });

/** E-mail and password, and a code where the account has a second factor. Errors are shown below the fields and in a toast. */
export function LoginForm() {
  const [refusal, setRefusal] = useState<string>();
  const [isShown, setShown] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    resolver: schemaResolver(needsCode ? withCode : withoutCode, staffText),
    defaultValues: { email: "", password: "", code: "" },
  });
  const { errors } = form.formState;
  const refuse = (text: string) => {
    setRefusal(text);
    toast.error(m.panel_login_denied_title(), { description: text, id: LOGIN_TOAST });
  };
  const byPasskey = usePasskeyLogin({
    onError: (error) => refuse(factorFailure(error, m.panel_login_failed())),
  });
  const login = useLogin({
    onError(error) {
      if (error instanceof ApiError && error.apiMessage.code === "second_factor_needed") {
        setNeedsCode(true);
        return;
      }
      refuse(refusalText(error));
      form.setFocus(needsCode ? "code" : "password");
    },
  });

  const Icon = isShown ? EyeOff : Eye;
  return (
    <form
      // POST, so that the password is never part of the address if the form is sent before the
      // script has loaded.
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ code: typed, ...credentials }) => {
        setRefusal(undefined);
        login.mutate(needsCode ? { ...credentials, code: typed } : credentials);
      })}
    >
      <TextField
        {...form.register("email")}
        label={m.panel_login_email()}
        error={errors.email?.message}
        type="email"
        dir="ltr"
        autoComplete="username"
        autoFocus
        className={FIELD}
      />
      <TextField
        {...form.register("password")}
        label={m.panel_login_password()}
        error={errors.password?.message}
        type={isShown ? "text" : "password"}
        dir="ltr"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        className={FIELD}
        trailing={
          <IconButton
            label={isShown ? m.panel_login_hide() : m.panel_login_show()}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        }
      />
      {needsCode && (
        <TextField
          {...form.register("code")}
          label={m.panel_login_code()}
          hint={m.panel_login_code_hint()}
          error={errors.code?.message}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          className={FIELD}
        />
      )}
      {refusal && <LoginRefusal text={refusal} />}
      <div className="mt-1 grid gap-3">
        <Button
          type="submit"
          wide
          wraps
          pending={login.isPending}
          disabled={byPasskey.isPending}
          pendingLabel={m.panel_login_busy()}
          className={BUTTON}
        >
          {m.panel_login_submit()}
        </Button>
        <Button
          variant="line"
          wide
          wraps
          pending={byPasskey.isPending}
          disabled={login.isPending}
          className={BUTTON}
          onClick={() => {
            setRefusal(undefined);
            byPasskey.mutate();
          }}
        >
          <KeyRound size={17} strokeWidth={1.6} aria-hidden="true" />
          {m.panel_login_passkey()}
        </Button>
      </div>
      <p>
        <Link to={FORGOT_PATH} className="text-ink-2 underline underline-offset-4 hover:text-ink">
          {m.panel_login_forgot()}
        </Link>
      </p>
    </form>
  );
}

const FIELD = "h-11!";
const BUTTON = "min-h-11! text-body!";

/** The server's message; a general one if there was no response. */
function refusalText(error: Error): string {
  if (!(error instanceof ApiError)) return m.panel_login_failed();
  return staffText(error.apiMessage) || m.panel_login_denied_text();
}
