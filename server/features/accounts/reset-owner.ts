import type { Config } from "#server/config.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { tellOfFactors } from "#server/features/second-factors/factors-changed-notification.ts";
import { secondFactorStore } from "#server/features/second-factors/second-factor.store.ts";
import { passwordResetStore } from "#server/features/session/password-reset.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { newPasswordPath } from "#shared/accounts/account-paths.ts";
import { RESET_MINUTES } from "#shared/session/password-calls.ts";
import { normalizeEmail } from "#shared/text.ts";

import { accountStore } from "./account.store.ts";

/** Who it was, in the message to all owners. */
const BY_SERVER = { id: "", name: "npm run owner:reset" };

/**
 * A link to a new password for an owner, for whoever may run commands on the server: the machine is theirs,
 * so that the owner's second factors go too.
 * @param address which owner, where there are several
 * @throws {StartProblem} that says whom to name
 */
export async function resetOwner(
  database: Database,
  { publicUrl }: Pick<Config, "publicUrl">,
  address: string | undefined,
  notifications: Pick<Notifications, "send">,
): Promise<{ email: string; link: string; minutes: number; hadSecondFactor: boolean }> {
  return database.transaction(async (trx) => {
    const owners = await accountStore(trx).owners();
    const named = owners.filter(
      ({ email }) => address === undefined || normalizeEmail(email) === normalizeEmail(address),
    );
    const [owner, ...others] = named;
    if (!owner || others.length > 0) {
      const names = owners.map(({ email }) => `npm run owner:reset -- ${email}`);
      throw new StartProblem(["Name one of the owners:", ...names].join("\n  "));
    }
    const hadSecondFactor = await secondFactorStore(trx).has(owner.id);
    await secondFactorStore(trx).removeAll(owner.id);
    if (hadSecondFactor) await tellOfFactors(trx, notifications, owner, BY_SERVER);
    const token = await passwordResetStore(trx).newToken(owner.id, RESET_MINUTES);
    // On record, because whoever has the server can do it unseen otherwise.
    const given = { reset: "link", ...(hadSecondFactor && { secondFactor: false }) };
    await historyStore(trx).recordChange(null, "user", owner.id, "update", {}, given);
    const link = publicUrl + newPasswordPath(token);
    return { email: owner.email, link, minutes: RESET_MINUTES, hadSecondFactor };
  });
}
