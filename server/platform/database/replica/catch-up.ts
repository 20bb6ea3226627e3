import { setTimeout as delay } from "node:timers/promises";

import type { Logger } from "pino";

import { redactError } from "#server/platform/redact-error.ts";

/** How old what is read from the replica may be, in milliseconds. */
const MOST_AGE_MS = 1_000;
/** How long a read waits for the replica before it goes to the primary server, in milliseconds. */
const PATIENCE_MS = 200;
/** How often the replica is asked how far it is, and how often while it is behind or away. */
const ASK_EVERY_MS = 10;
const ASK_AGAIN_MS = 1_000;

interface Servers<Position> {
  /** Where the primary server's log of changes (WAL) ends at this moment. */
  lastChange(): Promise<Position>;
  /** Whether the replica shows everything up to there. @throws when it is no replica of that server */
  hasReplayed(position: Position): Promise<boolean>;
}

/**
 * Tells whether a replica shows everything that this process knows of, and is at most a second old.
 * It is asked only while there are reads: once a second, and after each change that was heard of.
 */
export function catchUp<Position>({ lastChange, hasReplayed }: Servers<Position>, log: Logger) {
  /** Counts the changes that were heard of; the replica shows the first `shown` of them. */
  let heard = 1;
  let shown = 0;
  let checkedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let isBehind = false;

  function turn(behind: boolean, error?: unknown): void {
    if (behind === isBehind) return;
    isBehind = behind;
    if (!behind) return log.info("the replica is read again");
    const reason = error === undefined ? {} : { err: redactError(error) };
    log.warn(reason, "the replica is behind or away, the primary server is read instead");
  }

  /** Asks until the replica shows what was heard of; what is heard meanwhile comes next. */
  async function ask(): Promise<void> {
    const before = heard;
    const started = performance.now();
    try {
      const position = await lastChange();
      while (!(await hasReplayed(position))) {
        if (performance.now() - started > MOST_AGE_MS) turn(true);
        await delay(isBehind ? ASK_AGAIN_MS : ASK_EVERY_MS, undefined, { ref: false });
      }
      shown = before;
      checkedAt = started;
      turn(false);
    } catch (error) {
      turn(true, error);
      await delay(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }

  return {
    /** To be called when something was written that must be read from now on. */
    changed(): void {
      heard += 1;
    },

    /** Whether a read may go to the replica; waits a moment for it. */
    async isCurrent(): Promise<boolean> {
      const wanted = heard;
      const end = performance.now() + PATIENCE_MS;
      const isGood = () => shown >= wanted && performance.now() - checkedAt < MOST_AGE_MS;
      while (!isGood()) {
        asking ??= ask().finally(() => (asking = undefined));
        const left = end - performance.now();
        if (isBehind || left <= 0) return false;
        await Promise.race([asking, delay(left, undefined, { ref: false })]);
      }
      return true;
    },
  };
}
