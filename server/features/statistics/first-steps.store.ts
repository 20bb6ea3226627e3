import { and, eq, isNull, sql } from "drizzle-orm";

import { testimonials } from "#server/features/testimonials/testimonial.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyEntries } from "#server/platform/history/history.table.ts";

export function firstStepsStore(db: Db) {
  return {
    /** Whether an account has another password than its first. */
    async hasNewPassword(userId: string): Promise<boolean> {
      const changed = and(
        eq(historyEntries.entity, "user"),
        eq(historyEntries.entityId, userId),
        eq(historyEntries.action, "update"),
        sql`${historyEntries.changes} ? 'passwordHash'`,
      );
      return (await db.$count(historyEntries, changed)) > 0;
    },

    /** Whether testimonials that are examples still stand in the shop. */
    async hasExamples(): Promise<boolean> {
      const example = and(eq(testimonials.isExample, true), isNull(testimonials.deletedAt));
      return (await db.$count(testimonials, example)) > 0;
    },
  };
}
