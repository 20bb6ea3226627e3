import { and, asc, eq, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, withinDays, type Slice } from "#server/database/listing.ts";
import type { SocialLinkQuery } from "#shared/social-media/social-link-form.ts";

import { socialLinks } from "./social-link.table.ts";

export type SocialLinkRow = typeof socialLinks.$inferSelect;

const SORT_COLUMNS = {
  displayOrder: socialLinks.displayOrder,
  platform: socialLinks.platform,
  createdAt: socialLinks.createdAt,
};
const UNSORTED = [asc(socialLinks.displayOrder), asc(socialLinks.createdAt), asc(socialLinks.id)];

export function socialLinkStore(db: Db) {
  return {
    /** Anonymous callers get active links only. */
    async list(
      query: SocialLinkQuery,
      { seesInactive }: { seesInactive: boolean },
      slice: Slice,
    ): Promise<{ rows: SocialLinkRow[]; total: number }> {
      const matching = and(
        isNull(socialLinks.deletedAt),
        seesInactive ? undefined : eq(socialLinks.isActive, true),
        query.isActive === undefined ? undefined : eq(socialLinks.isActive, query.isActive),
        query.platform ? eq(socialLinks.platform, query.platform) : undefined,
        withinDays(socialLinks.createdAt, query),
        containing(query.search, socialLinks.platform, socialLinks.url),
      );
      const selected = db
        .select()
        .from(socialLinks)
        .where(matching)
        .orderBy(...(query.sort ? sortedBy(query.sort, SORT_COLUMNS, socialLinks.id) : UNSORTED));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(socialLinks, matching),
      ]);
      return { rows, total };
    },
  };
}
