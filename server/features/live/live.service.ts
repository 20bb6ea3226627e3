import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { liveEventSchema, type LiveEvent } from "#shared/live/live-event.ts";

import { LiveStreams } from "./live-streams.ts";
import { liveStore } from "./live.store.ts";

/** The channel on which the triggers of tables with visitors' orders and messages notify. */
const CHANNEL = "staff_events";

/**
 * Events missed for longer than this, in milliseconds, are not repeated: lists are refetched
 * anyway.
 */
const LONGEST_GAP_MS = 24 * 60 * 60_000;

interface Reader {
  userId: string;
  /** Whether the session that opened the stream is still valid. */
  isSignedIn: () => Promise<boolean>;
}

export function liveService(database: Database) {
  const streams = new LiveStreams();
  const store = liveStore(database.db);
  return {
    streams,

    /** A stream of future events, preceded by the records that were added since `since`. */
    async open(reader: Reader, since: string | undefined): Promise<ReadableStream<Uint8Array>> {
      const isRecent = since !== undefined && Date.now() - Date.parse(since) < LONGEST_GAP_MS;
      const missed = isRecent ? await store.addedSince(new Date(since)) : [];
      return streams.open(reader, missed);
    },

    /** Sends events on any node to all streams; disposing stops that and closes the streams. */
    async follow(log: Logger): Promise<AsyncDisposable> {
      const listener = {
        hear(payload: string) {
          database.reads.changed();
          void streams.publish(liveEventSchema.parse(JSON.parse(payload)) as LiveEvent);
        },
        // Closing the streams makes browsers reconnect and get the missed events.
        trust(isTrusted: boolean) {
          if (!isTrusted) streams.closeAll();
        },
      };
      const lost = "staff are not told of what happens";
      const listening = await database.listen(CHANNEL, listener, { log, lost });
      return {
        async [Symbol.asyncDispose]() {
          streams.closeAll();
          await listening[Symbol.asyncDispose]();
        },
      };
    },
  };
}
export type LiveService = ReturnType<typeof liveService>;
