import type { Config } from "#server/config.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { lockFor } from "#server/platform/database/lock-for.ts";
import type { NewJob } from "#server/platform/jobs/job-kind.ts";
import { jobStore } from "#server/platform/jobs/job.store.ts";
import { normalizeEmail } from "#shared/text.ts";

import { countSince } from "./notification-list.store.ts";
import {
  jobName,
  jobNames,
  type Channel,
  type Ids,
  type Notification,
  type NotificationKind,
} from "./notification.ts";

/** A kind of notification that tells of such a record. */
type Of<About extends Ids> = Notification<NotificationKind, About>;
type Addresses = { email: string; phone?: string };

/**
 * Notifies people of events in the shop, each once. A notification is stored in the transaction of
 * its event, and waits until the shop can send it.
 */
export interface Notifications {
  /**
   * By e-mail, and by SMS where it is sent so, there is a phone number and the shop has a gateway; not
   * before `runAt`.
   */
  send<About extends Ids>(
    trx: Db,
    notification: Of<About>,
    about: NoInfer<About>,
    to: Addresses,
    options?: { runAt?: Date },
  ): Promise<void>;
  /** What `send` stores, for a statement that stores it together with its event. */
  jobsFor<About extends Ids>(
    notification: Of<About>,
    about: NoInfer<About>,
    to: Addresses,
  ): NewJob[];
  /** What `sendToStaff` stores, likewise. @param email the shop's own address */
  jobsForStaff<About extends Ids>(
    notification: Of<About>,
    about: NoInfer<About>,
    email: string,
  ): NewJob[];
  /** How many messages `send` makes for them. */
  countFor(notification: Notification, to: Addresses): number;
  /**
   * Says by e-mail that something has arrived, to an address that whoever sent it typed: at most so
   * often that nobody's mailbox can be filled with it.
   */
  acknowledge<About extends Ids>(
    trx: Db,
    notification: Of<About>,
    about: NoInfer<About>,
    email: string,
  ): Promise<void>;
  /** By e-mail to the shop's own address; none is sent while it has no address. */
  sendToStaff<About extends Ids>(
    trx: Db,
    notification: Of<About>,
    about: NoInfer<About>,
  ): Promise<void>;
  /** What failed and waits for its next try is due at once: the way out may be another by now. */
  sendWaiting(trx: Db): Promise<void>;
}

/** So many of a kind go to one address within this time, in milliseconds. */
const MOST_ACKNOWLEDGED = 3;
const ACKNOWLEDGED_MS = 60 * 60_000;

export function createNotifications({ sms }: Pick<Config, "sms">): Notifications {
  /** The ways to somebody, with their address on each. */
  function waysTo({ channels }: Notification, { email, phone }: Addresses) {
    const addresses: Record<Channel, string | undefined> = { email, sms: sms && phone };
    return channels.flatMap((channel) => {
      const recipient = addresses[channel];
      // Customers who were erased have '' for an address.
      return recipient ? [{ channel, recipient }] : [];
    });
  }

  const jobsFor: Notifications["jobsFor"] = (notification, about, to) =>
    waysTo(notification, to).map(({ channel, recipient }) =>
      jobFor(channel, notification, about, recipient),
    );
  const jobsForStaff: Notifications["jobsForStaff"] = (notification, about, email) =>
    email ? [jobFor("email", notification, about, email)] : [];

  return {
    jobsFor,
    jobsForStaff,

    async send(trx, notification, about, to, { runAt } = {}) {
      const jobs = jobsFor(notification, about, to);
      await jobStore(trx).add(jobs.map((job) => ({ ...job, runAt })));
    },

    countFor: (notification, to) => waysTo(notification, to).length,

    async acknowledge(trx, notification, about, email) {
      const recipient = normalizeEmail(email);
      await lockFor(trx, `acknowledge ${recipient}`);
      const since = new Date(Date.now() - ACKNOWLEDGED_MS);
      const name = jobName("email", notification.kind);
      const count = await countSince(trx, name, recipient, since);
      if (count < MOST_ACKNOWLEDGED) {
        await jobStore(trx).add([jobFor("email", notification, about, recipient)]);
      }
    },

    async sendToStaff(trx, notification, about) {
      const shop = await settingsStore(trx).find();
      await jobStore(trx).add(jobsForStaff(notification, about, shop?.email ?? ""));
    },

    async sendWaiting(trx) {
      await jobStore(trx).retryNow(jobNames(["email"]));
    },
  };
}

function jobFor<About extends Ids>(
  channel: Channel,
  { kind }: Of<About>,
  about: About,
  recipient: string,
): NewJob {
  const key = [recipient, ...Object.values(about)].join(" ");
  // As `notificationJob` has it, whose schema would be made anew for each.
  return { kind: jobName(channel, kind), payload: { recipient, about }, key };
}
