import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { voidProofs } from "#server/features/proofs/void-proofs.ts";
import { refundStore } from "#server/features/refunds/refund.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { jodFromFils } from "#shared/money.ts";
import type { OrderChange } from "#shared/orders/order-change.ts";
import { PAYMENT_DECISIONS, type PaymentDecision } from "#shared/orders/order-payment.ts";
import { NEEDS_RECEIPT } from "#shared/orders/payment-method.ts";
import { may } from "#shared/session/permissions.ts";
import type { User } from "#shared/session/session.ts";

import { correctOrder } from "./correct-order.ts";
import { correctOwners } from "./correct-owners.ts";
import { betterReceipt } from "./notifications/order-notifications.ts";
import { recordOrderChange } from "./order-history.ts";
import { orderNews } from "./order-news.ts";
import {
  orderStore,
  type NewOrderAddon,
  type OrderRow,
  type OrderWithAddons,
} from "./order.store.ts";

interface ChangeParts {
  database: Database;
  files: FileService;
  notifications: Notifications;
  /** The origin of the addresses on cards. */
  cardUrl: string;
}

export interface ChangeHow {
  isDryRun: boolean;
  /** The order's `updatedAt` as the client read it; a newer one refuses the change. */
  version: string | undefined;
  /** Logos in place of the ordered ones: of the first card, and of further ones. */
  logos?: readonly UploadedFile[];
  sender?: AbortSignal;
}

/**
 * Sets an order's status, which may follow any other, or corrects it, or both; what differs is on
 * record, and the customer is told. As a dry run it answers the order as it would stand.
 */
export async function changeOrder(
  { database, files, notifications, cardUrl }: ChangeParts,
  id: string,
  { status, ...parts }: OrderChange,
  by: User,
  { isDryRun, version, logos = [], sender }: ChangeHow,
): Promise<OrderWithAddons> {
  const isFirst = ({ field }: UploadedFile) => field === "companyLogo";
  const sent = isDryRun ? logos.filter((logo) => !isFirst(logo)) : logos;
  const pictures = isDryRun ? [] : sent.map(({ path, field }) => ({ path, field }));
  const photos: string[] = [];
  const answer = await files.storing(pictures, { isPublic: false, sender }, (stored) =>
    transactionOrDryRun(database, { isDryRun }, async (trx) => {
      const order = await lock(trx, id);
      mustBeVersion(order, version);
      await files.register(trx, stored);
      mustBeAllowedMoney(parts, order, by);
      const keys = sent.map((logo, index) => ({ ...logo, key: stored[index]?.key ?? "" }));
      const correction = { ...parts, companyLogo: keys.findLast(isFirst)?.key };
      const isCorrected = Object.values(correction).some((part) => part !== undefined);
      const { columns, addons } = isCorrected
        ? await correctOrder(trx, order, { ...correction, cardLogos: keys })
        : { columns: {}, addons: undefined };
      if (columns.totalFils !== undefined && columns.totalFils !== order.totalFils) {
        await mustHaveNoInvoice(trx, id);
      }
      if (columns.paymentState !== undefined && order.paidFils > 0) await mustBeUnused(trx, id);
      if (order.status === "cancelled" && status && status !== "cancelled") {
        await mustNotBeGivenBack(trx, order);
      }
      const changed = await orderStore(trx).change(
        id,
        { ...columns, ...(status && { status }) },
        addons,
      );
      const news = orderNews(trx, notifications);
      const isDifferent = await recordOrderChange(
        trx,
        by,
        id,
        { ...order, addons: told(order.addons) },
        { ...columns, ...(addons && { addons: told(addons) }) },
      );
      if (isDifferent) {
        const corrected = { before: order, order: changed };
        photos.push(...(await correctOwners(trx, corrected, { files, notifications })));
        await voidProofs(trx, id, cardUrl);
        if (columns.paymentState) await news.receiptDecided(order);
        await news.corrected(changed);
      }
      if (status && status !== order.status) {
        await recordOrderChange(trx, by, id, { status: order.status }, { status });
        await news.statusSet([changed], status);
      }
      return changed;
    }),
  );
  if (!isDryRun) for (const photo of photos) await files.forget(photo);
  return answer;
}

