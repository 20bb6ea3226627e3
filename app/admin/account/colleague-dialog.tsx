import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { MIN_PASSWORD_LENGTH, registrationSchema } from "#shared/session/session.ts";

import { DialogHead } from "../resource/dialog-head.tsx";
import { GuardedDialog } from "../resource/guarded-dialog.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { useEditedForm } from "../resource/use-edited-form.ts";
import { useAddColleague } from "./account-queries.ts";
import { PasswordField } from "./password-field.tsx";

interface ColleagueDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds an account. What was typed is not thrown away without a question. */
export function ColleagueDialog({ isOpen, onClose }: ColleagueDialogProps) {
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <ColleagueForm onDone={onClose} />
    </GuardedDialog>
  );
}

interface ColleagueValues {
  name: string;
  email: string;
  password: string;
}

const nobody = (): ColleagueValues => ({ name: "", email: "", password: "" });

function ColleagueForm({ onDone }: { onDone: () => void }) {
  const add = useAddColleague();
  const { form, submit } = useEditedForm<undefined, ColleagueValues>({
    schema: registrationSchema,
    item: undefined,
    valuesOf: nobody,
    save: ({ checked }, { onError }) =>
      add.mutate(checked, {
        onSuccess() {
          toast.success(m.panel_account_colleague_added({ email: checked.email }));
          onDone();
        },
        onError,
      }),
    draftName: "colleague",
    secrets: ["password"],
  });
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead title={m.panel_account_colleague_add()} />
      </div>
      <div className="grid gap-5 px-6 py-5">
        <RecordField form={form} name="name" label={m.panel_column_name()} autoComplete="off" />
        <RecordField
          form={form}
          name="email"
          label={m.panel_login_email()}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
        />
        <PasswordField
          form={form}
          name="password"
          label={m.panel_account_colleague_password()}
          hint={m.panel_account_colleague_password_hint({ count: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          required
        />
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={add.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_account_colleague_add()}
        </Button>
      </div>
    </form>
  );
}
