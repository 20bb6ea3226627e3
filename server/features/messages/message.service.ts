import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { readCsvRows } from "#server/platform/database/lists/csv-rows.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import type { MESSAGE_STATUSES } from "#shared/messages/message-status.ts";
import type { MessageQuery } from "#shared/messages/message.ts";
import type { MessageForm } from "#shared/messages/message.ts";
import type { User } from "#shared/session/session.ts";

import { MESSAGE_CSV, messageStore } from "./message.store.ts";
import { messages } from "./message.table.ts";

export function messageService(database: Database, notifications: Notifications) {
  const store = messageStore(database.db);
  const writes = staffWrites(database, messages, "message");
  return {
    list: store.list,
    readCsv: (query: MessageQuery) => readCsvRows(database, MESSAGE_CSV, query),

    /** Stores a message and notifies staff; once, if the same text is sent twice. */
    receive: (
      { message: body, phone, ...form }: MessageForm,
      { isDryRun }: { isDryRun: boolean },
    ) =>
      transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const received = messageStore(trx);
        const row = await received.add({ ...form, phone: phone ?? "", body });
        if (!(await received.isRepeated(row))) {
          await notifications.sendToStaff(trx, "message-notice", { messageId: row.id });
        }
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
  };
}
export type MessageService = ReturnType<typeof messageService>;
