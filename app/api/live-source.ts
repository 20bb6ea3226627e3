import { API_PATH } from "#shared/http/call.ts";
import {
  LIVE_BEAT,
  LIVE_BEAT_MS,
  LIVE_EVENT,
  LIVE_PATH,
  liveEventSchema,
  type LiveEvent,
} from "#shared/live/live-event.ts";

/** The time limit without any event, in milliseconds: two heartbeats are missing then. */
const SILENCE_MS = 2.5 * LIVE_BEAT_MS;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

export type LiveMessage =
  | { type: "event"; event: LiveEvent }
  /** The connection was restored after a failure: anything may have changed meanwhile. */
  | { type: "resumed" }
  /** The connection failed and is being retried. */
  | { type: "lost" };

/**
 * Listens to events in the shop until `signal` is aborted. A connection that fails or is silent for
 * too long is opened again, at once when the network is back, and missed events are reported.
 */
export function listenLive(tell: (message: LiveMessage) => void, signal: AbortSignal): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  /** The id of the last event. */
  let since = "";
  let wasLost = false;

  function connect(): void {
    clearTimeout(timer);
    source?.close();
    const query = since && `?${new URLSearchParams({ since })}`;
    const mine = new EventSource(API_PATH + LIVE_PATH + query);
    source = mine;
    mine.addEventListener(LIVE_BEAT, ({ lastEventId }) => {
      heard(lastEventId);
      if (wasLost) tell({ type: "resumed" });
      wasLost = false;
      wait = FIRST_WAIT_MS;
    });
    mine.addEventListener(LIVE_EVENT, ({ data, lastEventId }) => {
      heard(lastEventId);
      const event = liveEventSchema.safeParse(JSON.parse(data as string));
      if (event.success) tell({ type: "event", event: event.data });
    });
    mine.addEventListener("error", lose);
    timer = setTimeout(lose, SILENCE_MS);
  }

  function heard(id: string): void {
    since = id;
    clearTimeout(timer);
    timer = setTimeout(lose, SILENCE_MS);
  }

  function lose(): void {
    source?.close();
    wasLost = true;
    tell({ type: "lost" });
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  const onOnline = () => wasLost && connect();
  addEventListener("online", onOnline);
  signal.addEventListener("abort", () => {
    source?.close();
    clearTimeout(timer);
    removeEventListener("online", onOnline);
  });
  connect();
}
