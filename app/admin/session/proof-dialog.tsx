import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { useSingleMutation } from "#app/api/use-single-mutation.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { rule } from "#shared/api-messages/rule.ts";
import { passkeyCalls } from "#shared/second-factors/passkey-calls.ts";
import { proofFormSchema, proveIdentity } from "#shared/session/password-calls.ts";
import { code as anyCode } from "#shared/text.ts";

import { secondFactorsQuery } from "../account/factors/factor-queries.ts";
import { PasswordField } from "../account/password-field.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { SmallForm } from "../resource/small-form.tsx";
import { factorFailure, hasPasskeys, signWithPasskey } from "./passkey.ts";

interface ProofDialogProps {
  isOpen: boolean;
  /** Whether the password alone does not do. */
  needsFactor: boolean;
  onAnswer: (isProved: boolean) => void;
}

/** Asks for the password or a passkey again, before something that decides over the shop. */
export default function ProofDialog({ isOpen, needsFactor, onAnswer }: ProofDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onAnswer(false)}
      size="s"
      className="text-panel"
    >
      <ProofForm needsFactor={needsFactor} onProved={() => onAnswer(true)} />
    </DialogShell>
  );
}

/** The code may be left out: few calls ask for a second factor too. */
const formSchema = proofFormSchema.extend({ code: anyCode() });
const withCodeSchema = proofFormSchema.extend({ code: anyCode().min(1, rule("required")) });

function ProofForm({ needsFactor, onProved }: { needsFactor: boolean; onProved: () => void }) {
  const { data: factors } = useQuery(secondFactorsQuery);
  const form = useForm({
    resolver: schemaResolver(needsFactor ? withCodeSchema : formSchema, staffText),
    defaultValues: { password: "", code: "" },
  });
  const prove = useSingleMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      api(proveIdentity, { body: { password, ...(code && { code }) } }),
    onSuccess: onProved,
    onError(error: Error) {
      const field = error instanceof ApiError && error.fields["code"] ? "code" : "password";
      form.setError(field, { message: factorFailure(error) });
      form.setFocus(field);
    },
  });
  const proveByPasskey = useSingleMutation({
    mutationFn: async () => {
      const options = (await api(passkeyCalls.proofOptions)).data.data;
      await api(proveIdentity, { body: { passkey: await signWithPasskey(options) } });
    },
    onSuccess: onProved,
    onError: (error: Error) => form.setError("password", { message: factorFailure(error) }),
  });
  const isPending = prove.isPending || proveByPasskey.isPending;
  const hasApp = factors?.authenticatorApp != null;
  // Also where there is a passkey but no app: recovery codes are codes too.
  const takesCode = hasApp || (needsFactor && factors?.recoveryCodesLeft !== 0);
  const takesPassword = takesCode || !needsFactor;
  return (
    <SmallForm
      title={m.panel_identity_title()}
      description={needsFactor ? m.panel_identity_factor_text() : m.panel_identity_text()}
      onSubmit={form.handleSubmit((values) => prove.mutate(values))}
      submit={
        <div className="flex flex-wrap justify-end gap-3">
          {hasPasskeys() && factors && factors.passkeys.length > 0 && (
            <Button variant="line" disabled={isPending} onClick={() => proveByPasskey.mutate()}>
              {m.panel_factor_passkey_use()}
            </Button>
          )}
          {takesPassword && (
            <Button
              type="submit"
              disabled={isPending}
              pending={prove.isPending}
              pendingLabel={m.panel_saving()}
            >
              {m.panel_identity_submit()}
            </Button>
          )}
        </div>
      }
    >
      {takesPassword && (
        <PasswordField
          form={form}
          name="password"
          label={m.panel_login_password()}
          autoComplete="current-password"
          required
        />
      )}
      {takesCode && (
        <RecordField
          form={form}
          name="code"
          label={m.panel_login_code()}
          hint={needsFactor ? m.panel_login_code_hint() : m.panel_factor_code_hint()}
          dir="ltr"
          autoComplete="one-time-code"
          required={needsFactor}
        />
      )}
    </SmallForm>
  );
}
