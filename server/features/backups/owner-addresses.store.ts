import { and, asc, eq, isNull } from "drizzle-orm";

import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

/** The e-mail addresses of all owners. */
export async function ownerAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, "owner"), isNull(users.deletedAt), isNull(users.deactivatedAt)))
    .orderBy(asc(users.createdAt));
  return rows.map(({ email }) => email);
}
