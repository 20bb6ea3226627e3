import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Account } from "#shared/accounts/account.ts";
import type { User } from "#shared/session/session.ts";

import { longMoment } from "../resource/display-date.ts";
import { LoadError } from "../resource/load-error.tsx";
import { SectionFrame } from "../resource/section-frame.tsx";
import { accountsQuery } from "./account-queries.ts";
import { ColleagueDialog } from "./colleague-dialog.tsx";

/** Who works in the panel; the owner adds people. */
export function ColleaguesSection({ user }: { user: User }) {
  const query = useQuery(accountsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <SectionFrame
      id="colleagues"
      title={m.panel_account_colleagues_title()}
      text={
        user.role === "owner"
          ? m.panel_account_colleagues_text()
          : m.panel_account_colleagues_text_staff()
      }
    >
      <div className="min-w-0 rounded-panel bg-white/60 shadow-line">
        {query.data ? (
          <ul className="divide-y divide-line px-4 md:px-6">
            {query.data.map((account) => (
              <AccountRow key={account._id} account={account} isSelf={account._id === user._id} />
            ))}
          </ul>
        ) : query.isError ? (
          <LoadError
            text={m.panel_account_colleagues_load_failed()}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <Skeleton className="h-20 w-full" />
        )}
        {user.role === "owner" && (
          <div className="flex justify-end border-t border-line px-4 py-3 md:px-6">
            <Button variant="line" onClick={() => setAdding(true)}>
              <UserPlus size={17} strokeWidth={1.6} aria-hidden="true" />
              {m.panel_account_colleague_add()}
            </Button>
          </div>
        )}
      </div>
      <ColleagueDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </SectionFrame>
  );
}

function AccountRow({ account, isSelf }: { account: Account; isSelf: boolean }) {
  const { name, email, role, createdAt } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <span className="block truncate font-label">
          <bdi>{name || m.panel_user_unnamed()}</bdi>
          {isSelf && (
            <span className="font-normal text-ink-2"> {m.panel_account_colleague_you()}</span>
          )}
        </span>
        <bdi dir="ltr" className="block truncate text-note text-ink-2">
          {email}
        </bdi>
      </span>
      <span className="text-note text-ink-2">
        {role === "owner"
          ? m.panel_account_colleague_owner()
          : m.panel_account_colleague_since({ moment: longMoment(createdAt) })}
      </span>
    </li>
  );
}
