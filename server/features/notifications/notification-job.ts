import { z } from "zod";

import type { JobKind } from "#server/platform/jobs/job-kind.ts";
import { NOTIFICATION_KINDS } from "#shared/outbox/outbox.ts";

import type { Channel, Ids, Notification, NotificationKind } from "./notification.ts";

/** The name of the kind of job that sends one kind of notification on one channel, e.g. `email:order-notice`. */
export const jobName = (channel: Channel, kind: NotificationKind) => `${channel}:${kind}`;

export const jobNames = (
  channels: readonly Channel[],
  kinds: readonly NotificationKind[] = NOTIFICATION_KINDS,
) => channels.flatMap((channel) => kinds.map((kind) => jobName(channel, kind)));

/**
 * The kind of job that sends one kind of notification on one channel. Jobs wait for a node that has the
 * channel and knows the kind.
 */
export function notificationJob<About extends Ids>(
  channel: Channel,
  { kind, about, isAwaited }: Notification<NotificationKind, About>,
): JobKind<{ recipient: string; about: About }> {
  const payload = z.object({ recipient: z.string(), about });
  return { name: jobName(channel, kind), isAwaited, payload };
}
