import type { Notifications } from "#server/features/notifications/notifications.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { fieldError, HttpError, notFound } from "#server/platform/http-error.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { SecondFactors } from "#shared/second-factors/second-factor.ts";
import type { User } from "#shared/session/session.ts";

import { newTotpSecret, plainCode, totpUrl } from "./one-time-codes.ts";
import {
  addFactor,
  changingFactors,
  endWithLast,
  newRecoveryCodes,
  recordFactors,
} from "./own-factors.ts";
import { presentPasskey } from "./passkey.service.ts";
import { passkeyStore } from "./passkey.store.ts";
import { spendTotpCode } from "./second-factor-check.ts";
import { secondFactorStore } from "./second-factor.store.ts";
import { TOTP_SECRET } from "./second-factor.table.ts";

interface SecondFactorParts {
  database: Database;
  secrets: Secrets;
  notifications: Pick<Notifications, "send">;
}

/** The second factors of one's own account. */
export function secondFactorService({ database, secrets, notifications }: SecondFactorParts) {
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
        passkeys: (await passkeyStore(database.db).list(by.id)).map(presentPasskey),
        recoveryCodesLeft: await store.recoveryCodesLeft(by.id),
        isRequired: await store.isRequired(),
      };
    },

    /**
     * Whether all accounts must have a second factor.
     * @throws a 400 for an owner who has none: nobody shuts themselves out
     */
    setRequired: (isRequired: boolean, by: User): Promise<void> =>
      changingFactors(database, by, async (trx) => {
        const store = secondFactorStore(trx);
        if (isRequired && !(await store.has(by.id))) {
          throw new HttpError(400, apiMessage("second_factor_first"));
        }
        const before = { isRequired: await store.isRequired() };
        await store.setRequired(isRequired);
        const history = historyStore(trx);
        await history.recordChange(by, "second-factor", "all", "update", before, { isRequired });
      }),

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
      changingFactors(database, by, async (trx) => {
        const row = await secondFactorStore(trx).totp(by.id);
        if (!row) throw new HttpError(400, apiMessage("authenticator_app_not_begun"));
        if (row.confirmedAt) throw new HttpError(400, apiMessage("authenticator_app_there"));
        await recordFactors(trx, notifications, by, [
          { authenticatorApp: false },
          { authenticatorApp: true },
        ]);
        return addFactor(trx, by, token, async () => {
          if (await spendTotpCode(trx, secrets, row, plainCode(code))) return;
          throw fieldError("code", apiMessage("second_factor_wrong"));
        });
      }),

    /** @throws a 404 where there is none */
    removeApp: (by: User): Promise<void> =>
      changingFactors(database, by, async (trx) => {
        if (!(await secondFactorStore(trx).removeTotp(by.id))) throw notFound("authenticator-app");
        await endWithLast(trx, by);
        await recordFactors(trx, notifications, by, [
          { authenticatorApp: true },
          { authenticatorApp: false },
        ]);
      }),

    /** @throws a 400 without a second factor */
    renewCodes: (by: User): Promise<string[]> =>
      changingFactors(database, by, async (trx) => {
        if (!(await secondFactorStore(trx).has(by.id))) {
          throw new HttpError(400, apiMessage("second_factor_first"));
        }
        await recordFactors(trx, notifications, by, [{}, { recoveryCodes: true }]);
        return newRecoveryCodes(trx, by.id);
      }),
  };
}
export type SecondFactorService = ReturnType<typeof secondFactorService>;
