import { and, eq, ne } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { hashOf, newLinkToken } from "#server/platform/secrets/token.ts";

import { profileLinks } from "./profile-link.table.ts";

export function profileLinkStore(db: Db) {
  return {
    /**
     * A new token of 128 random bits, as 32 hex characters. It can't be read again later.
     * @param endsOthers whether the links before it end when it is first used
     */
    async add(profileId: string, { endsOthers = false } = {}): Promise<string> {
      const token = newLinkToken();
      await db.insert(profileLinks).values({ profileId, endsOthers, tokenHash: hashOf(token) });
      return token;
    },

    async find(token: string) {
      const [row] = await db
        .select()
        .from(profileLinks)
        .where(eq(profileLinks.tokenHash, hashOf(token)));
      return row;
    },

    /** Ends all other links to the page, and lets those live that come after. */
    async endOthers({ profileId, tokenHash }: typeof profileLinks.$inferSelect): Promise<void> {
      await db
        .delete(profileLinks)
        .where(and(eq(profileLinks.profileId, profileId), ne(profileLinks.tokenHash, tokenHash)));
      await db
        .update(profileLinks)
        .set({ endsOthers: false })
        .where(eq(profileLinks.tokenHash, tokenHash));
    },

    async endAll(profileId: string): Promise<void> {
      await db.delete(profileLinks).where(eq(profileLinks.profileId, profileId));
    },
  };
}
