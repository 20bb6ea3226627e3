import { z } from "zod";

import { listEnvelope, itemEnvelope } from "../http/envelope.ts";
import { dayRange, listQuerySchema, oneOfWords, trueOrFalse } from "../http/page-query.ts";
import { idFields } from "../id-schema.ts";

/** Staff may set any of them, each from any other. */
export const BULK_ORDER_STATUSES = ["pending", "reviewing", "quoted", "approved"] as const;

/**
 * A company's request for a quote. The price is for one card, in dinars; null while there is none.
 */
export const bulkOrderSchema = z
  .object({
    ...idFields,
    status: z.enum(BULK_ORDER_STATUSES),
    companyInfo: z.object({
      companyName: z.string(),
      contactPerson: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    orderDetails: z.object({ employeeCount: z.int(), message: z.string() }),
    customPricing: z.object({ isCustom: z.boolean(), price: z.number().nullable() }),
    customerResponse: z.object({ approved: z.boolean() }),
    estimatedDelivery: z.string(),
    /** When staff first replied from the panel; null until then. */
    repliedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "BulkOrder" });
export type BulkOrder = z.infer<typeof bulkOrderSchema>;

export const bulkOrderListSchema = listEnvelope(bulkOrderSchema);
export const bulkOrderAnswerSchema = itemEnvelope(bulkOrderSchema);

export const BULK_ORDER_SORTS = ["createdAt", "companyName", "employeeCount", "status"] as const;

export const bulkOrderQuerySchema = listQuerySchema(BULK_ORDER_SORTS).extend({
  status: oneOfWords("status", BULK_ORDER_STATUSES).optional(),
  /** Unanswered for longer than promised. */
  overdue: trueOrFalse("overdue").optional(),
  ...dayRange,
});
export type BulkOrderQuery = z.output<typeof bulkOrderQuerySchema>;
