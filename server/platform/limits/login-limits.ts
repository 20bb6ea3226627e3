import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { tooMany } from "#server/platform/http-error.ts";
import { normalizeEmail } from "#shared/text.ts";

import { keyedMutex } from "./keyed-mutex.ts";
import { limitStore, type FailureLimit } from "./limit.store.ts";

/** So many wrong passwords in a row are taken at once, before each further one has to wait. */
const FREE_TRIES = {
  /** For one account from one address, or from one device that it knows. */
  account: 5,
  /** For any accounts from one address, which a whole office or village may share. */
  address: 20,
  /** For one account from anywhere: more than its own people mistype, few for who guesses. */
  anywhere: 100,
};

/** Who tries a password. */
export interface Guesser {
  email: string;
  address: string;
  /** Stands for a device on which the account of this e-mail has been signed in before. */
  knownDevice: string | undefined;
}

/**
 * Slows down guessing: after some wrong passwords in a row each further try has to wait, longer every
 * time. A right one ends it. What strangers try holds up other strangers, never a device that the
 * account knows: that one has a limit of its own, so nobody can lock an account's people out.
 */
export function loginLimits(database: Database, { isOn }: Config["limits"]) {
  const store = limitStore(database.db);
  const turn = keyedMutex();

  /** Waits for whoever has one of the keys. All come in the same order, so none waits in a circle. */
  function inTurnFor<T>([key, ...others]: string[], work: () => Promise<T>): Promise<T> {
    return key === undefined ? work() : turn(key, () => inTurnFor(others, work));
  }

  return {
    /**
     * Lets a password be checked unless it is too soon, which is a 429.
     * @param check resolves with undefined for wrong credentials
     */
    async trying<T>(guesser: Guesser, check: () => Promise<T | undefined>): Promise<T | undefined> {
      if (!isOn) return check();
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

/** What a wrong password counts for, the widest first. */
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
