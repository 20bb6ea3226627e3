import { and, asc, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";

import type { MessageSubject } from "./notification-kinds.ts";
import { outboxMessages, type Channel } from "./outbox.table.ts";

export type OutboxMessage = Omit<typeof outboxMessages.$inferSelect, "kind" | "payload"> &
  MessageSubject;
export type NewMessage = Pick<OutboxMessage, "channel" | "recipient"> & MessageSubject;

/** How much of a reason is kept, in characters: servers may answer with pages. */
const REASON_LENGTH = 500;

export function outboxStore(db: Db) {
  return {
    /** @returns the ids of the messages, which wait from now on */
    async add(messages: readonly NewMessage[]): Promise<string[]> {
      if (messages.length === 0) return [];
      const rows = await db
        .insert(outboxMessages)
        .values([...messages])
        .returning({ id: outboxMessages.id });
      return rows.map(({ id }) => id);
    },

    /** Whether this very message waits already. */
    async isWaiting({ channel, recipient, kind, payload }: NewMessage): Promise<boolean> {
      const same = and(
        eq(outboxMessages.status, "waiting"),
        eq(outboxMessages.channel, channel),
        eq(outboxMessages.recipient, recipient),
        eq(outboxMessages.kind, kind),
        eq(outboxMessages.payload, payload),
      );
      return (await db.$count(outboxMessages, same)) > 0;
    },

    async waitingIds(channels: readonly Channel[]): Promise<string[]> {
      const rows = await db
        .select({ id: outboxMessages.id })
        .from(outboxMessages)
        .where(
          and(eq(outboxMessages.status, "waiting"), inArray(outboxMessages.channel, [...channels])),
        )
        .orderBy(asc(outboxMessages.createdAt));
      return rows.map(({ id }) => id);
    },

    /**
     * The message, for this transaction alone, if it still waits. Whoever comes second waits for
     * the first, and then finds it sent. What is done with it may take this long, in seconds.
     */
    async lockWaiting(id: string, seconds: number): Promise<OutboxMessage | undefined> {
      await db.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${seconds}s'`));
      const [row] = await db
        .select()
        .from(outboxMessages)
        .where(and(eq(outboxMessages.id, id), eq(outboxMessages.status, "waiting")))
        .for("update");
      // A kind is only ever stored with what belongs to it.
      return row as OutboxMessage | undefined;
    },

    async recordSent(id: string): Promise<void> {
      await db
        .update(outboxMessages)
        .set({ status: "sent", sentAt: new Date(), lastError: "", attempts: oneMore })
        .where(eq(outboxMessages.id, id));
    },

    /** A failed attempt; after the last one the message has failed. */
    async recordFailure(id: string, reason: string, isLast: boolean): Promise<void> {
      await db
        .update(outboxMessages)
        .set({
          status: isLast ? "failed" : "waiting",
          lastError: reason.slice(0, REASON_LENGTH),
          attempts: oneMore,
        })
        .where(eq(outboxMessages.id, id));
    },

    /** There is nothing to tell any more. */
    async recordPointless(id: string, reason: string): Promise<void> {
      await db
        .update(outboxMessages)
        .set({ status: "failed", lastError: reason })
        .where(eq(outboxMessages.id, id));
    },
  };
}

const oneMore = sql`${outboxMessages.attempts} + 1`;
