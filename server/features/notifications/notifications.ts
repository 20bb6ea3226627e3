import type { Config } from "#server/config.ts";
import type { BulkOrderRow } from "#server/features/bulk-orders/bulk-order.store.ts";
import type { MessageRow } from "#server/features/messages/message.store.ts";
import type { OrderWithAddons } from "#server/features/orders/order.store.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { SubscriberRow } from "#server/features/subscribers/subscriber.store.ts";
import type { Db } from "#server/platform/database/connect.ts";

import type { NotificationJobs } from "./notification-jobs.store.ts";
import type { NotificationSubject } from "./notification-kinds.ts";
import { outboxStore, type NewNotification } from "./outbox.store.ts";

/** Tells people what happened in the shop. What is told commits with what happened, or not at all. */
export interface Notifications {
  /** The confirmation for the customer, and the notice for staff. */
  orderPlaced(trx: Db, order: OrderWithAddons): Promise<void>;
  /** The notice for staff. */
  messageReceived(trx: Db, message: Pick<MessageRow, "id">): Promise<void>;
  /** The notice for staff. */
  bulkOrderReceived(trx: Db, bulkOrder: Pick<BulkOrderRow, "id">): Promise<void>;
  /** Asks the address's owner to confirm it; once, however long the question waits to be sent. */
  addressToConfirm(trx: Db, subscriber: Pick<SubscriberRow, "id" | "email">): Promise<void>;
}

/** @param jobs sends it; without it everything waits in the outbox for a start that has it */
export function createNotifications(
  { sms }: Pick<Config, "sms">,
  jobs?: Pick<NotificationJobs, "add">,
): Notifications {
  async function enqueue(trx: Db, messages: readonly NewNotification[]): Promise<void> {
    const ids = await outboxStore(trx).add(messages);
    await jobs?.add(trx, ids);
  }

  return {
    async orderPlaced(trx, order) {
      const payload = { orderId: order.id };
      const [phone] = order.phoneNumbers;
      const confirmation = { kind: "order-confirmation", payload } as const;
      await enqueue(trx, [
        { ...confirmation, channel: "email", recipient: order.email },
        ...(sms && phone ? [{ ...confirmation, channel: "sms", recipient: phone } as const] : []),
        ...(await toStaff(trx, { kind: "order-notice", payload })),
      ]);
    },

    async messageReceived(trx, { id }) {
      const payload = { messageId: id };
      await enqueue(trx, await toStaff(trx, { kind: "message-notice", payload }));
    },

    async bulkOrderReceived(trx, { id }) {
      const payload = { bulkOrderId: id };
      await enqueue(trx, await toStaff(trx, { kind: "bulk-order-notice", payload }));
    },

    async addressToConfirm(trx, { id, email }) {
      const confirmation: NewNotification = {
        kind: "newsletter-confirmation",
        payload: { subscriberId: id },
        channel: "email",
        recipient: email,
      };
      if (await outboxStore(trx).isWaiting(confirmation)) return;
      await enqueue(trx, [confirmation]);
    },
  };
}

/** An e-mail to the shop's own address; none while it has none. */
async function toStaff(trx: Db, subject: NotificationSubject): Promise<NewNotification[]> {
  const shop = await settingsStore(trx).find();
  return shop?.email ? [{ ...subject, channel: "email", recipient: shop.email }] : [];
}
