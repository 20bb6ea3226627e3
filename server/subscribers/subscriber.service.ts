import type { Database } from "#server/database/connect.ts";
import { refusingDuplicates } from "#server/database/duplicates.ts";
import { performed } from "#server/database/rehearse.ts";
import { staffWrites } from "#server/database/staff-writes.ts";
import { refuseField } from "#server/errors.ts";
import type { User } from "#shared/session/session.ts";
import type { Subscription } from "#shared/subscribers/subscriber.ts";
import { normalizeEmail } from "#shared/text.ts";

import { subscriberStore } from "./subscriber.store.ts";
import { subscribers } from "./subscriber.table.ts";

const alreadySubscribed = () => refuseField("email", "This email is already subscribed");

export function subscriberService(database: Database) {
  const store = subscriberStore(database.db);
  const writes = staffWrites(database, subscribers, { entity: "subscriber", label: "Subscriber" });
  return {
    list: store.list,

    /** Refuses an address that is subscribed, however it is typed; a deleted one may come again. */
    async subscribe(
      { email }: Subscription,
      { isRehearsal }: { isRehearsal: boolean },
    ): Promise<void> {
      const isNew = await performed(database, { isRehearsal }, (trx) =>
        subscriberStore(trx).add(email),
      );
      if (!isNew) throw alreadySubscribed();
    },

    /** Another address is one that nobody has confirmed. */
    changeEmail: (id: string, { email }: Subscription, by: User) =>
      refusingDuplicates(
        writes.update(id, { email }, by, {
          more: async (before, trx) => {
            if (normalizeEmail(before.email) === normalizeEmail(email)) return;
            await subscriberStore(trx).forgetConfirmation(id);
          },
        }),
        "subscribers_email_unique",
        alreadySubscribed,
      ),

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
