import type { Logger } from "pino";

import type { Database } from "#server/platform/database/connect.ts";
import { redactError } from "#server/platform/redact-error.ts";

import { tapStore, type CountedTaps } from "./tap.store.ts";

const FLUSH_MS = 10_000;
/** How many are written with one statement. */
const AT_ONCE = 1_000;
/** Asia/Amman is three hours ahead of UTC all year. */
const AMMAN_MS = 3 * 60 * 60 * 1000;

/** Programs that open links to show what is behind them, and browsers that load ahead. */
const NOT_A_PERSON =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|curl\/|wget\//i;

/** What a request says of who opens a page. */
interface Opener {
  userAgent: string | undefined;
  /** `Sec-Purpose` or `Purpose`. */
  purpose: string | undefined;
}

/**
 * Counts how often cards are opened, by day. The counts of some seconds are held in memory and then
 * written together: opening a page writes nothing. Nothing is kept of who opened it.
 */
export function countTaps(database: Pick<Database, "db">, now: () => number = Date.now) {
  let counts = new Map<string, CountedTaps>();

  function add(code: string, day: string, count: number): void {
    const key = `${day} ${code}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else counts.set(key, { code, day, count });
  }

  /** Writes what was counted. What can't be written is kept for the next time. */
  async function flush(): Promise<void> {
    const waiting = [...counts.values()];
    counts = new Map();
    while (waiting.length > 0) {
      const some = waiting.slice(0, AT_ONCE);
      try {
        await tapStore(database.db).add(some);
      } catch (error) {
        for (const { code, day, count } of waiting) add(code, day, count);
        throw error;
      }
      waiting.splice(0, AT_ONCE);
    }
  }

  return {
    /** @param code of a card whose page was shown */
    count(code: string, { userAgent, purpose }: Opener): void {
      if (purpose?.includes("prefetch") || NOT_A_PERSON.test(userAgent ?? "")) return;
      add(code, new Date(now() + AMMAN_MS).toISOString().slice(0, 10), 1);
    },

    flush,

    /** Writes them every ten seconds, and the last ones when disposed of. */
    keepWriting(log: Logger): AsyncDisposable {
      const write = () =>
        flush().catch((error: unknown) => {
          log.warn({ err: redactError(error) }, "taps could not be written yet");
        });
      const timer = setInterval(() => void write(), FLUSH_MS).unref();
      return {
        async [Symbol.asyncDispose]() {
          clearInterval(timer);
          await write();
        },
      };
    },
  };
}
export type Taps = ReturnType<typeof countTaps>;
