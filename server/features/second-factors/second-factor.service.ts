import { sessionStore } from "#server/features/session/session.store.ts";
import { hashOf } from "#server/features/session/token.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { RECOVERY_CODES, type SecondFactors } from "#shared/second-factors/second-factor.ts";
import type { User } from "#shared/session/session.ts";

import { newTotpSecret, newTypedCode, plainCode, totpUrl } from "./one-time-codes.ts";
import { spendTotpCode } from "./second-factor-check.ts";
import { secondFactorStore } from "./second-factor.store.ts";
import { TOTP_SECRET } from "./second-factor.table.ts";

/** 80 random bits, which nobody guesses: so a plain hash is enough. */
const RECOVERY_CODE_BYTES = 10;

interface SecondFactorParts {
  database: Database;
  secrets: Secrets;
}

/** The second factors of one's own account. */
export function secondFactorService({ database, secrets }: SecondFactorParts) {
  /** @param work gets whether it is the first factor */
  function changing<T>(by: User, work: (trx: Db) => Promise<T>): Promise<T> {
    return database.transaction(async (trx) => {
      await secondFactorStore(trx).lock(by.id);
      return work(trx);
    });
  }

  async function newRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedCode(RECOVERY_CODE_BYTES));
    const hashes = codes.map((code) => hashOf(plainCode(code)));
    await secondFactorStore(trx).replaceRecoveryCodes(userId, hashes);
    return codes;
  }

  const record = (trx: Db, by: User, before: object, given: object) =>
    historyStore(trx).recordChange(by, "user", by.id, "update", { ...before }, { ...given });

  return {
    async read(by: User): Promise<SecondFactors> {
      const store = secondFactorStore(database.db);
      const app = await store.totp(by.id);
      return {
        authenticatorApp: app?.confirmedAt
          ? {
              createdAt: app.confirmedAt.toISOString(),
              lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
            }
          : null,
        recoveryCodesLeft: await store.recoveryCodesLeft(by.id),
      };
    },

    /** @throws a 400 where there is one */
    async startApp(by: User): Promise<{ secret: string; url: string }> {
      const secret = newTotpSecret();
      const sealed = secrets.seal(secret, TOTP_SECRET, by.id);
      if (!(await secondFactorStore(database.db).startTotp(by.id, sealed))) {
        throw new HttpError(400, apiMessage("authenticator_app_there"));
      }
      const shop = await settingsStore(database.db).find();
      return { secret, url: totpUrl(secret, shop?.shopName || "Naqra", by.email) };
    },

    /**
     * Makes the authenticator app a second factor, which this session has shown by that.
     * @param token that of the session which asks
     * @returns recovery codes, if it is the first one
     * @throws a 400 for a wrong code
     */
    confirmApp: (code: string, by: User, token: string): Promise<string[] | null> =>
      changing(by, async (trx) => {
        const store = secondFactorStore(trx);
        const row = await store.totp(by.id);
        if (!row) throw new HttpError(400, apiMessage("authenticator_app_not_begun"));
        if (row.confirmedAt) throw new HttpError(400, apiMessage("authenticator_app_there"));
        const isFirst = !(await store.has(by.id));
        if (!(await spendTotpCode(trx, secrets, row, plainCode(code)))) {
          throw fieldError("code", apiMessage("second_factor_wrong"));
        }
        await sessionStore(trx).prove(hashOf(token), { withSecondFactor: true });
        await record(trx, by, { authenticatorApp: false }, { authenticatorApp: true });
        return isFirst ? newRecoveryCodes(trx, by.id) : null;
      }),

    /** @throws a 404 where there is none */
    removeApp: (by: User): Promise<void> =>
      changing(by, async (trx) => {
        const store = secondFactorStore(trx);
        if (!(await store.removeTotp(by.id))) throw notFound("authenticator-app");
        if (!(await store.has(by.id))) await store.removeRest(by.id);
        await record(trx, by, { authenticatorApp: true }, { authenticatorApp: false });
      }),

    /** @throws a 400 without a second factor */
    renewCodes: (by: User): Promise<string[]> =>
      changing(by, async (trx) => {
        if (!(await secondFactorStore(trx).has(by.id))) {
          throw new HttpError(400, apiMessage("second_factor_first"));
        }
        await record(trx, by, {}, { recoveryCodes: true });
        return newRecoveryCodes(trx, by.id);
      }),
  };
}
export type SecondFactorService = ReturnType<typeof secondFactorService>;
