import { useForm, type Resolver } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { staffText } from "#app/sentences/staff-text.ts";
import { Button } from "#app/ui/button.tsx";
import { schemaResolver } from "#app/ui/schema-resolver.ts";
import { toast } from "#app/ui/toast.ts";
import { MIN_PASSWORD_LENGTH, registrationSchema } from "#shared/session/session.ts";

import { DialogHead } from "../resource/dialog-head.tsx";
import { GuardedDialog, useDirty, type OnDirty } from "../resource/guarded-dialog.tsx";
import { RecordField } from "../resource/record-fields.tsx";
import { showServerProblems } from "../resource/server-problems.ts";
import { useScreenDraft } from "../resource/use-screen-draft.ts";
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
      {(onDirty) => <ColleagueForm onDirty={onDirty} onDone={onClose} />}
    </GuardedDialog>
  );
}

interface ColleagueValues {
  name: string;
  email: string;
  password: string;
}

interface ColleagueFormProps {
  onDirty: OnDirty;
  onDone: () => void;
}

function ColleagueForm({ onDirty, onDone }: ColleagueFormProps) {
  const add = useAddColleague();
  const form = useForm<ColleagueValues>({
    resolver: schemaResolver(registrationSchema, staffText) as unknown as Resolver<ColleagueValues>,
    defaultValues: { name: "", email: "", password: "" },
    mode: "onTouched",
  });
  useDirty(form.formState.isDirty, onDirty);
  useScreenDraft(form, "colleague", ["password"]);
  const submit = form.handleSubmit(({ name, email, password }) =>
    add.mutate(
      { name, email, password },
      {
        onSuccess() {
          toast.success(m.panel_account_colleague_added({ email }));
          onDone();
        },
        onError: (error) => showServerProblems(form, error),
      },
    ),
  );
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
