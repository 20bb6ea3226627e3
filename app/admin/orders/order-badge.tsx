import { Badge } from "#app/ui/badge.tsx";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";

import { STATUS_WORDS } from "./order-words.ts";

/** An order's status. */
export function OrderBadge({ status }: { status: KnownOrderStatus }) {
  const { label, tone } = STATUS_WORDS[status];
  return <Badge tone={tone}>{label()}</Badge>;
}
