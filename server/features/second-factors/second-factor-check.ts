import type { Database, Db } from "#server/platform/database/connect.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import type { PasskeyAssertion } from "#shared/second-factors/passkey.ts";

import { appPasswordStore } from "./app-password.store.ts";
import { isTotpCode, plainCode, stepOf } from "./one-time-codes.ts";
import type { PasskeyCeremony } from "./passkey-ceremony.ts";
import { secondFactorStore } from "./second-factor.store.ts";
import { TOTP_SECRET } from "./second-factor.table.ts";

/** What signing in, and a proof of identity, ask of second factors. */
export function secondFactorCheck(
  { db }: Pick<Database, "db">,
  secrets: Secrets,
  ceremony: Pick<PasskeyCeremony, "signedBy">,
) {
  return {
    mustBeAdded: async (userId: string) =>
      (await secondFactorStore(db).isRequired()) && !(await secondFactorStore(db).has(userId)),

    isNeeded: (userId: string) => secondFactorStore(db).has(userId),

    /** Whether a passkey of the account has signed it, for a proof of identity. */
    isSigned: async (userId: string, passkey: PasskeyAssertion) =>
      (await ceremony.signedBy(passkey, "proof", userId)) !== undefined,

    /** Which app password of the account it is. */
    appPasswordOf: (userId: string, password: string) =>
      appPasswordStore(db).use(userId, hashOf(password)),

    /** Whether it is a code of the authenticator app or a recovery code, which is used up by that. */
    async isRight(userId: string, typed: string): Promise<boolean> {
      const code = plainCode(typed);
      if (!isTotpCode(code)) return secondFactorStore(db).useRecoveryCode(userId, hashOf(code));
      const row = await secondFactorStore(db).totp(userId);
      return row?.confirmedAt ? spendTotpCode(db, secrets, row, code) : false;
    },
  };
}
export type SecondFactorCheck = ReturnType<typeof secondFactorCheck>;

/** Whether it is a right code of the authenticator app, which is used up by that. */
export async function spendTotpCode(
  db: Db,
  secrets: Secrets,
  { userId, secret }: { userId: string; secret: string },
  code: string,
): Promise<boolean> {
  const step = stepOf(code, secrets.open(secret, TOTP_SECRET, userId));
  return step !== undefined && secondFactorStore(db).useStep(userId, secret, step);
}
