import { and, asc, desc, eq, gte, inArray, isNull, like, or, sql } from "drizzle-orm";

import type { Db } from "#server/platform/database/connect.ts";
import type { Job } from "#server/platform/jobs/job.store.ts";
import { jobs } from "#server/platform/jobs/job.table.ts";
import { CHANNELS } from "#shared/outbox/outbox.ts";

import { jobNames, type Channel, type Ids, type NotificationKind } from "./notification.ts";

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
  about: Ids,
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

/** How many notifications of this kind of job an address was to get since then. */
export function countSince(db: Db, kind: string, recipient: string, since: Date): Promise<number> {
  return db.$count(
    jobs,
    and(
      eq(jobs.kind, kind),
      sql`${jobs.payload} @> ${JSON.stringify({ recipient })}::jsonb`,
      gte(jobs.createdAt, since),
    ),
  );
}

function isAboutOneOf(abouts: readonly Ids[]) {
  const payloads = abouts.map((about) => JSON.stringify({ about }));
  return sql`${jobs.payload} @> any(${sql.param(payloads)}::jsonb[])`;
}

/** Notifications of these kinds that were not sent yet are not sent any more, unless one is under way. */
export async function withdraw(
  db: Db,
  kinds: readonly NotificationKind[],
  abouts: readonly Ids[],
): Promise<void> {
  if (abouts.length === 0) return;
  const waiting = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.status, ["waiting", "held"]),
        isNull(jobs.startedAt),
        inArray(jobs.kind, jobNames(CHANNELS, kinds)),
        isAboutOneOf(abouts),
      ),
    )
    .for("update", { skipLocked: true });
  await db
    .update(jobs)
    .set({ status: "discarded", doneAt: sql`clock_timestamp()` })
    .where(inArray(jobs.id, waiting));
}

/**
 * Notifications that wait go to the address that somebody really has, unless one is under way. What is told of
 * somebody else's part of the record too, as of one card of an order, stays where it goes.
 */
export async function readdress(
  db: Db,
  about: Ids,
  { from, to }: Record<"from" | "to", string>,
): Promise<void> {
  const theirs = and(
    inArray(jobs.status, ["waiting", "held"]),
    isNull(jobs.startedAt),
    like(jobs.kind, "email:%"),
    sql`${jobs.payload} @> ${JSON.stringify({ about, recipient: from })}::jsonb`,
    sql`not ${jobs.payload}->'about' ? 'person'`,
  );
  const key = sql`${to} || substr(${jobs.key}, length(${from}) + 1)`;
  const isToldAlready = sql`exists (select from ${jobs} as "other"
    where "other"."status" = 'waiting' and "other"."kind" = ${jobs.kind} and "other"."key" = ${key})`;
  await db
    .update(jobs)
    .set({ status: "discarded", doneAt: sql`clock_timestamp()` })
    .where(and(theirs, isToldAlready));
  await db
    .update(jobs)
    .set({
      payload: sql`${jobs.payload} || ${JSON.stringify({ recipient: to })}::jsonb`,
      key,
    })
    .where(theirs);
}

/** Whether the latest e-mail of this kind about a record was withdrawn before it was sent. */
export async function isLatestDiscarded(
  db: Db,
  kind: NotificationKind,
  about: Ids,
): Promise<boolean> {
  const [latest] = await db
    .select({ status: jobs.status })
    .from(jobs)
    .where(and(inArray(jobs.kind, jobNames(["email"], [kind])), isAboutOneOf([about])))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return latest?.status === "discarded";
}

/**
 * The kind of these that each record's people were sent last, by the record's id. Their e-mails are
 * asked for: everybody has an address.
 */
export async function latestSent(
  db: Db,
  kinds: readonly NotificationKind[],
  abouts: readonly Ids[],
): Promise<Map<string, NotificationKind>> {
  if (abouts.length === 0) return new Map();
  const about = sql<string>`jsonb_path_query_first(${jobs.payload}, '$.about.*') #>> '{}'`;
  const rows = await db
    .select({ id: about, kind: jobs.kind })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, "done"),
        inArray(jobs.kind, jobNames(["email"], kinds)),
        isAboutOneOf(abouts),
      ),
    )
    .orderBy(asc(jobs.doneAt));
  // Of several the last one stays.
  return new Map(rows.map(({ id, kind }) => [id, kind.split(":")[1] as NotificationKind]));
}
