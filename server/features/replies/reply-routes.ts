import type { OpenAPIHono } from "@hono/zod-openapi";

import { list, one } from "#server/platform/http/answers.ts";
import { staffOf, type ApiEnv } from "#server/platform/http/context.ts";
import { handleCall } from "#server/platform/http/handle-call.ts";
import type { replyCalls } from "#shared/replies/reply-calls.ts";
import type { ReplyDrafts, ReplyForm, Reply } from "#shared/replies/reply.ts";
import type { User } from "#shared/session/session.ts";

import type { ListedReply } from "./reply.store.ts";

/** What is done for the calls. Each rejects with a 404 when there is no such record. */
interface ReplyOperations {
  replies(id: string): Promise<ListedReply[]>;
  replyDrafts(id: string): Promise<ReplyDrafts>;
  reply(id: string, form: ReplyForm, by: User): Promise<{ reply: ListedReply; isNew: boolean }>;
}

/** Adds the calls by which a record is answered to the routes of its entity. */
export function handleReplyCalls(
  routes: OpenAPIHono<ApiEnv>,
  calls: ReturnType<typeof replyCalls>,
  operations: ReplyOperations,
): void {
  handleCall(routes, calls.list, async ({ params: { id } }) =>
    list((await operations.replies(id)).map(presentReply)),
  );
  handleCall(routes, calls.drafts, async ({ params: { id } }) =>
    one(await operations.replyDrafts(id)),
  );
  handleCall(routes, calls.send, async ({ params: { id }, body }, c) => {
    const { reply, isNew } = await operations.reply(id, body, staffOf(c));
    c.status(isNew ? 201 : 200);
    return one(presentReply(reply));
  });
}

/** A reply as the contract has it. */
function presentReply({ reply, user, job }: ListedReply): Reply {
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
