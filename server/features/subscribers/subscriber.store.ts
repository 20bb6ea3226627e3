import { and, eq, isNull, lte, or, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import type { SubscriberQuery, Subscription } from "#shared/subscribers/subscriber.ts";

import { subscriberCounts, subscribers } from "./subscriber.table.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

const SUBSCRIBER_LIST: ListRules<SubscriberQuery> = {
  sorts: { createdAt: subscribers.createdAt, email: subscribers.email },
  unsorted: ["-createdAt"],
  filters: { confirmed: subscribers.isConfirmed },
  searched: { text: subscribers.search },
  counts: subscriberCounts,
};

export function subscriberStore(db: Db) {
  return {
    /**
     * A new subscriber, who is asked at once to confirm the address; undefined when that is subscribed
     * already, however it was typed.
     */
    async add(subscription: Subscription): Promise<SubscriberRow | undefined> {
      const [row] = await db
        .insert(subscribers)
        .values({ ...subscription, confirmationSentAt: sql`now()` })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /**
     * The subscriber of an address that is not confirmed and whose owner was last asked an hour ago or
     * more, who counts as asked from now on: of many who call at once, one gets it.
     */
    async askAgain(email: string): Promise<SubscriberRow | undefined> {
      const { confirmedAt, confirmationSentAt } = subscribers;
      const [row] = await db
        .update(subscribers)
        .set({ confirmationSentAt: sql`now()` })
        .where(
          and(
            isAddress(email),
            isNull(subscribers.deletedAt),
            isNull(confirmedAt),
            or(isNull(confirmationSentAt), lte(confirmationSentAt, sql`now() - interval '1 hour'`)),
          ),
        )
        .returning();
      return row;
    },

    async find(id: string): Promise<SubscriberRow | undefined> {
      const [row] = await db
        .select()
        .from(subscribers)
        .where(and(eq(subscribers.id, id), isNull(subscribers.deletedAt)));
      return row;
    },

    /** Also one that was deleted. Locked until the transaction ends. */
    async findEverForUpdate(id: string): Promise<SubscriberRow | undefined> {
      const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
      return row;
    },

    /** The address's owner has followed the link. */
    async confirm(id: string): Promise<SubscriberRow> {
      const [row] = await db
        .update(subscribers)
        .set({ confirmedAt: sql`now()` })
        .where(eq(subscribers.id, id))
        .returning();
      return row!;
    },

    /** Takes an address off the list; undefined when it is not on it. */
    async removeAddress(email: string): Promise<SubscriberRow | undefined> {
      const [row] = await db
        .update(subscribers)
        .set({ deletedAt: new Date() })
        .where(and(isAddress(email), isNull(subscribers.deletedAt)))
        .returning();
      return row;
    },

    list: (
      query: SubscriberQuery,
      slice: Slice,
    ): Promise<{ rows: SubscriberRow[]; total: number }> =>
      listRows(db, subscribers, SUBSCRIBER_LIST, query, { isStaff: true }, slice),

    /** What was proved of the address before doesn't hold for another, whose owner is asked anew. */
    async beginConfirmation(id: string): Promise<void> {
      await db
        .update(subscribers)
        .set({ confirmedAt: null, confirmationSentAt: sql`now()` })
        .where(eq(subscribers.id, id));
    },
  };
}

/** However it was typed. */
function isAddress(email: string) {
  return sql`lower(${subscribers.email}) = lower(${email})`;
}
