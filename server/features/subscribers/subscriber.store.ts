import { and, eq, isNull, lte, or, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import { csvDay, csvText } from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { subscriberCalls } from "#shared/subscribers/subscriber-calls.ts";
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
     * Adds a subscriber, marked as asked to confirm; undefined when the address is subscribed
     * already, regardless of case.
     */
    async add(subscription: Subscription & { source: string }): Promise<SubscriberRow | undefined> {
      const [row] = await db
        .insert(subscribers)
        .values({ ...subscription, confirmationSentAt: sql`now()` })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /**
     * The unconfirmed subscriber of an address who was last asked an hour ago or more; marks them
     * as asked now, so that only one of several concurrent callers gets the row.
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

    /** Includes deleted subscribers. Locked until the transaction ends. */
    async findEverForUpdate(id: string): Promise<SubscriberRow | undefined> {
      const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id)).for("update");
      return row;
    },

    /** Marks the address as confirmed. */
    async confirm(id: string): Promise<SubscriberRow> {
      const [row] = await db
        .update(subscribers)
        .set({ confirmedAt: sql`now()` })
        .where(eq(subscribers.id, id))
        .returning();
      return row!;
    },

    /** Unsubscribes an address; undefined when it is not subscribed. */
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

    /** Resets the confirmation, because it does not apply to a new address. */
    async beginConfirmation(id: string): Promise<void> {
      await db
        .update(subscribers)
        .set({ confirmedAt: null, confirmationSentAt: sql`now()` })
        .where(eq(subscribers.id, id));
    },
  };
}

/** Compares regardless of case. */
function isAddress(email: string) {
  return sql`lower(${subscribers.email}) = lower(${email})`;
}

export const SUBSCRIBER_CSV = {
  call: subscriberCalls.export,
  table: subscribers,
  rules: SUBSCRIBER_LIST,
  cells: {
    ID: csvText(subscribers.id),
    Email: csvText(subscribers.email),
    "Subscribed Date": csvDay(subscribers.createdAt),
    "Last Updated": csvDay(subscribers.updatedAt),
  },
} satisfies CsvSource<typeof subscriberCalls.export, SubscriberQuery>;
