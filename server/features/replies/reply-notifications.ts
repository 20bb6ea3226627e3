import type { TemplateContext } from "#server/features/notifications/template-data.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";

import { replyStore } from "./reply.store.ts";

/** What a reply says, and where it stands in its thread. */
export async function readReply({ replyId }: { replyId: string }, { trx }: TemplateContext) {
  const reply = await replyStore(trx).find(replyId);
  if (!reply) throw new UnrecoverableError("The reply is gone.");
  const { name, regarding, body, quoted, quotedAt, messageId, references } = reply;
  return {
    locale: reply.language,
    subject: {
      reply: { name, regarding, body, quoted, quotedAt: quotedAt.toISOString() },
      thread: { messageId, references },
    },
  };
}

export async function recordReplySent({ replyId }: { replyId: string }, trx: Db): Promise<void> {
  await replyStore(trx).recordSent(replyId);
}
