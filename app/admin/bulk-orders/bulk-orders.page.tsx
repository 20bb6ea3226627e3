import { m } from "#app/i18n/translations.ts";
import { bulkOrderCalls } from "#shared/bulk-orders/bulk-order-calls.ts";
import { BULK_ORDER_STATUSES } from "#shared/bulk-orders/bulk-order.ts";

import { StatusTabs } from "../replies/status-tabs.tsx";
import { ResourceScreen } from "../resource/resource-screen.tsx";
import { BULK_STATUS_LABELS } from "./bulk-order-labels.ts";
import { bulkOrderView } from "./bulk-order-view.ts";
import { BulkOrderViews } from "./bulk-order-views.tsx";

export const meta = () => [{ title: m.panel_title({ screen: m.panel_screen("bulk-orders") }) }];

export default function BulkOrdersPage() {
  return (
    <ResourceScreen
      view={bulkOrderView}
      views={<BulkOrderViews view="table" />}
      tabs={(list) => (
        <StatusTabs
          list={list}
          calls={bulkOrderCalls}
          labels={BULK_ORDER_STATUSES.map((status) => ({
            status,
            label: BULK_STATUS_LABELS[status].label(),
          }))}
        />
      )}
    />
  );
}
