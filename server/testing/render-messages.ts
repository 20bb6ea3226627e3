import { fileURLToPath } from "node:url";

import type {
  MessageRenderer,
  MessageRenderers,
} from "#server/features/notifications/notification-kinds.ts";

import { loadInEach } from "./in-language.ts";

const RENDERER = fileURLToPath(
  new URL("../../app/notifications/render-message.tsx", import.meta.url),
);

let loaded: Promise<MessageRenderers> | undefined;

/** The renderers of messages as their sources are now. */
export function loadMessageRenderers(): Promise<MessageRenderers> {
  return (loaded ??= loadInEach<MessageRenderer>(RENDERER));
}
