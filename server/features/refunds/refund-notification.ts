import { z } from "zod";

import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import type { Notification } from "#server/features/notifications/notification.ts";
import {
  orderWhile,
  toCustomer,
  type CustomersOrder,
} from "#server/features/orders/notifications/about-order.ts";
import { UnrecoverableError } from "#server/platform/jobs/job-kind.ts";
import { jodFromFils } from "#shared/money.ts";
import type { RefundMethod } from "#shared/refunds/refund.ts";

import { refundStore } from "./refund.store.ts";

const about = z.object({ orderId: z.string(), refundId: z.string() });
type AboutRefund = z.infer<typeof about>;

/** `amount` in dinars. */
type ToldRefund = CustomersOrder & {
  amount: number;
  refundMethod: RefundMethod;
  /** Whether its invoice has a credit note, which the refund has made. */
  isCredited: boolean;
};

const common = toCustomer(
  "refund",
  orderWhile(() => true, "The order was deleted before."),
);

/** That money was given back. */
export const refundMade: Notification<"refund", AboutRefund, ToldRefund> = {
  ...common,
  about,
  async read({ orderId, refundId }, context) {
    const refund = await refundStore(context.trx).find(orderId, refundId);
    if (!refund) throw new UnrecoverableError("The refund was taken back before.");
    const { locale, subject } = await common.read({ orderId }, context);
    const amount = jodFromFils(refund.amountFils);
    const isCredited = await invoiceStore(context.trx).hasCreditNote(orderId);
    return { locale, subject: { ...subject, amount, refundMethod: refund.method, isCredited } };
  },
  example: (facts) => ({
    ...common.example(facts),
    amount: 5,
    refundMethod: "transfer",
    isCredited: true,
  }),
};
