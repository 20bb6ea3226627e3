import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { handleJobs, type CanRun, type JobHandler } from "#server/platform/jobs/job-kind.ts";

import { notificationJob } from "./notification-job.ts";
import {
  NOTIFICATIONS,
  type Channel,
  type NotificationKind,
  type NotificationPayload,
  type TemplateData,
} from "./notification-kinds.ts";
import { contactIn } from "./shop-contact.ts";
import type { SentRecorders, TemplateContext, TemplateReaders } from "./template-data.ts";

/** A notification and the data from which it is rendered. */
export interface Outgoing<Kind extends NotificationKind> {
  /** The same for each attempt. */
  id: string;
  kind: Kind;
  recipient: string;
  data: TemplateData<Kind>;
  /** Of the attempt. */
  trx: Db;
}

/** Passes a notification on to a mail server or gateway. Rejects when that failed. */
export type Send = <Kind extends NotificationKind>(notification: Outgoing<Kind>) => Promise<void>;

/** One way out, and whether it is there at the moment; without the latter it always is. */
export interface SendingChannel {
  send: Send;
  canSend?: CanRun;
}

export type Channels = Partial<Record<Channel, SendingChannel>>;

interface SendingParts {
  database: Pick<Database, "db" | "transaction">;
  channels: Channels;
  readers: TemplateReaders;
  recorders: SentRecorders;
  publicUrl: string;
}

/** Reads what a notification says, at the moment when it is sent or looked at. */
export async function readNotification<Kind extends NotificationKind>(
  readers: TemplateReaders,
  kind: Kind,
  about: NotificationPayload<Kind>,
  context: Omit<TemplateContext, "linkSecret">,
): Promise<TemplateData<Kind>> {
  const shop = await settingsStore(context.trx).find();
  if (!shop) throw new Error("The database holds no settings: it was never seeded.");
  const linkSecret = shop.fileLinkSecret;
  const { locale, subject } = await readers[kind](about, { ...context, linkSecret });
  const { publicUrl } = context;
  return { locale, shop: contactIn(locale, shop), publicUrl, ...subject };
}

/** What sends the notifications for which there is a channel. */
export function notificationHandlers(parts: SendingParts): JobHandler[] {
  const { channels, readers, recorders, publicUrl } = parts;
  const { db, transaction } = parts.database;
  const kinds = Object.keys(NOTIFICATIONS) as NotificationKind[];
  return Object.entries(channels).flatMap(([channel, way]) =>
    kinds.map((kind) => handlerOf(channel as Channel, kind, way)),
  );

  function handlerOf<Kind extends NotificationKind>(
    channel: Channel,
    kind: Kind,
    { send, canSend }: SendingChannel,
  ) {
    const job = notificationJob(channel, kind);
    return handleJobs(
      job,
      async ({ recipient, about }, { id, trx }) => {
        const context = { trx, db, transaction, recipient, publicUrl };
        const data = await readNotification(readers, kind, about, context);
        await send({ id, kind, recipient, data, trx });
        await recorders[kind]?.(about, trx);
      },
      { canRun: canSend },
    );
  }
}
