import { useForm } from "react-hook-form";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { DialogShell } from "#app/ui/dialog.tsx";
import type { Account } from "#shared/accounts/account.ts";

import { SmallForm } from "../../resource/small-form.tsx";
import { useChangeAccount } from "./colleague-queries.ts";
import { RoleField } from "./role-field.tsx";

interface RoleDialogProps {
  account: Account;
  onClose: () => void;
}

/** Gives an account another role. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const change = useChangeAccount();
  const { control, handleSubmit } = useForm({ defaultValues: { role: account.role } });
  const name = account.name || account.email;
  return (
    <DialogShell open onOpenChange={(open) => !open && onClose()} className="text-panel">
      <SmallForm
        title={m.panel_account_role_of({ name })}
        description={m.panel_account_role_text()}
        onSubmit={handleSubmit(({ role }) => {
          if (role === account.role) return onClose();
          const done = m.panel_account_role_changed({ name, role: m.panel_role(role) });
          change.mutate({ account, change: { role }, done }, { onSuccess: onClose });
        })}
        submit={
          <Button type="submit" pending={change.isPending} pendingLabel={m.panel_saving()}>
            {m.panel_save()}
          </Button>
        }
      >
        <RoleField control={control} name="role" />
      </SmallForm>
    </DialogShell>
  );
}
