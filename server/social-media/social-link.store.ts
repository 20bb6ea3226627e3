import { and, asc, eq, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";

import { socialLinks } from "./social-link.table.ts";

export type SocialLinkRow = typeof socialLinks.$inferSelect;

export function socialLinkStore(db: Db) {
  return {
    /** Anonymous callers get active links only. */
    list({ seesInactive }: { seesInactive: boolean }): Promise<SocialLinkRow[]> {
      return db
        .select()
        .from(socialLinks)
        .where(
          and(
            isNull(socialLinks.deletedAt),
            seesInactive ? undefined : eq(socialLinks.isActive, true),
          ),
        )
        .orderBy(asc(socialLinks.displayOrder), asc(socialLinks.createdAt), asc(socialLinks.id));
    },
  };
}
