import { m } from "#app/i18n/translations.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { Message } from "#shared/messages/message.ts";

/** How staff read a message's status. */
export const MESSAGE_STATUS_LABELS: Record<
  Message["status"],
  { label: () => string; tone: BadgeTone }
> = {
  New: { label: m.panel_messages_status_new, tone: "warn" },
  "In Progress": { label: m.panel_messages_status_in_progress, tone: "info" },
  Responded: { label: m.panel_messages_status_responded, tone: "ok" },
  Closed: { label: m.panel_messages_status_closed, tone: "neutral" },
  Read: { label: m.panel_messages_status_read, tone: "neutral" },
  Replied: { label: m.panel_messages_status_replied, tone: "ok" },
};
