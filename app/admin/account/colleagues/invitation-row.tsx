import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Invitation } from "#shared/accounts/account.ts";

import { longMoment } from "../../resource/display-date.ts";
import { useWithdraw } from "./colleague-queries.ts";
import { PersonRow } from "./person-row.tsx";

interface InvitationRowProps {
  invitation: Invitation;
  mayChange: boolean;
}

/** Somebody who has not accepted yet. */
export function InvitationRow({ invitation, mayChange }: InvitationRowProps) {
  const { id, name, email, role, expiresAt } = invitation;
  const withdraw = useWithdraw();
  return (
    <PersonRow
      name={name}
      email={email}
      notes={[
        m.panel_role(role),
        m.panel_account_invitation_until({ moment: longMoment(expiresAt) }),
      ]}
      badge={<Badge tone="warn">{m.panel_account_invitation_open()}</Badge>}
    >
      {mayChange && (
        <Button
          variant="line"
          pending={withdraw.isPending}
          aria-label={m.panel_account_invitation_withdraw_named({ name })}
          onClick={() => withdraw.mutate(id)}
        >
          {m.panel_account_invitation_withdraw()}
        </Button>
      )}
    </PersonRow>
  );
}
