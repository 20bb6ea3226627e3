import type { Database } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";
import { HttpError, notFound } from "#server/platform/http-error.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import { MOST_APP_PASSWORDS, type AppPassword } from "#shared/second-factors/second-factor.ts";
import type { User } from "#shared/session/session.ts";

import { appPasswordStore, type AppPasswordRow } from "./app-password.store.ts";
import { newTypedCode } from "./one-time-codes.ts";
import { secondFactorStore } from "./second-factor.store.ts";

/** Passwords for programs that can't ask for a second factor. */
export function appPasswordService(database: Database) {
  return {
    list: async (by: User): Promise<AppPassword[]> =>
      (await appPasswordStore(database.db).list(by.id)).map(present),

    /** @throws a 400 for an account without a second factor, and for too many */
    make: (name: string, by: User): Promise<{ password: string; made: AppPassword }> =>
      database.transaction(async (trx) => {
        const factors = secondFactorStore(trx);
        const store = appPasswordStore(trx);
        await factors.lock(by.id);
        if (!(await factors.has(by.id))) {
          throw new HttpError(400, apiMessage("second_factor_first"));
        }
        if ((await store.list(by.id)).length >= MOST_APP_PASSWORDS) {
          throw new HttpError(
            400,
            apiMessage("too_many_app_passwords", { max: MOST_APP_PASSWORDS }),
          );
        }
        const password = newTypedCode();
        const row = await store.add(by.id, name, hashOf(password));
        await historyStore(trx).recordChange(by, "app-password", row.id, "create", {}, { name });
        return { password, made: present(row) };
      }),

    /** @throws a 404 for what is not theirs, or was revoked */
    remove: (id: string, by: User): Promise<void> =>
      database.transaction(async (trx) => {
        const row = await appPasswordStore(trx).remove(by.id, id);
        if (!row) throw notFound("app-password");
        const { name } = row;
        await historyStore(trx).recordChange(by, "app-password", id, "delete", { name }, {});
      }),
  };
}
export type AppPasswordService = ReturnType<typeof appPasswordService>;

function present({ id, name, createdAt, lastUsedAt }: AppPasswordRow): AppPassword {
  return {
    _id: id,
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
