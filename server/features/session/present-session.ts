import { deviceOf } from "#server/platform/security-events/device-of.ts";
import type { Role } from "#shared/session/permissions.ts";
import type { OpenSession, User } from "#shared/session/session.ts";

import type { SessionRow, UserRow } from "./session.store.ts";

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, currentHash: string): OpenSession {
  const { id, userAgent, createdAt, lastUsedAt, tokenHash } = row;
  return {
    _id: id,
    id,
    ...deviceOf(userAgent),
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: tokenHash === currentHash,
  };
}

/** An account of a release without roles may do what it could do before. */
const roleOf = ({ role }: Pick<UserRow, "role">): Role => (role === "staff" ? "manager" : role);

export function presentUser(row: UserRow, mustAddSecondFactor = false): User {
  const { id, name, email, language } = row;
  return { _id: id, id, name, email, role: roleOf(row), language, mustAddSecondFactor };
}
