import type { Notifications } from "#server/features/notifications/notifications.ts";
import { settingsStore } from "#server/features/settings/settings.store.ts";
import type { Database } from "#server/platform/database/connect.ts";
import { throwOnDuplicate } from "#server/platform/database/duplicates.ts";
import { HttpError, fieldError, notFound } from "#server/platform/http-error.ts";
import { recordSecurityEvent } from "#server/platform/security-events/security-event.store.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import {
  MOST_PASSKEYS,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from "#shared/second-factors/passkey.ts";
import type { User } from "#shared/session/session.ts";

import { addFactor, changingFactors, endWithLast, recordFactors } from "./own-factors.ts";
import type { PasskeyCeremony } from "./passkey-ceremony.ts";
import { passkeyStore, type PasskeyRow } from "./passkey.store.ts";

const refused = () => fieldError("passkey", apiMessage("passkey_refused"));

/** Passkeys of one's own account, and what one does with them. */
export function passkeyService(
  database: Database,
  ceremony: PasskeyCeremony,
  notifications: Pick<Notifications, "send">,
) {
  const listOf = (by: User) => passkeyStore(database.db).list(by.id);

  return {
    signInOptions: () => ceremony.requestOptions("sign-in", null),
    proofOptions: async (by: User) => ceremony.requestOptions("proof", by.id, await listOf(by)),

    async creationOptions(by: User) {
      const shop = await settingsStore(database.db).find();
      return ceremony.creationOptions(by, shop?.shopName || "Naqra", await listOf(by));
    },

    /** Whose passkey it is. @throws a 400, whatever is wrong */
    async userOf(passkey: PasskeyAssertion) {
      const user = await ceremony.signedBy(passkey, "sign-in", null);
      if (!user) {
        const subject = "passkey" as const;
        await recordSecurityEvent(database.db, { kind: "sign_in_failed", subject });
        throw refused();
      }
      return user;
    },

    /**
     * @param token that of the session which asks
     * @returns recovery codes, if it is the first second factor
     * @throws a 400 for a wrong answer, one that is there already, and for too many
     */
    async add(name: string, answer: PasskeyRegistration, by: User, token: string) {
      const registered = await ceremony.registered(answer, by.id);
      if (!registered) throw refused();
      const adding = changingFactors(database, by, async (trx) => {
        const store = passkeyStore(trx);
        if ((await store.list(by.id)).length >= MOST_PASSKEYS) {
          throw new HttpError(400, apiMessage("too_many_passkeys", { max: MOST_PASSKEYS }));
        }
        await recordFactors(trx, notifications, by, [{ passkey: null }, { passkey: name }]);
        return addFactor(trx, by, token, () => store.add({ ...registered, userId: by.id, name }));
      });
      return throwOnDuplicate(adding, "passkeys_credentialId_unique", refused);
    },

    /** @throws a 404 for what is not theirs, or was removed */
    rename: (id: string, name: string, by: User): Promise<Passkey> =>
      changingFactors(database, by, async (trx) => {
        const row = await passkeyStore(trx).rename(by.id, id, name);
        if (!row) throw notFound("passkey");
        return presentPasskey(row);
      }),

    /** @throws a 404 for what is not theirs, or was removed */
    remove: (id: string, by: User): Promise<void> =>
      changingFactors(database, by, async (trx) => {
        const row = await passkeyStore(trx).remove(by.id, id);
        if (!row) throw notFound("passkey");
        await endWithLast(trx, by);
        await recordFactors(trx, notifications, by, [{ passkey: row.name }, { passkey: null }]);
      }),
  };
}
export type PasskeyService = ReturnType<typeof passkeyService>;

export function presentPasskey(row: PasskeyRow): Passkey {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = row;
  return {
    _id: id,
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
