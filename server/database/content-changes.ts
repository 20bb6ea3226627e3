import pg from "pg";

import type { Database } from "./connect.ts";

/** What the triggers of the tables that visitors see say a change on. */
const CHANNEL = "public_content";

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;

interface Follower {
  /** Something that visitors see has changed, on whatever node. */
  drop(): void;
  /** Whether changes are heard of from now on. */
  trust(trusted: boolean): void;
}

/**
 * Hears of every change of what visitors see, on a connection of its own. When that breaks it is made
 * anew, at once and then ever more patiently; disposing ends it.
 */
export async function followContent(
  { pool }: Pick<Database, "pool">,
  follower: Follower,
): Promise<AsyncDisposable> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(wait = FIRST_WAIT_MS): Promise<void> {
    const mine = new pg.Client(pool.options);
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      follower.trust(false);
      void mine.end().catch(() => {});
      if (ended) return;
      timer = setTimeout(() => void connect(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
      timer.unref();
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", () => follower.drop());
    client = mine;
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      if (isLost || ended) return;
      wait = FIRST_WAIT_MS;
      follower.trust(true);
    } catch {
      lose();
    }
  }

  await connect();
  return {
    async [Symbol.asyncDispose]() {
      ended = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
