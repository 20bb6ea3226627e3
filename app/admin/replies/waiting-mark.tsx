import { m } from "#app/i18n/translations.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import type { Message } from "#shared/messages/message.ts";
import { isOverdue } from "#shared/replies/unanswered.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Marks what waits for an answer for longer than people are promised. */
export function WaitingMark({ record }: { record: Message | BulkOrder }) {
  const text = waitingText(record);
  return text && <span className="block text-note font-label text-copper">{text}</span>;
}

/** How long it has been waiting; nothing while the promised time lasts. */
export function waitingText(record: Message | BulkOrder, now = Date.now()): string | undefined {
  if (!isOverdue(record, now)) return undefined;
  const days = Math.floor((now - Date.parse(record.createdAt)) / DAY);
  return m.panel_messages_unanswered_for({ count: days });
}
