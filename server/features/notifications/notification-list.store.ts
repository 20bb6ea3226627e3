import { and, desc, like, or, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import type { Job } from "#server/platform/jobs/job.store.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";
import { CHANNELS } from "#shared/outbox/outbox.ts";

import type { Channel } from "./notification-kinds.ts";

/** A notification with what became of it. */
export interface ListedNotification {
  name: string;
  channel: Channel;
  recipient: string;
  status: Job["status"];
  attempts: number;
  lastError: string;
  createdAt: Date;
  doneAt: Date | null;
}

/** Notifications about a record, e.g. `{ orderId }`, the newest first; while jobs are kept. */
export async function notificationsAbout(
  db: Db,
  about: Record<string, string>,
  limit: number,
): Promise<ListedNotification[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        sql`${jobs.payload} @> ${JSON.stringify({ about })}::jsonb`,
        or(...CHANNELS.map((channel) => like(jobs.kind, `${channel}:%`))),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(({ kind, payload, ...job }) => {
    const [channel, name] = kind.split(":") as [Channel, string];
    return { ...job, channel, name, recipient: (payload as { recipient: string }).recipient };
  });
}
