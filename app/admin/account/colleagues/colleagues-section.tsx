import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { may } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";

import { LoadError } from "../../resource/load-error.tsx";
import { SectionFrame } from "../../resource/section-frame.tsx";
import { AccountRow } from "./account-row.tsx";
import { accountsQuery, invitationsQuery } from "./colleague-queries.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RequireSwitch } from "./require-switch.tsx";

/** Who works in the panel, and who is invited; owners change that. */
export function ColleaguesSection({ user }: { user: User }) {
  const accounts = useQuery(accountsQuery);
  const invitations = useQuery(invitationsQuery);
  const [isInviting, setInviting] = useState(false);
  const mayChange = may(user.role, "accounts.write");
  const failed = [accounts, invitations].filter(({ isError, data }) => isError && !data);
  return (
    <SectionFrame
      id="colleagues"
      title={m.panel_account_colleagues_title()}
      text={mayChange ? m.panel_account_colleagues_text() : m.panel_account_colleagues_text_staff()}
    >
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {mayChange && <RequireSwitch />}
        {accounts.data && invitations.data ? (
          <ul className="divide-y divide-line px-4 md:px-6">
            {accounts.data.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isSelf={account.id === user._id}
                mayChange={mayChange}
              />
            ))}
            {invitations.data.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} mayChange={mayChange} />
            ))}
          </ul>
        ) : failed.length > 0 ? (
          <LoadError
            text={m.panel_account_colleagues_load_failed()}
            onRetry={() => failed.forEach((query) => void query.refetch())}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
          />
        ) : (
          <Skeleton className="h-20 w-full" />
        )}
        {mayChange && (
          <div className="flex justify-end border-t border-line px-4 py-3 md:px-6">
            <Button variant="line" wraps onClick={() => setInviting(true)}>
              <UserPlus size={17} strokeWidth={1.6} aria-hidden="true" />
              {m.panel_account_invite()}
            </Button>
          </div>
        )}
      </div>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </SectionFrame>
  );
}
