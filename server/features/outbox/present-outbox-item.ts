import { z } from "zod";

import type { Job } from "#server/platform/jobs/job.store.ts";
import type { OutboxItem } from "#shared/outbox/outbox.ts";

import { STATES } from "./outbox.store.ts";

const payload = z.object({ recipient: z.string() });

/** A job that sends a notification, as the contract has it. */
export function presentOutboxItem(job: Job): OutboxItem {
  const [channel, kind] = job.kind.split(":") as [OutboxItem["channel"], OutboxItem["kind"]];
  const isWaiting = job.status === "waiting";
  return {
    _id: job.id,
    id: job.id,
    kind,
    channel,
    recipient: payload.parse(job.payload).recipient,
    state: STATES[job.status],
    attempts: job.attempts,
    problem: job.lastError,
    createdAt: job.createdAt.toISOString(),
    nextTryAt: isWaiting ? job.runAt.toISOString() : null,
    sentAt: job.status === "done" ? (job.doneAt?.toISOString() ?? null) : null,
  };
}
