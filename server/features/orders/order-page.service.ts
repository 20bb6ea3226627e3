import { notificationsAbout } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import type { FileService } from "#server/platform/files/file.service.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { UploadedFile } from "#server/platform/http/multipart.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { EarlierOrder } from "#shared/orders/again.ts";
import { cancellationTerms } from "#shared/orders/cancellation.ts";
import type { Address, FindOrder, OrderPage } from "#shared/orders/order-page.ts";
import { telNumbers } from "#shared/phone-number.ts";

import { presentEarlier, resolveAgain } from "./earlier-order.ts";
import {
  cancellationNotice,
  orderCancelled,
  orderLink,
  receiptNotice,
} from "./notifications/order-notifications.ts";
import { recordOrderChange } from "./order-history.ts";
import { orderNews } from "./order-news.ts";
import {
  canSendReceipt,
  lockOrderOfToken,
  orderOfToken,
  presentOrderPage,
  type PageContext,
} from "./order-page.ts";
import { orderStore, type OrderRow, type OrderWithAddons } from "./order.store.ts";

/** How long the link to an order is not sent again, in milliseconds: its customer has it by then. */
const LINK_PAUSE_MS = 10 * 60_000;
const MOST_NOTIFICATIONS = 50;
/** Fewer digits are no number by which anybody is known. */
const SHORTEST_PHONE = 7;

interface OrderPageParts {
  database: Database;
  files: FileService;
  notifications: Notifications;
  page: PageContext;
}

/** What customers read and do on the page of their order; a link stands for its customer. */
export function orderPageService({ database, files, notifications, page }: OrderPageParts) {
  /** Changes the order, on record without a member of staff, and answers it as it stands then. */
  function change(
    token: string,
    decide: (order: OrderWithAddons, trx: Db) => Promise<Partial<OrderRow>> | Partial<OrderRow>,
  ): Promise<OrderPage> {
    return database.transaction(async (trx) => {
      const order = await lockOrderOfToken(trx, token);
      const given = await decide(order, trx);
      const changed = await orderStore(trx).change(order.id, given);
      const { depositReceipt: _, receiptHash: _hash, ...told } = given;
      await recordOrderChange(trx, null, order.id, order, told);
      return presentOrderPage(trx, changed, page);
    });
  }

  return {
    async read(token: string): Promise<OrderPage> {
      const order = await orderOfToken(database.db, token);
      return presentOrderPage(database.db, order, page);
    },

    /** Of a customer's link, or an owner's to the page of their card. */
    async readEarlier(token: string): Promise<EarlierOrder> {
      const earlier = await resolveAgain(database.db, { token });
      if (!earlier) throw notFound("order");
      return presentEarlier(earlier, page.links);
    },

    /** Takes the picture in place of the one that staff did not accept. */
    async sendReceipt(token: string, sent: readonly UploadedFile[], sender?: AbortSignal) {
      if (!canSendReceipt(await orderOfToken(database.db, token))) throw receiptNotAsked();
      const receipt = sent.findLast(({ field }) => field === "receipt");
      if (!receipt) throw fieldError("receipt", apiMessage("receipt_required"));
      const pictures = [{ path: receipt.path, field: receipt.field }];
      return files.storing(pictures, { isPublic: false, sender }, (stored) =>
        change(token, async (order, trx) => {
          if (!canSendReceipt(order)) throw receiptNotAsked();
          await files.register(trx, stored);
          await files.withdraw(trx, order.depositReceipt);
          await notifications.sendToStaff(trx, receiptNotice, { orderId: order.id });
          return {
            depositReceipt: stored[0]!.key,
            receiptHash: receipt.hash,
            paymentState: "receipt_to_check",
            receiptReason: "",
          };
        }),
      );
    },

    correctAddress: (token: string, address: Address) =>
      change(token, (order) => {
        if (order.status !== "pending") throw new HttpError(400, apiMessage("address_fixed"));
        return address;
      }),

    /** Cancels for the fee that the customer was told; sent twice it is cancelled already. */
    cancel: (token: string, feePercent: number) =>
      change(token, async (order, trx) => {
        if (order.status === "cancelled") return {};
        const terms = cancellationTerms(order, new Date());
        if (!terms) throw new HttpError(400, apiMessage("order_not_cancellable"));
        if (terms.feePercent > feePercent) {
          throw new HttpError(400, apiMessage("cancellation_terms_changed"));
        }
        const about = { orderId: order.id };
        const [phone] = order.phoneNumbers;
        await orderNews(trx, notifications).overtaken(order);
        await notifications.send(trx, orderCancelled, about, { email: order.email, phone });
        await notifications.sendToStaff(trx, cancellationNotice, about);
        return { status: "cancelled" };
      }),

    /**
     * Sends a new link to the order that has this number and phone, if there is one. Whoever asks
     * learns nothing of that.
     */
    sendLink: ({ orderNumber, phone }: FindOrder): Promise<void> =>
      database.transaction(async (trx) => {
        const store = orderStore(trx);
        const id = await store.idOfNumber(orderNumber);
        const order = id && (await store.findForUpdate(id));
        if (!order || !hasPhone(order, phone)) return;
        const about = { orderId: order.id };
        const sent = await notificationsAbout(trx, about, MOST_NOTIFICATIONS);
        const isRecent = (at: Date) => Date.now() - at.getTime() < LINK_PAUSE_MS;
        if (sent.some(({ name, createdAt }) => name === orderLink.kind && isRecent(createdAt)))
          return;
        const [to] = order.phoneNumbers;
        await notifications.send(trx, orderLink, about, { email: order.email, phone: to });
      }),
  };
}
export type OrderPageService = ReturnType<typeof orderPageService>;

const receiptNotAsked = () => new HttpError(400, apiMessage("receipt_not_asked"));

/** However either of them was typed. */
function hasPhone({ phoneNumbers, deliveryPhone }: OrderRow, typed: string): boolean {
  const own = [...phoneNumbers, deliveryPhone].flatMap(spellings);
  return spellings(typed).some((spelling) => own.includes(spelling));
}

/** The numbers in a text; of one that is none, such as a word, its letters and digits. */
function spellings(phone: string): string[] {
  const numbers = telNumbers(phone).filter((number) => number.length >= SHORTEST_PHONE);
  return numbers.length > 0 ? numbers : [phone.replaceAll(/[^\d\p{L}]/gu, "")];
}
