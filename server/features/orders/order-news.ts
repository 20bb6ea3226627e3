import {
  isLatestDiscarded,
  latestSent,
  withdraw,
} from "#server/features/notifications/notification-list.store.ts";
import type {
  Notification,
  NotificationKind,
} from "#server/features/notifications/notification.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { KnownOrderStatus, OrderStatus } from "#shared/orders/order-status.ts";
import { UNDO_MS } from "#shared/orders/undo.ts";

import type { AboutOrder } from "./notifications/about-order.ts";
import { orderCorrected, receiptAccepted } from "./notifications/order-notifications.ts";
import { STATUS_NEWS } from "./notifications/status-news.ts";
import type { OrderRow } from "./order.store.ts";

/** What customers are told of what staff do with their order, in the transaction in which they do it. */

/**
 * How long it waits, in milliseconds. Staff correct a slip, take back what they did to many, or set several
 * statuses in a row, within this time: their customer hears of the last one only. A little longer than
 * it can be taken back, so that no message is on its way by then.
 */
const PAUSE_MS = UNDO_MS + 10_000;

/** When it is sent at the earliest. */
export const newsTime = (): Date => new Date(Date.now() + PAUSE_MS);

/** The status of which each kind tells. */
const TOLD: ReadonlyMap<NotificationKind, string> = new Map([
  ["order-confirmation", "pending"],
  ["order-cancelled", "cancelled"],
  ...Object.entries(STATUS_NEWS).map(([status, { kind }]) => [kind, status] as const),
]);
const TELLING = [...TOLD.keys()];
/** What is no longer worth telling once a status is set. What staff do next says that it is paid, too. */
const OVERTAKEN: NotificationKind[] = [
  ...Object.values(STATUS_NEWS).map(({ kind }) => kind),
  "order-cancelled",
  "receipt-accepted",
];
/** What nobody need hear of an order that is cancelled. */
const POINTLESS: NotificationKind[] = ["order-corrected", "proof"];

type ToldOrder = Pick<OrderRow, "id" | "email" | "phoneNumbers">;
const aboutOf = ({ id }: Pick<OrderRow, "id">) => ({ orderId: id });
const recipientOf = ({ email, phoneNumbers: [phone] }: ToldOrder) => ({
  email,
  ...(phone !== undefined && { phone }),
});

export function orderNews(trx: Db, notifications: Notifications) {
  /** Nobody who knows this status already, or who never heard of the one that was taken back. */
  async function whoHears(orders: readonly ToldOrder[], status: OrderStatus): Promise<ToldOrder[]> {
    const told = await latestSent(trx, TELLING, orders.map(aboutOf));
    return orders.filter(({ id }) => {
      const kind = told.get(id);
      const known = kind && TOLD.get(kind);
      return status === "pending" ? known === "cancelled" : known !== status;
    });
  }

  const count = (orders: readonly ToldOrder[], status: OrderStatus) =>
    orders.reduce(
      (sum, order) => sum + notifications.countFor(STATUS_NEWS[status], recipientOf(order)),
      0,
    );

  const tell = (order: ToldOrder, news: Notification<NotificationKind, AboutOrder>) =>
    notifications.send(trx, news, aboutOf(order), recipientOf(order), { runAt: newsTime() });

  return {
    /** How many messages would follow from setting this status. */
    countOf: async (orders: readonly ToldOrder[], status: OrderStatus): Promise<number> =>
      count(await whoHears(orders, status), status),

    /**
     * That staff have set this status. What waits of the one before is not sent.
     * @returns how many messages wait to be sent
     */
    async statusSet(orders: readonly ToldOrder[], status: OrderStatus): Promise<number> {
      const abouts = orders.map(aboutOf);
      await withdraw(trx, OVERTAKEN, abouts);
      if (status === "cancelled") await withdraw(trx, POINTLESS, abouts);
      const hearing = await whoHears(orders, status);
      for (const order of hearing) await tell(order, STATUS_NEWS[status]);
      return count(hearing, status);
    },

    /** Once more that it is on its way, because what its customer knows of that was corrected. */
    async shippedAgain(order: ToldOrder): Promise<void> {
      await withdraw(trx, OVERTAKEN, [aboutOf(order)]);
      await tell(order, STATUS_NEWS.shipped);
    },

    /** That the receipt was accepted; nothing of an order that is cancelled. */
    async receiptAccepted(order: ToldOrder & { status: KnownOrderStatus }) {
      if (order.status !== "cancelled") await tell(order, receiptAccepted);
    },

    /**
     * That a status was taken back before anybody was told: of the earlier one is told what was to be told
     * then, that the receipt was accepted among it.
     */
    async takenBack(order: ToldOrder & Pick<OrderRow, "paymentState">, status: KnownOrderStatus) {
      // Old data has a status that nobody sets.
      if (status === "completed") return withdraw(trx, OVERTAKEN, [aboutOf(order)]);
      const wasToHear =
        status === "pending" &&
        order.paymentState === "accepted" &&
        (await isLatestDiscarded(trx, "receipt-accepted", aboutOf(order)));
      await this.statusSet([order], status);
      if (wasToHear) {
        await this.receiptAccepted({ ...order, status });
      }
    },

    /**
     * That staff have corrected it. Of several corrections in a row the customer hears once.
     */
    async corrected(order: ToldOrder): Promise<void> {
      await withdraw(trx, ["order-corrected"], [aboutOf(order)]);
      await tell(order, orderCorrected);
    },

    /** The customer has cancelled it: what waits is not sent. */
    overtaken: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, [...OVERTAKEN, ...POINTLESS], [aboutOf({ id })]),

    /** Staff have decided on the receipt otherwise. */
    receiptDecided: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, ["receipt-accepted", "better-receipt"], [aboutOf({ id })]),
  };
}
