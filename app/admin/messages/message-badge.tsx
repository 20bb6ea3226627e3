import { Badge } from "#app/ui/badge.tsx";
import type { Message } from "#shared/messages/message.ts";

import { MESSAGE_STATUS_LABELS } from "./message-labels.ts";

/** A message's status. */
export function MessageBadge({ status }: Pick<Message, "status">) {
  const { label, tone } = MESSAGE_STATUS_LABELS[status];
  return <Badge tone={tone}>{label()}</Badge>;
}
