import type { NotificationKind } from "#server/features/notifications/notification-kinds.ts";
import { latestSent, withdraw } from "#server/features/notifications/notification-list.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Db } from "#server/platform/database/connect.ts";
import type { KnownOrderStatus, OrderStatus } from "#shared/orders/order-status.ts";

import type { OrderRow } from "./order.store.ts";

/** What customers are told of what staff do with their order, in the transaction in which they do it. */

/**
 * How long it waits, in milliseconds. Staff correct a slip, or set several statuses in a row, within this
 * time: their customer hears of the last one only.
 */
const PAUSE_MS = 2 * 60_000;

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

export function orderNews(trx: Db, notifications: Notifications) {
  const runAt = () => new Date(Date.now() + PAUSE_MS);

  return {
    /**
     * That staff have set this status. What waits of the one before is not sent; and nothing is sent to a
     * customer who knows this status already, or who never heard of the one that was taken back.
     */
    async statusSet(orders: readonly ToldOrder[], status: OrderStatus): Promise<void> {
      const abouts = orders.map(({ id }) => ({ orderId: id }));
      await withdraw(trx, OVERTAKEN, abouts);
      if (status === "cancelled") await withdraw(trx, POINTLESS, abouts);
      const told = await latestSent(trx, TELLING, abouts);
      for (const { id, email, phoneNumbers } of orders) {
        const kind = told.get(id);
        const known = kind && TOLD[kind];
        const isNews = status === "pending" ? known === "cancelled" : known !== status;
        if (!isNews) continue;
        const to = { email, phone: phoneNumbers[0] };
        await notifications.send(trx, NEWS[status], { orderId: id }, to, { runAt: runAt() });
      }
    },

    /** That the receipt was accepted; nothing of an order that is cancelled. */
    async receiptAccepted({
      id,
      email,
      phoneNumbers,
      status,
    }: ToldOrder & { status: KnownOrderStatus }) {
      if (status === "cancelled") return;
      const to = { email, phone: phoneNumbers[0] };
      await notifications.send(trx, "receipt-accepted", { orderId: id }, to, { runAt: runAt() });
    },

    /**
     * That staff have corrected it. Of several corrections in a row the customer hears once.
     */
    async corrected({ id, email, phoneNumbers }: ToldOrder): Promise<void> {
      await withdraw(trx, ["order-corrected"], [{ orderId: id }]);
      const to = { email, phone: phoneNumbers[0] };
      await notifications.send(trx, "order-corrected", { orderId: id }, to, { runAt: runAt() });
    },

    /** The customer has cancelled it: what waits is not sent. */
    overtaken: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, [...OVERTAKEN, ...POINTLESS], [{ orderId: id }]),

    /** Staff have decided on the receipt otherwise. */
    receiptDecided: ({ id }: Pick<OrderRow, "id">): Promise<void> =>
      withdraw(trx, ["receipt-accepted", "better-receipt"], [{ orderId: id }]),
  };
}
