import type { Logger } from "pino";

import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/connect.ts";

import { emailChannel } from "./channels/email.ts";
import { smsChannel } from "./channels/sms.ts";
import { notificationDelivery, type Channels } from "./deliver-notification.ts";
import type { NotificationJobs, Timing } from "./notification-jobs.store.ts";
import type { NotificationRenderers } from "./notification-kinds.ts";
import { createNotifications, type Notifications } from "./notifications.ts";
import type { Channel } from "./outbox.table.ts";

interface NotificationParts {
  config: Pick<Config, "smtp" | "sms" | "mailFrom" | "publicUrl">;
  /** Migrated. */
  database: Database;
  log: Logger;
  renderers: NotificationRenderers;
  timing?: Timing;
}

/**
 * Starts to send what waits in the outbox, as far as there is a channel for it. Disposing lets
 * what is under way finish.
 */
export async function startNotifications(
  parts: NotificationParts,
): Promise<Notifications & AsyncDisposable> {
  const jobs = await startJobs(parts);
  return {
    ...createNotifications(parts.config, jobs),
    [Symbol.asyncDispose]: async () => jobs?.[Symbol.asyncDispose](),
  };
}

async function startJobs(parts: NotificationParts): Promise<NotificationJobs | undefined> {
  const { config, database, log, renderers } = parts;
  const channels: Channels = {
    ...(config.smtp && { email: emailChannel({ ...config, smtp: config.smtp }, renderers) }),
    ...(config.sms && { sms: smsChannel(config.sms, renderers) }),
  };
  const configured = Object.keys(channels) as Channel[];
  if (configured.length === 0) return undefined;
  // A shop that can send nothing needs not wait for what sends.
  const { startNotificationJobs, USUAL_TIMING } = await import("./notification-jobs.store.ts");
  return startNotificationJobs({
    database,
    log,
    channels: configured,
    deliver: notificationDelivery({ database, log, channels, publicUrl: config.publicUrl }),
    timing: parts.timing ?? USUAL_TIMING,
  });
}
