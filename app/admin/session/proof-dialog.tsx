import { useForm } from "react-hook-form";

import { staffText } from "#app/api-messages/staff-text.ts";
import { ApiError } from "#app/api/api-error.ts";
import { api } from "#app/api/panel-api.ts";
import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { proofFormSchema, proveIdentity } from "#shared/session/password-calls.ts";

import { PasswordField } from "../account/password-field.tsx";
import { SmallForm } from "../resource/small-form.tsx";
import { useSingleMutation } from "../resource/use-single-mutation.ts";

interface ProofDialogProps {
  isOpen: boolean;
  onAnswer: (isProved: boolean) => void;
}

/** Asks for the password again, before something that decides over the shop. */
export default function ProofDialog({ isOpen, onAnswer }: ProofDialogProps) {
  return (
    <DialogShell
      open={isOpen}
      onOpenChange={(open) => !open && onAnswer(false)}
      size="s"
      className="text-panel"
    >
      <ProofForm onProved={() => onAnswer(true)} />
    </DialogShell>
  );
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const form = useForm({
    resolver: schemaResolver(proofFormSchema, staffText),
    defaultValues: { password: "" },
  });
  const prove = useSingleMutation({
    mutationFn: (body: { password: string }) => api(proveIdentity, { body }),
    onSuccess: onProved,
    onError(error: Error) {
      const isKnown = error instanceof ApiError;
      const message = isKnown ? staffText(error.fields["password"] ?? error.apiMessage) : "";
      form.setError("password", { message: message || m.panel_save_failed() });
      form.setFocus("password");
    },
  });
  return (
    <SmallForm
      title={m.panel_identity_title()}
      description={m.panel_identity_text()}
      onSubmit={form.handleSubmit((values) => prove.mutate(values))}
      submit={
        <Button type="submit" pending={prove.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_identity_submit()}
        </Button>
      }
    >
      <PasswordField
        form={form}
        name="password"
        label={m.panel_login_password()}
        autoComplete="current-password"
        required
      />
    </SmallForm>
  );
}
