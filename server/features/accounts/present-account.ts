import { presentUser } from "#server/features/session/present-session.ts";
import type { Account, Invitation } from "#shared/accounts/account.ts";

import type { AccountRow, InvitationRow } from "./account.store.ts";

export function presentAccount(row: AccountRow): Account {
  const { language: _language, mustAddSecondFactor: _must, ...user } = presentUser(row);
  return {
    ...user,
    isActive: row.deactivatedAt === null,
    sessions: row.sessions,
    hasSecondFactor: row.hasSecondFactor,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentInvitation(row: InvitationRow): Invitation {
  const { id, name, email, role } = row;
  const createdAt = row.createdAt.toISOString();
  return { _id: id, id, name, email, role, createdAt, expiresAt: row.expiresAt.toISOString() };
}
