import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/connect.ts";
import { tooMany } from "#server/errors.ts";
import { normalizeEmail } from "#shared/text.ts";

import { inTurn } from "./in-turn.ts";
import { limitStore } from "./limit.store.ts";

/**
 * Slows down guessing: after five wrong passwords in a row for an account, or from an address, each
 * further try has to wait, longer every time. A right one ends it.
 */
export function loginLimits(database: Database, { isOn }: Config["limits"]) {
  const store = limitStore(database.db);
  const turn = inTurn();

  return {
    /**
     * Lets a password be checked unless it is too soon, which is a 429.
     * @param check resolves with undefined for wrong credentials
     */
    async trying<T>(
      { email, address }: { email: string; address: string },
      check: () => Promise<T | undefined>,
    ): Promise<T | undefined> {
      if (!isOn) return check();
      const account = `account ${normalizeEmail(email)}`;
      const peer = `address ${address}`;
      const keys = [account, peer];
      // Otherwise any number of guesses could be sent at once, before the first is counted.
      return turn(account, () =>
        turn(peer, async () => {
          const seconds = await store.secondsBlocked(keys);
          if (seconds > 0) throw tooMany("Too many wrong passwords.", seconds);
          const result = await check();
          await (result === undefined ? store.addFailure(keys) : store.forgetFailures(keys));
          return result;
        }),
      );
    },
  };
}
export type LoginLimits = ReturnType<typeof loginLimits>;
