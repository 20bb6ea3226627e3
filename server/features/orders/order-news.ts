import type { NotificationKind } from "#server/features/notifications/notification-kinds.ts";
import {
  isLatestDiscarded,
  latestSent,
  withdraw,
} from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { KnownOrderStatus, OrderStatus } from "#shared/orders/order-status.ts";
import { UNDO_MS } from "#shared/orders/undo.ts";

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

/** By what a customer learns of each status that staff set. */
const NEWS = {
  pending: "order-resumed",
  processing: "order-processing",
  shipped: "order-shipped",
  delivered: "order-delivered",
  cancelled: "order-cancelled-by-shop",
} as const satisfies Record<OrderStatus, NotificationKind>;

/** The status of which each kind tells. */
const TOLD: Partial<Record<NotificationKind, OrderStatus>> = {
  "order-confirmation": "pending",
  "order-cancelled": "cancelled",
  ...(Object.fromEntries(Object.entries(NEWS).map(([status, kind]) => [kind, status])) as Record<
    (typeof NEWS)[OrderStatus],
    OrderStatus
  >),
};
const TELLING = Object.keys(TOLD) as NotificationKind[];
/** What is no longer worth telling once a status is set. What staff do next says that it is paid, too. */
const OVERTAKEN: NotificationKind[] = [
  ...Object.values(NEWS),
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
      const known = kind && TOLD[kind];
      return status === "pending" ? known === "cancelled" : known !== status;
    });
  }

  const count = (orders: readonly ToldOrder[]) =>
    orders.reduce((sum, order) => sum + notifications.countFor(recipientOf(order)), 0);

  return {
    /** How many messages would follow from setting this status. */
    countOf: async (orders: readonly ToldOrder[], status: OrderStatus): Promise<number> =>
      count(await whoHears(orders, status)),

    /**
     * That staff have set this status. What waits of the one before is not sent.
     * @returns how many messages wait to be sent
     */
    async statusSet(orders: readonly ToldOrder[], status: OrderStatus): Promise<number> {
      const abouts = orders.map(aboutOf);
      await withdraw(trx, OVERTAKEN, abouts);
      if (status === "cancelled") await withdraw(trx, POINTLESS, abouts);
      const hearing = await whoHears(orders, status);
      for (const order of hearing) {
        const options = { runAt: newsTime() };
        await notifications.send(trx, NEWS[status], aboutOf(order), recipientOf(order), options);
      }
      return count(hearing);
    },

    /** That the receipt was accepted; nothing of an order that is cancelled. */
    async receiptAccepted(order: ToldOrder & { status: KnownOrderStatus }) {
      if (order.status === "cancelled") return;
      const options = { runAt: newsTime() };
      await notifications.send(
        trx,
        "receipt-accepted",
        aboutOf(order),
        recipientOf(order),
        options,
      );
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
      const options = { runAt: newsTime() };
      await notifications.send(trx, "order-corrected", aboutOf(order), recipientOf(order), options);
    },

    /** The customer has cancelled it: what waits is not sent. */
    overtaken: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, [...OVERTAKEN, ...POINTLESS], [aboutOf({ id })]),

    /** Staff have decided on the receipt otherwise. */
    receiptDecided: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, ["receipt-accepted", "better-receipt"], [aboutOf({ id })]),
  };
}
