import type { Database } from "#server/platform/database/connect.ts";
import { tooMany } from "#server/platform/http-error.ts";
import { normalizeEmail } from "#shared/text.ts";

import { keyedMutex } from "./keyed-mutex.ts";
import { limitStore, type FailureLimit } from "./limit.store.ts";

/** The number of wrong passwords in a row that are accepted without waiting. */
const FREE_TRIES = {
  /** For one account from one address, or from one device that it knows. */
  account: 5,
  /** For all accounts from one address, which a whole office or village may share. */
  address: 20,
  /** For one account from anywhere: more than its users mistype, too few for guessing. */
  anywhere: 100,
};

/** The origin of a login attempt. */
export interface Guesser {
  email: string;
  address: string;
  /** Identifies a device on which the account with this e-mail has been signed in before. */
  knownDevice: string | undefined;
}

/**
 * Slows down guessing of passwords: after some wrong ones in a row, each further attempt has to
 * wait, longer every time. A right one resets the count. Attempts by strangers delay other
 * strangers but never a device that the account knows, which has a limit of its own: so nobody can
 * lock the account's users out. No setting turns this off.
 */
export function loginLimits(database: Database) {
  const store = limitStore(database);
  const turn = keyedMutex();

  /** Locks all keys, always in the same order, so that there is no deadlock. */
  function inTurnFor<T>([key, ...others]: string[], work: () => Promise<T>): Promise<T> {
    return key === undefined ? work() : turn(key, () => inTurnFor(others, work));
  }

  return {
    /**
     * Runs a password check, or throws a 429 when it is too early for another attempt.
     * @param check resolves with undefined for wrong credentials
     */
    async trying<T>(guesser: Guesser, check: () => Promise<T | undefined>): Promise<T | undefined> {
      const limits = limitsOf(guesser);
      const keys = limits.map(({ key }) => key);
      const attempt = async () => {
        const seconds = await store.secondsBlocked(keys);
        if (seconds > 0) throw tooMany("too_many_passwords", seconds);
        const result = await check();
        if (result === undefined) for (const limit of limits) await store.addFailure(limit);
        else await store.forgetFailures(keys);
        return result;
      };
      // Otherwise any number of guesses could be sent at once, before the first is counted.
      return inTurnFor(keys, attempt);
    },
  };
}
export type LoginLimits = ReturnType<typeof loginLimits>;

/** The keys that a wrong password counts for, the broadest first. */
function limitsOf({ email, address, knownDevice }: Guesser): FailureLimit[] {
  const account = `account ${normalizeEmail(email)}`;
  if (knownDevice !== undefined) {
    return [{ key: `${account} on ${knownDevice}`, freeTries: FREE_TRIES.account }];
  }
  return [
    { key: account, freeTries: FREE_TRIES.anywhere },
    { key: `address ${address}`, freeTries: FREE_TRIES.address },
    { key: `${account} from ${address}`, freeTries: FREE_TRIES.account },
  ];
}
