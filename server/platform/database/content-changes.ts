import { randomUUID } from "node:crypto";

import pg from "pg";
import type { Logger } from "pino";

import { atMost } from "#server/platform/process-end.ts";
import { redactError } from "#server/platform/redact-error.ts";

import type { Database } from "./connect.ts";

/** What the triggers of the tables that visitors see say a change on. */
const CHANNEL = "public_content";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** How often it is tried whether what is said is still heard, and how long that may take. */
const ECHO_EVERY_MS = 15_000;
const ECHO_WITHIN_MS = 5_000;

/** A connection that is dead without knowing it would take for ever to end. */
const GRACE_MS = 1_000;

const ECHO = "echo ";

interface Follower {
  /** Something that visitors see has changed, on whatever node. */
  drop(): void;
  /** Whether changes are heard of from now on. */
  trust(trusted: boolean): void;
}

/**
 * Hears of every change of what visitors see, on a connection of its own. When that breaks, or goes
 * silent, it is made anew, at once and then ever more patiently; disposing ends it.
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
    /** Fails when the connection is dead, or is one that only seems to listen, as poolers have. */
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

/** Has `speaker` say something, and waits until `listener` has heard it. */
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
    // What is said may never be answered either.
    await Promise.race([Promise.all([said, heard.promise]), heard.promise]);
  } finally {
    clearTimeout(timer);
    listener.off("notification", hear);
  }
}
