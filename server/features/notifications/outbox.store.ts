import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import type { NotificationSubject } from "./notification-kinds.ts";
import { outboxNotifications, type Channel } from "./outbox.table.ts";

export type OutboxNotification = Omit<typeof outboxNotifications.$inferSelect, "kind" | "payload"> &
  NotificationSubject;
export type NewNotification = Pick<OutboxNotification, "channel" | "recipient"> &
  NotificationSubject;

/** How much of a reason is kept, in characters: servers may answer with pages. */
const REASON_LENGTH = 500;

export function outboxStore(db: Db) {
  return {
    /** @returns the ids of the messages, which wait from now on */
    async add(messages: readonly NewNotification[]): Promise<string[]> {
      if (messages.length === 0) return [];
      const rows = await db
        .insert(outboxNotifications)
        .values([...messages])
        .returning({ id: outboxNotifications.id });
      return rows.map(({ id }) => id);
    },

    /** Whether this very message waits already. */
    async isWaiting({ channel, recipient, kind, payload }: NewNotification): Promise<boolean> {
      const same = and(
        eq(outboxNotifications.status, "waiting"),
        eq(outboxNotifications.channel, channel),
        eq(outboxNotifications.recipient, recipient),
        eq(outboxNotifications.kind, kind),
        eq(outboxNotifications.payload, payload),
      );
      return (await db.$count(outboxNotifications, same)) > 0;
    },

    async waitingIds(channels: readonly Channel[]): Promise<string[]> {
      const rows = await db
        .select({ id: outboxNotifications.id })
        .from(outboxNotifications)
        .where(
          and(
            eq(outboxNotifications.status, "waiting"),
            inArray(outboxNotifications.channel, [...channels]),
          ),
        )
        .orderBy(asc(outboxNotifications.createdAt));
      return rows.map(({ id }) => id);
    },

    /**
     * The message, for this transaction alone, if it still waits. Whoever comes second waits for
     * the first, and then finds it sent. What is done with it may take this long, in seconds.
     */
    async lockWaiting(id: string, seconds: number): Promise<OutboxNotification | undefined> {
      await db.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${seconds}s'`));
      const [row] = await db
        .select()
        .from(outboxNotifications)
        .where(and(eq(outboxNotifications.id, id), eq(outboxNotifications.status, "waiting")))
        .for("update");
      // A kind is only ever stored with what belongs to it.
      return row as OutboxNotification | undefined;
    },

    async recordSent(id: string): Promise<void> {
      await db
        .update(outboxNotifications)
        .set({ status: "sent", sentAt: new Date(), lastError: "", attempts: oneMore })
        .where(eq(outboxNotifications.id, id));
    },

    /** A failed attempt; after the last one the message has failed. */
    async recordFailure(id: string, reason: string, isLast: boolean): Promise<void> {
      await db
        .update(outboxNotifications)
        .set({
          status: isLast ? "failed" : "waiting",
          lastError: reason.slice(0, REASON_LENGTH),
          attempts: oneMore,
        })
        .where(eq(outboxNotifications.id, id));
    },

    /** There is nothing to tell any more. */
    async recordPointless(id: string, reason: string): Promise<void> {
      await db
        .update(outboxNotifications)
        .set({ status: "failed", lastError: reason })
        .where(eq(outboxNotifications.id, id));
    },
  };
}

const oneMore = sql`${outboxNotifications.attempts} + 1`;
