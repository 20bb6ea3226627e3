import { randomUUID } from "node:crypto";

import pg from "pg";
import type { Logger } from "pino";

import { waitAtMost } from "#server/platform/process-end.ts";
import { withinReadableTime } from "#server/platform/readable-time.ts";
import { redactError } from "#server/platform/redact-error.ts";

import type { Database } from "./connect.ts";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/**
 * How often the server is asked on this connection whether it is there, and how long the answer may
 * take, in milliseconds: where a network swallows everything without a word, nothing else notices.
 */
const ASK_EVERY_MS = 2_000;
const ANSWER_WITHIN_MS = 2_000;
/**
 * Every so many times a notification is sent instead, to the same end and to see that it arrives. Not
 * each time: a notification gets a transaction's number, and every node hears it.
 */
const TIMES_PER_ECHO = 8;
/** How long closing may take, in milliseconds: closing a dead connection would never end. */
const GRACE_MS = 1_000;

const ECHO = "echo ";

/** Handles the notifications of a channel. */
export interface ChannelListener {
  /** Called for each notification, from any node or program. */
  hear(payload: string): void;
  /**
   * Called with false when notifications may be missed from now on, and with true when they are
   * received.
   */
  trust(isTrusted: boolean): void;
}

interface ListeningOptions {
  log: Logger;
  /** The log message when notifications may be missed. */
  lost: string;
}

/**
 * Listens to a channel of PostgreSQL's LISTEN/NOTIFY, on a connection of its own. When the connection
 * breaks or goes silent it is opened again, at once and then with growing pauses of up to 2 s.
 * Disposing closes it.
 */
export async function listenOnChannel(
  { pool }: Pick<Database, "pool">,
  channel: string,
  listener: ChannelListener,
  { log, lost }: ListeningOptions,
): Promise<AsyncDisposable> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  function later(milliseconds: number, work: () => Promise<void>): void {
    if (ended) return;
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  }

  async function connect(wait = FIRST_WAIT_MS): Promise<void> {
    const mine = new pg.Client(pool.options);
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      listener.trust(false);
      // A server that is silent would not answer the farewell either.
      mine.connection.stream.destroy();
      if (ended) return;
      log.warn({ err: redactError(error) }, lost);
      clearTimeout(timer);
      later(wait, () => connect(Math.min(wait * 2, LONGEST_WAIT_MS)));
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", ({ payload = "" }) => {
      if (!payload.startsWith(ECHO)) listener.hear(payload);
    });
    let asked = 0;
    const keepAsking = async (): Promise<void> => {
      try {
        asked += 1;
        await withinReadableTime<unknown>(
          ANSWER_WITHIN_MS,
          asked % TIMES_PER_ECHO === 0 ? expectEcho(channel, mine) : mine.query("select"),
        );
        later(ASK_EVERY_MS, keepAsking);
      } catch (error) {
        lose(error as Error);
      }
    };
    client = mine;
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      await withinReadableTime(ANSWER_WITHIN_MS, expectEcho(channel, mine));
      if (isLost || ended) return;
      wait = FIRST_WAIT_MS;
      listener.trust(true);
      later(ASK_EVERY_MS, keepAsking);
    } catch (error) {
      lose(error as Error);
    }
  }

  await connect();
  return {
    async [Symbol.asyncDispose]() {
      ended = true;
      clearTimeout(timer);
      await waitAtMost(
        GRACE_MS,
        client!.end().catch(() => {}),
      );
    },
  };
}

/** Sends a notification to itself and waits until it comes, also if that never happens. */
async function expectEcho(channel: string, client: pg.Client): Promise<void> {
  const words = ECHO + randomUUID();
  const received = Promise.withResolvers<void>();
  const hear = ({ payload }: pg.Notification) => {
    if (payload === words) received.resolve();
  };
  client.on("notification", hear);
  try {
    await client.query(`select pg_notify('${channel}', $1)`, [words]);
    await received.promise;
  } finally {
    client.off("notification", hear);
  }
}
