import { randomUUID } from "node:crypto";

import pg from "pg";
import type { Logger } from "pino";

import { waitAtMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import type { Database } from "./connect.ts";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** How often the connection is tested, and how long that may take, in milliseconds. */
const ECHO_EVERY_MS = 15_000;
const ECHO_WITHIN_MS = 5_000;

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
      void mine.end().catch(() => {});
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
    /**
     * Rejects when the connection is dead or does not deliver notifications.
     */
    const keepListening = async (): Promise<void> => {
      try {
        await expectEcho(channel, mine, mine);
        later(ECHO_EVERY_MS, keepListening);
      } catch (error) {
        lose(error as Error);
      }
    };
    client = mine;
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      await expectEcho(channel, mine, pool);
      if (isLost || ended) return;
      wait = FIRST_WAIT_MS;
      listener.trust(true);
      later(ECHO_EVERY_MS, keepListening);
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

/** Sends a notification from `sender` and waits until `receiver` gets it. */
async function expectEcho(
  channel: string,
  receiver: pg.Client,
  sender: Pick<pg.Client | pg.Pool, "query">,
): Promise<void> {
  const words = ECHO + randomUUID();
  const received = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => received.reject(new Error("No notification came back.")),
    ECHO_WITHIN_MS,
  );
  const hear = ({ payload }: pg.Notification) => {
    if (payload === words) received.resolve();
  };
  receiver.on("notification", hear);
  try {
    const sent = sender.query(`select pg_notify('${channel}', $1)`, [words]);
    // The query itself may never be answered either.
    await Promise.race([Promise.all([sent, received.promise]), received.promise]);
  } finally {
    clearTimeout(timer);
    receiver.off("notification", hear);
  }
}
