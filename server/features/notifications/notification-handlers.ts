import type { MailServerRow } from "#server/features/mail-server/mail-server.store.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import { FILE_LINK_SECRET } from "#server/features/settings/settings.table.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { handleJobs, type CanRun, type JobHandler } from "#server/platform/jobs/job-kind.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";

import {
  notificationJob,
  type Channel,
  type CommonData,
  type Ids,
  type Notification,
  type ReadingContext,
} from "./notification.ts";
import { contactIn } from "./shop-contact.ts";

/** A notification and the data from which it is written. */
interface Outgoing {
  /** The same for each attempt. */
  id: string;
  notification: Notification;
  recipient: string;
  data: CommonData;
  /** Of the attempt. */
  trx: Db;
  /** In the place of the mail server of the moment. */
  serverBefore?: MailServerRow | undefined;
}

/** Passes a notification on to a mail server or gateway. Rejects when that failed. */
export type Send = (outgoing: Outgoing) => Promise<void>;

/** One way out, and whether it is there at the moment; without the latter it always is. */
export interface SendingChannel {
  send: Send;
  canSend?: CanRun;
}

export type Channels = Partial<Record<Channel, SendingChannel>>;

interface SendingParts {
  database: Pick<Database, "db" | "transaction">;
  secrets: Secrets;
  channels: Channels;
  notifications: readonly Notification[];
  publicUrl: string;
}

/** Reads what a notification says, at the moment when it is sent or looked at. */
export async function readNotification(
  notification: Notification,
  about: Ids,
  { secrets, ...context }: Omit<ReadingContext, "linkSecrets"> & { secrets: Secrets },
): Promise<CommonData> {
  const shop = await settingsStore(context.trx).find();
  if (!shop) throw new Error("The database holds no settings: it was never seeded.");
  const linkSecrets = { current: secrets.open(shop.fileLinkSecret, FILE_LINK_SECRET) };
  const { locale, subject } = await notification.read(about, { ...context, linkSecrets });
  const { publicUrl } = context;
  return { locale, shop: contactIn(locale, shop), publicUrl, ...subject };
}

/** What sends these notifications on the channels that there are. */
export function notificationHandlers(parts: SendingParts): JobHandler[] {
  const { secrets, channels, notifications, publicUrl } = parts;
  const { db, transaction } = parts.database;
  return Object.entries(channels).flatMap(([channel, { send, canSend }]) =>
    notifications.map((notification) =>
      handleJobs(
        notificationJob(channel as Channel, notification),
        async ({ recipient, about }, { id, trx }) => {
          const context = { trx, db, transaction, secrets, recipient, publicUrl };
          const data = await readNotification(notification, about, context);
          const serverBefore = await notification.serverBefore?.(about, trx);
          await send({ id, notification, recipient, data, trx, serverBefore });
          await notification.recordSent?.(about, trx);
        },
        // Another server needs none of the moment.
        { canRun: notification.serverBefore ? undefined : canSend },
      ),
    ),
  );
}
