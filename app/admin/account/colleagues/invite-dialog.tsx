import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import {
  INVITATION_HOURS,
  invitationFormSchema,
  type InvitationForm,
} from "#shared/accounts/account.ts";

import { DialogHead } from "../../resource/dialog-head.tsx";
import { GuardedDialog } from "../../resource/guarded-dialog.tsx";
import { RecordField } from "../../resource/record-fields.tsx";
import { useEditedForm } from "../../resource/use-edited-form.ts";
import { ShownOnceDialog } from "../shown-once-dialog.tsx";
import { ShownOnce } from "../shown-once.tsx";
import { useInvite } from "./colleague-queries.ts";
import { RoleField } from "./role-field.tsx";

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Invites somebody. What was typed is not thrown away without a question. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<{ email: string; url: string }>();
  if (invited) {
    const close = () => {
      setInvited(undefined);
      onClose();
    };
    return <Invited {...invited} onDone={close} />;
  }
  return (
    <GuardedDialog open={isOpen} onClose={onClose} className="text-panel">
      <InviteForm onInvited={(email, url) => setInvited({ email, url })} />
    </GuardedDialog>
  );
}

const nobody = (): InvitationForm => ({ name: "", email: "", role: "maker" });

function InviteForm({ onInvited }: { onInvited: (email: string, url: string) => void }) {
  const invite = useInvite();
  const { form, submit } = useEditedForm<undefined, InvitationForm>({
    schema: invitationFormSchema,
    item: undefined,
    valuesOf: nobody,
    save: ({ checked }, { onError }) =>
      invite.mutate(checked, {
        onSuccess: ({ url }) => onInvited(checked.email, url),
        onError,
      }),
    draftName: "invitation",
  });
  return (
    <form noValidate data-first-focus onSubmit={submit} className="flex min-h-0 flex-col">
      <div className="px-6 pt-6">
        <DialogHead
          title={m.panel_account_invite()}
          description={m.panel_account_invite_text({ hours: INVITATION_HOURS })}
        />
      </div>
      <div className="grid gap-5 px-6 py-5">
        <RecordField
          form={form}
          name="name"
          label={m.panel_column_name()}
          autoComplete="off"
          required
        />
        <RecordField
          form={form}
          name="email"
          label={m.panel_login_email()}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
        />
        <RoleField control={form.control} name="role" />
      </div>
      <div className="sticky bottom-0 flex justify-end border-t border-line bg-paper px-6 py-4">
        <Button type="submit" pending={invite.isPending} pendingLabel={m.panel_saving()}>
          {m.panel_account_invite_submit()}
        </Button>
      </div>
    </form>
  );
}

interface InvitedProps {
  email: string;
  url: string;
  onDone: () => void;
}

/** The link to hand over: it is shown this once. */
function Invited({ email, url, onDone }: InvitedProps) {
  return (
    <ShownOnceDialog
      title={m.panel_account_invited({ email })}
      description={m.panel_account_invited_text()}
      buttons={
        <Button variant="line" onClick={onDone}>
          {m.panel_account_invited_done()}
        </Button>
      }
    >
      <ShownOnce text={url} copyLabel={m.panel_account_copy_link()} isFirst />
    </ShownOnceDialog>
  );
}
