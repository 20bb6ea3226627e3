import type { Config } from "#server/config.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import { newJob, type NewJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { normalizeEmail } from "#shared/text.ts";

import { notificationJob } from "./notification-job.ts";
import {
  NOTIFICATIONS,
  type Channel,
  type NotificationKind,
  type NotificationPayload,
} from "./notification-kinds.ts";
import { countSince } from "./notification-list.store.ts";

/**
 * Notifies people of events in the shop, each once. A notification is stored in the transaction of
 * its event, and waits until the shop can send it.
 */
export interface Notifications {
  /**
   * By e-mail, and by SMS where there is a phone number and the shop has a gateway; not before `runAt`.
   */
  send<Kind extends NotificationKind>(
    trx: Db,
    kind: Kind,
    about: NotificationPayload<Kind>,
    to: { email: string; phone?: string },
    options?: { runAt?: Date },
  ): Promise<void>;
  /** How many messages `send` makes for them. */
  countFor(to: { email: string; phone?: string }): number;
  /**
   * Says by e-mail that something has arrived, to an address that whoever sent it typed: at most so
   * often that nobody's mailbox can be filled with it.
   */
  acknowledge<Kind extends NotificationKind>(
    trx: Db,
    kind: Kind,
    about: NotificationPayload<Kind>,
    email: string,
  ): Promise<void>;
  /** By e-mail to the shop's own address; none is sent while it has no address. */
  sendToStaff<Kind extends NotificationKind>(
    trx: Db,
    kind: Kind,
    about: NotificationPayload<Kind>,
  ): Promise<void>;
  /** What failed and waits for its next try is due at once: the way out may be another by now. */
  sendWaiting(trx: Db): Promise<void>;
}

/** So many of a kind go to one address within this time, in milliseconds. */
const MOST_ACKNOWLEDGED = 3;
const ACKNOWLEDGED_MS = 60 * 60_000;

export function createNotifications({ sms }: Pick<Config, "sms">): Notifications {
  return {
    async send(trx, kind, about, { email, phone }, { runAt } = {}) {
      await jobStore(trx).add([
        { ...jobFor("email", kind, about, email), runAt },
        ...(sms && phone ? [{ ...jobFor("sms", kind, about, phone), runAt }] : []),
      ]);
    },

    countFor: ({ phone }) => (sms && phone ? 2 : 1),

    async acknowledge(trx, kind, about, email) {
      const recipient = normalizeEmail(email);
      await lockFor(trx, `acknowledge ${recipient}`);
      const since = new Date(Date.now() - ACKNOWLEDGED_MS);
      const count = await countSince(trx, notificationJob("email", kind).name, recipient, since);
      if (count < MOST_ACKNOWLEDGED) {
        await jobStore(trx).add([jobFor("email", kind, about, recipient)]);
      }
    },

    async sendToStaff(trx, kind, about) {
      const shop = await settingsStore(trx).find();
      if (shop?.email) await jobStore(trx).add([jobFor("email", kind, about, shop.email)]);
    },

    async sendWaiting(trx) {
      const kinds = Object.keys(NOTIFICATIONS) as NotificationKind[];
      await jobStore(trx).retryNow(kinds.map((kind) => notificationJob("email", kind).name));
    },
  };
}

function jobFor<Kind extends NotificationKind>(
  channel: Channel,
  kind: Kind,
  about: NotificationPayload<Kind>,
  recipient: string,
): NewJob {
  const key = [recipient, ...Object.values(about)].join(" ");
  return newJob(notificationJob(channel, kind), { recipient, about }, { key });
}
