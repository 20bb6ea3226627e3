import { m } from "#app/i18n/translations.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { orderNumber } from "#shared/ids.ts";

/** How staff read a bulk order's status. */
export const BULK_STATUS_LABELS: Record<
  BulkOrder["status"],
  { label: () => string; tone: BadgeTone }
> = {
  pending: { label: m.panel_bulk_status_pending, tone: "warn" },
  reviewing: { label: m.panel_bulk_status_reviewing, tone: "bad" },
  quoted: { label: m.panel_bulk_status_quoted, tone: "bad" },
  approved: { label: m.panel_bulk_status_approved, tone: "ok" },
};

/** Names a bulk order in labels: 'bulk order 9c41e7a2 of Example Group'. */
export function bulkOrderName({ _id, companyInfo: { companyName } }: BulkOrder): string {
  return m.panel_bulk_named({ number: orderNumber(_id), company: companyName });
}
