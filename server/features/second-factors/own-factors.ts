import type { Notifications } from "#server/features/notifications/notifications.ts";
import { sessionStore } from "#server/features/session/session.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { RECOVERY_CODES } from "#shared/second-factors/second-factor.ts";
import type { User } from "#shared/session/session.ts";

import { tellOfFactors } from "./factors-changed-notification.ts";
import { newTypedCode, plainCode } from "./one-time-codes.ts";
import { secondFactorStore } from "./second-factor.store.ts";

/** Changes one's own second factors, one change after the other. */
export function changingFactors<T>(
  database: Pick<Database, "transaction">,
  by: User,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return database.transaction(async (trx) => {
    await secondFactorStore(trx).lock(by.id);
    return work(trx);
  });
}

export async function newRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newTypedCode);
  const hashes = codes.map((code) => hashOf(plainCode(code)));
  await secondFactorStore(trx).replaceRecoveryCodes(userId, hashes);
  return codes;
}

/**
 * Adds a factor, which the session that asks has shown by that.
 * @param token that of the session
 * @param add throws when it is refused
 * @returns recovery codes with the first factor
 */
export async function addFactor(
  trx: Db,
  by: User,
  token: string,
  add: () => Promise<void>,
): Promise<string[] | null> {
  const isFirst = !(await secondFactorStore(trx).has(by.id));
  await add();
  await sessionStore(trx).prove(hashOf(token), { withSecondFactor: true });
  return isFirst ? newRecoveryCodes(trx, by.id) : null;
}

/**
 * After a factor was removed: what is of no use, or too much, without one goes with the last.
 * @throws a 400 where everybody must have one
 */
export async function endWithLast(trx: Db, by: User): Promise<void> {
  const store = secondFactorStore(trx);
  if (await store.has(by.id)) return;
  if (await store.isRequired()) throw new HttpError(400, apiMessage("last_second_factor"));
  await store.removeRest(by.id);
}

/** Records that one's own factors changed, and tells the person of it. */
export async function recordFactors(
  trx: Db,
  notifications: Pick<Notifications, "send">,
  by: User,
  [before, given]: readonly [object, object],
): Promise<void> {
  await historyStore(trx).recordChange(by, "user", by.id, "update", { ...before }, { ...given });
  await tellOfFactors(trx, notifications, by, by);
}
