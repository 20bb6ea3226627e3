import type { Notifications } from "#server/features/notifications/notifications.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { transactionOrDryRun } from "#server/platform/database/dry-run.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { readExport } from "#server/platform/database/lists/exported-file.ts";
import { staffWrites } from "#server/platform/database/staff-writes.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, fieldError } from "#server/platform/http-error.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { ExportFormat } from "#shared/http/csv-call.ts";
import type { User } from "#shared/session/session.ts";
import type { SubscriberLink } from "#shared/subscribers/subscriber-link.ts";
import type { SubscriberQuery } from "#shared/subscribers/subscriber.ts";
import type { SubscriberChange, Subscription } from "#shared/subscribers/subscriber.ts";
import { normalizeEmail } from "#shared/text.ts";

import { newsletterConfirmation } from "./newsletter-confirmation.ts";
import type { SubscriberLinks } from "./subscriber-links.ts";
import { SUBSCRIBER_CSV, subscriberStore, type SubscriberRow } from "./subscriber.store.ts";
import { subscribers } from "./subscriber.table.ts";

const ENTITY = "subscriber";
/** The user in the history: subscribers have no account. */
const BY_OWNER = null;

const alreadySubscribed = () => fieldError("email", apiMessage("already_subscribed"));

export function subscriberService(
  database: Database,
  notifications: Notifications,
  links: SubscriberLinks,
) {
  const writes = staffWrites(database, subscribers, ENTITY);

  const askToConfirm = (trx: Db, { id, email }: Pick<SubscriberRow, "id" | "email">) =>
    notifications.send(trx, newsletterConfirmation, { subscriberId: id }, { email });

  return {
    list: subscriberStore(database.reads.db).list,
    readExport: (query: SubscriberQuery, format: ExportFormat) =>
      readExport(database.reads, SUBSCRIBER_CSV, query, format),

    /**
     * Adds a subscriber and asks for confirmation. For an address that is subscribed already
     * (regardless of case) it throws, and asks again if the last mail is over an hour old. A
     * deleted address may subscribe again.
     */
    async subscribe(
      subscription: Subscription & { source: string },
      { isDryRun }: { isDryRun: boolean },
    ): Promise<void> {
      const isNew = await transactionOrDryRun(database, { isDryRun }, async (trx) => {
        const subscribing = subscriberStore(trx);
        const added = await subscribing.add(subscription);
        const asked = added ?? (await subscribing.askAgain(subscription.email));
        if (asked) await askToConfirm(trx, asked);
        return added !== undefined;
      });
      // After the commit, so that the mail is sent although the call fails.
      if (!isNew) throw alreadySubscribed();
    },

    /** By the subscriber's link. Following it again changes nothing. */
    confirm: ({ subscriber: id, key }: SubscriberLink): Promise<void> =>
      database.transaction(async (trx) => {
        const subscriber = await subscriberStore(trx).findEverForUpdate(id);
        if (!subscriber || subscriber.deletedAt || !links.isGood("confirm", subscriber, key)) {
          throw new HttpError(400, apiMessage("confirm_link_expired"));
        }
        if (subscriber.confirmedAt) return;
        const { confirmedAt } = await subscriberStore(trx).confirm(id);
        const history = historyStore(trx);
        await history.recordChange(BY_OWNER, ENTITY, id, "update", subscriber, { confirmedAt });
      }),

    /**
     * By the subscriber's link: deletes the subscriber. The link works as long as the address is
     * the same, even after it was deleted and has subscribed again.
     */
    unsubscribe: ({ subscriber: id, key }: SubscriberLink): Promise<void> =>
      database.transaction(async (trx) => {
        const subscriber = await subscriberStore(trx).findEverForUpdate(id);
        if (!subscriber || !links.isGood("unsubscribe", subscriber, key)) {
          throw new HttpError(400, apiMessage("unsubscribe_link_expired"));
        }
        const removed = await subscriberStore(trx).removeAddress(subscriber.email);
        if (!removed) return;
        const history = historyStore(trx);
        await history.recordChange(BY_OWNER, ENTITY, removed.id, "delete", removed, {});
      }),

    /** A new address is not confirmed yet: its owner is asked to confirm. */
    changeEmail: (id: string, { email }: SubscriberChange, by: User, version?: string) =>
      throwOnDuplicate(
        writes.update(id, { email }, by, {
          version,
          more: async (before, trx) => {
            if (normalizeEmail(before.email) === normalizeEmail(email)) return;
            await subscriberStore(trx).beginConfirmation(id);
            await askToConfirm(trx, { id, email });
          },
        }),
        "subscribers_email_unique",
        alreadySubscribed,
      ),

    remove: (id: string, by: User) => writes.remove(id, by),
  };
}
export type SubscriberService = ReturnType<typeof subscriberService>;
