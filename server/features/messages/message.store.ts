import { and, eq, isNull } from "drizzle-orm";

import { countCorrespondence, isOverdue } from "#server/features/replies/unanswered.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { csvDay, csvPhones, csvText, csvTime } from "#server/platform/database/lists/csv-text.ts";
import type { CsvSource } from "#server/platform/database/lists/export-rows.ts";
import { listRows } from "#server/platform/database/lists/list-rows.ts";
import type { ListRules, Slice } from "#server/platform/database/lists/list-rules.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { wasSentJustNow } from "#server/platform/database/sent-again.ts";
import { messageCalls } from "#shared/messages/message-calls.ts";
import { KNOWN_MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import type { MessageQuery } from "#shared/messages/message.ts";
import { UNANSWERED } from "#shared/replies/unanswered.ts";

import { messageCounts, messages } from "./message.table.ts";

export type MessageRow = typeof messages.$inferSelect;
type WrittenMessage = Pick<MessageRow, "fullName" | "email" | "phone" | "subject" | "body">;

const MESSAGE_LIST: ListRules<MessageQuery> = {
  sorts: {
    createdAt: messages.createdAt,
    fullName: messages.fullName,
    email: messages.email,
    subject: messages.subject,
    status: [messages.status, messages.createdAt],
  },
  unsorted: ["-createdAt"],
  filters: { status: messages.status, overdue: isOverdue(messages, UNANSWERED.messages) },
  days: messages.createdAt,
  searched: { text: messages.search },
  counts: messageCounts,
};

export function messageStore(db: Db) {
  return {
    async add(message: typeof messages.$inferInsert): Promise<MessageRow> {
      const [row] = await db.insert(messages).values(message).returning();
      return row!;
    },

    async find(id: string): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(messages)
        .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
      return row;
    },

    /**
     * The same message that came a moment ago and still stands. A simultaneous identical message waits
     * until this transaction ends.
     */
    async findRepeated(written: WrittenMessage): Promise<MessageRow | undefined> {
      const { fullName, email, phone, subject, body } = written;
      const content = JSON.stringify(["message", fullName, email, phone, subject, body]);
      await lockFor(db, content);
      const same = and(
        isNull(messages.deletedAt),
        wasSentJustNow(messages.createdAt),
        eq(messages.email, email),
        eq(messages.fullName, fullName),
        eq(messages.phone, phone),
        eq(messages.subject, subject),
        eq(messages.body, body),
      );
      const [row] = await db.select().from(messages).where(same).limit(1);
      return row;
    },

    counts: () =>
      countCorrespondence(db, messages, messageCounts, KNOWN_MESSAGE_STATUSES, UNANSWERED.messages),

    list: (query: MessageQuery, slice: Slice): Promise<{ rows: MessageRow[]; total: number }> =>
      listRows(db, messages, MESSAGE_LIST, query, { isStaff: true }, slice),
  };
}

export const MESSAGE_CSV = {
  call: messageCalls.export,
  table: messages,
  rules: MESSAGE_LIST,
  cells: {
    ID: csvText(messages.id),
    Name: csvText(messages.fullName),
    Email: csvText(messages.email),
    Phone: csvPhones(messages.phone, { isArray: false }),
    Subject: csvText(messages.subject),
    Message: csvText(messages.body),
    Status: csvText(messages.status),
    Date: csvDay(messages.createdAt),
    Time: csvTime(messages.createdAt),
  },
} satisfies CsvSource<typeof messageCalls.export, MessageQuery>;
