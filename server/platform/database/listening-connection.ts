import { randomUUID } from "node:crypto";

import pg from "pg";

import { waitAtMost } from "#server/platform/process-end.ts";
import { withinReadableTime } from "#server/platform/readable-time.ts";

/**
 * How often the server is asked on this connection whether it is there, and how long the answer may
 * take, in milliseconds: where a network swallows everything without a word, nothing else notices.
 */
const ASK_EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 2_000;
/**
 * Every so many times a notification is sent instead, to the same end and to see that it arrives. Not
 * each time, because a notification gets the number of a transaction.
 */
const TIMES_PER_ECHO = 8;

/** How long closing may take, in milliseconds: closing a dead connection would never end. */
const GRACE_MS = 1_000;

interface Hearer {
  hear(channel: string, payload: string): void;
  /** Called once, when notifications may be missed from now on. Not called after closing. */
  lose(error: Error | undefined): void;
}

export interface ListeningConnection {
  /** Listens to these channels too. Rejects when the connection is lost. */
  listen(channels: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a connection that listens to these channels and finds out by itself when it goes silent.
 * Rejects when there is none, or no notification arrives.
 */
export async function openListeningConnection(
  config: pg.ClientConfig,
  channels: Iterable<string>,
  { hear, lose }: Hearer,
): Promise<ListeningConnection> {
  const client = new pg.Client(config);
  // No other connection hears what is sent to it.
  const own = `echo_${randomUUID().replaceAll("-", "")}`;
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;

  function leave(error?: Error): void {
    clearTimeout(timer);
    // A server that is silent would not answer the farewell either.
    client.connection.stream.destroy();
    if (isOpen) lose(error);
    isOpen = false;
  }

  let lastQuery: Promise<unknown> = Promise.resolve();
  /** One after the other. */
  function query(text: string): Promise<unknown> {
    return (lastQuery = lastQuery.catch(() => {}).then(() => client.query(text)));
  }

  const listen = (to: Iterable<string>) =>
    query([...to].map((channel) => `listen ${channel}`).join("; "));

  /** Sends a notification to itself and waits until it comes, also if that never happens. */
  async function expectEcho(): Promise<void> {
    const received = Promise.withResolvers<void>();
    const receive = ({ channel }: pg.Notification) => void (channel === own && received.resolve());
    client.on("notification", receive);
    try {
      await query(`notify ${own}`);
      await received.promise;
    } finally {
      client.off("notification", receive);
    }
  }

  function askLater(asked = 1): void {
    const ask = async () => {
      try {
        const isEcho = asked % TIMES_PER_ECHO === 0;
        const answer = isEcho ? expectEcho() : query("select");
        await withinReadableTime(ANSWER_WITHIN_MS, answer);
        if (isOpen) askLater(asked + 1);
      } catch (error) {
        leave(error as Error);
      }
    };
    timer = setTimeout(() => void ask(), ASK_EVERY_MS).unref();
  }

  client.on("error", leave);
  client.on("end", leave);
  client.on("notification", ({ channel, payload = "" }) => {
    if (channel !== own) hear(channel, payload);
  });
  try {
    await client.connect();
    // For whoever looks into `pg_stat_activity`.
    await query("set application_name to 'naqra listening'");
    await withinReadableTime(ANSWER_WITHIN_MS, listen([own, ...channels]).then(expectEcho));
  } catch (error) {
    leave();
    throw error;
  }
  isOpen = true;
  askLater();
  return {
    async listen(to) {
      try {
        await listen(to);
      } catch (error) {
        leave(error as Error);
        throw error;
      }
    },
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await waitAtMost(
        GRACE_MS,
        client.end().catch(() => {}),
      );
      client.connection.stream.destroy();
    },
  };
}
