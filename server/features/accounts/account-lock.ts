import type { Lock } from "#server/features/locked-changes/lock.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import { passwordResetStore } from "#server/features/session/password-reset.store.ts";
import { roleOf } from "#server/features/session/present-session.ts";
import { sessionStore, type UserRow } from "#server/features/session/session.store.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { AccountState } from "#shared/locked-changes/locked-change.ts";

import { accountStore } from "./account.store.ts";

type Standing = Pick<UserRow, "role" | "email" | "deactivatedAt" | "deletedAt">;

/** What owners are told of an account. */
export function standingOf(row: Standing): { role: string; email: string; state: AccountState } {
  const state = row.deletedAt ? "deleted" : row.deactivatedAt ? "deactivated" : "active";
  return { role: roleOf(row), email: row.email, state };
}

/** The columns that bring an account there. */
function columnsFor({ role, email, state }: LockedValues, row: Standing): Partial<Standing> {
  const isGone = state === "none" || state === "deleted";
  const off = state === "deactivated" ? (row.deactivatedAt ?? new Date()) : null;
  return {
    ...(role !== undefined && { role: role as UserRow["role"] }),
    ...(email !== undefined && { email: String(email) }),
    ...(state !== undefined && (isGone ? { deletedAt: new Date() } : { deletedAt: null })),
    ...(state !== undefined && !isGone && { deactivatedAt: off }),
  };
}

const changedSince = () => new HttpError(400, apiMessage("changed_since"));

/** Roles, addresses of owners, and whether there is an account and one can sign in with it. */
export const accountLock: Lock = {
  hold: (trx) => sessionStore(trx).lockUsers(),

  async isAsLeft({ aboutId, after }, trx) {
    const row = await accountStore(trx).evenDeleted(aboutId);
    const now: LockedValues | undefined = row && standingOf(row);
    return now !== undefined && Object.entries(after).every(([field, to]) => now[field] === to);
  },

  async restore({ aboutId, before }, by, trx) {
    const accounts = accountStore(trx);
    const row = (await accounts.evenDeleted(aboutId))!;
    const columns = columnsFor(before, row);
    // Somebody else may have the address by now.
    await throwOnDuplicate(accounts.set(aboutId, columns), "users_email_unique", changedSince);
    const after = { ...row, ...columns };
    // Mailed to an address that is not the person's any more.
    if (columns.email) await passwordResetStore(trx).endOf(aboutId);
    if (after.deletedAt ?? after.deactivatedAt) await accounts.endAccess(aboutId);
    else if (after.role !== "owner") await accounts.endInvitationsOf(aboutId);
    // Somebody has to be left who may do everything.
    if ((await accounts.owners()).length === 0) throw new HttpError(400, apiMessage("last_owner"));
    const action = after.deletedAt ? "delete" : row.deletedAt ? "restore" : "update";
    await historyStore(trx).recordChange(by, "user", aboutId, action, row, columns);
  },
};

/** Invitations to be an owner. */
export const invitationLock: Lock = {
  hold: (trx) => sessionStore(trx).lockUsers(),

  isAsLeft: async ({ aboutId }, trx) => (await accountStore(trx).invitation(aboutId)) !== undefined,

  async restore({ aboutId }, by, trx) {
    const removed = await accountStore(trx).removeInvitation(aboutId);
    // It was accepted at this moment.
    if (!removed) throw changedSince();
    await historyStore(trx).recordChange(by, "invitation", aboutId, "delete", removed, {});
  },
};

/** Whose account it is, as owners are told. */
export const person = ({ name, email }: { name: string; email: string }) => `${name} (${email})`;
