import { accountStore } from "#server/features/accounts/account.store.ts";
import type { Notifications } from "#server/features/notifications/notifications.ts";
import { appPasswordStore } from "#server/features/second-factors/app-password.store.ts";
import { sessionStore } from "#server/features/session/session.store.ts";
import type { Database, Db } from "#server/platform/database/connect.ts";
import { HttpError } from "#server/platform/http-error.ts";
import { hashOf } from "#server/platform/secrets/token.ts";
import { apiMessage } from "#shared/api-messages/any-message.ts";
import type { LockedChange, LockedKind } from "#shared/locked-changes/locked-change.ts";

import type { Lock, UndoableChange } from "./lock.ts";
import { changeUndone } from "./locked-change-notification.ts";
import { lockedChangeStore, type LockedChangeRow } from "./locked-change.store.ts";
import { presentLockedChange } from "./present-locked-change.ts";

interface UndoParts {
  database: Database;
  notifications: Notifications;
  /** What can be undone, and how. */
  locks: Record<LockedKind, Lock>;
}

const refused = (code: "undo_link_ended" | "undone_before" | "changed_since") =>
  new HttpError(400, apiMessage(code));

/** Undoes what decides over the shop, for whoever has the link of a message to an owner. */
export function undoService({ database, notifications, locks }: UndoParts) {
  async function found(token: string) {
    const link = await lockedChangeStore(database.db).link(hashOf(token));
    const row = link && (await lockedChangeStore(database.db).find(link.changeId));
    if (!row || !isUndoable(row)) throw refused("undo_link_ended");
    return { row, userId: link.userId };
  }

  /** Everybody who was an owner before or is one now. */
  async function tellOwners(row: LockedChangeRow, before: readonly Owner[], byId: string, trx: Db) {
    const owners = [...before, ...(await accountStore(trx).owners())];
    for (const { id, email } of new Map(owners.map((owner) => [owner.id, owner])).values()) {
      await notifications.send(
        trx,
        changeUndone,
        { changeId: row.id, userId: id, byId },
        { email },
      );
    }
  }

  return {
    /** @throws a 400 for a link that has ended */
    async shown(token: string): Promise<LockedChange> {
      const { row } = await found(token);
      const isAsLeft = row.undoneAt !== null || (await locks[row.kind].isAsLeft(row, database.db));
      return presentLockedChange(row, !isAsLeft);
    },

    /**
     * Gives back what was, and ends all sessions and app passwords of the account that had changed it: somebody else may sit in it.
     * @throws a 400 when the link has ended, it was undone before, or the same was changed since
     */
    async undo(token: string): Promise<LockedChange> {
      const { row: known, userId } = await found(token);
      const lock = locks[known.kind];
      return database.transaction(async (trx) => {
        // First what was changed and then its record, as whoever changes it does.
        await lock.hold(trx);
        const row = await lockedChangeStore(trx).findForUpdate(known.id);
        if (!row || !isUndoable(row)) throw refused("undo_link_ended");
        if (row.undoneAt) throw refused("undone_before");
        if (!(await lock.isAsLeft(row, trx))) throw refused("changed_since");
        const owners = await accountStore(trx).owners();
        await lock.restore(row, { id: userId }, trx);
        await lockedChangeStore(trx).recordUndone(row.id);
        if (row.userId) {
          const sessions = sessionStore(trx);
          await sessions.recordEnded(
            { id: userId },
            await sessions.endOtherSessions(row.userId, ""),
          );
          await appPasswordStore(trx).removeAll(row.userId);
        }
        await tellOwners(row, owners, userId, trx);
        return presentLockedChange({ ...row, undoneAt: new Date() });
      });
    },
  };
}
export type UndoService = ReturnType<typeof undoService>;

interface Owner {
  id: string;
  email: string;
}

const isUndoable = (row: LockedChangeRow): row is UndoableChange =>
  row.before !== null && row.after !== null;
