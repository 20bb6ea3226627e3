import type { Lock } from "#server/features/locked-changes/lock.ts";
import { lockedChangeStore } from "#server/features/locked-changes/locked-change.store.ts";
import type { LockedValues } from "#server/features/locked-changes/locked-change.table.ts";
import type { Db } from "#server/platform/database/connect.ts";
import { historyStore } from "#server/platform/history/history.store.ts";

import { mailServerStore, type MailServerRow } from "./mail-server.store.ts";

type Set = Omit<MailServerRow, "updatedAt">;

/** All of it, the password encrypted as it is stored. */
export const lockedValuesOf = (row: MailServerRow) => {
  const { host, port, security, user, password, sender } = row;
  return { host, port, security, user, password, sender } satisfies LockedValues;
};

/** By which server e-mails leave. */
export const mailServerLock: Lock = {
  async hold(trx) {
    await mailServerStore(trx).findForUpdate();
  },

  async isAsLeft({ after }, trx) {
    const now: LockedValues = lockedValuesOf(await mailServerStore(trx).findForUpdate());
    return Object.entries(after).every(([field, to]) => now[field] === to);
  },

  async restore({ before }, by, trx) {
    const store = mailServerStore(trx);
    const now = lockedValuesOf(await store.findForUpdate());
    const given = before as unknown as Set;
    await store.update(given);
    const entity = "mail-server";
    await historyStore(trx).recordChange(by, entity, entity, "update", now, given);
  },
};

/** The server that there was before a change; undefined where its values are gone. */
export async function serverBefore(db: Db, changeId: string): Promise<MailServerRow | undefined> {
  const change = await lockedChangeStore(db).find(changeId);
  if (!change?.before) return undefined;
  return { ...(change.before as unknown as Set), updatedAt: change.createdAt };
}