/** Of an addon's picture its path tells nobody anything. */
function told(addons: readonly NewOrderAddon[]) {
  return addons.map(({ person, title, inputType, value, priceFils }) => ({
    ...(person > 0 && { person }),
    title,
    value: inputType === "image" ? "" : value,
    price: jodFromFils(priceFils),
  }));
}

/** Records what staff decide of a payment; of a receipt the customer is told. */
export function decidePayment(
  database: Database,
  notifications: Notifications,
  id: string,
  { paymentState, reason }: { paymentState: PaymentDecision; reason: string },
  by: User,
  version: string | undefined,
): Promise<OrderWithAddons> {
  return database.transaction(async (trx) => {
    const order = await lock(trx, id);
    mustBeVersion(order, version);
    mustFit(paymentState, NEEDS_RECEIPT[order.paymentMethod]);
    if (paymentState === "cash_due" && order.paymentState === "accepted") {
      await mustBeUnused(trx, id);
    }
    const isAsked = paymentState === "better_receipt_asked";
    const given = { paymentState, receiptReason: isAsked ? reason : "" };
    const changed = await orderStore(trx).change(id, given);
    await recordOrderChange(trx, by, id, order, given);
    const news = orderNews(trx, notifications);
    if (paymentState !== order.paymentState) await news.receiptDecided(order);
    if (paymentState === "accepted" && order.paymentState !== "accepted") {
      await news.receiptAccepted(changed);
    }
    if (isAsked) {
      const { email, phoneNumbers } = changed;
      const [phone] = phoneNumbers;
      await notifications.send(trx, betterReceipt, { orderId: id }, { email, phone });
    }
    return changed;
  });
}

/** Receipts are asked for and checked where there are any; cash is due. */
function mustFit(decision: PaymentDecision, hasReceipt: boolean): void {
  if (hasReceipt && decision === "cash_due") {
    const options = PAYMENT_DECISIONS.filter((each) => each !== "cash_due");
    throw fieldError("paymentState", apiMessage("not_one_of", { field: "paymentState", options }));
  }
  if (!hasReceipt && decision !== "cash_due") {
    throw new HttpError(400, apiMessage("receipt_not_needed"));
  }
}

/**
 * That cash was paid is taken back while nothing says that it was: no invoice that stands, and no refund
 * (decision 062).
 */
async function mustBeUnused(trx: Db, id: string): Promise<void> {
  const invoice = await invoiceStore(trx).standing(id);
  if (invoice && invoice.facts.payment === "cash") {
    throw new HttpError(400, apiMessage("payment_invoiced", { number: invoice.number }));
  }
  if ((await refundStore(trx).sumOf(id)) > 0) {
    throw new HttpError(400, apiMessage("payment_refunded"));
  }
}

/** It would be made without being paid, or paid to the courier without an invoice. */
async function mustNotBeGivenBack(trx: Db, { id, paidFils }: OrderRow): Promise<void> {
  if (paidFils > 0 && (await refundStore(trx).sumOf(id)) >= paidFils) {
    throw new HttpError(400, apiMessage("order_given_back"));
  }
}

async function lock(trx: Db, id: string): Promise<OrderWithAddons> {
  const order = await orderStore(trx).findForUpdate(id);
  if (!order) throw notFound("order");
  return order;
}

/**
 * An invoice never changes: what it says too much is given back, and what is missing ordered anew, or it is
 * taken back entirely before.
 */
async function mustHaveNoInvoice(trx: Db, id: string): Promise<void> {
  const invoice = await invoiceStore(trx).standing(id);
  if (!invoice) return;
  throw new HttpError(400, apiMessage("order_invoiced", { number: invoice.number }));
}

/** How an order is paid decides what is collected and undoes that a receipt was accepted. */
function mustBeAllowedMoney(
  { paymentMethod }: Pick<OrderChange, "paymentMethod">,
  order: OrderRow,
  by: User,
): void {
  const isOther = paymentMethod !== undefined && paymentMethod !== order.paymentMethod;
  if (isOther && !may(by.role, "money.write"))
    throw new HttpError(403, apiMessage("not_permitted"));
}
