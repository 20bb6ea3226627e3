import { z } from "zod";

import type { Regarding } from "#server/features/notifications/notification-renderer.ts";
import {
  toShop,
  type Notification,
  type Thread,
} from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";

import { replyStore } from "./reply.store.ts";

interface Replied {
  reply: {
    /** Whom it is for. */
    name: string;
    regarding: Regarding;
    /** What staff wrote. */
    body: string;
    /** What it answers, as it was written, and when. */
    quoted: string;
    quotedAt: string;
  };
  thread: Thread;
}

/** What staff wrote to somebody, and where it stands in its thread. */
export const reply: Notification<"reply", { replyId: string }, Replied> = {
  kind: "reply",
  channels: ["email"],
  isAwaited: false,
  about: z.object({ replyId: z.string() }),
  async read({ replyId }, { trx }) {
    const row = await replyStore(trx).find(replyId);
    if (!row) throw new UnrecoverableError("The reply is gone.");
    const { name, regarding, body, quoted, quotedAt, messageId, references } = row;
    return {
      locale: row.language,
      subject: {
        reply: { name, regarding, body, quoted, quotedAt: quotedAt.toISOString() },
        thread: { messageId, references },
      },
    };
  },
  replyTo: toShop,
  threadOf: ({ thread }) => thread,
  isFromPerson: true,
  recordSent: ({ replyId }, trx) => replyStore(trx).recordSent(replyId),
  example: ({ name, subject, answer, question, writtenAt }) => ({
    reply: {
      name,
      regarding: { kind: "message", subject },
      body: answer,
      quoted: question,
      quotedAt: writtenAt,
    },
    thread: { messageId: "", references: [] },
  }),
};
