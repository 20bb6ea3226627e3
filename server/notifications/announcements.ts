import type { Config } from "#server/config.ts";
import type { Db } from "#server/database/connect.ts";
import type { OrderWithAddons } from "#server/orders/order.store.ts";
import { settingsStore } from "#server/settings/settings.store.ts";

import type { MessageJobs } from "./message-jobs.store.ts";
import { outboxStore, type NewMessage } from "./outbox.store.ts";

/** Tells people what happened in the shop. What is told commits with what happened, or not at all. */
export interface Announcements {
  /** The confirmation for the customer, and the notice for staff. */
  orderPlaced(trx: Db, order: OrderWithAddons): Promise<void>;
}

/** @param jobs sends it; without it everything waits in the outbox for a start that has it */
export function announcements(
  { sms }: Pick<Config, "sms">,
  jobs?: Pick<MessageJobs, "add">,
): Announcements {
  async function announce(trx: Db, messages: readonly NewMessage[]): Promise<void> {
    const ids = await outboxStore(trx).add(messages);
    await jobs?.add(trx, ids);
  }

  return {
    async orderPlaced(trx, order) {
      const payload = { orderId: order.id };
      const [phone] = order.phoneNumbers;
      const shop = await settingsStore(trx).find();
      const confirmation = { kind: "order-confirmation", payload } as const;
      const notice = { kind: "order-notice", payload } as const;
      await announce(trx, [
        { ...confirmation, channel: "email", recipient: order.email },
        ...(sms && phone ? [{ ...confirmation, channel: "sms", recipient: phone } as const] : []),
        ...(shop?.email ? [{ ...notice, channel: "email", recipient: shop.email } as const] : []),
      ]);
    },
  };
}
