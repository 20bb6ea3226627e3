import { randomUUID } from "node:crypto";

import pg from "pg";
import type { Logger } from "pino";

import { atMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import type { Database } from "./connect.ts";

/** The channel on which the triggers of tables with public content notify of changes. */
const CHANNEL = "public_content";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** How often the connection is tested by a notification of our own, and how long that may take. */
const ECHO_EVERY_MS = 15_000;
const ECHO_WITHIN_MS = 5_000;

/**
 * Closing a dead connection politely could take for ever, so it gets this long, in milliseconds.
 */
const GRACE_MS = 1_000;

const ECHO = "echo ";

interface Follower {
  /** Public content has changed, on any node. */
  drop(): void;
  /** Whether changes are being received from now on. */
  trust(trusted: boolean): void;
}

/**
 * Listens for every change of public content, on a connection of its own. When the connection
 * breaks or stops delivering, it is opened again, at first at once and then after growing delays;
 * disposing ends it.
 */
export async function followContent(
  { pool }: Pick<Database, "pool">,
  follower: Follower,
  log: Logger,
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
      follower.trust(false);
      void mine.end().catch(() => {});
      if (ended) return;
      log.warn(
        { err: redactError(error) },
        "changes of content are not heard of, nothing is cached",
      );
      clearTimeout(timer);
      later(wait, () => connect(Math.min(wait * 2, LONGEST_WAIT_MS)));
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", ({ payload = "" }) => {
      if (!payload.startsWith(ECHO)) follower.drop();
    });
    /**
     * Rejects when the connection is dead or does not deliver notifications, as through a pooler.
     */
    const keepListening = async (): Promise<void> => {
      try {
        await mustHear(mine, mine);
        later(ECHO_EVERY_MS, keepListening);
      } catch (error) {
        lose(error as Error);
      }
    };
    client = mine;
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      await mustHear(mine, pool);
      if (isLost || ended) return;
      wait = FIRST_WAIT_MS;
      follower.trust(true);
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
      await atMost(
        GRACE_MS,
        client!.end().catch(() => {}),
      );
    },
  };
}

/** Sends a notification from `speaker` and waits until `listener` has received it. */
async function mustHear(
  listener: pg.Client,
  speaker: Pick<pg.Client | pg.Pool, "query">,
): Promise<void> {
  const words = ECHO + randomUUID();
  const heard = Promise.withResolvers<void>();
  const timer = setTimeout(() => heard.reject(new Error("Nothing was heard.")), ECHO_WITHIN_MS);
  const hear = ({ payload }: pg.Notification) => {
    if (payload === words) heard.resolve();
  };
  listener.on("notification", hear);
  try {
    const said = speaker.query(`select pg_notify('${CHANNEL}', $1)`, [words]);
    // The query that sends it may never be answered either.
    await Promise.race([Promise.all([said, heard.promise]), heard.promise]);
  } finally {
    clearTimeout(timer);
    listener.off("notification", hear);
  }
}
