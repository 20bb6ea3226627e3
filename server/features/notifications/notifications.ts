import type { Config } from "#server/config.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { newJob, type NewJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";

import { notificationJob } from "./notification-job.ts";
import {
  NOTIFICATION_PAYLOADS,
  type Channel,
  type NotificationKind,
  type NotificationPayload,
} from "./notification-kinds.ts";

/**
 * Notifies people of events in the shop, each once. A notification is stored in the transaction of
 * its event, and waits until the shop can send it.
 */
export interface Notifications {
  /** By e-mail, and by SMS where there is a phone number and the shop has a gateway. */
  send<Kind extends NotificationKind>(
    trx: Db,
    kind: Kind,
    about: NotificationPayload<Kind>,
    to: { email: string; phone?: string },
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

export function createNotifications({ sms }: Pick<Config, "sms">): Notifications {
  return {
    async send(trx, kind, about, { email, phone }) {
      await jobStore(trx).add([
        jobFor("email", kind, about, email),
        ...(sms && phone ? [jobFor("sms", kind, about, phone)] : []),
      ]);
    },

    async sendToStaff(trx, kind, about) {
      const shop = await settingsStore(trx).find();
      if (shop?.email) await jobStore(trx).add([jobFor("email", kind, about, shop.email)]);
    },

    async sendWaiting(trx) {
      const kinds = Object.keys(NOTIFICATION_PAYLOADS) as NotificationKind[];
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
