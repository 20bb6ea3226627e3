import { listenLive, type LiveMessage } from "#app/api/live-source.ts";

const NAME = "panel-live";

/**
 * Reports events in the shop. One tab of the browser holds the connection and passes events on to
 * the others; when it is closed, another takes over.
 * @returns a function that ends it
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
  // Without HTTPS the browser has no locks, and each tab has a connection of its own.
  if (!("locks" in navigator)) listenLive(hear, ending.signal);
  else void navigator.locks.request(NAME, { signal: ending.signal }, listen).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}
