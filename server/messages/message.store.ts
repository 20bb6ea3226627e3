import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "#server/database/connect.ts";
import { containing, sliced, sortedBy, withinDays, type Slice } from "#server/database/listing.ts";
import type { MessageQuery } from "#shared/messages/message.ts";

import { messages } from "./message.table.ts";

export type MessageRow = typeof messages.$inferSelect;

const SORT_COLUMNS = {
  createdAt: messages.createdAt,
  fullName: messages.fullName,
  email: messages.email,
  subject: messages.subject,
  status: messages.status,
};

export function messageStore(db: Db) {
  return {
    async add(message: typeof messages.$inferInsert): Promise<MessageRow> {
      const [row] = await db.insert(messages).values(message).returning();
      return row!;
    },

    async list(query: MessageQuery, slice: Slice): Promise<{ rows: MessageRow[]; total: number }> {
      const matching = and(
        isNull(messages.deletedAt),
        query.status ? eq(messages.status, query.status) : undefined,
        withinDays(messages.createdAt, query),
        containing(
          query.search,
          messages.fullName,
          messages.email,
          messages.phone,
          messages.subject,
          messages.body,
        ),
      );
      const selected = db
        .select()
        .from(messages)
        .where(matching)
        .orderBy(...sortedBy(query.sort ?? "-createdAt", SORT_COLUMNS, messages.id));
      const [rows, total] = await Promise.all([
        sliced(selected, slice),
        db.$count(messages, matching),
      ]);
      return { rows, total };
    },
  };
}
