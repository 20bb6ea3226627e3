import { z } from "zod";

import type { JobKind } from "#server/platform/jobs/job-kind.ts";

import {
  NOTIFICATIONS,
  type Channel,
  type NotificationKind,
  type NotificationPayload,
} from "./notification-kinds.ts";

/** The data that is stored for a notification to one e-mail address or phone. */
interface StoredNotification<Kind extends NotificationKind> {
  recipient: string;
  about: NotificationPayload<Kind>;
}

const stored = z.object({ recipient: z.string(), about: z.unknown() });

/**
 * The kind of job that sends one kind of notification on one channel, e.g. `email:order-notice`.
 * Jobs wait for a node that has the channel and knows the kind.
 */
export function notificationJob<Kind extends NotificationKind>(
  channel: Channel,
  kind: Kind,
): JobKind<StoredNotification<Kind>> {
  const declared = NOTIFICATIONS[kind];
  return {
    name: `${channel}:${kind}`,
    isAwaited: declared.isAwaited,
    payload: {
      parse(payload) {
        const { recipient, about } = stored.parse(payload);
        return { recipient, about: declared.payload.parse(about) };
      },
    },
  };
}
