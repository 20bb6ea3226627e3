import type { BulkOrder } from "../bulk-orders/bulk-order.ts";
import type { Message } from "../messages/message.ts";

/** Visitors are promised an answer within so many hours. */
export const ANSWER_HOURS = 24;

/** Statuses of what nobody has answered yet, unless a reply was sent from the panel. */
export const UNANSWERED = {
  messages: ["New", "In Progress", "Read"],
  bulkOrders: ["pending", "reviewing"],
} as const satisfies {
  messages: readonly Message["status"][];
  bulkOrders: readonly BulkOrder["status"][];
};

const HOUR = 60 * 60 * 1000;

/** Whether the promised time is over and nobody has answered. `now` is in milliseconds since 1970. */
export function isOverdue(
  { status, createdAt, repliedAt }: Pick<Message | BulkOrder, "status" | "createdAt" | "repliedAt">,
  now: number,
): boolean {
  const open: readonly string[] = [...UNANSWERED.messages, ...UNANSWERED.bulkOrders];
  return (
    open.includes(status) && repliedAt === null && now - Date.parse(createdAt) > ANSWER_HOURS * HOUR
  );
}
