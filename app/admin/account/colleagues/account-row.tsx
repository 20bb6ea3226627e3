import { LogOut, Power, ShieldOff, Trash2, UserCog } from "lucide-react";
import { useState } from "react";

import { m } from "#app/i18n/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { Account } from "#shared/accounts/account.ts";
import { UNDO_HOURS } from "#shared/locked-changes/locked-change.ts";

import { longMoment } from "../../resource/display-date.ts";
import type { RowAction } from "../../resource/row-action.ts";
import { RowMenu } from "../../resource/row-menu.tsx";
import {
  useChangeAccount,
  useRemoveAccount,
  useSignOutAccount,
  useTakeFactors,
} from "./colleague-queries.ts";
import { PersonRow } from "./person-row.tsx";
import { RoleDialog } from "./role-dialog.tsx";

interface AccountRowProps {
  account: Account;
  isSelf: boolean;
  mayChange: boolean;
}

/** Somebody who can sign in, with what an owner may do about it. */
export function AccountRow({ account, isSelf, mayChange }: AccountRowProps) {
  const { email, role, isActive, sessions, lastSeenAt } = account;
  const name = account.name || m.panel_user_unnamed();
  const [open, setOpen] = useState<"role" | "factors" | "deactivate" | "remove">();
  const close = () => setOpen(undefined);
  const change = useChangeAccount();
  const remove = useRemoveAccount();
  const signOut = useSignOutAccount();
  const takeFactors = useTakeFactors();
  const setActive = (next: boolean, done: string) =>
    change.mutate({ account, change: { isActive: next }, done }, { onSettled: close });

  const actions: RowAction<Account>[] = [
    { label: m.panel_account_role_change(), icon: UserCog, keys: [], run: () => setOpen("role") },
    {
      label: m.panel_account_sign_out(),
      icon: LogOut,
      keys: [],
      isFor: () => sessions > 0 && !isSelf,
      run: () => signOut.mutate(account),
    },
    {
      label: m.panel_factor_take(),
      icon: ShieldOff,
      keys: [],
      isFor: () => account.hasSecondFactor && !isSelf,
      run: () => setOpen("factors"),
    },
    {
      label: m.panel_account_activate(),
      icon: Power,
      keys: [],
      isFor: () => !isActive,
      run: () => setActive(true, m.panel_account_activated({ name })),
    },
    {
      label: m.panel_account_deactivate(),
      icon: Power,
      keys: [],
      isFor: () => isActive && !isSelf,
      run: () => setOpen("deactivate"),
    },
    {
      label: m.panel_account_remove(),
      icon: Trash2,
      keys: [],
      isDestructive: true,
      isFor: () => !isSelf,
      run: () => setOpen("remove"),
    },
  ];
  return (
    <PersonRow
      name={name}
      aside={isSelf ? m.panel_account_colleague_you() : undefined}
      email={email}
      notes={[
        lastSeenAt
          ? m.panel_account_last_seen({ moment: longMoment(lastSeenAt) })
          : m.panel_account_never_seen(),
        account.hasSecondFactor ? m.panel_factor_has() : m.panel_factor_has_none(),
        ...(sessions > 0 ? [m.panel_account_devices({ count: sessions })] : []),
      ]}
      badge={
        isActive ? (
          <Badge tone={role === "owner" ? "info" : "neutral"}>{m.panel_role(role)}</Badge>
        ) : (
          <Badge tone="warn">{m.panel_account_inactive()}</Badge>
        )
      }
    >
      {mayChange && <RowMenu row={account} actions={actions} rowName={() => name} />}
      {open === "role" && <RoleDialog account={account} onClose={close} />}
      <ConfirmDialog
        open={open === "factors"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.panel_factor_take_title({ name })}
        description={m.panel_factor_take_text()}
        confirmLabel={m.panel_factor_take_confirm()}
        pending={takeFactors.isPending}
        onConfirm={() => takeFactors.mutate(account, { onSettled: close })}
      />
      <ConfirmDialog
        open={open === "deactivate"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.panel_account_deactivate_title({ name })}
        description={m.panel_account_deactivate_text()}
        confirmLabel={m.panel_account_deactivate()}
        pending={change.isPending}
        onConfirm={() => setActive(false, m.panel_account_deactivated({ name }))}
      />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.panel_account_remove_title({ name })}
        description={m.panel_account_remove_text({ hours: UNDO_HOURS })}
        confirmLabel={m.panel_account_remove()}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(account, { onSettled: close })}
      />
    </PersonRow>
  );
}
