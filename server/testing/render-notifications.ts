import { fileURLToPath } from "node:url";

import type {
  NotificationRenderer,
  NotificationRenderers,
} from "#server/features/notifications/notification-renderer.ts";

import { loadInEach } from "./in-language.ts";

const RENDERER = fileURLToPath(
  new URL("../../app/notifications/render-notification.tsx", import.meta.url),
);

let loaded: Promise<NotificationRenderers> | undefined;

/** The renderers of notifications, from the current sources. */
export function loadNotificationRenderers(): Promise<NotificationRenderers> {
  return (loaded ??= loadInEach<NotificationRenderer>(RENDERER));
}
