import { recordFields } from "#server/platform/http/present.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { jodFromFils } from "#shared/money.ts";

import type { BulkOrderRow } from "./bulk-order.store.ts";

/** A bulk order in the form of the contract. */
export function presentBulkOrder(row: BulkOrderRow): BulkOrder {
  return {
    ...recordFields(row),
    status: row.status,
    companyInfo: {
      companyName: row.companyName,
      contactPerson: row.contactPerson,
      email: row.email,
      phone: row.phone,
    },
    orderDetails: { employeeCount: row.employeeCount, message: row.message },
    customPricing: {
      isCustom: row.hasCustomPrice,
      price: row.customPriceFils === null ? null : jodFromFils(row.customPriceFils),
    },
    customerResponse: { approved: row.isApprovedByCustomer },
    estimatedDelivery: row.estimatedDelivery,
    repliedAt: row.repliedAt?.toISOString() ?? null,
  };
}
