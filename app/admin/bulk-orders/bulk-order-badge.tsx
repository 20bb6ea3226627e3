import { Badge } from "#app/ui/badge.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";

import { BULK_STATUS_LABELS } from "./bulk-order-labels.ts";

/** A bulk order's status. */
export function BulkOrderBadge({ status }: Pick<BulkOrder, "status">) {
  const { label, tone } = BULK_STATUS_LABELS[status];
  return <Badge tone={tone}>{label()}</Badge>;
}
