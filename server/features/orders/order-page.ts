import { historyListStore } from "#server/features/history/history-list.store.ts";
import { presentCustomersInvoices } from "#server/features/invoices/present-invoice.ts";
import { proofsOfCustomer } from "#server/features/proofs/proof-view.ts";
import { proofStore } from "#server/features/proofs/proof.store.ts";
import { presentCustomersMoney } from "#server/features/refunds/order-money.ts";
import { trackingOfOrder } from "#server/features/shipments/present-shipment.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import { notFound } from "#server/platform/http-error.ts";
import { jodFromFils } from "#shared/money.ts";
import { cancellationTerms } from "#shared/orders/cancellation.ts";
import { hasPaid } from "#shared/orders/has-paid.ts";
import type { OrderPage } from "#shared/orders/order-page.ts";

import { orderLinkStore } from "./order-link.store.ts";
import { orderProgress } from "./order-progress.ts";
import { orderStore, type OrderWithAddons } from "./order.store.ts";
import { presentOrder } from "./present-order.ts";

/** More changes of one order than anybody makes; the newest count. */
const MOST_CHANGES = 200;

/** The order that a link leads to. A link of any kind that doesn't work is the same 404. */
export async function orderOfToken(db: Db, token: string): Promise<OrderWithAddons> {
  const id = await orderLinkStore(db).findOrderId(token);
  const order = id && (await orderStore(db).find(id));
  if (!order) throw notFound("order");
  return order;
}

/** The same, and nobody else changes it until this transaction ends. */
export async function lockOrderOfToken(trx: Db, token: string): Promise<OrderWithAddons> {
  const id = await orderLinkStore(trx).findOrderId(token);
  const order = id && (await orderStore(trx).findForUpdate(id));
  if (!order) throw notFound("order");
  return order;
}

/** What all pages of orders need. */
export interface PageContext {
  links: FileLinks;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

/** What the order's page shows, as it stands now. */
export async function presentOrderPage(
  db: Db,
  order: OrderWithAddons,
  context: PageContext,
): Promise<OrderPage> {
  const about = { entity: "order", entityId: order.id };
  const { rows } = await historyListStore(db).list(about, { limit: MOST_CHANGES, offset: 0 });
  const proofs = await proofStore(db).ofOrder(order.id);
  const terms = cancellationTerms(order, new Date());
  return {
    order: presentOrder(order, context.links),
    proofs: order.status === "cancelled" ? [] : proofsOfCustomer(proofs, order, context),
    steps: orderProgress(
      order,
      rows.map(({ entry }) => entry),
    ),
    shipment: await trackingOfOrder(db, order),
    cancellation: terms
      ? {
          feePercent: terms.feePercent,
          fee: feeOf(order, terms.feePercent),
          until: terms.until.toISOString(),
        }
      : null,
    money: await presentCustomersMoney(db, order),
    invoices: await presentCustomersInvoices(db, order.id),
    canSendReceipt: canSendReceipt(order),
    canCorrectAddress: order.status === "pending",
  };
}

/** While it is asked for; a cancelled order needs none. */
export function canSendReceipt({ paymentState, status }: OrderWithAddons): boolean {
  return paymentState === "better_receipt_asked" && status !== "cancelled";
}

/** In dinars. Nothing can be kept of what was not paid yet. */
function feeOf(order: OrderWithAddons, feePercent: number): number {
  const { totalFils, paidFils, depositReceipt: despositeTransactionImg } = order;
  const isKept = hasPaid({ ...order, despositeTransactionImg }, paidFils);
  return isKept ? jodFromFils(Math.round((totalFils * feePercent) / 100)) : 0;
}
