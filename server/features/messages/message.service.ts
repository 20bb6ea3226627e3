import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Letter, ReplyService } from "#server/features/replies/reply.service.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { notFound } from "#server/platform/http-error.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import type { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import type { MessageQuery } from "#shared/messages/message.ts";
import type { MessageForm } from "#shared/messages/message.ts";
import type { ReplyForm } from "#shared/replies/reply.ts";
import type { User } from "#shared/session/session.ts";

import { messageNotice, messageReceived } from "./message-notifications.ts";
import { MESSAGE_CSV, messageStore, type MessageRow } from "./message.store.ts";
import { messages } from "./message.table.ts";

const ABOUT = "message";

export function messageService(
  database: Database,
  notifications: Notifications,
  replies: ReplyService,
) {
  const store = messageStore(database.db);
  const { list, counts } = messageStore(database.reads.db);
  const writes = staffWrites(database, messages, ABOUT);

  async function find(id: string): Promise<MessageRow> {
    const row = await store.find(id);
    if (!row) throw notFound(ABOUT);
    return row;
  }

  return {
    find,
    list,
    counts,
    readExport: (query: MessageQuery, format: ExportFormat) =>
      readExport(database.reads, MESSAGE_CSV, query, format),

    /** Stores a message and notifies staff. The same message, sent again at once, is the first one. */
    receive: (
      { message: body, phone, language, ...form }: MessageForm,
      { isDryRun }: { isDryRun: boolean },
    ) =>
      transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const received = messageStore(trx);
        const written = { ...form, phone: phone ?? "", body };
        const first = await received.findRepeated(written);
        if (first) return first;
        const row = await received.add({ ...written, language: language ?? null });
        const about = { messageId: row.id };
        await notifications.sendToStaff(trx, messageNotice, about);
        await notifications.acknowledge(trx, messageReceived, about, row.email);
        return row;
      }),

    /** Every status may follow every other. */
    setStatus: (
      id: string,
      status: (typeof MESSAGE_STATUSES)[number],
      by: User,
      version?: string,
    ) => writes.update(id, { status }, by, { version }),

    remove: (id: string, by: User) => writes.remove(id, by),

    replies: async (id: string) => {
      await find(id);
      return replies.list({ about: ABOUT, aboutId: id });
    },
    replyDrafts: async (id: string) => replies.drafts(letterOf(await find(id))),

    /** Answers it by e-mail, and so sets its status: whoever got an answer waits for none. */
    async reply(id: string, form: ReplyForm, by: User) {
      const { reply, isNew } = await replies.answer(writes, id, form, by, {
        letterOf,
        columns: (row) => ({
          status: "Responded" as const,
          repliedAt: row.repliedAt ?? new Date(),
        }),
      });
      return { reply: await replies.one(reply), isNew };
    },
  };
}
export type MessageService = ReturnType<typeof messageService>;

/** What an answer has to know of a message. */
function letterOf(row: MessageRow): Letter {
  const { id, email, phone, fullName, subject, body, createdAt, language } = row;
  return {
    about: ABOUT,
    aboutId: id,
    email,
    phone,
    name: fullName,
    regarding: { kind: ABOUT, subject },
    text: body,
    writtenAt: createdAt,
    pageLanguage: language,
  };
}
