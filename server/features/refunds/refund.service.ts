import { invoiceStore } from "#server/features/invoices/invoice.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { recordOrderChange } from "#server/features/orders/order-history.ts";
import { newsTime } from "#server/features/orders/order-news.ts";
import { orderStore, type OrderWithAddons } from "#server/features/orders/order.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { mustBeVersion } from "#server/platform/database/must-be-version.ts";
import type { FileLinks } from "#server/platform/files/file-links.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { filsFromJod, jodFromFils } from "#shared/money.ts";
import { paymentSums } from "#shared/refunds/payment-sums.ts";
import type { OrderMoneyAnswer, RefundForm } from "#shared/refunds/refund.ts";
import type { User } from "#shared/session/session.ts";

import { presentOrderMoney } from "./order-money.ts";
import { refundMade } from "./refund-notification.ts";
import { MOST_REFUNDS, refundStore, type RefundRow } from "./refund.store.ts";

interface RefundParts {
  database: Database;
  files: FileService;
  links: FileLinks;
  notifications: Notifications;
}

export interface RefundHow {
  by: User;
  /** The order's `updatedAt` as the client read it; a newer one refuses the refund. */
  version: string | undefined;
  receipt: UploadedFile | undefined;
  sender: AbortSignal;
}

/** Money that was given back: what is recorded here, somebody has paid out before. */
export function refundService({ database, files, links, notifications }: RefundParts) {
  async function lock(trx: Db, id: string): Promise<OrderWithAddons> {
    const order = await orderStore(trx).findForUpdate(id);
    if (!order) throw notFound("order");
    return order;
  }

  /** So that who read the order before does not give back a second time. */
  async function touched(trx: Db, id: string): Promise<OrderMoneyAnswer> {
    return presentOrderMoney(trx, await orderStore(trx).change(id, {}), links);
  }

  return {
    async read(orderId: string): Promise<OrderMoneyAnswer> {
      const order = await orderStore(database.db).find(orderId);
      if (!order) throw notFound("order");
      return presentOrderMoney(database.db, order, links);
    },

    /** @throws a 400 for more than was paid, a 412 when the order has changed */
    add(orderId: string, form: RefundForm, how: RefundHow): Promise<OrderMoneyAnswer> {
      const { by, version, receipt, sender } = how;
      const pictures = receipt ? [{ path: receipt.path, field: receipt.field }] : [];
      return files.storing(pictures, { isPublic: false, sender }, (stored) =>
        database.transaction(async (trx) => {
          const order = await lock(trx, orderId);
          mustBeVersion(order, version);
          const store = refundStore(trx);
          const amountFils = filsFromJod(form.amount);
          const { refundable } = paymentSums(order, await store.sumOf(orderId));
          if (amountFils > refundable) {
            const most = jodFromFils(refundable);
            throw fieldError("amount", apiMessage("refund_above_paid", { max: most }));
          }
          if ((await store.of(orderId)).length >= MOST_REFUNDS) {
            throw new HttpError(400, apiMessage("too_many_refunds", { max: MOST_REFUNDS }));
          }
          await files.register(trx, stored);
          const { method, reason } = form;
          const refund = await store.add({
            orderId,
            amountFils,
            method,
            reason,
            receipt: stored[0]?.key ?? "",
            userId: by.id,
            userName: by.name,
          });
          await recordOrderChange(trx, by, orderId, { refund: null }, { refund: told(refund) });
          const { email, phoneNumbers } = order;
          const [phone] = phoneNumbers;
          const about = { orderId, refundId: refund.id };
          await notifications.send(trx, refundMade, about, { email, phone }, { runAt: newsTime() });
          return touched(trx, orderId);
        }),
      );
    },

    /**
     * Its customer hears nothing of it, if they have not heard yet.
     * @throws a 400 once there is a credit note, which nothing takes back
     */
    withdraw: (orderId: string, refundId: string, by: User): Promise<OrderMoneyAnswer> =>
      database.transaction(async (trx) => {
        await lock(trx, orderId);
        const store = refundStore(trx);
        const refund = await store.find(orderId, refundId);
        if (!refund) throw notFound("refund");
        if (await invoiceStore(trx).hasCreditNote(orderId)) {
          throw new HttpError(400, apiMessage("refund_credited"));
        }
        await store.remove(refundId);
        await files.withdraw(trx, refund.receipt);
        await recordOrderChange(trx, by, orderId, { refund: told(refund) }, { refund: null });
        return touched(trx, orderId);
      }),
  };
}
export type RefundService = ReturnType<typeof refundService>;

const told = ({ amountFils, method, reason }: RefundRow) => ({
  amount: jodFromFils(amountFils),
  method,
  reason,
});
