import { Badge } from "#app/ui/badge.tsx";
import type { KnownOrderStatus } from "#shared/orders/order-status.ts";

import { STATUS_LABELS } from "./order-labels.ts";

/** An order's status. */
export function OrderBadge({ status }: { status: KnownOrderStatus }) {
  const { label, tone } = STATUS_LABELS[status];
  return <Badge tone={tone}>{label()}</Badge>;
}
