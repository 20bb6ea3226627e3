import { z } from "zod";

import { threadId } from "#server/features/notifications/email-ids.ts";
import {
  toShop,
  type CommonData,
  type Notification,
  type ReadingContext,
} from "#server/features/notifications/notification.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import type { BulkOrder } from "#shared/bulk-orders/bulk-order.ts";
import { BASE_LOCALE } from "#shared/i18n/locale.ts";
import { languageOf } from "#shared/replies/language-of.ts";

import { bulkOrderStore } from "./bulk-order.store.ts";
import { presentBulkOrder } from "./present-bulk-order.ts";

const about = z.object({ bulkOrderId: z.string() });
type AboutBulkOrder = z.infer<typeof about>;

/** Begins the thread of the replies. */
const COMMON = {
  about,
  channels: ["email"],
  isAwaited: false,
  threadOf: ({ bulkOrder, publicUrl }: CommonData & { bulkOrder: Pick<BulkOrder, "_id"> }) => ({
    references: [threadId({ about: "bulk-order", aboutId: bulkOrder._id }, publicUrl)],
  }),
} as const;

async function find({ bulkOrderId }: AboutBulkOrder, { trx }: ReadingContext) {
  const row = await bulkOrderStore(trx).find(bulkOrderId);
  if (!row) throw new UnrecoverableError("The bulk order was deleted before.");
  return row;
}

/** That a request has arrived, for whoever sent it, in the language in which they did. */
export const bulkOrderReceived: Notification<
  "bulk-order-received",
  AboutBulkOrder,
  { bulkOrder: Pick<BulkOrder, "_id"> }
> = {
  ...COMMON,
  kind: "bulk-order-received",
  replyTo: toShop,
  async read(arrived, context) {
    const row = await find(arrived, context);
    const locale = languageOf(row.message) ?? row.language ?? BASE_LOCALE;
    return { locale, subject: { bulkOrder: { _id: row.id } } };
  },
  example: ({ id }) => ({ bulkOrder: { _id: id } }),
};

/** A company's request, for staff. */
export const bulkOrderNotice: Notification<
  "bulk-order-notice",
  AboutBulkOrder,
  { bulkOrder: Pick<BulkOrder, "_id" | "companyInfo" | "orderDetails"> }
> = {
  ...COMMON,
  kind: "bulk-order-notice",
  replyTo: ({ bulkOrder }) => bulkOrder.companyInfo.email,
  async read(arrived, context) {
    const bulkOrder = presentBulkOrder(await find(arrived, context));
    return { locale: BASE_LOCALE, subject: { bulkOrder } };
  },
  example: ({ id, company, name, contact, question }) => ({
    bulkOrder: {
      _id: id,
      companyInfo: { companyName: company, contactPerson: name, ...contact },
      orderDetails: { employeeCount: 60, message: question },
    },
  }),
};
