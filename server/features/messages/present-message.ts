import { present } from "#server/platform/http/present.ts";
import { messageSchema, type Message } from "#shared/messages/message.ts";

import type { MessageRow } from "./message.store.ts";

const inAmman = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Amman", ...options });
const day = inAmman({ day: "numeric", month: "short", year: "numeric" });
const time = inAmman({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** A message in the form of the contract. */
export function presentMessage(row: MessageRow): Message {
  return present(messageSchema, row, {
    message: row.body,
    date: day.format(row.createdAt),
    time: time.format(row.createdAt),
    repliedAt: row.repliedAt?.toISOString() ?? null,
  });
}
