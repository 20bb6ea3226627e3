import type { Reply } from "#shared/replies/reply.ts";

import type { ListedReply } from "./reply.store.ts";

/** A reply as the contract has it. */
export function presentReply({ reply, user, job }: ListedReply): Reply {
  return {
    _id: reply.id,
    id: reply.id,
    message: reply.body,
    language: reply.language,
    createdAt: reply.createdAt.toISOString(),
    by: user && { name: user.name, email: user.email },
    state: stateOf({ reply, job }),
    sentAt: reply.sentAt?.toISOString() ?? null,
    problem: reply.sentAt ? "" : (job?.lastError ?? ""),
  };
}

/** A job that failed or was discarded is deleted after some time; what was sent is on record. */
function stateOf({ reply, job }: Pick<ListedReply, "reply" | "job">): Reply["state"] {
  if (reply.sentAt) return "sent";
  if (job?.status === "waiting" || job?.status === "failed") return job.status;
  return "discarded";
}
