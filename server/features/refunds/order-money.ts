import { historyListStore } from "#server/features/history/history-list.store.ts";
import type { OrderRow } from "#server/features/orders/order.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import { jodFromFils } from "#shared/money.ts";
import type { Cancelled } from "#shared/orders/cancellation.ts";
import { KNOWN_ORDER_STATUSES } from "#shared/orders/order-status.ts";
import { paymentSums, refundProposal, type OrderMoney } from "#shared/refunds/payment-sums.ts";
import type {
  CustomersMoney,
  OrderMoneyAnswer,
  PaidAndDue,
  Refund,
} from "#shared/refunds/refund.ts";

import { refundStore, type RefundRow } from "./refund.store.ts";

const HOUR_MS = 60 * 60_000;
/** More changes of one order than anybody makes; the newest count. */
const MOST_CHANGES = 200;

/** What staff see of an order's money. */
export async function presentOrderMoney(
  db: Db,
  order: OrderRow,
  links: FileLinks,
): Promise<OrderMoneyAnswer> {
  const store = refundStore(db);
  const refunded = await store.sumOf(order.id);
  const { refundable, ...sums } = paymentSums(order, refunded);
  const proposal = refundProposal(order, refunded, await cancellationOf(db, order));
  return {
    ...inDinars(sums),
    refundable: jodFromFils(refundable),
    proposal: proposal
      ? {
          feePercent: proposal.feePercent,
          fee: jodFromFils(proposal.fee),
          amount: jodFromFils(proposal.amount),
        }
      : null,
    refunds: (await store.of(order.id)).map((row) => presentRefund(row, links)),
  };
}

/** What customers see of it. */
export async function presentCustomersMoney(db: Db, order: OrderRow): Promise<CustomersMoney> {
  const rows = await refundStore(db).of(order.id);
  const { refundable: _, ...sums } = paymentSums(order, sumOf(rows));
  return {
    ...inDinars(sums),
    refunds: rows.map(({ amountFils, method, createdAt }) => ({
      amount: jodFromFils(amountFils),
      method,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** What messages say of it. */
export function presentPaid(order: OrderMoney): PaidAndDue {
  const { paid, due } = inDinars(paymentSums(order, 0));
  return { paid, due };
}

const sumOf = (rows: readonly RefundRow[]) =>
  rows.reduce((sum, { amountFils }) => sum + amountFils, 0);

const inDinars = ({ paid, refunded, due }: { paid: number; refunded: number; due: number }) => ({
  paid: jodFromFils(paid),
  refunded: jodFromFils(refunded),
  due: jodFromFils(due),
});

function presentRefund(row: RefundRow, links: FileLinks): Refund {
  return {
    _id: row.id,
    id: row.id,
    amount: jodFromFils(row.amountFils),
    method: row.method,
    reason: row.reason,
    receipt: links.signedPath(row.receipt),
    by: row.userName,
    createdAt: row.createdAt.toISOString(),
  };
}

/** When it was cancelled; undefined for one that is not. */
async function cancellationOf(db: Db, order: OrderRow): Promise<Cancelled | undefined> {
  if (order.status !== "cancelled") return undefined;
  const about = { entity: "order", entityId: order.id };
  const { rows } = await historyListStore(db).list(about, { limit: MOST_CHANGES, offset: 0 });
  const entry = rows
    .map((row) => row.entry)
    .find(({ changes }) => changes["status"]?.to === "cancelled");
  const from = entry?.changes["status"]?.from;
  const at = entry?.at ?? order.updatedAt;
  return {
    hours: (at.getTime() - order.createdAt.getTime()) / HOUR_MS,
    from: KNOWN_ORDER_STATUSES.find((status) => status === from),
  };
}
