import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { listenOnChannel } from "#server/platform/database/listen-on-channel.ts";
import { liveEventSchema, type LiveEvent } from "#shared/live/live-event.ts";

import { LiveStreams } from "./live-streams.ts";
import { liveStore } from "./live.store.ts";

/** Triggers on the tables of what visitors send notify this channel. */
const CHANNEL = "staff_events";

/** What was missed longer ago than this is not told one by one: lists are loaded anew anyway. */
const LONGEST_GAP_MS = 24 * 60 * 60_000;

interface Reader {
  userId: string;
  /** Whether the session by which the stream was opened still stands. */
  isSignedIn: () => Promise<boolean>;
}

export function liveService(database: Database) {
  const streams = new LiveStreams();
  const store = liveStore(database.db);
  return {
    streams,

    /** A stream of what happens from now on, and before it what was added since `since`. */
    async open(reader: Reader, since: string | undefined): Promise<ReadableStream<Uint8Array>> {
      const isRecent = since !== undefined && Date.now() - Date.parse(since) < LONGEST_GAP_MS;
      const missed = isRecent ? await store.addedSince(new Date(since)) : [];
      return streams.open(reader, missed);
    },

    /** Passes on what happens on whatever node; disposing ends that, and all streams. */
    async follow(log: Logger): Promise<AsyncDisposable> {
      const listener = {
        hear(payload: string) {
          streams.publish(liveEventSchema.parse(JSON.parse(payload)) as LiveEvent);
        },
        // Browsers then come back and are told what they missed.
        trust(isTrusted: boolean) {
          if (!isTrusted) streams.closeAll();
        },
      };
      const lost = "staff are not told of what happens";
      const listening = await listenOnChannel(database, CHANNEL, listener, { log, lost });
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
