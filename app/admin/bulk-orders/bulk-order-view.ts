import { m } from "#app/i18n/translations.ts";
import { bulkOrderCalls, getBulkOrder } from "#shared/bulk-orders/bulk-order-calls.ts";
import {
  BULK_ORDER_SORTS,
  BULK_ORDER_STATUSES,
  type BulkOrder,
} from "#shared/bulk-orders/bulk-order.ts";
import { orderNumber } from "#shared/ids.ts";

import { REPLY_WAY } from "../replies/reply-way.ts";
import type { CorrespondenceFilters } from "../replies/status-tabs.tsx";
import type { ResourceView } from "../resource/resource-view.ts";
import { BULK_ORDER_COLUMNS, bulkOrderCard } from "./bulk-order-columns.tsx";
import { BulkOrderDialog } from "./bulk-order-dialog.tsx";
import { BulkOrderFields, type BulkOrderValues } from "./bulk-order-fields.tsx";
import { bulkOrderName } from "./bulk-order-labels.ts";

type BulkOrderSort = (typeof BULK_ORDER_SORTS)[number];
type BulkOrderFilters = CorrespondenceFilters<BulkOrder["status"]>;

export const bulkOrderView: ResourceView<
  BulkOrder,
  BulkOrderValues,
  BulkOrderSort,
  BulkOrderFilters
> = {
  calls: { ...bulkOrderCalls, one: getBulkOrder },
  list: {
    sorts: BULK_ORDER_SORTS,
    defaultSort: "-createdAt",
    filters: { status: BULK_ORDER_STATUSES, overdue: ["true"] },
  },
  columns: BULK_ORDER_COLUMNS,
  card: bulkOrderCard,
  texts: {
    title: () => m.panel_screen("bulk-orders"),
    search: m.panel_bulk_search,
    empty: m.panel_bulk_empty,
    emptyHint: m.panel_bulk_empty_hint,
    loadFailed: m.panel_bulk_load_failed,
    name: bulkOrderName,
    edit: m.panel_bulk_edit,
    updated: m.panel_bulk_updated,
    deleted: m.panel_bulk_deleted,
    deletedText: m.panel_bulk_deleted_text,
    deleteTitle: ({ _id }) => m.panel_bulk_delete_title({ number: orderNumber(_id) }),
    deleteQuestion: ({ companyInfo: { companyName } }) =>
      m.panel_bulk_delete_text({ company: companyName }),
    deleteLabel: m.panel_bulk_delete,
    saveFailed: { title: m.panel_update_failed, text: m.panel_bulk_update_failed },
    deleteFailed: { title: m.panel_error, text: m.panel_bulk_delete_failed },
  },
  Dialog: BulkOrderDialog,
  ways: [REPLY_WAY],
  form: { valuesOf, Fields: BulkOrderFields },
};

/** The form only changes what there is. */
function valuesOf(bulkOrder: BulkOrder | undefined): BulkOrderValues {
  if (!bulkOrder) return {};
  const { status, companyInfo, orderDetails, customPricing, customerResponse } = bulkOrder;
  return {
    status,
    companyInfo,
    orderDetails,
    customPricing: { ...customPricing, price: customPricing.price ?? "" },
    customerResponse,
    // Of a time, its day.
    estimatedDelivery: bulkOrder.estimatedDelivery.replace(/^(\d{4}-\d\d-\d\d)T.*/, "$1"),
  };
}
