import { and, asc, eq, inArray, sql } from "drizzle-orm";

import { jobName } from "#server/features/notifications/notification.ts";
import { users } from "#server/features/session/session.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";

import { replies } from "./reply.table.ts";

export type ReplyRow = typeof replies.$inferSelect;
export type About = Pick<ReplyRow, "about" | "aboutId">;

/** A reply, who wrote it, and the e-mail that waits or has failed. */
export interface ListedReply {
  reply: ReplyRow;
  user: { name: string; email: string } | null;
  job: Pick<typeof jobs.$inferSelect, "status" | "lastError"> | undefined;
}

const EMAIL = jobName("email", "reply");
const replyIdOf = sql<string>`${jobs.payload}->'about'->>'replyId'`;

export function replyStore(db: Db) {
  return {
    async add(reply: typeof replies.$inferInsert): Promise<ReplyRow> {
      // Not when the transaction began: it may have waited for another reply to the same record.
      const createdAt = sql`clock_timestamp()`;
      const [row] = await db
        .insert(replies)
        .values({ ...reply, createdAt })
        .returning();
      return row!;
    },

    async find(id: string): Promise<ReplyRow | undefined> {
      const [row] = await db.select().from(replies).where(eq(replies.id, id));
      return row;
    },

    /** Those to one record, the oldest first. */
    listAbout: ({ about, aboutId }: About): Promise<ReplyRow[]> =>
      db
        .select()
        .from(replies)
        .where(and(eq(replies.about, about), eq(replies.aboutId, aboutId)))
        .orderBy(asc(replies.createdAt), asc(replies.id)),

    /** The same with who wrote them and what has become of their e-mails. */
    async listWhole(rows: readonly ReplyRow[]): Promise<ListedReply[]> {
      if (rows.length === 0) return [];
      const authors = await db
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(inArray(users.id, [...new Set(rows.map(({ userId }) => userId))]));
      const ids = rows.map(({ id }) => id);
      const mails = await db
        .select({ replyId: replyIdOf, status: jobs.status, lastError: jobs.lastError })
        .from(jobs)
        .where(and(eq(jobs.kind, EMAIL), inArray(replyIdOf, ids)));
      const authorOf = new Map(authors.map(({ id, ...author }) => [id, author]));
      const mailOf = new Map(mails.map(({ replyId, ...mail }) => [replyId, mail]));
      return rows.map((reply) => ({
        reply,
        user: authorOf.get(reply.userId) ?? null,
        job: mailOf.get(reply.id),
      }));
    },

    async recordSent(id: string): Promise<void> {
      await db
        .update(replies)
        .set({ sentAt: sql`clock_timestamp()` })
        .where(eq(replies.id, id));
    },
  };
}
