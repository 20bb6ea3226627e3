import { eq, isNull } from "drizzle-orm";

import { passwordResetStore } from "#server/features/session/password-reset.store.ts";
import { passwordResets, users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";

/** How long an owner's first link works, in minutes: a day. Later `npm run owner:reset` makes one. */
const FIRST_LINK_MINUTES = 24 * 60;

/** What a start tells the owner who has not signed in yet. */
export interface FirstStart {
  email: string;
  /** Of the link to the first password; undefined when the configuration provides one. */
  linkToken: string | undefined;
}

export const firstLinkToken = (db: Db, userId: string) =>
  passwordResetStore(db).newToken(userId, FIRST_LINK_MINUTES);

/**
 * Another first link, because the start that made the last one may have failed before it was printed; undefined
 * when the owner has used one or is not alone. Links that have expired stay stored until another is asked for.
 */
export async function anotherFirstLink(db: Db): Promise<FirstStart | undefined> {
  const [owner, ...others] = await db.select().from(users).where(isNull(users.deletedAt)).limit(2);
  if (owner?.role !== "owner" || owner.lastSeenAt || others.length > 0) return undefined;
  const unused = await db.$count(passwordResets, eq(passwordResets.userId, owner.id));
  if (unused === 0) return undefined;
  return { email: owner.email, linkToken: await firstLinkToken(db, owner.id) };
}
