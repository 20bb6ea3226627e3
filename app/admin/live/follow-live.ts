import { listenLive, type LiveMessage } from "#app/api/live-source.ts";

const NAME = "panel-live";

/**
 * Tells of what happens in the shop, whichever tab of the browser is connected: one holds the
 * connection and passes on what comes; when it is closed, the next one takes over.
 * @returns ends it
 */
export function followLive(hear: (message: LiveMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  const ending = new AbortController();
  channel.addEventListener("message", ({ data }) => hear(data as LiveMessage));
  const tell = (message: LiveMessage) => {
    channel.postMessage(message);
    hear(message);
  };
  const listen = () => {
    listenLive(tell, ending.signal);
    return new Promise<void>((resolve) => ending.signal.addEventListener("abort", () => resolve()));
  };
  // Pages without HTTPS have no locks; there each tab has a connection of its own.
  if (!("locks" in navigator)) listenLive(hear, ending.signal);
  else void navigator.locks.request(NAME, { signal: ending.signal }, listen).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
