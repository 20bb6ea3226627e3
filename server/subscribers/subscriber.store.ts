import { and, eq, isNotNull, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, type Slice } from "#server/database/listing.ts";
import type { SubscriberQuery } from "#shared/subscribers/subscriber.ts";

import { subscribers } from "./subscriber.table.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

const SORT_COLUMNS = { createdAt: subscribers.createdAt, email: subscribers.email };

export function subscriberStore(db: Db) {
  return {
    /** False when the address is subscribed already, however it was typed. */
    async add(email: string): Promise<boolean> {
      const added = await db
        .insert(subscribers)
        .values({ email })
        .onConflictDoNothing()
        .returning({ id: subscribers.id });
      return added.length > 0;
    },

    async list(
      query: SubscriberQuery,
      slice: Slice,
    ): Promise<{ rows: SubscriberRow[]; total: number }> {
      const { confirmedAt } = subscribers;
      const matching = and(
        isNull(subscribers.deletedAt),
        query.confirmed === undefined
          ? undefined
          : query.confirmed
            ? isNotNull(confirmedAt)
            : isNull(confirmedAt),
        containing(query.search, subscribers.email),
      );
      const selected = db
        .select()
        .from(subscribers)
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "-createdAt", SORT_COLUMNS, subscribers.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(subscribers, matching),
      ]);
      return { rows, total };
    },

    /** What was proved of the address before doesn't hold for another. */
    async forgetConfirmation(id: string): Promise<void> {
      await db
        .update(subscribers)
        .set({ confirmedAt: null, confirmationSentAt: null })
        .where(eq(subscribers.id, id));
    },
  };
}
