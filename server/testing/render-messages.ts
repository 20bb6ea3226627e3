import { fileURLToPath } from "node:url";

import type { MessageRenderer } from "#server/notifications/message-kinds.ts";

const RENDERER = fileURLToPath(
  new URL("../../app/notifications/render-message.tsx", import.meta.url),
);

let loaded: Promise<MessageRenderer> | undefined;

/** The renderer of messages as its sources are now: Node reads no JSX, and no build is needed. */
export function loadMessageRenderer(): Promise<MessageRenderer> {
  return (loaded ??= load());
}

async function load(): Promise<MessageRenderer> {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<MessageRenderer>(RENDERER, {
    configFile: false,
    logLevel: "error",
  });
  return module;
}
